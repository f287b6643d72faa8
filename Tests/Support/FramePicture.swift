import Foundation

@testable import PresentationKit
@testable import TextUI

/// Renders a frame as SVG, as a terminal with a dark or a light background would show it. Text is positioned by cells.
/// Block elements and lines are drawn as shapes, because the glyphs of some fonts leave gaps.
package struct FramePicture {
  private let frame: Frame
  private let colours: PictureColours
  /// A cell's width and height, and the margin around the screen, in pixels.
  private static let (cell, line, margin) = (9, 20, 12)

  package init(_ frame: Frame, on paper: PictureColours) {
    (self.frame, colours) = (frame, paper)
  }

  /// The picture as a complete SVG document.
  package var svg: String { document("", content) }

  /// Returns an animated SVG document that shows pictures of one size in turn and then repeats. `seconds` contains the
  /// duration of each picture. If the viewer prefers reduced motion, only the first picture is shown. Returns an empty
  /// string if there are no pictures.
  package static func film(_ pictures: [FramePicture], seconds: [Double]) -> String {
    guard let first = pictures.first else { return "" }
    let whole = seconds.reduce(0, +)
    var (rules, begin) = ([String](), 0.0)
    for (index, length) in seconds.enumerated() {
      let (from, to) = (begin / whole * 100, (begin + length) / whole * 100)
      let hidden = index == 0 ? "" : "0%{visibility:hidden}"
      rules.append(
        "@keyframes k\(index){\(hidden)\(percent(from)){visibility:visible}"
          + (index == seconds.count - 1 ? "}" : "\(percent(to)){visibility:hidden}}")
          + "#f\(index){animation:k\(index) \(whole)s infinite step-end}")
      begin += length
    }
    rules.append("@media (prefers-reduced-motion:reduce){.f{animation:none!important}}")
    let style = ".f{visibility:hidden}#f0{visibility:visible}" + rules.joined()
    let scenes = pictures.enumerated().flatMap { index, picture in
      ["<g class=\"f\" id=\"f\(index)\">"] + picture.content + ["</g>"]
    }
    return first.document(style, scenes)
  }

  private static func percent(_ share: Double) -> String {
    String(format: "%.2f%%", share)
  }

  /// The SVG elements of the whole screen, without the document around them.
  private var content: [String] {
    let words = (0..<frame.size.rows).flatMap(words)
    let (areas, lines) = blocks
    return ["<g shape-rendering=\"crispEdges\">"] + areas + ["</g>"] + lines + words
  }

  private func document(_ style: String, _ content: [String]) -> String {
    let width = frame.size.columns * Self.cell + 2 * Self.margin
    let height = frame.size.rows * Self.line + 2 * Self.margin
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-size="15" fill="\(colours.ink)" \
      font-family="ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', D2Coding, \
      NanumGothicCoding, 'Noto Sans Mono CJK KR', 'Apple SD Gothic Neo', monospace">
      <style>.c,.w{text-anchor:middle}.w{font-size:17px}\(style)</style>
      <rect width="100%" height="100%" rx="8" fill="\(colours.ground)"/>
      """
    return ([head] + content + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The SVG paths of everything that is filled, one path for each colour. `areas` are backgrounds, blocks and bars,
  /// which have sharp edges. `lines` are at most 2 pixels thick; sharp edges would make them disappear when the picture
  /// is shown smaller.
  private var blocks: (areas: [String], lines: [String]) {
    // A colour may be the background of one cell and the ink of another, so backgrounds are drawn first.
    var (grounds, fields, lines) = (FieldPaths(), FieldPaths(), FieldPaths())
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = frame[column, row]
        let (ink, paper) = colours.of(cell.style)
        let (x, y) = (Self.x(column), Self.margin + row * Self.line)
        if let paper { grounds.fill(Field(x, y, Self.cell, Self.line), paper) }
        for part in BlockElement.parts(of: cell.character, Self.cell, Self.line) {
          let field = Field(x + part.x, y + part.y, part.width, part.height)
          if min(part.width, part.height) <= 2 {
            lines.fill(field, ink)
          } else {
            fields.fill(field, ink)
          }
        }
      }
    }
    return (grounds.paths + fields.paths, lines.paths)
  }

  /// Returns the SVG text elements of a row in a group; empty if the row contains no text.
  private func words(_ row: Int) -> [String] {
    var (lines, column) = ([String](), 0)
    while column < frame.size.columns {
      let piece = piece(column, row)
      if !piece.text.isEmpty { lines.append(piece.text) }
      column = piece.end
    }
    let y = Self.margin + row * Self.line + 15
    return lines.isEmpty ? [] : ["<g transform=\"translate(0 \(y))\">"] + lines + ["</g>"]
  }

  /// Returns the SVG text element for the text at a cell, and the column where the next text begins. ASCII characters
  /// of one style share an element, which ends after two spaces. Any other character has its own element, centred in
  /// its cells, because fonts differ in its width. The element is empty for a space, a block element or a cell of width
  /// 0.
  private func piece(_ column: Int, _ row: Int) -> (text: String, end: Int) {
    let cell = frame[column, row]
    let after = column + max(1, Int(cell.width))
    if cell.width == 0 || cell.character == " " || BlockElement.isOne(cell.character) {
      return ("", after)
    }
    let attributes = colours.attributes(of: cell.style)
    guard cell.character.isASCII else {
      let x = Self.x(column) + Int(cell.width) * Self.cell / 2
      let kind = cell.width == 2 ? "w" : "c"
      return ("<text class=\"\(kind)\" x=\"\(x)\"\(attributes)>\(cell.character)</text>", after)
    }
    var (text, end) = ("", column)
    while end < frame.size.columns, frame[end, row].style == cell.style,
      frame[end, row].width == 1, frame[end, row].character.isASCII, !text.hasSuffix("  ")
    {
      text.append(frame[end, row].character)
      end += 1
    }
    while text.last == " " { text.removeLast() }
    let position = "x=\"\(Self.x(column))\" textLength=\"\(text.count * Self.cell)\""
    return ("<text \(position)\(attributes)>\(Self.escaped(text))</text>", end)
  }

  private static func x(_ column: Int) -> Int { margin + column * cell }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
