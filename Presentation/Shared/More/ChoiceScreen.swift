import PresentationKit
import TextUI

/// A screen with a list of items to choose from, in groups with titles.
struct ChoiceScreen<Item: ChoiceItem>: Equatable, Sendable, ScrollingScreen, CardScreen {
  var context: ViewContext
  struct Row: Equatable, Sendable {
    let item: Item
    let title: String
    /// A text beside the title, such as a count.
    var detail: String = ""
    /// The purpose of the item, shown in the preview beside the list.
    var about: String = ""
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

  init(_ title: String, _ groups: [Group], _ context: ViewContext) {
    self.context = context
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

  private var words: MoreWords { MoreWords(context.language) }

  var bindings: [Binding] {
    [
      .arrows(words.keyChoose, isPrimary: true, glyphs),
      Binding(.enter, meaning: words.keyOpen, isPrimary: true, glyphs: glyphs),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let height = page(in: area).list.size.rows
    if let moved = Rows.moved(selected, by: key, count: rows.count, height: height) {
      selected = moved
      return []
    }
    if key == .enter || key == .right { return cursor.chosen?.effects ?? [] }
    return key == .escape || key == .left ? [.back] : nil
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let (lines, list) = (lines(in: area), page(in: area).list)
    guard list.contains(point) else { return [] }
    let line = window(of: lines, in: list).lowerBound + point.row - list.origin.row
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
    return all.count <= page(in: area).list.size.rows ? all : all.filter { $0 != .blank }
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

  private func window(of lines: [Line], in list: Area) -> Range<Int> {
    let here = lines.firstIndex(of: .row(selected)) ?? 0
    return Rows.window(count: lines.count, selected: here, height: max(1, list.size.rows))
  }

  // MARK: Drawing

  /// The width of a list that has only short titles.
  private static var narrow: Int { SheetTemplate.columns }

  private func page(in area: Area) -> ListPage {
    let hasPreview = rows.contains { !$0.about.isEmpty }
    let isFull = chosen?.picture != nil && SizeClass(area).hasPanels
    return ListPage(
      in: area, rows: isFull ? area.size.rows : lines.count, hasPreview: hasPreview,
      columns: hasPreview ? 88 : Self.narrow)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let page = page(in: area)
    page.draw(title, into: &frame, in: area, glyphs)
    let (lines, all, list) = (lines(in: area), rows, page.list)
    let shown = window(of: lines, in: list)
    let hint = ListHint(below: lines.count - shown.upperBound, glyphs)
    for (row, index) in shown.enumerated() {
      let room = index == shown.upperBound - 1 ? hint.leaving(list) : list
      switch lines[index] {
      case .blank: break
      case .title(let text):
        frame.write([StyledText(text, Style(ink: frame.hue.ink))], in: room, row: row)
      case .row(let number):
        let isChosen = number == selected
        let mark = isChosen ? glyphs.pointer + " " : "  "
        frame.write(
          [StyledText(mark + all[number].title, isChosen ? .bold : .plain)].clipped(
            to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
        draw(all[number], into: &frame, in: room, row: row)
        if isChosen { frame.select(list.rows(row, 1)) }
      }
    }
    hint.draw(into: &frame, in: list, row: shown.count - 1)
    if let chosen = cursor.chosen {
      let picture = chosen.item.picture.map {
        TutorialPicture(picture: $0, language: language, glyphs: glyphs)
      }
      page.draw(
        Preview(chosen.title, [.init(chosen.about), .init(chosen.detail, .dim)]), into: &frame,
        glyphs, picture: picture?.draw)
    }
  }

  private func draw(_ shown: Row, into frame: inout Frame, in room: Area, row: Int) {
    if shown.detail.isEmpty { return }
    let indent = 2 + TextLayout.cells(shown.title) + 2
    var detail = [StyledText(shown.detail, .dim)]
    let column: Int
    switch details {
    case .atEnd:
      column = room.endColumn - detail.cells
      if column < room.origin.column + indent { return }
    case .beside:
      let titles = rows.filter { !$0.detail.isEmpty }.map { TextLayout.cells($0.title) }
      let offset = 2 + (titles.max() ?? 0) + 2
      column = room.origin.column + offset
      detail = detail.clipped(
        to: max(0, room.size.columns - offset), ellipsis: glyphs.ellipsis)
    }
    frame.write(detail, column, in: room, row: row)
  }
}
