/// Computes a short byte sequence that turns the frame on the screen into the next frame.
public enum FrameDiff {
  /// Returns the bytes to send; empty if the terminal would look the same. Without an old frame of the same size, the
  /// screen is cleared and redrawn.
  public static func bytes(
    from old: Frame?, to new: Frame, depth: ColourDepth
  ) -> [UInt8] {
    bytes(from: old, to: PicturePlan(new), depth: depth)
  }

  /// Returns the bytes to send for a frame with pixel pictures, like `bytes(from:to:depth:)` for a frame alone.
  package static func bytes(
    from old: Frame?, to plan: PicturePlan, depth: ColourDepth
  ) -> [UInt8] {
    let new = plan.frame
    guard let old, old.size == new.size else {
      var writer = FrameWriter(new, depth: depth)
      writer.clear()
      draw(from: Frame(size: new.size), to: new, depth, &writer)
      writer.paint(plan)
      writer.showCaret(caret(of: new))
      return writer.finished
    }
    var writer = FrameWriter(new, depth: depth)
    draw(from: old, to: new, depth, &writer)
    writer.paint(plan)
    if writer.isEmpty, caret(of: old) == caret(of: new) { return [] }
    writer.showCaret(caret(of: new))
    return writer.finished
  }

  /// Returns the caret, moved to the last column if it is right of the frame. Returns nil if it is above, below or left
  /// of the frame.
  private static func caret(of frame: Frame) -> Point? {
    guard let caret = frame.caret, caret.column >= 0, (0..<frame.size.rows).contains(caret.row),
      frame.size.columns > 0
    else { return nil }
    return Point(column: min(caret.column, frame.size.columns - 1), row: caret.row)
  }

  private static func draw(
    from old: Frame, to new: Frame, _ depth: ColourDepth, _ writer: inout FrameWriter
  ) {
    for row in 0..<new.size.rows {
      drawRow(row, from: old, to: new, depth, &writer)
    }
  }

  private static func drawRow(
    _ row: Int, from old: Frame, to new: Frame, _ depth: ColourDepth,
    _ writer: inout FrameWriter
  ) {
    let columns = new.size.columns
    let start = row * columns
    var tail: Int?
    /// Cells before this column may be overwritten by a neighbour that the terminal drew too wide.
    var coveredEnd = 0
    for column in 0..<columns {
      let cell = new.cells[start + column]
      if cell.width == 0 { continue }
      if column >= coveredEnd, looksTheSame(old, new, start + column, depth) { continue }
      if isBlank(cell) {
        let end = tail ?? blankTail(of: new, start: start)
        tail = end
        if column >= end, changes(old, new, start, from: column, depth) > 3 {
          return writer.erase(from: column, row)
        }
      }
      coveredEnd = max(coveredEnd, writer.draw(cell, column, row))
    }
  }

  /// Returns whether the terminal already shows the cell correctly at this colour depth.
  private static func looksTheSame(
    _ old: Frame, _ new: Frame, _ index: Int, _ depth: ColourDepth
  ) -> Bool {
    let (before, after) = (old.cells[index], new.cells[index])
    if before.character != after.character || before.width != after.width { return false }
    if old.cover(at: index) != new.cover(at: index) { return false }
    return before.style == after.style
      || Pen(before.style, depth) == Pen(after.style, depth)
  }

  private static func isBlank(_ cell: Cell) -> Bool {
    cell.character == " " && cell.style == .plain
  }

  /// Returns the column from which a row is blank.
  private static func blankTail(of frame: Frame, start: Int) -> Int {
    var end = frame.size.columns
    while end > 0, frame.cells[start + end - 1].width == 1, isBlank(frame.cells[start + end - 1]) {
      end -= 1
    }
    return end
  }

  /// Returns the number of cells that differ up to the end of the row. Counting stops above 3, because erasing is then
  /// shorter than drawing.
  private static func changes(
    _ old: Frame, _ new: Frame, _ start: Int, from column: Int, _ depth: ColourDepth
  ) -> Int {
    var count = 0
    for index in (start + column)..<(start + new.size.columns)
    where !looksTheSame(old, new, index, depth) {
      count += 1
      if count > 3 { break }
    }
    return count
  }
}
