import Domain
import TextUI

/// The names of blocks that have no room inside or beside their block. Each is in a row below its block, after a mark in
/// the colour of the block.
struct DayRibbonLabels: Equatable, Sendable {
  struct Label: Equatable, Sendable {
    let block: DayRibbonLanes.Block
    let text: String
    let row: Int
    /// The columns of the mark and the name.
    let columns: Range<Int>
  }

  private(set) var labels: [Label] = []

  /// Finds the rows of the names. A name goes into the row below its block, or into one more row below all lanes.
  init(_ events: DayRibbonLanes, columns: Int) {
    let blocks = events.blocks.map {
      DayRibbonBlock($0, isChosen: false, in: events, columns: columns)
    }
    guard blocks.contains(where: { $0.name.position == .none }) else { return }
    var taken = Array(repeating: [Range<Int>](), count: events.lanes + 1)
    for block in blocks { taken[block.block.lane].append(block.columns) }
    for block in blocks where block.name.position == .none {
      let (event, start) = (block.block.event, block.block.columns.lowerBound)
      for row in (block.block.lane + 1)..<taken.count {
        let end = Self.end(of: start, in: taken[row], columns)
        // The mark takes a column.
        guard
          let text = DayRibbonName.start(
            of: Printable.brief(event.title.text), end - start - 1)
        else { continue }
        let range = start..<start + 1 + TextLayout.cells(text)
        taken[row].append(range)
        labels.append(Label(block: block.block, text: text, row: row, columns: range))
        break
      }
    }
  }

  /// Returns the column up to which a name at `start` has room: one column is left free before what follows.
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
      frame.write(
        [
          StyledText(glyphs.spine, Style(ink: tone.line(on: frame))),
          StyledText(label.text, tone.text),
        ], lanes.origin.column + label.columns.lowerBound, in: lanes, row: label.row)
    }
  }

  /// Returns the event whose name is at a column of a row.
  func event(at column: Int, row: Int) -> Event.Name? {
    labels.first { $0.row == row && $0.columns.contains(column) }?.block.event.name
  }
}
