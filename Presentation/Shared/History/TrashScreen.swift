import Domain
import PresentationKit
import TextUI

/// The trash screen. Records can be restored one by one, or all be permanently deleted.
struct TrashScreen: Equatable, Sendable, ListScreen, CardScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .trash }
  var words: HistoryWords { HistoryWords(context.language) }
  var cursor = ListCursor<TrashLine>()
  /// The total number of records; nil until they are loaded.
  private var total: Int?

  init(_ context: ViewContext) {
    self.context = context
  }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard case .trash(let lines, let total)? = answer.history else { return [] }
    cursor.show(lines) { $0.item.id }
    self.total = total
    return []
  }

  var reload: [Work] { [.history(.trash)] }

  private enum Command: Equatable { case restore, empty }

  private var chosen: TrashItem? { cursor.chosen?.item }

  private var keys: KeyTable<Command> {
    let none = chosen == nil ? words.emptyTrash : nil
    return KeyTable([
      .init(
        Binding(
          .character("r"), .enter, label: "r " + glyphs.enter, meaning: words.keyRestore,
          on: .row, unavailable: none,
          isPrimary: true), .restore),
      .init(
        Binding(.character("x"), meaning: words.keyEmpty, unavailable: none, isPrimary: true),
        .empty),
      .init(.arrows(words.keyChoose, unless: none, glyphs)),
    ])
  }

  var bindings: [Binding] {
    keys.bindings + [Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs)]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .escape || key == .left { return [.back] }
    if let effects = move(by: key, in: area) { return effects }
    return keys.press(key) { command in
      guard let chosen else { return [] }
      if isReadOnly {
        return [.say(NoticeLine(.refusal, StorageWords(words.language).onlyReading))]
      }
      switch command {
      case .restore: return [.work(.history(.restore(chosen)))]
      case .empty: return [.open(.more(.history(.question(question))))]
      }
    }
  }

  func list(in area: Area) -> Area {
    HistoryFrame.page(in: area, lines: cursor.count).list
  }

  func draw(into frame: inout Frame, in area: Area) {
    let count = total == nil ? nil : cursor.count
    let page = HistoryFrame(
      words.trashTitle, lines: count, of: total ?? 0, nothing: words.trashIsEmpty, in: area,
      words, glyphs)
    page.draw(count, into: &frame, in: area)
    guard let chosen = cursor.chosen else { return }
    let columns: [Rows.Column] = [
      .init(.fitting(upTo: 12), importance: 3), .init(.rest, importance: 5),
      .init(.fitting(upTo: 24), .right, importance: 1),
    ]
    let list = page.page.list
    cursor.table(columns, height: list.size.rows) { line in
      [
        [StyledText(words.kind(line.item.kind), .dim)],
        [StyledText(words.title(line.item))],
        words.listed(line.at, today: today),
      ]
    }.draw(into: &frame, in: list, glyphs: glyphs)
    page.page.draw(preview(of: chosen), into: &frame, glyphs)
  }

  private func preview(of line: TrashLine) -> Preview {
    let item = line.item
    let title = language.isEnglish ? item.english ?? item.title : item.title
    return Preview(
      words.kind(item.kind),
      [
        .init(title, .bold),
        .init(item.day.map { CalendarWords.heading($0, today: today, in: language) } ?? ""),
        .init(words.removed(at: words.wholeMoment(line.at, today: today)), .dim),
      ])
  }
}

extension TrashScreen {
  /// The question before the trash is emptied. To prevent accidental repeats, the key that confirms is not the one that
  /// opened the question.
  private var question: Question {
    Question(
      title: words.emptyTitle, text: words.askToEmpty(total ?? 0),
      [
        .init("k", words.keyKeepIt),
        .init("e", words.keyDestroy, [.work(.history(.empty))], isFinal: true),
      ])
  }
}
