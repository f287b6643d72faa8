import Domain

/// The screens of Today: the page of the day, and nothing above it. What it leads to belongs to
/// the parts; the shell brings whoever went there back.
struct TodayCoordinator: Equatable, Sendable, ScreenStack {
  var home: TodayScreen
  var above: [AnyScreen] = []
  /// Whether what would change something is refused before one leaves the page.
  let isReadOnly: Bool
  /// The present moment, by which events move from what is next to what goes on.
  var now: Now {
    get { home.now }
    set { home.now = newValue }
  }

  init(language: Language, glyphs: Glyphs, now: Now, isReadOnly: Bool = false) {
    self.isReadOnly = isReadOnly
    home = TodayScreen(words: TodayWords(language), glyphs: glyphs, now: now)
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
