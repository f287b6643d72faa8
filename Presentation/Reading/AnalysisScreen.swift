import Domain
import PresentationKit
import TextUI

/// The analysis overview, with one card per chart. The user opens a chart from its card.
struct AnalysisScreen: Equatable, Sendable, BooksScreen, ScrollingScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .analysis }
  var words: AnalysisWords { ReadingWords(context.language).analysis }
  private(set) var overview: ReadingOverview?
  private(set) var year: PageWindow?
  private(set) var chosen = ChartKind.daily

  init(_ context: ViewContext) {
    self.context = context
  }

  var reload: [Work] { [.reading(.analysis(.overview))] }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    if case .analysis(.overview(let overview, let year)) = event {
      self.overview = overview
      self.year = year
    }
    return []
  }

  // MARK: Keys

  enum Action: Equatable, Sendable {
    case open(ChartKind)
    case start, history
    case goal(YearGoal)
  }

  var bindings: [Binding] { keys.bindings }

  private var isEmpty: Bool { overview?.isEmpty ?? true }

  private var keys: KeyTable<Action> {
    let history = KeyTable<Action>.Row(
      Binding(.character("y"), meaning: words.keyHistory, isPrimary: true), .history)
    let goal = KeyTable<Action>.Row(
      Binding(.character("e"), meaning: words.keyGoal, isPrimary: true),
      overview.map { .goal($0.goal) })
    if isEmpty {
      let start = Binding(.enter, meaning: words.keyStart, isPrimary: true, glyphs: glyphs)
      return KeyTable([.init(start, .start), goal, history])
    }
    return KeyTable([
      .init(
        Binding(
          .enter, .character(" "), meaning: words.keyOpen, isPrimary: true, glyphs: glyphs),
        .open(chosen)),
      .init(.arrows(words.reading.keyChoose, isPrimary: true, glyphs)),
      goal, history,
    ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if !isEmpty, choose(by: key, in: area) { return [] }
    return keys.press(key) { action in
      switch action {
      case .open(let kind): [.open(.reading(.analysis(.chart(kind))))]
      case .start: [.open(.reading(.page(.home)))]
      case .history: [.open(.reading(.analysis(.history)))]
      case .goal(let goal): [.open(.reading(.analysis(.goal(goal))))]
      }
    }
  }

  /// Moves the selection from card to card, and sideways if there are two columns. Returns false if the key does not
  /// move the selection.
  private mutating func choose(by key: Key, in area: Area) -> Bool {
    let all = ChartKind.allCases
    if key == .left || key == .right {
      guard let next = OverviewLayout(in: area).beside(chosen, toRight: key == .right) else {
        return OverviewLayout(in: area).hasColumns
      }
      chosen = next
      return true
    }
    guard let next = Rows.moved(chosen, by: key, among: all, height: all.count) else {
      return false
    }
    chosen = next
    return true
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    guard !isEmpty, let kind = OverviewLayout(in: area).card(at: point) else { return [] }
    if kind == chosen { return press(.enter, in: area) ?? [] }
    chosen = kind
    return []
  }

  // MARK: Drawing

  func draw(into frame: inout Frame, in area: Area) {
    guard let overview else { return }
    let layout = OverviewLayout(in: area)
    let counts = [StyledText(words.counts(overview.stats))]
    frame.write(
      counts.clipped(to: layout.counts.size.columns, ellipsis: glyphs.ellipsis),
      in: layout.counts)
    let room = layout.counts.size.columns - counts.cells - 3
    let goal = GoalPanel(overview.goal, words.reading, glyphs).line(room, onLight: frame.isLight)
    frame.write(goal, layout.counts.endColumn - goal.cells, in: layout.counts)
    if overview.isEmpty {
      frame.write(wrapped: words.nothingRead(Key.enter.printed(glyphs)), in: layout.room)
      return
    }
    for kind in ChartKind.allCases {
      guard let cardArea = layout.area(of: kind) else { continue }
      OverviewCard(kind, of: overview, words: words, glyphs: glyphs, isChosen: kind == chosen)
        .draw(into: &frame, in: cardArea)
    }
    if let yearArea = layout.year, let year { drawYear(year, into: &frame, in: yearArea) }
  }

  /// Draws the heat map of the year below all cards.
  private func drawYear(_ year: PageWindow, into frame: inout Frame, in area: Area) {
    let title = words.reading.yearTitle + "  " + words.reading.yearFigure(year.total)
    frame.write([StyledText(title, .dim)], area.origin.column + 2, in: area)
    YearHeat(year, in: area.rows(1).inset(columns: 2), words.language)?
      .draw(into: &frame, glyphs, year)
  }
}
