import Domain

/// All records of one book, the newest first. Single ones are not to be changed, because what
/// follows stands on them: the last can be taken away, or all.
struct RecordsScreen: Equatable, Sendable, BooksScreen {
  var look: Look
  let id: ID<Book>
  var words: ReadingWords { ReadingWords(look.language) }
  private(set) var detail: BookDetail?
  private var selected = 0

  init(_ book: Book, _ look: Look) {
    self.look = look
    id = book.id
  }

  var reload: [Work] { [.reading(.book(id))] }
  private var records: [ReadingRecord] { detail?.reading.records.reversed() ?? [] }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    if case .book(let detail) = event, detail.standing.book.id == id {
      self.detail = detail
      selected = min(selected, max(0, detail.reading.records.count - 1))
    }
    return []
  }

  private var keys: KeyTable<TakenRecords> {
    let none = records.isEmpty ? words.noRecords : nil
    return KeyTable([
      .init(
        Binding(
          .character("x"), .delete, meaning: words.keyRemoveLast, unavailable: none, isPrimary: true
        ),
        .last),
      .init(
        Binding(.character("X"), meaning: words.keyRemoveAll, unavailable: none, isPrimary: true),
        .all),
      .init(
        Binding(
          .up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyScroll, unavailable: none),
        nil),
    ])
  }

  var bindings: [Binding] {
    keys.bindings + [Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs)]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .escape { return [.back] }
    if let place = Rows.moved(
      selected, by: key, count: records.count, height: max(2, area.size.rows - 4))
    {
      selected = place
      return []
    }
    return keys.press(key) { which in
      guard let book = detail?.standing.book else { return [] }
      return [.work(.reading(.takeRecords(book.id, which)))]
    }
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch mouse.action {
    case .wheelUp: press(.up, in: area) ?? []
    case .wheelDown: press(.down, in: area) ?? []
    case .press, .release, .drag: []
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard let detail else { return }
    let room = area.inset(columns: 2)
    let title: [StyledText] = [
      StyledText(words.recordsTitle, .bold),
      StyledText("  " + detail.standing.book.facts.title.text, .dim),
    ]
    frame.write(title.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room)
    let notes = TextLayout.wrapped(words.recordsNote, to: room.size.columns, rows: 2)
    let showsNote = room.size.rows >= 10
    if showsNote {
      for (row, line) in notes.enumerated() {
        frame.write([StyledText(line, .dim)], in: room, row: 1 + row)
      }
    }
    let first = showsNote ? notes.count + 2 : 1
    let list = Area(
      column: room.origin.column, row: room.origin.row + first, columns: room.size.columns,
      rows: room.size.rows - first)
    let records = records
    if records.isEmpty { frame.write([StyledText(words.noRecords, .dim)], in: list) }
    let pages = detail.standing.book.facts.pages
    let shown = Rows.window(count: records.count, selected: selected, height: list.size.rows)
    for (row, index) in shown.enumerated() {
      let record = records[index]
      let day = words.day(record.day)
      let time = String(record.at.time.description.prefix(5))
      let read = TextLayout.aligned("+\(record.pagesRead)", .right, in: 6)
      let total = TextLayout.aligned(words.pageLabel(record.total), .right, in: 9)
      let end = record.total == pages ? "  " + glyphs.used : ""
      let isChosen = index == selected
      let line: [StyledText] = [
        StyledText(isChosen ? glyphs.pointer + " " : "  ", .bold),
        StyledText("\(read)\(total)\(end)  ", isChosen ? .bold : .plain),
        StyledText("\(day) \(time)", .dim),
      ]
      frame.write(
        line.clipped(to: list.size.columns, ellipsis: glyphs.ellipsis), in: list, row: row)
    }
  }
}

extension ReadingWords {
  var recordsNote: String {
    say(
      "같은 날 읽은 것은 한 줄로 합쳐져요. 하나씩 고칠 수는 없고, 마지막 기록이나 모든 기록을 지울 수 있어요.",
      "What was read on one day is one record. A single one cannot be changed; the last can be "
        + "taken away, or all.")
  }
}
