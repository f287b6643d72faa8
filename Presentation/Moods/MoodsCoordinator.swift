import Domain

/// The screens of moods: the canvas at the bottom of the stack, and what was opened from it above.
struct MoodsCoordinator: Equatable, Sendable, ScreenStack {
  /// What can lie above the canvas.
  enum Screen: Equatable, Sendable {
    case gauge(GaugeScreen)
    case form(MoodForm)
    case line(LineForm)
    case diary(DiaryScreen)
    case card(MoodCard)
    case question(Question)
  }

  let language: Language
  let glyphs: Glyphs
  let hasMotion: Bool
  let isReadOnly: Bool
  var now: Now
  var home: CanvasScreen
  var above: [Screen] = []
  /// Whether the gauge was ever opened here, which needs its hint only once.
  var knowsGauge = false
  /// Whether the artist was asked for a name since the program began.
  var asksNoMore = false
  /// The feeling that is to be chosen once its page is there.
  var chosenAfter: ID<MoodRecord>?

  init(
    language: Language, glyphs: Glyphs, now: Now, motion: Bool = false, isReadOnly: Bool = false
  ) {
    self.language = language
    self.glyphs = glyphs
    self.now = now
    hasMotion = motion
    self.isReadOnly = isReadOnly
    home = CanvasScreen(words: MoodsWords(language), glyphs: glyphs)
  }

  var words: MoodsWords { MoodsWords(language) }

  var takesText: Bool {
    switch above.last {
    case .form, .line: true
    case .gauge, .diary, .card, .question, nil: false
    }
  }

  var ownsKeys: Bool {
    switch above.last {
    case .question, .gauge: true
    case .form, .line, .diary, .card, nil: takesText
    }
  }

  var bindings: [Binding] {
    switch above.last {
    case .gauge(let screen): screen.bindings
    case .form(let form): form.bindings
    case .line(let form): form.bindings
    case .diary(let screen): screen.bindings
    case .card(let card): card.bindings
    case .question(let question): question.bindings
    case nil: home.bindings
    }
  }

  // MARK: Motion

  var isMoving: Bool {
    guard hasMotion else { return false }
    switch above.last {
    case .gauge: return true
    case nil:
      return home.stage.isAwake && home.canvas.map { !$0.shapes.isEmpty || $0.hasGuide } ?? false
    case .form, .line, .diary, .card, .question: return false
    }
  }

  var frame: Int {
    if case .gauge = above.last { return CanvasStage.quickFrame }
    return home.stage.isBusy ? CanvasStage.quickFrame : CanvasStage.frame
  }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    if case .gauge(var screen) = above.last {
      screen.pass(milliseconds)
      above[above.count - 1] = .gauge(screen)
    } else {
      home.pass(milliseconds)
    }
    return []
  }

  mutating func endMoment() { home.stir() }

  // MARK: Keys

  mutating func enter(again: Bool) -> [Work] {
    home.stir()
    if again {
      above.removeAll()
      return [.moods(.canvas(now.day))]
    }
    return reload()
  }

  func reload() -> [Work] {
    var work = [home.reload(today: now.day)]
    for case .diary(let screen) in above { work += screen.reload }
    return work
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let columns = area.size.columns
    let effects: [ScreenEffect]?
    switch above.last {
    case .gauge(var screen): effects = keep(screen.press(key), .gauge(screen))
    case .form(var form): effects = keep(form.press(key, columns: columns), .form(form))
    case .line(var form): effects = keep(form.press(key, columns: columns), .line(form))
    case .diary(var screen): effects = keep(screen.press(key, in: area), .diary(screen))
    case .card(var card): effects = keep(card.press(key, in: area), .card(card))
    case .question(var question): effects = keep(question.press(key), .question(question))
    case nil: effects = home.press(key)
    }
    return effects.map { resolve($0) }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    switch above.last {
    case .form(var form): return resolve(keep(form.paste(text), .form(form)))
    case .line(var form): return resolve(keep(form.paste(text), .line(form)))
    case .gauge, .diary, .card, .question, nil: return []
    }
  }

  mutating func take(_ text: String) -> [ScreenEffect] {
    guard case .form(var form) = above.last else { return [] }
    form.take(text)
    above[above.count - 1] = .form(form)
    return []
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch above.last {
    case .gauge(var screen): return resolve(keep(screen.handle(mouse, in: area), .gauge(screen)))
    case .diary(var screen):
      let key: Key? =
        switch mouse.action {
        case .wheelUp: .up
        case .wheelDown: .down
        case .press, .release, .drag: nil
        }
      guard let key else { return [] }
      return resolve(keep(screen.press(key, in: area) ?? [], .diary(screen)))
    case .card:
      if mouse.action == .press { above.removeLast() }
      return []
    case .form, .line, .question: return []
    case nil: return resolve(home.handle(mouse, in: area))
    }
  }

  mutating func follow(_ route: Route) -> [ScreenEffect]? {
    if case .moods(let route) = route { open(route) } else { nil }
  }

  /// Opens what a route leads to.
  private mutating func open(_ route: MoodsRoute) -> [ScreenEffect] {
    if isReadOnly && route.leadsToChanges {
      return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))]
    }
    switch route {
    case .gauge(let day):
      let theme = home.canvas?.theme ?? .dawn
      above.append(.gauge(GaugeScreen(day, theme: theme, words: words, glyphs: glyphs)))
    case .write(let level, let day):
      knowsGauge = true
      above.append(.form(MoodForm(level, on: day, now: now, words: words, glyphs: glyphs)))
    case .edit(let record):
      above.append(.form(MoodForm(record, now: now, words: words, glyphs: glyphs)))
    case .card(let record, let theme):
      above.append(.card(MoodCard(.record(record, theme), words: words, glyphs: glyphs)))
    case .tip(let number):
      above.append(.card(MoodCard(.tip(number), words: words, glyphs: glyphs)))
    case .diary(let day):
      let screen = DiaryScreen(on: day, today: now.day, words: words, glyphs: glyphs)
      above.append(.diary(screen))
      return screen.reload.map(ScreenEffect.work)
    case .name(let name):
      above.append(.line(LineForm(.name, text: name ?? "", words: words, glyphs: glyphs)))
    case .save(let canvas, let form):
      let name = "haru-\(canvas.day).\(form.rawValue)"
      above.append(.line(LineForm(.save(canvas, form), text: name, words: words, glyphs: glyphs)))
    case .share(let canvas): above.append(.question(words.saveQuestion(canvas)))
    case .question(let question): above.append(.question(question))
    }
    return []
  }
}
