package import Domain
package import TextUI

/// Draws a canvas in plain characters, for terminals without colours or half blocks. The paper is a frame, and each
/// shape is a sign with its level.
package struct CanvasLetters {
  let scene: CanvasScene
  let glyphs: Glyphs

  package init(_ scene: CanvasScene, _ glyphs: Glyphs) {
    self.scene = scene
    self.glyphs = glyphs
  }

  /// Draws the canvas into its square.
  package func draw(into frame: inout Frame, in square: Area) {
    drawPaper(into: &frame, in: square)
    if let marks = scene.canvas.marks { draw(marks, into: &frame, in: square) }
    let items = scene.items
    // Draw the selected shape last, or others might cover its brackets.
    let order =
      items.indices.reversed().filter { $0 != scene.selected }
      + items.indices.filter { $0 == scene.selected }
    for number in order {
      let isSelected = number == scene.selected
      let text = label(items[number], isSelected: isSelected, in: square)
      let width = CellWidth.of(text)
      let inside = square.inset(columns: 1, rows: 1)
      let column = cell(items[number].middle.x, square.origin.column, square.size.columns)
      let row = cell(items[number].middle.y, square.origin.row, square.size.rows)
      let left = min(column - (isSelected ? 1 : 0), inside.endColumn - width)
      frame.put(
        text, max(inside.origin.column, left), row,
        isSelected ? .bold : items[number].isGuide ? .dim : .plain, upTo: inside.endColumn)
    }
  }

  /// Returns the sign of a shape with its level, in brackets if selected. The level is omitted on a small canvas.
  private func label(_ item: CanvasScene.Item, isSelected: Bool, in square: Area) -> String {
    let sign = glyphs.sign(of: item.shape)
    let level = square.size.columns < 32 ? nil : item.level.map { "\($0.value)" }
    return (isSelected ? "[" : "") + sign + (level ?? "") + (isSelected ? "]" : "")
  }

  /// Draws the marks of people and books on the lower edge of the frame, where no shape can be. Each is a sign, or a
  /// count if the edge is too short.
  private func draw(_ marks: CanvasMarks, into frame: inout Frame, in square: Area) {
    func pieces(_ text: (_ sign: String, _ shown: Int, _ count: Int) -> String) -> [StyledText] {
      let kinds = [
        (glyphs.watered, marks.shown.people, marks.people, Hue.leaf.ink),
        (glyphs.spine, marks.shown.books, marks.books, Hue.violet.ink),
      ]
      return kinds.filter { $0.2 > 0 }.flatMap { sign, shown, count, ink in
        [StyledText(" "), StyledText(text(sign, shown, count), Style(ink: ink))]
      }
    }
    var line = pieces { sign, shown, _ in String(repeating: sign, count: shown) }
    if marks.hidden > 0 { line.append(StyledText(" +\(marks.hidden)", .dim)) }
    let room = square.size.columns - 5
    if line.cells > room { line = pieces { sign, _, count in "\(sign) \(count)" } }
    guard !line.isEmpty, line.cells <= room else { return }
    frame.write(
      line + [" "], square.origin.column + 2, in: square, row: square.size.rows - 1)
  }

  /// Returns the cell for a coordinate from 0 to 100, kept within the frame.
  private func cell(_ middle: Double, _ start: Int, _ length: Int) -> Int {
    start + min(length - 2, max(1, Int(middle / 100 * Double(length))))
  }

  private func drawPaper(into frame: inout Frame, in square: Area) {
    let across = String(repeating: glyphs.rule, count: max(0, square.size.columns - 2))
    for row in square.origin.row..<square.endRow {
      let isTop = row == square.origin.row
      if isTop || row == square.endRow - 1 {
        let ends =
          isTop ? (glyphs.corners[0], glyphs.corners[1]) : (glyphs.corners[2], glyphs.corners[3])
        frame.put(ends.0 + across + ends.1, square.origin.column, row, .dim)
      } else {
        frame.put(glyphs.edge, square.origin.column, row, .dim)
        frame.put(glyphs.edge, square.endColumn - 1, row, .dim)
      }
    }
  }
}

extension Glyphs {
  /// Returns the sign of a shape, one cell wide; a dot for an entry without a shape.
  package func sign(of shape: MoodShape?) -> String {
    guard let shape else { return new }
    let index = shape.rawValue - 1
    return moods.indices.contains(index) ? moods[index] : ""
  }
}
