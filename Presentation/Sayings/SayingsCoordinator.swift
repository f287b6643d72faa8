import Domain

/// The screens of sayings: the home at the bottom of the stack, and what was opened from it above.
struct SayingsCoordinator: Equatable, Sendable, ScreenStack {
  /// Its moment decides what is new.
  var look: Look {
    didSet {
      let now = look.now
      home.now = now
      change(SayingScreen.self) { $0.now = now }
    }
  }
  var home: SayingsScreen
  var above: [AnyScreen] = []
  var hearth: Hearth { didSet { home.fire = hearth.fire } }
  /// How sayings stand on the screen.
  var lettering: SayingLettering {
    didSet {
      home.lettering = lettering
      let lettering = lettering
      change(SayingScreen.self) { $0.lettering = lettering }
    }
  }

  init(_ look: Look, lettering: SayingLettering = .plain) {
    self.look = look
    self.lettering = lettering
    home = SayingsScreen(words: SayingsWords(look.language), glyphs: look.glyphs)
    hearth = Hearth(hasMotion: look.hasMotion)
    home.fire = hearth.fire
    home.lettering = lettering
    home.now = look.now
  }

  var words: SayingsWords { SayingsWords(language) }

  // MARK: Motion

  var isMoving: Bool { isHome && hearth.isBurning }
  /// The fire burns where it is seen.
  func isMoving(in area: Area) -> Bool { isMoving && home.layout(in: area).fire != nil }
  var frame: Int { Hearth.frame }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    hearth.pass(milliseconds)
    return []
  }

  mutating func endMoment() { hearth.stir() }

  // MARK: Keys

  mutating func enter(again: Bool) -> [Work] {
    hearth.stir()
    if again {
      above.removeAll()
      return home.backToTop()
    }
    return [.sayings(.recommend())] + reloadShown()
  }

  func reload() -> [Work] {
    [.sayings(.recommend(home.recommended?.number))] + reloadShown()
  }

  /// What brings the list and the open sayings up to date.
  private func reloadShown() -> [Work] {
    var work = [home.reload]
    for case let screen as SayingScreen in above.map(\.content) {
      work.append(.sayings(.open(screen.number)))
    }
    return work
  }

  mutating func follow(_ route: Route) -> [ScreenEffect]? {
    if case .sayings(let route) = route { open(route) } else { nil }
  }

  /// Opens what a route leads to.
  private mutating func open(_ route: SayingsRoute) -> [ScreenEffect] {
    if isReadOnly && route.leadsToChanges {
      return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))]
    }
    switch route {
    case .saying(let number, let query, let place):
      push(
        SayingScreen(
          number, at: place, from: query, now: now, lettering: lettering, words: words,
          glyphs: glyphs))
      return [.work(.sayings(.open(number)))]
    case .new: push(SayingForm(words: words, glyphs: glyphs))
    case .edit(let saying): push(SayingForm(saying, words: words, glyphs: glyphs))
    case .share(let saying): push(QuestionScreen(.sharing(saying, words), glyphs))
    case .save(let saying, let form):
      push(SavingSheet(saying, form, words: words, glyphs: glyphs))
    }
    return []
  }
}

/// The fire of the home as it burns: it flickers while somebody is there, and rests after a
/// minute without a key.
struct Hearth: Equatable, Sendable {
  let hasMotion: Bool
  private var elapsed = 0
  /// The thousandths of a second since somebody did something.
  private var idle = 0

  /// The thousandths of a second between two pictures: six in a second.
  static let frame = 167
  /// How long it goes on after the last key.
  static let patience = 60_000

  init(hasMotion: Bool) { self.hasMotion = hasMotion }

  var isBurning: Bool { hasMotion && idle < Self.patience }
  var fire: Bonfire { hasMotion ? Bonfire(elapsed: elapsed) : .still }

  /// Lets time pass.
  mutating func pass(_ milliseconds: Int) {
    elapsed = (elapsed + max(0, milliseconds)) % Bonfire.loop
    idle += max(0, milliseconds)
  }

  /// Somebody is there.
  mutating func stir() { idle = 0 }
}
