import Foundation

@testable import PresentationKit
@testable import TextUI

/// A renderer of frames to SVG: a screen as a terminal shows it on dark or on light paper. Letters
/// stand where their cells are, whatever the font; half blocks and bars are drawn as what they are,
/// so that no font leaves gaps in a picture.
package struct FramePicture {
  private let frame: Frame
  private let colours: PictureColours
  /// A cell's width and height in pixels, and what is left free around the screen.
  private static let (cell, line, margin) = (9, 20, 12)

  /// Prepares a picture of what somebody sees.
  package init(_ frame: Frame, on paper: PictureColours) {
    (self.frame, colours) = (frame, paper)
  }

  /// The picture as a document.
  package var svg: String { document("", content) }

  /// Several pictures of one size as a document that shows one after another, each for so many
  /// seconds, and begins again. Where nothing is to move, the first one stays.
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

  /// All that is on the screen.
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

  /// All that is filled, one path for each colour: papers, blocks and bars with edges that meet, and
  /// thin lines, which would be lost with such edges where the picture is shown smaller.
  private var blocks: (areas: [String], lines: [String]) {
    var (fields, lines) = (FieldPaths(), FieldPaths())
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = frame[column, row]
        let (ink, paper) = colours.of(cell.style)
        let (x, y) = (Self.x(column), Self.margin + row * Self.line)
        if let paper { fields.fill(Field(x, y, Self.cell, Self.line), paper) }
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
    return (fields.paths, lines.paths)
  }

  /// The words of a row, piece by piece.
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

  /// What stands at a cell and where the next begins: ASCII as far as it goes, up to two blanks;
  /// anything else alone in the middle of its cells, since fonts disagree about its width.
  private func piece(_ column: Int, _ row: Int) -> (text: String, end: Int) {
    let cell = frame[column, row]
    let after = column + max(1, Int(cell.width))
    if cell.width == 0 || cell.character == " " || BlockElement.isOne(cell.character) {
      return ("", after)
    }
    let look = colours.attributes(of: cell.style)
    guard cell.character.isASCII else {
      let x = Self.x(column) + Int(cell.width) * Self.cell / 2
      let kind = cell.width == 2 ? "w" : "c"
      return ("<text class=\"\(kind)\" x=\"\(x)\"\(look)>\(cell.character)</text>", after)
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
    return ("<text \(position)\(look)>\(Self.escaped(text))</text>", end)
  }

  private static func x(_ column: Int) -> Int { margin + column * cell }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
