/// A frame with the bytes to send for its pixel pictures.
package struct PicturePlan: Sendable {
  /// The cells: blank below shown pictures; the other pictures are drawn in block characters.
  package var frame: Frame
  /// The bytes to send before the pictures.
  package var before: [UInt8] = []
  /// The shown pictures.
  package var strokes: [Stroke] = []
  /// The bytes to send after the pictures, which delete those that are gone.
  package var after: [UInt8] = []
  /// Whether pictures were deferred to the next frame because of the size limit.
  package var isWaiting = false

  /// The output of one picture.
  package struct Stroke: Equatable, Sendable {
    /// The number of the picture in `Frame.covers`.
    package let number: UInt32
    /// The cursor position to draw it at; nil if that does not matter.
    package let corner: Point?
    package let bytes: [UInt8]
    /// Whether the terminal does not show it yet.
    package let isNew: Bool
  }

  /// Draws all pictures in block characters.
  package init(_ frame: Frame) {
    self.frame = frame
    for (picture, cells) in zip(frame.pictures, frame.ownCells) {
      picture.drawBlocks(into: &self.frame, .half, in: cells)
    }
  }

  /// Keeps the pictures for the caller to decide on.
  package init(undecided frame: Frame) { self.frame = frame }
}

extension Frame {
  /// The number of the picture over a cell, or 0.
  package func cover(at index: Int) -> UInt32 { covers.isEmpty ? 0 : covers[index] }

  /// For each picture, the indexes of its cells that nothing else was drawn over.
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
