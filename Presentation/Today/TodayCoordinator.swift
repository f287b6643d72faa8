import Domain

/// The screens of Today: the page of the day, and nothing above it. What it leads to belongs to
/// the parts; the shell brings whoever went there back.
struct TodayCoordinator: Equatable, Sendable, ScreenStack {
  var home: TodayScreen
  var above: [AnyScreen] = []
  /// By its moment events move from what is next to what goes on.
  var look: Look { didSet { home.now = look.now } }

  init(_ look: Look) {
    self.look = look
    home = TodayScreen(words: TodayWords(look.language), glyphs: look.glyphs, now: look.now)
  }

  func patience() -> Int? { home.patience() }

  mutating func enter(again: Bool) -> [Work] {
    if again { home.backToTop() }
    return reload()
  }

  func reload() -> [Work] { [.today(.page)] }

  mutating func follow(_ route: Route) -> [ScreenEffect]? {
    guard isReadOnly && route.leadsToChanges else { return nil }
    return [.say(NoticeLine(.refusal, StorageWords(home.words.language).onlyReading))]
  }

  /// Takes what the features answered.
  mutating func handle(_ event: TodayEvent) -> [ScreenEffect] {
    switch event {
    case .page(let page): home.show(page)
    }
    return []
  }
}
