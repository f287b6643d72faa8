import Domain
import PresentationKit
import TextUI

/// One counter: its figures, the days of the last year, the months and the weekdays.
struct CounterScreen: Equatable, Sendable, ScrollingScreen {
  var context: ViewContext
  private var history: CounterHistory
  var keyContext: KeyContext? { .counts }
  private var words: CountsWords { CountsWords(context.language) }
  private var counter: Counter { history.summary.counter }

  init(_ history: CounterHistory, _ context: ViewContext) {
    self.context = context
    self.history = history
  }

  var subject: ItemName? { ItemName(.counts, counter.id.text) }
  var reload: [Work] { [.counts(.load)] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard case .histories(let all)? = answer.counts else { return [] }
    guard let own = all.first(where: { $0.summary.counter.id == counter.id }) else {
      return [.back]
    }
    history = own
    return []
  }

  private var keys: KeyTable<CounterAction> {
    CounterAction.keys(history.summary, words, glyphs, opens: false, none: words.empty)
  }

  var bindings: [Binding] { keys.bindings }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let context = context
    return keys.press(key) { $0.effects(context) }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    let totals = CountTotals(history.days)
    let lines = words.figures(history.summary, totals)
    for (row, line) in lines.enumerated() {
      frame.write(
        [StyledText(line, row == 0 ? .bold : .plain)]
          .clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
    }
    var below = room.rows(lines.count + 1)
    if CounterHeat.fits(below.size) {
      CounterHeat(history, today: today).draw(into: &frame, in: below, glyphs, language)
      below = below.rows(YearHeat.smallest.rows + 1)
    }
    let charts = CounterCharts(history, today: today, language)
    let column = min(below.size.columns, max(40, below.size.columns / 2))
    var (left, right) = (below, below)
    left.size.columns = max(0, column - 2)
    right.origin.column += column
    right.size.columns -= column
    // The oldest months are left out where not all fit.
    draw(charts.months.suffix(below.size.rows), into: &frame, in: left)
    draw(charts.weekdays, into: &frame, in: right)
  }

  /// Draws rows of a name, a bar and an amount.
  private func draw(
    _ rows: some Collection<(name: String, amount: CountAmount)>, into frame: inout Frame,
    in area: Area
  ) {
    let names = rows.map { TextLayout.cells($0.name) }.max() ?? 0
    let most = rows.map(\.amount.thousandths).max() ?? 0
    for (index, row) in rows.enumerated() where index < area.size.rows {
      let cells = Bar(row.amount.thousandths, of: max(1, most)).cells(12, glyphs: glyphs)
      frame.write(
        [
          StyledText(TextLayout.aligned(row.name, .left, in: names) + "  ", .dim),
          StyledText(cells.filled, Style(ink: frame.hue.ink)), StyledText(cells.empty, frame.track),
          StyledText("  " + words.amount(row.amount, counter)),
        ].clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: index)
    }
  }
}

/// The sums of a counter by month and by weekday.
struct CounterCharts {
  /// The last twelve months, the oldest first.
  let months: [(name: String, amount: CountAmount)]
  let weekdays: [(name: String, amount: CountAmount)]

  init(_ history: CounterHistory, today: Day, _ language: Language) {
    var byMonth: [Day: CountAmount] = [:]
    var byWeekday: [Weekday: CountAmount] = [:]
    for day in history.days {
      guard let amount = day.amount else { continue }
      byMonth[day.day.firstOfMonth, default: .zero] =
        amount
        + (byMonth[day.day.firstOfMonth] ?? .zero)
      byWeekday[day.day.weekday, default: .zero] = amount + (byWeekday[day.day.weekday] ?? .zero)
    }
    var firsts = [today.firstOfMonth]
    while firsts.count < 12 { firsts.append((firsts[firsts.count - 1] - 1).firstOfMonth) }
    months = firsts.reversed().map {
      (CalendarWords.shortMonth($0, in: language), byMonth[$0] ?? .zero)
    }
    weekdays = WeekOrder(in: language).weekdays.map {
      (CalendarWords.weekday($0, in: language), byWeekday[$0] ?? .zero)
    }
  }
}
