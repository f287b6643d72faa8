import Domain
import PresentationKit
import TextUI

/// A screen with the reading records of all books by month, with a row for each day and monthly totals. A large screen
/// shows the selected book beside them.
struct RecordsByMonth: Equatable, Sendable, BooksScreen, ScrollingScreen, CardScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .chart }
  var words: AnalysisWords { ReadingWords(context.language).analysis }
  private(set) var list: HistoryList
  private(set) var isLoaded = false
  /// The selected book, and the book that was requested last.
  private(set) var detail: BookDetail?
  private var asked: ID<Book>?

  /// Starts at `day`, or at the newest month if nil.
  init(on day: Day? = nil, _ context: ViewContext) {
    self.context = context
    list = HistoryList(on: day)
  }

  var reload: [Work] { [.reading(.analysis(.months))] }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    if case .book(let detail) = event, detail.progress.book.id == asked { self.detail = detail }
    guard case .analysis(let answer) = event else { return [] }
    switch answer {
    case .months(let months):
      isLoaded = true
      asked = nil
      return ask(list.show(months))
    case .records(let month, let slice): return ask(list.show(slice, of: month))
    case .overview, .days, .categories, .finished, .hours, .saved, .notSaved: return []
    }
  }

  /// Requests missing records, and the selected book if it is another one.
  private mutating func ask(_ work: AnalysisWork?) -> [ScreenEffect] {
    var effects: [ScreenEffect] = work.map { [.work(.reading(.analysis($0)))] } ?? []
    if let book = list.activity?.book, book != asked {
      asked = book
      effects.append(.work(.reading(.book(book))))
    }
    return effects
  }

  // MARK: Keys

  enum Action: Equatable, Sendable {
    case open(ID<Book>)
    case start
    case month(Int)
    case back
  }

  var bindings: [Binding] { keys.bindings }

  private var isEmpty: Bool { list.months.isEmpty }

  private var keys: KeyTable<Action> {
    let back = KeyTable<Action>.Row(
      Binding(
        .escape, .backspace, label: Key.escape.printed(glyphs), meaning: words.reading.keyBack,
        isPrimary: true), .back)
    if isEmpty {
      let start = Binding(.enter, meaning: words.keyStart, isPrimary: true, glyphs: glyphs)
      return KeyTable([.init(start, .start), back])
    }
    let isFirst = list.chosen.month == 0
    let isLast = list.chosen.month == list.months.count - 1
    return KeyTable([
      .init(
        Binding(.enter, meaning: words.keyOpenBook, isPrimary: true, glyphs: glyphs),
        list.activity.map { .open($0.book) }),
      .init(
        Binding(
          .up, .down, .left, .right, label: glyphs.arrowKeys(0, 1, 2, 3),
          meaning: words.reading.keyChoose, isPrimary: true), nil),
      .init(
        Binding(
          .character("<"), .character("["), label: "<", meaning: words.keyLastMonth,
          unavailable: isLast ? words.isOldestWindow : nil, isPrimary: true), .month(1)),
      .init(
        Binding(
          .character(">"), .character("]"), label: ">", meaning: words.keyNextMonth,
          unavailable: isFirst ? words.isNewestWindow : nil, isPrimary: true), .month(-1)),
      back,
    ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if !isEmpty, move(by: key, height: room(in: area).size.rows) { return ask(list.next()) }
    let table = keys
    return table.press(key) { perform($0) }
  }

  private mutating func move(by key: Key, height: Int) -> Bool {
    switch key {
    case .up, .character("k"): list.move(by: -1)
    case .down, .character("j"): list.move(by: 1)
    case .pageUp: list.move(by: -max(1, height - 2))
    case .pageDown: list.move(by: max(1, height - 2))
    case .home, .character("g"): list.jump(toEnd: false)
    case .end, .character("G"): list.jump(toEnd: true)
    case .left: list.moveInDay(by: -1)
    case .right: list.moveInDay(by: 1)
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .function,
      .control, .alt, .modified:
      return false
    }
    return true
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .open(let book): return [.open(.reading(.book(book)))]
    case .start: return [.open(.reading(.page(.home)))]
    case .month(let step):
      list.turn(by: step)
      return ask(list.next())
    case .back: return [.back]
    }
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let room = room(in: area)
    let lines = list.lines(room.size.rows, heading: heading(room.size.columns))
    let row = point.row - room.origin.row
    guard room.contains(point), lines.indices.contains(row),
      case .day(let records, let position) = lines[row], !records.isEmpty
    else { return [] }
    if isChosen(position, records) { return press(.enter, in: area) ?? [] }
    list.choose(position)
    return ask(list.next())
  }
}
