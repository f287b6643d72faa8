package import TextUI

/// Short texts beside each other on one row, of which one may be chosen. If they do not all fit, segments at the start
/// are left out until the chosen one is visible. The number of segments that do not fit at the end is shown.
package struct DayRibbonSegments<Name: Equatable & Sendable>: Equatable, Sendable {
  package struct Segment: Equatable, Sendable {
    package let name: Name
    package let pieces: [StyledText]
    /// The number of pieces at the start that are shown whole or not at all, such as a name with its time. The pieces
    /// after them may be cut.
    let whole: Int

    /// Creates a segment; without `whole`, no piece may be cut.
    package init(_ name: Name, _ pieces: [StyledText], whole: Int? = nil) {
      self.name = name
      self.pieces = pieces
      self.whole = whole ?? pieces.count
    }

    /// The cells of the pieces that are not cut.
    var wholeCells: Int { Array(pieces.prefix(whole)).cells }

    /// Returns the pieces clipped to a number of cells. Notes are dropped if fewer than twelve cells are left for them.
    func clipped(to columns: Int, _ glyphs: Glyphs) -> [StyledText] {
      if pieces.cells <= columns || wholeCells > columns {
        return pieces.clipped(to: columns, ellipsis: glyphs.ellipsis)
      }
      return columns - wholeCells < 12
        ? Array(pieces.prefix(whole)) : pieces.clipped(to: columns, ellipsis: glyphs.ellipsis)
    }
  }

  package let segments: [Segment]
  package let chosen: Name?
  /// The number of cells between two segments.
  private let gap: Int

  package init(_ segments: [Segment], chosen: Name?, gap: Int = 3) {
    self.segments = segments
    self.chosen = chosen
    self.gap = gap
  }

  private struct Placed {
    let index: Int
    let columns: Range<Int>
  }

  /// Returns the segments that fit into a number of columns. A single segment is clipped.
  private func placed(in columns: Int) -> [Placed] {
    let chosen = segments.firstIndex { $0.name == self.chosen } ?? 0
    var first = 0
    while true {
      let found = fitting(from: first, in: columns)
      if first >= chosen || found.contains(where: { $0.index == chosen }) { return found }
      first += 1
    }
  }

  /// The cells for the number of segments that do not fit.
  private static var count: Int { 4 }
  private func fitting(from first: Int, in columns: Int) -> [Placed] {
    var placed: [Placed] = []
    var here = 0
    for index in segments.indices.dropFirst(first) {
      let cells = segments[index].pieces.cells
      let isLast = index == segments.count - 1
      let room = columns - here - (isLast ? 0 : Self.count)
      guard cells <= room else {
        let whole = segments[index].wholeCells
        if placed.isEmpty || whole <= room {
          let room = isLast || whole <= room ? room : columns
          placed.append(Placed(index: index, columns: here..<max(here, here + room)))
        }
        break
      }
      placed.append(Placed(index: index, columns: here..<here + cells))
      here += cells + gap
    }
    return placed
  }

  /// Draws the segments on the first row of an area, and fills the chosen one.
  package func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    let placed = placed(in: area.size.columns)
    for part in placed {
      let segment = segments[part.index]
      let start = area.origin.column + part.columns.lowerBound
      frame.write(
        segment.clipped(to: part.columns.count, glyphs), start, in: area)
      if segment.name == chosen {
        let fill = Area(
          column: start - 1, row: area.origin.row, columns: part.columns.count + 2, rows: 1)
        if !glyphs.pictures.isDrawn {
          frame.put(glyphs.pointer, max(0, start - 1), area.origin.row, .bold)
        }
        frame.select(fill)
      }
    }
    let left = segments.count - 1 - (placed.last?.index ?? -1)
    if left > 0, let end = placed.last?.columns.upperBound, end + 2 < area.size.columns {
      frame.write(
        [StyledText(" +\(left)", .dim)], area.origin.column + end, in: area)
    }
  }

  /// Returns the segment at a screen position; nil if there is none.
  package func name(at point: Point, in area: Area) -> Name? {
    guard area.rows(0, 1).contains(point) else { return nil }
    return placed(in: area.size.columns)
      .first { $0.columns.contains(point.column - area.origin.column) }
      .map { segments[$0.index].name }
  }
}
