import Domain
import TextUI

/// The names of blocks that have no room inside or beside their block. Each is in a row below its block, after a mark
/// in the block's colour at the block's left edge.
struct DayRibbonLabels: Equatable, Sendable {
  struct Label: Equatable, Sendable {
    let block: DayRibbonLanes.Block
    let text: String
    let row: Int
    /// The columns of the mark and the name.
    let columns: Range<Int>
  }

  private(set) var labels: [Label] = []

  /// The maximum number of rows of the lanes with the names.
  private static let mostRows = DayRibbonLanes.most + 1

  /// Finds the rows of the names. A name goes into the row below its block, or into one of the next rows. Its mark is
  /// then repeated in the rows between. A name is never below another block.
  init(_ events: DayRibbonLanes, columns: Int, ellipsis: String = "…") {
    let blocks = events.blocks.map {
      DayRibbonBlock($0, isChosen: false, in: events, columns: columns)
    }
    guard blocks.contains(where: { $0.name.position == .none }) else { return }
    var taken = Array(repeating: [Range<Int>](), count: Self.mostRows)
    for block in blocks { taken[block.block.lane].append(block.columns) }
    // The mark of a block needs a free cell before it.
    let limits = blocks.map { block in
      let columns = block.block.columns
      let first = columns.lowerBound + (block.name.position == .none ? 0 : 1)
      return (lane: block.block.lane, columns: first..<max(first, columns.upperBound))
    }
    for block in blocks.lazy.filter({ $0.name.position == .none }).map(\.block) {
      let start = block.columns.lowerBound
      for row in (block.lane + 1)..<taken.count {
        let above = limits.filter { $0.lane == row - 1 && $0.columns.lowerBound > start }
          .map(\.columns)
        let room = Self.end(of: start, in: taken[row] + above, columns) - start - 1
        let title = Printable.brief(block.event.title.text)
        if let text = DayRibbonName.shortened(title, room, ellipsis: ellipsis) {
          let label = Label(
            block: block, text: text, row: row, columns: start..<start + 1 + TextLayout.cells(text))
          labels.append(label)
          taken[row].append(label.columns)
          for between in (block.lane + 1)..<row { taken[between].append(start..<start + 1) }
          break
        }
        // The mark needs a free cell at each side.
        if Self.end(of: start, in: taken[row], columns) - start < 1 { break }
      }
    }
  }

  /// Returns the end of the columns that are free for a name at `start`. One column is left free before the next block
  /// or name. Returns `start` if there is no room.
  private static func end(of start: Int, in taken: [Range<Int>], _ columns: Int) -> Int {
    if taken.contains(where: { $0.lowerBound <= start && $0.upperBound >= start }) { return start }
    return taken.filter { $0.lowerBound > start }.map { $0.lowerBound - 1 }.min() ?? columns
  }

  /// Returns the number of rows of the lanes with the names.
  func rows(below events: DayRibbonLanes) -> Int {
    max(events.lanes, (labels.map(\.row).max() ?? -1) + 1)
  }

  func draw(into frame: inout Frame, in lanes: Area, chosen: Event.Name?, _ glyphs: Glyphs) {
    for label in labels where label.row < lanes.size.rows {
      let tone = DayRibbonTone(label.block.group, isChosen: label.block.event.name == chosen)
      let ink = Style(ink: tone.line(on: frame))
      let left = lanes.origin.column + label.columns.lowerBound
      let mark = StyledText(glyphs.spine, ink)
      for row in (label.block.lane + 1)..<label.row {
        frame.write([mark], left, in: lanes, row: row)
      }
      frame.write([mark, StyledText(label.text, tone.text)], left, in: lanes, row: label.row)
    }
  }

  /// Returns the event whose name is at a column of a row; nil if there is none.
  func event(at column: Int, row: Int) -> Event.Name? {
    labels.first { $0.row == row && $0.columns.contains(column) }?.block.event.name
  }
}
