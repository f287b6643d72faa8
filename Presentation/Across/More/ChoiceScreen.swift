import PresentationKit
import TextUI

/// A screen with a list of items to choose from, in groups with titles.
struct ChoiceScreen<Item: ChoiceItem>: Equatable, Sendable, ScrollingScreen {
  var look: ViewContext
  struct Row: Equatable, Sendable {
    let item: Item
    let title: String
    /// A text beside the title, such as a count.
    var detail: String = ""
    var effects: [ScreenEffect]
  }

  struct Group: Equatable, Sendable {
    let title: String?
    var rows: [Row]
  }

  /// The position at which the details of the rows are drawn.
  enum Details: Equatable, Sendable {
    /// At the right end of the row.
    case atEnd
    /// In a column beside the titles. Long details are cut.
    case beside
  }

  let title: String
  var groups: [Group]
  var details = Details.atEnd
  private var selected = 0

  init(_ title: String, _ groups: [Group], _ look: ViewContext) {
    self.look = look
    self.title = title
    self.groups = groups
  }

  private var rows: [Row] { groups.flatMap(\.rows) }

  /// The cursor over the rows of all groups.
  private var cursor: ListCursor<Row> { ListCursor(rows, selected: selected) }
  /// The selected item; nil if the list is empty.
  var chosen: Item? { cursor.chosen?.item }

  mutating func setDetail(_ item: Item, _ detail: String) {
    change { if $0.item == item { $0.detail = detail } }
  }

  /// Applies a change to every row.
  mutating func change(_ body: (inout Row) -> Void) {
    for group in groups.indices {
      for row in groups[group].rows.indices { body(&groups[group].rows[row]) }
    }
  }

  var reload: [Work] { Item.reload }
  var isOverWhenDone: Bool { Item.isOverWhenDone }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    Item.receive(answer, on: &self)
    return []
  }

  mutating func open(_ route: Route) -> [ScreenEffect]? { Item.open(route, on: &self) }

  /// Selects an item. Does nothing if the item is nil or not in the list.
  mutating func select(_ item: Item?) {
    if let index = rows.firstIndex(where: { $0.item == item }) { selected = index }
  }

  private var words: MoreWords { MoreWords(look.language) }

  var bindings: [Binding] {
    [
      .arrows(words.keyChoose, isPrimary: true, glyphs),
      Binding(.enter, meaning: words.keyOpen, isPrimary: true, glyphs: glyphs),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let moved = Rows.moved(selected, by: key, count: rows.count, height: area.size.rows) {
      selected = moved
      return []
    }
    if key == .enter || key == .right { return cursor.chosen?.effects ?? [] }
    return key == .escape || key == .left ? [.back] : nil
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let lines = lines(in: area)
    let first = window(of: lines.count, in: area).lowerBound
    let line = first + point.row - area.origin.row - 2
    guard lines.indices.contains(line), case .row(let number) = lines[line] else { return [] }
    if number == selected { return rows[number].effects }
    selected = number
    return []
  }

  private enum Line: Equatable {
    case blank
    case title(String)
    case row(Int)
  }

  /// Returns the lines to draw. If not all fit, the empty lines between groups are dropped.
  private func lines(in area: Area) -> [Line] {
    let all = lines
    return all.count <= area.size.rows - 2 ? all : all.filter { $0 != .blank }
  }

  private var lines: [Line] {
    var lines: [Line] = []
    var number = 0
    for group in groups {
      if !lines.isEmpty { lines.append(.blank) }
      if let title = group.title { lines.append(.title(title)) }
      for _ in group.rows {
        lines.append(.row(number))
        number += 1
      }
    }
    return lines
  }

  private func window(of count: Int, in area: Area) -> Range<Int> {
    let here = lines(in: area).firstIndex(of: .row(selected)) ?? 0
    return Rows.window(count: count, selected: here, height: max(1, area.size.rows - 2))
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    frame.write([StyledText(title, .bold)].clipped(to: room.size.columns), in: room)
    let lines = lines(in: area)
    let all = rows
    let shown = window(of: lines.count, in: area)
    let hint = ListHint(below: lines.count - shown.upperBound, glyphs)
    for (offset, index) in shown.enumerated() {
      let row = offset + 2
      let room = index == shown.upperBound - 1 ? hint.leaving(room) : room
      switch lines[index] {
      case .blank: break
      case .title(let text): frame.write([StyledText(text, .dim)], in: room, row: row)
      case .row(let number):
        let isChosen = number == selected
        let mark = isChosen ? glyphs.pointer + " " : "  "
        frame.write(
          [StyledText(mark + all[number].title, isChosen ? .bold : .plain)].clipped(
            to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
        draw(all[number], into: &frame, in: room, row: row)
      }
    }
    hint.draw(into: &frame, in: room, row: shown.count + 1)
  }

  private func draw(_ shown: Row, into frame: inout Frame, in room: Area, row: Int) {
    if shown.detail.isEmpty { return }
    switch details {
    case .atEnd:
      let column = room.origin.column + min(34, room.size.columns) - TextLayout.cells(shown.detail)
      if column > room.origin.column + TextLayout.cells(shown.title) + 3 {
        frame.write([StyledText(shown.detail, .dim)], column, in: room, row: row)
      }
    case .beside:
      let titles = rows.filter { !$0.detail.isEmpty }.map { TextLayout.cells($0.title) }
      let column = 2 + (titles.max() ?? 0) + 2
      frame.write(
        [StyledText(shown.detail, .dim)].clipped(
          to: max(0, room.size.columns - column), ellipsis: glyphs.ellipsis),
        room.origin.column + column, in: room, row: row)
    }
  }
}
