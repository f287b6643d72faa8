/// A line of text whose characters are several cells high and wide, for terminals with the text sizing protocol (OSC
/// 66).
package struct ScaledText: Equatable, Sendable {
  package let text: String
  /// The first cell of the text.
  package let origin: Point
  /// The number of rows of a character.
  package let scale: Int
  package var style: Style

  /// The cells that the text covers.
  package var area: Area {
    Area(
      column: origin.column, row: origin.row, columns: TextLayout.cells(text) * scale, rows: scale)
  }

  /// The number that marks the cells of this text. It is a hash of the text and its scale.
  var cover: UInt32 {
    let sum = ("\(scale);" + text).utf8.reduce(UInt32(2_166_136_261)) { sum, byte in
      (sum ^ UInt32(byte)) &* 16_777_619
    }
    return sum | 0xF000_0000
  }

  /// Returns the bytes that draw the text at the cursor. The terminal's style must be plain before, and is plain
  /// afterwards.
  func bytes(_ depth: ColourDepth) -> [UInt8] {
    var bytes: [UInt8] = []
    Pen(style, depth).write(after: .plain, to: &bytes)
    return bytes + Array("\u{1B}]66;s=\(scale);\(text)\u{1B}\\\u{1B}[m".utf8)
  }
}

extension Frame {
  /// Draws a line of text at `scale` times its size and returns true. Returns false without drawing if the terminal
  /// cannot draw scaled text, the scale is not 2 to 7, or the text is not entirely within the frame. Cells drawn later
  /// hide the text.
  public mutating func putScaled(
    _ text: String, at origin: Point, scale: Int, _ style: Style = .plain
  ) -> Bool {
    let line = ScaledText(
      text: Printable.line(text), origin: origin, scale: scale, style: style)
    let area = line.area
    guard sizesText, (2...7).contains(scale), area.size.columns > 0, origin.column >= 0,
      origin.row >= 0, area.endColumn <= size.columns, area.endRow <= size.rows
    else { return false }
    fill(area, Style(paper: style.paper, .picture))
    scaledTexts.append(line)
    return true
  }

  /// The scaled texts over which nothing else was drawn.
  var visibleScaledTexts: [ScaledText] {
    scaledTexts.filter { text in
      let area = text.area
      return (area.origin.row..<area.endRow).allSatisfy { row in
        (area.origin.column..<area.endColumn).allSatisfy {
          self[$0, row].style.marks.contains(.picture)
        }
      }
    }
  }
}

extension PicturePlan {
  /// Adds the scaled texts of the frame. A text that the terminal shows already is not sent again.
  mutating func addScaledTexts(after old: Frame?, _ depth: ColourDepth) {
    let texts = frame.visibleScaledTexts
    frame.scaledTexts = texts
    if texts.isEmpty { return }
    if frame.covers.isEmpty {
      frame.covers = Array(repeating: 0, count: frame.cells.count)
    }
    for text in texts {
      for row in text.area.origin.row..<text.area.endRow {
        for column in text.area.origin.column..<text.area.endColumn {
          frame.covers[row * frame.size.columns + column] = text.cover
        }
      }
      let isNew = old?.size != frame.size || old?.scaledTexts.contains(text) != true
      strokes.append(
        Stroke(number: text.cover, corner: text.origin, bytes: text.bytes(depth), isNew: isNew))
    }
  }
}
