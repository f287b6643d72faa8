/// A frame with the bytes to send for its pixel pictures.
package struct PicturePlan: Sendable {
  /// The cells of the frame. Cells below pictures shown in pixels are blank; the other pictures are drawn in block
  /// characters.
  package var frame: Frame
  /// The bytes to send before the pictures.
  package var before: [UInt8] = []
  /// The pictures shown in pixels.
  package var strokes: [Stroke] = []
  /// The bytes to send after the pictures. They delete pictures that the frame no longer contains.
  package var after: [UInt8] = []
  /// Whether pictures were deferred to the next frame because of the size limit.
  package var isWaiting = false

  /// The output for one picture.
  package struct Stroke: Equatable, Sendable {
    /// The number of the picture in `Frame.covers`.
    package let number: UInt32
    /// The cursor position at which to draw the picture; nil if the position does not matter.
    package let corner: Point?
    package let bytes: [UInt8]
    /// Whether the terminal does not show the picture yet.
    package let isNew: Bool
  }

  /// Creates a plan in which all pictures are drawn in block characters.
  package init(_ frame: Frame) {
    self.frame = frame
    for (picture, cells) in zip(frame.pictures, frame.ownCells) {
      picture.drawBlocks(into: &self.frame, .half, in: cells)
    }
  }

  /// Creates a plan in which the caller decides how to draw each picture.
  package init(undecided frame: Frame) { self.frame = frame }
}

extension Frame {
  /// Returns the number of the picture over a cell; 0 if there is none.
  package func cover(at index: Int) -> UInt32 { covers.isEmpty ? 0 : covers[index] }

  /// For each picture, the indices of its cells over which nothing else was drawn.
  package var ownCells: [Set<Int>] {
    if pictures.isEmpty { return [] }
    var owners = [Int](repeating: -1, count: cells.count)
    for (number, picture) in pictures.enumerated() {
      let area = picture.area
      for row in area.origin.row..<area.endRow {
        for column in area.origin.column..<area.endColumn {
          owners[row * size.columns + column] = number
        }
      }
    }
    var own = [Set<Int>](repeating: [], count: pictures.count)
    for (index, owner) in owners.enumerated() where owner >= 0 {
      if cells[index].style.marks.contains(.picture) { own[owner].insert(index) }
    }
    return own
  }
}
