import Domain

/// The pages across all parts: the search at the bottom, and the timeline above it.
struct FindingCoordinator: Equatable, Sendable, ScreenStack {
  var look: Look {
    didSet {
      let today = look.now.day
      home.today = today
      change(TimelineScreen.self) { $0.today = today }
    }
  }
  var home: FindingScreen
  var above: [AnyScreen] = []

  init(_ look: Look) {
    self.look = look
    home = FindingScreen(
      words: FindingWords(look.language), glyphs: look.glyphs, today: look.now.day)
  }

  mutating func enter(again: Bool) -> [Work] {
    if again { above.removeAll() }
    return reload()
  }

  /// What brings everything that is shown up to date.
  func reload() -> [Work] {
    var work = home.reload
    for case let screen as TimelineScreen in above.map(\.content) { work.append(screen.reload) }
    return work
  }

  mutating func follow(_ route: Route) -> [ScreenEffect]? {
    guard case .finding(let route) = route else { return nil }
    switch route {
    case .search:
      above.removeAll()
      home = FindingScreen(words: FindingWords(language), glyphs: glyphs, today: now.day)
      return []
    case .timeline(let day):
      above.removeAll { $0.content is TimelineScreen }
      let screen = TimelineScreen(
        on: day ?? now.day, today: now.day, words: FindingWords(language), glyphs: glyphs)
      push(screen)
      return [.work(screen.reload)]
    }
  }

  /// Takes what the features answered.
  mutating func handle(_ event: FindingEvent) -> [ScreenEffect] {
    switch event {
    case .found(let text, let part, let day, let hits):
      home.show(hits, day, for: text, in: part)
    case .day(let day): change(TimelineScreen.self) { $0.show(day) }
    case .leads(let route): return [.open(route)]
    case .failed(let report):
      let notice = NoticeLine(NoticeLine.Kind(report.status), report.message)
      // What is gone goes from the list as well.
      return [.say(notice)] + (report.status == .notFound ? reload().map(ScreenEffect.work) : [])
    }
    return []
  }
}
