import Domain
import PresentationKit
import TextUI

/// The history screen. Each row is a change with its time, origin and state, newest first.
struct HistoryScreen: Equatable, Sendable, ListScreen, CardScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .history }
  var words: HistoryWords { HistoryWords(context.language) }
  var cursor = ListCursor<HistoryEntry>()
  /// The total number of entries; nil until they are loaded.
  private var total: Int?

  init(_ context: ViewContext) {
    self.context = context
  }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard case .listed(let entries, let total)? = answer.history else { return [] }
    cursor.show(entries) { $0.number }
    self.total = total
    return []
  }

  var reload: [Work] { [.history(.list)] }

  /// The record of the selected change; nil if the change does not concern a single record.
  private var chosen: ItemName? {
    guard let entry = cursor.chosen, let item = entry.item, let part = entry.part else {
      return nil
    }
    return ItemName(part, item)
  }

  var bindings: [Binding] {
    [
      Binding(
        .enter, meaning: words.keyOpen, on: .row,
        unavailable: chosen == nil ? words.nothingToOpen : nil,
        isPrimary: true, glyphs: glyphs),
      Binding(.character("z"), meaning: words.keyUndo, isPrimary: true),
      Binding(
        .control("y"), .character("Z"), meaning: words.keyRedo, isPrimary: true),
      .arrows(words.keyChoose, glyphs),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .escape || key == .left { return [.back] }
    if key == .enter {
      guard let chosen else { return [.say(NoticeLine(.refusal, words.nothingToOpen))] }
      return [.open(.item(chosen))]
    }
    return move(by: key, in: area)
  }

  private func page(in area: Area) -> ListPage {
    HistoryFrame.page(in: area, lines: cursor.count)
  }

  func list(in area: Area) -> Area { page(in: area).list }

  func draw(into frame: inout Frame, in area: Area) {
    let count = total == nil ? nil : cursor.count
    let page = HistoryFrame(
      words.historyTitle, lines: count, of: total ?? 0, nothing: words.nothingYet, in: area,
      words, glyphs)
    page.draw(count, into: &frame, in: area)
    guard let chosen = cursor.chosen else { return }
    let columns: [Rows.Column] = [
      .init(.fitting(upTo: 24), importance: 2), .init(.rest, importance: 5),
      .init(.fitting(upTo: 8), importance: 1), .init(.fitting(upTo: 18), importance: 3),
    ]
    let list = page.page.list
    cursor.table(columns, height: list.size.rows) { entry in
      let isHere = entry.state == .done || entry.state == .settled
      return [
        words.listed(entry.at, today: today),
        [StyledText(words.what(entry), isHere ? .plain : .dim)],
        [StyledText(words.shell(entry.origin), .dim)],
        [StyledText(words.state(entry.state), .dim)],
      ]
    }.draw(into: &frame, in: list, glyphs: glyphs)
    page.page.draw(preview(of: chosen), into: &frame, glyphs)
  }

  private func preview(of entry: HistoryEntry) -> Preview {
    Preview(
      words.selectedChange,
      [
        .init(words.what(entry), .bold), .init(words.state(entry.state)),
        .init(words.wholeMoment(entry.at, today: today), .dim),
        .init(words.shell(entry.origin), .dim),
      ])
  }
}
