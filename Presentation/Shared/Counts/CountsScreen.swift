import Domain
import PresentationKit
import TextUI

/// The wall of counters: each with the days of the last year as squares.
struct CountsScreen: Equatable, Sendable, ListScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .counts }
  var words: CountsWords { CountsWords(context.language) }
  var cursor = ListCursor<CounterHistory>()
  private var isLoaded = false
  /// The counter with which the screen opens.
  private var opening: ID<Counter>?

  init(_ context: ViewContext, choosing id: ID<Counter>? = nil) {
    self.context = context
    opening = id
  }

  var reload: [Work] { [.counts(.load)] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard case .histories(let all)? = answer.counts else { return [] }
    cursor.show(all) { $0.summary.counter.id }
    isLoaded = true
    if let id = opening, let index = all.firstIndex(where: { $0.summary.counter.id == id }) {
      cursor.selected = index
    }
    opening = nil
    return []
  }

  // MARK: Keys

  private var keys: KeyTable<CounterAction> {
    CounterAction.keys(
      cursor.chosen?.summary, words, glyphs, opens: true, none: words.empty)
  }

  var bindings: [Binding] { keys.bindings }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let effects = move(by: key, in: area) { return effects }
    let (chosen, context) = (cursor.chosen, context)
    return keys.press(key) { action in
      if action == .open, let chosen { return [.show(CounterScreen(chosen, context))] }
      return action.effects(context)
    }
  }

  // MARK: Drawing

  /// Returns the rows of a counter: its line, and its days if the area is large enough for them.
  private func rowsEach(in area: Area) -> Int {
    let room = area.inset(columns: 4).rows(3)
    return CounterHeat.fits(room.size) ? 1 + YearHeat.smallest.rows : 1
  }

  /// Each counter counts as one row, of which as many fit as there are blocks.
  func list(in area: Area) -> Area { area.inset(columns: 2).rows(2, blocks(in: area)) }

  private func blocks(in area: Area) -> Int {
    max(1, (area.size.rows - 2) / rowsEach(in: area))
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let count = blocks(in: area)
    let shown = Rows.window(count: cursor.count, selected: cursor.selected, height: count)
    let index = shown.lowerBound + max(0, point.row - area.origin.row - 2) / rowsEach(in: area)
    guard shown.contains(index) else { return [] }
    if cursor.selected == index { return choose(in: area) }
    cursor.selected = index
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    frame.write([StyledText(PartWords.counts(language), .bold)], in: room)
    if cursor.isEmpty {
      if isLoaded { frame.write(emptiness: words.empty, in: room.rows(2)) }
      return
    }
    let (count, height) = (blocks(in: area), rowsEach(in: area))
    let shown = Rows.window(count: cursor.count, selected: cursor.selected, height: count)
    for (block, index) in shown.enumerated() {
      let history = cursor.rows[index]
      let row = room.rows(2 + block * height)
      let isChosen = index == cursor.selected
      frame.write(
        [
          StyledText(isChosen ? glyphs.pointer + " " : "  ", .bold),
          StyledText(words.line(history.summary), isChosen ? .bold : .plain),
        ].clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: row)
      if height > 1 {
        CounterHeat(history, today: today).draw(
          into: &frame, in: row.inset(columns: 2).rows(1), glyphs, language)
      }
    }
  }
}

/// The days of a counter as a heat map.
struct CounterHeat {
  private let amounts: [Day: Int]
  private let levels: HeatLevels
  private let today: Day

  init(_ history: CounterHistory, today: Day) {
    self.today = today
    amounts = history.days.reduce(into: [:]) { amounts, day in
      amounts[day.day] =
        day.isTagged ? max(1, day.amount?.thousandths ?? 0) : day.amount?.thousandths
    }
    levels = HeatLevels(amounts.values)
  }

  /// Returns whether the days fit into a room of a size.
  static func fits(_ size: Size) -> Bool {
    size.columns >= YearHeat.smallest.columns && size.rows >= YearHeat.smallest.rows
  }

  /// Draws the year up to today at the top of an area.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs, _ language: Language) {
    let year = (today - 365)...today
    YearHeat(year, in: area.rows(0, YearHeat.smallest.rows), language).draw(
      into: &frame, ink: frame.hue.ink, glyphs,
      month: { CalendarWords.shortMonth($0, in: language) },
      shade: { levels.shade(of: amounts[$0] ?? 0) })
  }
}

/// What the keys of the screens of counters do.
enum CounterAction: Equatable, Sendable {
  case open, add(Counter), ask(Counter), skip(Counter, Bool), remove(Counter), back

  /// Returns the keys for a counter; with the reason `none` if there is no counter.
  static func keys(
    _ summary: CounterSummary?, _ words: CountsWords, _ glyphs: Glyphs, opens: Bool, none: String
  ) -> KeyTable<CounterAction> {
    let (counter, isSkipped) = (summary?.counter, summary?.isSkippedToday == true)
    let reason = counter == nil ? none : nil
    func row(
      _ keys: [Key], _ meaning: String, _ action: CounterAction?, first: Bool = true
    ) -> KeyTable<CounterAction>.Row {
      .init(
        Binding(
          keys: keys, label: keys.prefix(1).map { $0.printed(glyphs) }.joined(), meaning: meaning,
          on: .row, unavailable: reason, isPrimary: first), action)
    }
    let open = opens ? [row([.enter], words.keyOpen, counter.map { _ in .open })] : []
    return KeyTable(
      open + [
        row([.character("f")], words.keyAddOne, counter.map { .add($0) }),
        row([.character("n")], words.keyAmount, counter.map { .ask($0) }),
        row(
          [.character("s")], isSkipped ? words.keyUnskip : words.keySkip,
          counter.map { .skip($0, !isSkipped) }, first: false),
        row(
          [.character("x"), .character("D"), .delete], words.keyRemove,
          counter.map { .remove($0) }, first: false),
        .init(
          Binding(.escape, .left, meaning: words.keyBack, isPrimary: true, glyphs: glyphs), .back),
      ])
  }

  func effects(_ context: ViewContext) -> [ScreenEffect] {
    if self != .back, self != .open, context.isReadOnly {
      return [.say(NoticeLine(.refusal, StorageWords(context.language).onlyReading))]
    }
    return switch self {
    case .open: []
    case .add(let counter): [.work(.counts(.add(counter, nil)))]
    case .ask(let counter): [.open(.more(.count(counter)))]
    case .skip(let counter, let isSkipped): [.work(.counts(.skip(counter, isSkipped)))]
    case .remove(let counter): [.work(.counts(.remove(counter)))]
    case .back: [.back]
    }
  }
}

/// Asks how much of a counter to add.
struct CountForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  /// The raw value is the field that refusals name.
  enum Field: String, Sendable { case amount = "N" }

  let counter: Counter
  var sheet: FormSheet<Field>
  private var words: CountsWords { CountsWords(context.language) }

  init(_ counter: Counter, _ context: ViewContext) {
    self.context = context
    self.counter = counter
    let words = CountsWords(context.language)
    sheet = FormSheet(
      [
        .init(
          .amount, words.labelAmount,
          .text(TextField("", limit: 20, placeholder: words.amountHint(counter))))
      ], context)
  }

  func save() -> [ScreenEffect] {
    [.work(.counts(.add(counter, form.text(.amount))))]
  }

  func draw(into frame: inout Frame, in area: Area) {
    sheet.draw(words.howMuch(counter), notes: [], into: &frame, in: area)
  }
}
