import Domain
import PresentationKit
import TextUI

/// The year as an HTML document: a single file that has no scripts and makes no network requests.
struct YearPage {
  private let document: YearDocument
  private let font: String?
  private var body = ""

  /// Renders a document. `font` is preferred if it is installed.
  init(_ document: YearDocument, font: String?) {
    self.document = document
    self.font = font
    add("<header>")
    add("<p class=\"kicker\">\(escaped(ShellWords.haru(document.language)))</p>")
    add("<h1>\(escaped(document.title))</h1>")
    add("<p class=\"lead\">\(escaped(document.subtitle))</p>")
    if let cover = document.cover { add(cover, hue: nil) }
    add(document.facts)
    add("</header>")
    add("<main>")
    for chapter in document.chapters { add(chapter) }
    if let silence = document.silence { add("<p class=\"silence\">\(escaped(silence))</p>") }
    add("</main>")
  }

  /// The whole document, in UTF-8.
  var bytes: [UInt8] {
    let language = document.language.rawValue
    let page = """
      <!DOCTYPE html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(escaped(document.title + " · " + ShellWords.haru(document.language)))</title>
      <style>
      :root{--own:\(family)\(YearStyle.sans)}
      \(YearStyle.sheet)
      </style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
    return Array(page.utf8)
  }

  /// The preferred font, followed by the defaults. Characters that could end the style sheet are removed from the
  /// font's name.
  private var family: String {
    let name = Printable.line(font ?? "").filter {
      $0.isLetter || $0.isNumber || " -_".contains($0)
    }
    return name.isEmpty ? "" : "'\(name)',"
  }

  private mutating func add(_ line: String) { body += line + "\n" }

  private func escaped(_ text: String) -> String { SVG.escaped(text) }

  /// Returns a text as a paragraph that keeps its line breaks.
  private func paragraph(_ text: String) -> String {
    text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
      .map { escaped(String($0)) }.joined(separator: "<br>")
  }

  private mutating func add(_ chapter: YearChapter) {
    add("<section class=\"part\" style=\"--hue:\(SVG.hex(chapter.hue.ink))\">")
    add("<h2>\(escaped(chapter.title))</h2>")
    for block in chapter.blocks {
      switch block {
      case .figures(let facts): add(facts)
      case .drawing(let drawing): add(drawing, hue: chapter.hue)
      case .gallery(let gallery): add(gallery, chapter.hue)
      case .quotes(let title, let quotes): add(quotes, title)
      }
    }
    add("</section>")
  }

  private mutating func add(_ facts: [YearFigure]) {
    if facts.isEmpty { return }
    add("<ul class=\"facts\">")
    for fact in facts {
      add("<li><b>\(escaped(fact.value))</b><span>\(escaped(fact.label))</span></li>")
    }
    add("</ul>")
  }

  private mutating func add(_ drawing: YearDrawing, hue: Hue?) {
    add("<div class=\"wide\">\(YearFragment(drawing, hue).text)</div>")
  }

  private mutating func add(_ gallery: YearGallery, _ hue: Hue) {
    add("<h3>\(escaped(gallery.title))</h3>")
    add("<div class=\"gallery g\(gallery.across)\">")
    for plate in gallery.plates {
      add("<figure>\(YearFragment(plate.drawing).text)<figcaption>")
      add("<b>\(escaped(plate.caption))</b><span>\(escaped(plate.detail))</span>")
      add("</figcaption></figure>")
    }
    add("</div>")
  }

  private mutating func add(_ quotes: [YearQuote], _ title: String) {
    add("<h3>\(escaped(title))</h3>")
    for quote in quotes {
      add("<figure class=\"quote\"><blockquote><p>\(paragraph(quote.text))</p></blockquote>")
      if !quote.source.isEmpty { add("<figcaption>\(escaped(quote.source))</figcaption>") }
      add("</figure>")
    }
  }
}

/// A drawing as inline SVG. Colours with a role become CSS classes, so that the document can switch between light and
/// dark.
struct YearFragment {
  private let drawing: YearDrawing
  private let classes: [(ink: Ink, name: String)]

  /// Renders a picture that has the same colours in light and dark.
  init(_ drawing: YearDrawing) {
    self.drawing = drawing
    classes = []
  }

  /// Renders a drawing in the colours of the document.
  init(_ drawing: YearDrawing, _ hue: Hue?) {
    self.drawing = drawing
    var classes: [(ink: Ink, name: String)] = [
      (YearTones.text, "t"), (YearTones.quiet, "q"), (YearTones.line, "l"), (YearTones.empty, "e"),
    ]
    if let hue {
      for number in 0..<4 { classes.append((YearTones.shade(number, hue), "s\(number)")) }
    }
    self.classes = classes
  }

  var text: String {
    var text =
      "<svg viewBox=\"0 0 100 \(short(drawing.height))\" role=\"img\""
      + " aria-label=\"\(SVG.escaped(drawing.label))\">"
    text += paths
    for line in drawing.lines {
      text += "<text x=\"\(short(line.position.x))\" y=\"\(short(line.position.y))\""
      text += " font-size=\"\(short(line.size))\"\(paint(line.ink))"
      if line.isBold { text += " font-weight=\"700\"" }
      if line.anchor != .start { text += " text-anchor=\"\(line.anchor.rawValue)\"" }
      text += ">\(SVG.escaped(line.text))</text>"
    }
    return text + "</svg>"
  }

  /// The shapes as SVG. Consecutive shapes with four corners and one colour are merged into a path.
  private var paths: String {
    var paths = ""
    var squares: Ink?
    for shape in drawing.sketch.shapes {
      let corners = shape.outline.corners
      guard corners.count > 2, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
        continue
      }
      let edge =
        "M" + corners.map { "\(short($0.x)) \(short($0.y))" }.joined(separator: "L") + "Z"
      if corners.count == 4, squares == shape.ink {
        paths.removeLast(3)
        paths += edge + "\"/>"
      } else {
        paths += "<path\(paint(shape.ink)) d=\"\(edge)\"/>"
      }
      squares = corners.count == 4 ? shape.ink : nil
    }
    return paths
  }

  /// Returns the fill of a shape: the class of its role, or its colour.
  private func paint(_ ink: Ink) -> String {
    classes.first { $0.ink == ink }.map { " class=\"\($0.name)\"" } ?? " fill=\"\(SVG.hex(ink))\""
  }

  /// Formats a number rounded to two decimals.
  private func short(_ value: Double) -> String {
    SVG.number((value * 100).rounded() / 100)
  }
}
