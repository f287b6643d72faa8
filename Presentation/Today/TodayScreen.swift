import Domain
import PresentationKit
import PresentationMoods
import PresentationSchedule
import TextUI

/// The home of the program: what the day asks for, the most urgent first, each line with the one
/// key that does it.
struct TodayScreen: Equatable, Sendable, ScrollingScreen {
  var look: ViewContext
  var keyContext: KeyContext? { .today }
  var words: TodayWords { TodayWords(look.language) }
  private(set) var page: TodayPage?
  /// What comes in the days behind this one, for a large screen.
  private(set) var ahead: [DayAgenda] = []
  /// The line the keys act on; nothing means the most urgent.
  private(set) var selected: TodayMatter.Name?
  /// Whether somebody has just come here and has not seen yet which line is the most urgent.
  private var isFresh = true

  /// What is chosen of that with which one can begin, where the day asks for nothing.
  private(set) var beginning = 0

  init(_ look: ViewContext) {
    self.look = look
  }

  /// Takes the page of the day. What was done is gone from it, and what stood below is chosen; what
  /// comes in above does not take the keys from the line they were seen to act on.
  private mutating func show(_ page: TodayPage) {
    let lines = lines
    let before = lines.map(\.matter.name)
    let pointed = isFresh ? nil : chosen(among: lines)?.matter.name
    (self.page, isFresh) = (page, false)
    let names = page.lines(at: now).map(\.matter.name)
    if let pointed { selected = pointed }
    guard let selected, !names.contains(selected) else { return }
    self.selected = Rows.kept(selected, of: before, in: names)
  }

  /// How many days behind this one are told of.
  private static let daysAhead = 14

  var reload: [Work] {
    [.today(.page), .schedule(.days((now.day + 1)...(now.day + Self.daysAhead)))]
  }

  mutating func enter(again: Bool) -> [Work] {
    if again { (selected, beginning) = (nil, 0) }
    isFresh = true
    return reload
  }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .page(let page)? = answer.today { show(page) }
    if case .days(let days)? = answer.schedule, days.first?.day == now.day + 1 { ahead = days }
    // Whether two met is answered here, so that nothing that closes brings the page up to date.
    if case .watered? = answer.people { return reload.map(ScreenEffect.work) }
    if case .changed? = answer.people { return reload.map(ScreenEffect.work) }
    return []
  }

  mutating func choose(beginning: Int) { self.beginning = beginning }
  mutating func choose(_ name: TodayMatter.Name) { selected = name }

  /// All lines of the day, the most urgent first.
  var lines: [TodayLine] { page?.lines(at: now) ?? [] }

  /// Whether the day asks for nothing, so that there is room for what one can begin with.
  var isEmpty: Bool {
    guard let page else { return false }
    return page.failures.isEmpty && page.lines(at: now).isEmpty
  }

  /// What one can begin with in each part, and its key; the last one is for whoever comes from
  /// elsewhere, in all parts.
  static let beginnings: [(part: DailyPart?, key: Character)] = [
    (.people, "a"), (.sayings, "S"), (.moods, "m"), (.schedule, "n"), (.books, "b"), (nil, "i"),
  ]

  /// The line the keys act on among those that are shown; nobody chose one, so it is the most urgent,
  /// wherever it stands.
  func chosen(among shown: [TodayLine]) -> TodayLine? {
    if let selected, let chosen = shown.first(where: { $0.matter.name == selected }) {
      return chosen
    }
    let order = shown.indices.min { (shown[$0].urgency, $0) < (shown[$1].urgency, $1) }
    return order.map { shown[$0] }
  }

  /// The one colour of the page: that of the newest feeling, or the program's own.
  var accent: Ink {
    page?.canvas?.shapes.first.map { $0.theme.readable($0.record.level) } ?? Accent.ember
  }

  /// The thousandths of a second until something on the page is another by itself.
  func timeout() -> Int? {
    page?.nextChange(after: now).map { min($0 - now.instant, 86_400) * 1000 }
  }
}
