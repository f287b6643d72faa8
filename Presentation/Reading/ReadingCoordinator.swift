import Domain

/// The screens of reading: the four pages at the bottom, and what was opened from them above.
struct ReadingCoordinator: Equatable, Sendable, ScreenStack {
  var look: Look
  var home: ReadingPages
  var above: [AnyScreen] = []

  init(_ look: Look) {
    self.look = look
    home = ReadingPages(words: ReadingWords(look.language), glyphs: look.glyphs)
  }

  var words: ReadingWords { ReadingWords(language) }

  private var topmost: (any ReadingScreen)? { above.last?.content as? any ReadingScreen }

  // MARK: What moves

  var isMoving: Bool { above.isEmpty ? home.isMoving : topmost?.isMoving ?? false }
  var frame: Int { 84 }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    resolve(changeEach { $0.pass(milliseconds) })
  }
  mutating func endMoment() {
    _ = changeEach {
      $0.endMoment()
      return []
    }
    // What only celebrates is gone with the next key.
    above.removeAll { $0.content is CelebrationScreen }
  }

  /// Lets every screen change, pages and those above.
  mutating func changeEach(_ body: (inout any ReadingScreen) -> [ScreenEffect]) -> [ScreenEffect] {
    var effects = home.changeAll(body)
    for index in above.indices {
      guard var screen = above[index].content as? any ReadingScreen else { continue }
      effects += body(&screen)
      above[index].content = screen
    }
    return effects
  }

  // MARK: Keys

  mutating func enter(again: Bool) -> [Work] {
    guard again else { return reload() }
    above.removeAll()
    return home.turn(to: .home)
  }

  func reload() -> [Work] {
    home.reload + above.flatMap { ($0.content as? any ReadingScreen)?.reload ?? [] }
  }

  // MARK: Routes

  mutating func follow(_ route: Route) -> [ScreenEffect]? {
    if case .reading(let route) = route { open(route) } else { nil }
  }

  private mutating func open(_ route: ReadingRoute) -> [ScreenEffect] {
    if isReadOnly && route.leadsToChanges {
      return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))]
    }
    switch route {
    case .page(let page):
      above.removeAll()
      return home.turn(to: page).map(ScreenEffect.work)
    case .book(let id): return show(BookScreen(id, words: words, glyphs: glyphs))
    case .new: push(BookForm(now: now, words: words, glyphs: glyphs))
    case .edit(let book): push(BookForm(book, now: now, words: words, glyphs: glyphs))
    case .read(let book): push(ReadForm(book, now: now, words: words, glyphs: glyphs))
    case .quote(let book): push(QuoteForm(book, words: words, glyphs: glyphs))
    case .requote(let sentence, let book):
      push(QuoteForm(book, sentence, words: words, glyphs: glyphs))
    case .records(let book): return show(RecordsScreen(book, words: words, glyphs: glyphs))
    case .celebrate(let celebration):
      push(
        CelebrationScreen(celebration, words: words, glyphs: glyphs, motion: hasMotion))
    case .question(let question): push(QuestionScreen(question, glyphs))
    case .search(let route): return open(route)
    case .shelf(let route): return open(route)
    case .analysis(let route): return open(route)
    }
    return []
  }

  /// Shows a screen that has to be filled first.
  mutating func show(_ screen: any ReadingScreen) -> [ScreenEffect] {
    push(screen)
    return screen.reload.map(ScreenEffect.work)
  }

  // MARK: Answers

  /// Takes what the features answered.
  mutating func handle(_ event: ReadingEvent) -> [ScreenEffect] {
    switch event {
    case .home, .book, .shelf, .analysis, .found: return hear(event)
    case .done(let deed):
      let heard = hear(event)
      above.removeAll { ($0.content as? any ReadingScreen)?.isOverWhenDone ?? false }
      return heard + [.say(NoticeLine(.good, deed.sentence))] + celebrate(deed)
        + reload().map(ScreenEffect.work)
    case .failed(let report): return failed(report)
    }
  }

  private mutating func hear(_ event: ReadingEvent) -> [ScreenEffect] {
    resolve(changeEach { $0.hear(event) })
  }

  private mutating func celebrate(_ deed: ReadingDeed) -> [ScreenEffect] {
    guard let celebration = deed.celebration else { return [] }
    return [.signal] + open(.celebrate(celebration))
  }

  /// A refusal goes to the form it is about, which keeps all that was typed. A book that is gone is
  /// left, but for a form, and what another program did meanwhile is shown.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    if top.refuse(report) { return [] }
    if report.status == .notFound {
      let form = above.last.flatMap { $0.content.takesText ? $0 : nil }
      above = form.map { [$0] } ?? []
    }
    return [.say(NoticeLine(.init(report.status), report.message))]
      + home.reload.map(ScreenEffect.work)
  }
}
