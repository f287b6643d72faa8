import Domain

/// The screens of sayings: the home at the bottom of the stack, and what was opened from it above.
struct SayingsCoordinator: Equatable, Sendable, ScreenStack {
  /// What can lie above the home.
  enum Screen: Equatable, Sendable {
    case saying(SayingScreen)
    case form(SayingForm)
    case saving(SavingSheet)
    case question(Question)
  }

  let language: Language
  let glyphs: Glyphs
  var home: SayingsScreen
  var above: [Screen] = []
  /// Whether what would change something is refused before anything is typed.
  let isReadOnly: Bool
  var hearth: Hearth
  /// The present moment, which decides what is new.
  var now = Now(instant: 0, offset: 0)

  init(language: Language, glyphs: Glyphs, motion: Bool = false, isReadOnly: Bool = false) {
    self.language = language
    self.glyphs = glyphs
    self.isReadOnly = isReadOnly
    home = SayingsScreen(words: SayingsWords(language), glyphs: glyphs)
    hearth = Hearth(hasMotion: motion)
  }

  var words: SayingsWords { SayingsWords(language) }

  var takesText: Bool {
    switch above.last {
    case .form, .saving: true
    case .saying, .question: false
    case nil: home.isSearching
    }
  }

  var ownsKeys: Bool {
    if case .question = above.last { return true }
    return takesText
  }

  var bindings: [Binding] {
    switch above.last {
    case .saying(let screen): screen.bindings
    case .form(let form): form.bindings
    case .saving(let sheet): sheet.bindings
    case .question(let question): question.bindings
    case nil: home.bindings
    }
  }

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
    for case .saying(let screen) in above { work.append(.sayings(.open(screen.number))) }
    return work
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let columns = area.size.columns
    let effects: [ScreenEffect]?
    switch above.last {
    case .saying(var screen): effects = keep(screen.press(key, in: area), .saying(screen))
    case .form(var form): effects = keep(form.press(key, columns: columns), .form(form))
    case .saving(var sheet): effects = keep(sheet.press(key, columns: columns), .saving(sheet))
    case .question(var question): effects = keep(question.press(key), .question(question))
    case nil: effects = home.press(key, in: area)
    }
    return effects.map { resolve($0) }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    switch above.last {
    case .form(var form): return resolve(keep(form.paste(text), .form(form)))
    case .saving(var sheet): return resolve(keep(sheet.paste(text), .saving(sheet)))
    case .saying, .question: return []
    case nil: return resolve(home.paste(text))
    }
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch above.last {
    case .saying(var screen):
      let key: Key? =
        switch mouse.action {
        case .wheelUp: .up
        case .wheelDown: .down
        case .press, .release, .drag: nil
        }
      guard let key else { return [] }
      return resolve(keep(screen.press(key, in: area) ?? [], .saying(screen)))
    case .form, .saving, .question: return []
    case nil: return resolve(home.handle(mouse, in: area))
    }
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
      above.append(
        .saying(SayingScreen(number, at: place, from: query, words: words, glyphs: glyphs)))
      return [.work(.sayings(.open(number)))]
    case .new: above.append(.form(SayingForm(words: words, glyphs: glyphs)))
    case .edit(let saying):
      above.append(.form(SayingForm(saying, words: words, glyphs: glyphs)))
    case .share(let saying): above.append(.question(words.shareQuestion(saying)))
    case .save(let saying, let form):
      above.append(.saving(SavingSheet(saying, form, words: words, glyphs: glyphs)))
    case .question(let question): above.append(.question(question))
    }
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    var below = above[...]
    if case .question = below.last { below.removeLast() }
    switch below.last {
    case .saying(let screen): screen.draw(into: &frame, in: area, at: now)
    case .form(let form): form.draw(into: &frame, in: area)
    case .saving(let sheet): sheet.draw(into: &frame, in: area)
    case .question, nil: home.draw(into: &frame, in: area, at: now, fire: hearth.fire)
    }
    if case .question(let question) = above.last { question.draw(into: &frame, in: area, glyphs) }
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
