import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationSchedule
import TextUI

/// The first screen of the program: all items that are due today, the most urgent first, each with the key that acts on
/// it.
struct TodayScreen: Equatable, Sendable, ScrollingScreen {
  var context: ViewContext {
    didSet { if context.now != oldValue.now { sortLines() } }
  }
  var keyContext: KeyContext? { .today }
  var words: TodayWords { TodayWords(context.language) }
  private(set) var page: TodayPage? {
    didSet { sortLines() }
  }
  /// All lines of the day, the most urgent first.
  private(set) var lines: [TodayLine] = []
  /// The agenda of the coming days, for a large screen.
  private(set) var ahead: [DayAgenda] = []
  /// The moods of the last seven days, for a screen with panels; nil until they are loaded.
  private(set) var week: Result<MoodWeek, MoodsFailure>?
  /// The plants that are due next, for the board of a large screen.
  private(set) var garden: [Plant] = []
  /// The selected line; nil means the most urgent one.
  private(set) var selected: TodayMatter.Name?
  /// The panel of the right column that has the keys; nil while the lines have them.
  private(set) var beside: TodayPanels.Name?
  /// Whether the user has just entered the page, and so has not yet seen which line is the most urgent.
  private var isFresh = true

  /// The contact that was just recorded on this page, which can be given details.
  private(set) var recorded: RecordedContact?

  /// A recorded contact with the plant that it watered.
  struct RecordedContact: Equatable, Sendable {
    let plant: Plant
    let watering: Watering
  }

  /// Whether a change of a note was begun on this page.
  var changesNote = false

  /// The key of the selected suggestion on an empty page.
  private(set) var beginning = TodayScreen.firstBeginning

  init(_ context: ViewContext) {
    self.context = context
  }

  /// Stores a loaded page. If the selected line is gone, the line below it is selected; new lines above do not change
  /// the selection.
  private mutating func show(_ page: TodayPage) {
    let before = lines.map(\.matter.name)
    let pointed = isFresh ? nil : chosen(among: lines)?.matter.name
    (self.page, isFresh) = (page, false)
    let names = lines.map(\.matter.name)
    // The person is due again after the contact was undone.
    if let id = recorded?.plant.person.id, names.contains(.person(id)) { recorded = nil }
    if let pointed { selected = pointed }
    guard let selected, !names.contains(selected) else { return }
    self.selected = Rows.nearestRemaining(selected, of: before, in: names)
  }

  /// The number of coming days that are loaded.
  private static let daysAhead = 14

  var reload: [Work] {
    [
      .today(.page), .today(.week), .today(.garden),
      .schedule(.days((now.day + 1)...(now.day + Self.daysAhead))),
    ]
  }

  mutating func enter(again: Bool) -> [Work] {
    if again { (selected, beside, beginning) = (nil, nil, Self.firstBeginning) }
    (isFresh, recorded) = (true, nil)
    return reload
  }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    switch answer.today {
    case .page(let page): show(page)
    case .week(let week): self.week = week
    case .garden(let garden): self.garden = garden
    case nil: break
    }
    if case .days(let days, _)? = answer.schedule, days.first?.day == now.day + 1 { ahead = days }
    // A meeting is confirmed on this page itself, so no closing form triggers a reload.
    if changesNote, let event = answer.notes {
      changesNote = false
      switch event {
      case .changed(let sentence): return [.done(sentence)] + reload.map(ScreenEffect.work)
      case .failed(let report): return [.failed(report)]
      case .rows, .read: break
      }
    }
    if case .changed? = answer.counts { return reload.map(ScreenEffect.work) }
    if case .watered(let plant, let watering)? = answer.people {
      recorded = watering.map { RecordedContact(plant: plant, watering: $0) }
      return reload.map(ScreenEffect.work)
    }
    if case .revised? = answer.people { recorded = nil }
    if case .changed? = answer.people { return reload.map(ScreenEffect.work) }
    return []
  }

  mutating func choose(beginning: Character) { self.beginning = beginning }
  mutating func choose(_ name: TodayMatter.Name) { (selected, beside) = (name, nil) }
  mutating func focus(_ panel: TodayPanels.Name?) { beside = panel }

  /// Whether nothing is due and nothing failed, so that suggestions are shown.
  var isEmpty: Bool {
    guard let page else { return false }
    return page.failures.isEmpty && lines.isEmpty
  }

  /// Sorts the lines once for each page and moment, because every key needs them several times.
  private mutating func sortLines() { lines = page?.lines(at: now) ?? [] }

  /// The suggestions of an empty page, each with its part and its key. The last suggestion is the import from other
  /// programs, which belongs to no single part.
  static let beginnings: [(part: DailyPart?, key: Character)] = [
    (.people, "a"), (.sayings, "S"), (.moods, "m"), (.schedule, "n"), (.books, "b"), (nil, "i"),
  ]

  private static let firstBeginning: Character = "a"

  /// The keys of the suggestions in their order on the screen: in a list, or in panels.
  static func beginnings(inPanels: Bool) -> [Character] {
    inPanels ? ["n", "a", "b", "S", "i", "m"] : beginnings.map(\.key)
  }

  /// Returns the selected line among the visible ones. Without a selection it is the most urgent one, wherever it is on
  /// the screen. Returns nil if no line is visible.
  func chosen(among shown: [TodayLine]) -> TodayLine? {
    if let selected, let chosen = shown.first(where: { $0.matter.name == selected }) {
      return chosen
    }
    let order = shown.indices.min { (shown[$0].urgency, $0) < (shown[$1].urgency, $1) }
    return order.map { shown[$0] }
  }

  /// The accent colour of the page: the colour of the newest mood, or the default colour.
  var accent: Ink {
    page?.canvas?.shapes.first.map { $0.theme.readable($0.record.level) } ?? Accent.ember
  }

  /// Returns the milliseconds until the page changes by itself; nil if it will not. While an event goes on or comes,
  /// the time until its end or start changes every minute.
  func timeout() -> Int? {
    guard let change = page?.nextChange(after: now).map({ $0 - now.instant }) else { return nil }
    return (change < 86_400 ? min(change, now.untilNextMinute) : 86_400) * 1000
  }
}
