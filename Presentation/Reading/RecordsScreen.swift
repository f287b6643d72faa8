import Domain
import PresentationKit
import TextUI

/// The screen of all records of one book, newest first. Later records depend on earlier ones, so only the last record
/// or all can be removed.
struct RecordsScreen: Equatable, Sendable, BooksScreen, ListScreen, CardScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .records }
  let id: ID<Book>
  var words: ReadingWords { ReadingWords(context.language) }
  private(set) var detail: BookDetail?
  var cursor = ListCursor<ReadingRecord>()

  init(_ book: Book, _ context: ViewContext) {
    self.context = context
    id = book.id
  }

  var reload: [Work] { [.reading(.book(id))] }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    if case .book(let detail) = event, detail.progress.book.id == id {
      self.detail = detail
      cursor.show(detail.reading.records.reversed(), keeping: \.day)
    }
    return []
  }

  private var keys: KeyTable<RecordsToRemove> {
    let none = cursor.isEmpty ? words.noRecords : nil
    return KeyTable([
      .init(
        Binding(
          .character("x"), .delete, meaning: words.keyRemoveLast, unavailable: none, isPrimary: true
        ),
        .last),
      .init(
        Binding(.character("X"), meaning: words.keyRemoveAll, unavailable: none, isPrimary: true),
        .all),
      .init(.arrows(words.keyScroll, unless: none, glyphs)),
    ])
  }

  var bindings: [Binding] {
    keys.bindings + [Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs)]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .escape { return [.back] }
    if let effects = move(by: key, in: area) { return effects }
    return keys.press(key) { which in
      guard let book = detail?.progress.book else { return [] }
      return [.work(.reading(.takeRecords(book.id, which)))]
    }
  }

  /// Returns the layout, with the explanation above the list if there is room.
  private func page(in area: Area) -> ListPage {
    ListPage(
      in: area, rows: cursor.count, head: area.size.rows >= 10 ? 3 : 0, hasPreview: false)
  }

  func list(in area: Area) -> Area { page(in: area).list }

  func draw(into frame: inout Frame, in area: Area) {
    guard let detail else { return }
    let (page, list) = (page(in: area), list(in: area))
    page.draw(
      words.recordsTitle, figure: Printable.brief(detail.progress.book.facts.title.text),
      into: &frame, in: area, glyphs)
    frame.write(wrapped: words.recordsNote, in: page.head, rows: max(0, page.head.size.rows - 1))
    if cursor.isEmpty { frame.write([StyledText(words.noRecords, .dim)], in: list) }
    let end = detail.progress.book.end
    cursor.draw(into: &frame, in: list, glyphs: glyphs) { record, isChosen in
      let day = words.day(record.day)
      let time = ClockWords.time(record.at.time, in: language)
      let sign = record.isPercent ? "%" : ""
      let read = TextLayout.aligned("+\(record.pagesRead)\(sign)", .right, in: 6)
      let total = TextLayout.aligned(words.reached(record), .right, in: 9)
      let mark = record.total == end ? "  " + glyphs.used : ""
      return [
        StyledText("\(read)\(total)\(mark)  ", isChosen ? .bold : .plain),
        StyledText("\(day) \(time)", .dim),
      ]
    }
  }
}

extension ReadingWords {
  var recordsNote: String {
    say(
      "같은 날 읽은 기록은 한 줄로 합쳐져요. 기록은 고칠 수 없고, 마지막 기록만 지우거나 모두 지울 수 있어요.",
      "Each day has one entry. You cannot edit entries, but you can remove the last one or all "
        + "of them.")
  }
}
