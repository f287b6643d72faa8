import Domain
import PresentationKit
import TextUI

/// A screen with the reading records of all books by month, and with monthly totals.
struct RecordsByMonth: Equatable, Sendable, BooksScreen, ScrollingScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .chart }
  var words: AnalysisWords { ReadingWords(context.language).analysis }
  private(set) var list: HistoryList
  private(set) var isLoaded = false

  /// Starts at `day`, or at the newest month if nil.
  init(on day: Day? = nil, _ context: ViewContext) {
    self.context = context
    list = HistoryList(on: day)
  }

  var reload: [Work] { [.reading(.analysis(.months))] }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    guard case .analysis(let answer) = event else { return [] }
    switch answer {
    case .months(let months):
      isLoaded = true
      return ask(list.show(months))
    case .records(let month, let slice): return ask(list.show(slice, of: month))
    case .overview, .days, .categories, .finished, .hours, .saved, .notSaved: return []
    }
  }

  private func ask(_ work: AnalysisWork?) -> [ScreenEffect] {
    work.map { [.work(.reading(.analysis($0)))] } ?? []
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
      .init(.arrows(words.reading.keyChoose, isPrimary: true, glyphs)),
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
    if !isEmpty, move(by: key, height: area.size.rows) { return ask(list.next()) }
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
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .left,
      .right, .function, .control, .alt, .modified:
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
      case .record(_?, let position) = lines[row]
    else { return [] }
    if position == list.chosen { return press(.enter, in: area) ?? [] }
    list.choose(position)
    return ask(list.next())
  }

  // MARK: Drawing

  /// The maximum width of a row, because wide rows are hard to follow.
  private static let widest = 84

  private func room(in area: Area) -> Area {
    var room = area.inset(columns: 2)
    room.size.columns = min(Self.widest, room.size.columns)
    return room
  }

  /// Returns the number of rows of a month's heading.
  private func heading(_ columns: Int) -> Int { columns >= 80 ? 1 : 2 }

  func draw(into frame: inout Frame, in area: Area) {
    guard isLoaded else { return }
    let room = room(in: area)
    if isEmpty {
      frame.write([StyledText(words.historyTitle, .bold)], in: room)
      frame.write(wrapped: words.nothingRead(Key.enter.printed(glyphs)), in: room, row: 2)
      return
    }
    let heading = heading(room.size.columns)
    for (row, line) in list.lines(room.size.rows, heading: heading).enumerated() {
      switch line {
      case .gap: continue
      case .heading(let month, let part):
        let pieces = title(month, part, of: heading, room.size.columns)
        frame.write(
          pieces.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
      case .record(let activity, let position):
        draw(activity, isChosen: position == list.chosen, into: &frame, in: room, row: row)
      }
    }
  }

  /// Returns one row of a month's heading: the name with the totals beside or below.
  private func title(_ month: ReadingMonth, _ part: Int, of rows: Int, _ columns: Int)
    -> [StyledText]
  {
    let name = StyledText(CalendarWords.month(month.month, in: words.language), .bold)
    let whole = words.reading.summary(month)
    let isFitting = TextLayout.cells(whole) <= columns
    let summary = StyledText(isFitting ? whole : words.briefSummary(month), .dim)
    if rows == 1 { return [name, StyledText("  "), summary] }
    return part == 0 ? [name] : [summary]
  }

  private func draw(
    _ activity: Activity?, isChosen: Bool, into frame: inout Frame, in room: Area, row: Int
  ) {
    guard let activity else {
      frame.write([StyledText("  " + glyphs.ellipsis, .dim)], in: room, row: row)
      return
    }
    let isWide = room.size.columns >= 60
    let day = activity.record.day
    let date = isWide ? words.listed(day) : words.brieflyListed(day)
    let read = isWide ? words.reading.readOrFinished(activity) : words.brieflyRead(activity)
    let (readCells, dateCells) = isWide ? words.listedCells : (8, 7)
    let right = [
      StyledText(TextLayout.aligned(read, .right, in: readCells)),
      StyledText("  " + TextLayout.aligned(date, .right, in: dateCells), .dim),
    ]
    let sign = activity.isFinish ? glyphs.closedBook : glyphs.openBook
    let left = [
      StyledText(isChosen ? glyphs.pointer + " " : "  ", .bold),
      StyledText(sign + " ", Style(ink: Cloth(activity).mark)),
      StyledText(activity.title.text, isChosen ? .bold : .plain),
    ]
    let columns = room.size.columns - right.cells - 2
    frame.write(left.clipped(to: columns, ellipsis: glyphs.ellipsis), in: room, row: row)
    frame.write(right, room.endColumn - right.cells, in: room, row: row)
    if isChosen { frame.select(room.rows(row, 1)) }
  }
}

extension Glyphs {
  /// The sign of a book being read; `closedBook` is the sign of a finished book.
  var openBook: String { upward.count > 1 ? "◫" : "=" }
  var closedBook: String { upward.count > 1 ? "▮" : "#" }
}
