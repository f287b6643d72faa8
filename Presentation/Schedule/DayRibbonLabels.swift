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
    /// Whether the mark is at the end of the name, below the end of the block.
    var isBefore = false
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
    let nameless = blocks.filter { $0.name.position == .none }.map(\.block)
    for block in nameless {
      for row in (block.lane + 1)..<taken.count {
        // A name leaves room for the names of the next blocks as far as it can.
        let next = nameless.map(\.columns.lowerBound).filter { $0 > block.columns.lowerBound }
        let ends = next.sorted().map { $0 - 1 } + [columns]
        let label =
          Self.label(of: block, in: row, taken[row], ends[0])
          ?? Self.labelBefore(block, in: row, taken[row])
          ?? ends.lazy.compactMap { Self.label(of: block, in: row, taken[row], $0) }.first
        guard let label else { continue }
        taken[row].append(label.columns)
        labels.append(label)
        break
      }
    }
  }

  /// Returns the name below the start of a block, up to a column. The mark takes a column.
  private static func label(
    of block: DayRibbonLanes.Block, in row: Int, _ taken: [Range<Int>], _ end: Int
  ) -> Label? {
    let start = block.columns.lowerBound
    let room = min(end, self.end(of: start, in: taken, end)) - start - 1
    guard let text = DayRibbonName.start(of: Printable.brief(block.event.title.text), room)
    else { return nil }
    return Label(
      block: block, text: text, row: row, columns: start..<start + 1 + TextLayout.cells(text))
  }

  /// Returns the whole name before the end of a block; nil if there is no room.
  private static func labelBefore(
    _ block: DayRibbonLanes.Block, in row: Int, _ taken: [Range<Int>]
  ) -> Label? {
    let (text, end) = (Printable.brief(block.event.title.text), block.columns.upperBound)
    let start = end - 1 - TextLayout.cells(text)
    guard start >= 0, !taken.contains(where: { $0.lowerBound <= end && $0.upperBound >= start })
    else { return nil }
    return Label(block: block, text: text, row: row, columns: start..<end, isBefore: true)
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
      let ink = Style(ink: tone.line(on: frame))
      let mark = label.isBefore && glyphs.pictures.isDrawn ? "▐" : glyphs.spine
      let name = [StyledText(mark, ink), StyledText(label.text, tone.text)]
      frame.write(
        label.isBefore ? name.reversed() : name, lanes.origin.column + label.columns.lowerBound,
        in: lanes, row: label.row)
    }
  }

  /// Returns the event whose name is at a column of a row.
  func event(at column: Int, row: Int) -> Event.Name? {
    labels.first { $0.row == row && $0.columns.contains(column) }?.block.event.name
  }
}
