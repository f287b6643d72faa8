/// One frame with what is sent of its pictures in pixels, beside its cells.
package struct PicturePlan: Sendable {
  /// The cells, in which those of pictures that are shown are blank; others are drawn in blocks.
  package var frame: Frame
  /// What comes before the pictures.
  package var before: [UInt8] = []
  /// The pictures that are shown.
  package var strokes: [Stroke] = []
  /// What comes after them: those that are gone are taken away.
  package var after: [UInt8] = []
  /// Whether pictures wait for the next frame, because this one was large enough.
  package var isWaiting = false

  /// What draws one picture.
  package struct Stroke: Equatable, Sendable {
    /// The number its cells have.
    package let number: UInt32
    /// Where the cursor has to stand.
    package let corner: Point?
    package let bytes: [UInt8]
    /// Whether the terminal does not show it yet.
    package let isNew: Bool
  }

  /// A frame whose pictures are drawn in blocks.
  package init(_ frame: Frame) {
    self.frame = frame
    for (picture, cells) in zip(frame.pictures, frame.ownCells) {
      picture.drawBlocks(into: &self.frame, .half, in: cells)
    }
  }

  /// A frame of which nothing is decided yet.
  package init(undecided frame: Frame) { self.frame = frame }
}

extension Frame {
  /// The number of the picture that a terminal shows over a cell, or 0.
  package func cover(at place: Int) -> UInt32 { covers.isEmpty ? 0 : covers[place] }

  /// For each picture the cells that nothing else was drawn on.
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
    for (place, owner) in owners.enumerated() where owner >= 0 {
      if cells[place].style.marks.contains(.picture) { own[owner].insert(place) }
    }
    return own
  }
}
