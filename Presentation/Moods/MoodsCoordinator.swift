import Domain

/// The screens of moods: the canvas at the bottom of the stack, and what was opened from it above.
struct MoodsCoordinator: Equatable, Sendable, ScreenStack {
  var look: Look
  var home: CanvasScreen
  var above: [AnyScreen] = []
  /// Whether the gauge was ever opened here, which needs its hint only once.
  var knowsGauge = false
  /// Whether the artist was asked for a name since the program began.
  var asksNoMore = false
  /// The feeling that is to be chosen once its page is there.
  var chosenAfter: ID<MoodRecord>?

  init(_ look: Look) {
    self.look = look
    home = CanvasScreen(
      words: MoodsWords(look.language), glyphs: look.glyphs, hasMotion: look.hasMotion)
  }

  var words: MoodsWords { MoodsWords(language) }

  // MARK: Motion

  var isMoving: Bool {
    guard hasMotion else { return false }
    if top is GaugeScreen { return true }
    return isHome && home.stage.isAwake
      && home.canvas.map { !$0.shapes.isEmpty || $0.hasGuide } ?? false
  }

  var frame: Int {
    let isBusy = top is GaugeScreen || home.stage.isBusy
    return isBusy ? CanvasStage.quickFrame : CanvasStage.frame
  }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    if top is GaugeScreen {
      change(GaugeScreen.self) { $0.pass(milliseconds) }
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
    for case let screen as DiaryScreen in above.map(\.content) { work += screen.reload }
    return work
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
    case .canvas(let day): return [.work(.moods(.canvas(day)))]
    case .gauge(let day):
      let isNew = !knowsGauge && home.page?.isEarly == true
      push(
        GaugeScreen(
          day, theme: home.canvas?.theme ?? .dawn, hasMotion: hasMotion, showsHint: isNew,
          words: words, glyphs: glyphs))
    case .write(let level, let day):
      knowsGauge = true
      push(MoodForm(level, on: day, now: now, words: words, glyphs: glyphs))
    case .edit(let record): push(MoodForm(record, now: now, words: words, glyphs: glyphs))
    case .card(let record, let theme):
      push(MoodCard(.record(record, theme), words: words, glyphs: glyphs))
    case .tip(let number): push(MoodCard(.tip(number), words: words, glyphs: glyphs))
    case .diary(let day):
      let screen = DiaryScreen(on: day, today: now.day, words: words, glyphs: glyphs)
      push(screen)
      return screen.reload.map(ScreenEffect.work)
    case .name(let name): push(LineForm(.name, text: name ?? "", words: words, glyphs: glyphs))
    case .save(let canvas, let form):
      let name = "haru-\(canvas.day).\(form.rawValue)"
      push(LineForm(.save(canvas, form), text: name, words: words, glyphs: glyphs))
    case .share(let canvas):
      push(QuestionScreen(.saving(canvas, words), glyphs))
      // A picture that goes out into the world is somebody's. Nobody is asked twice.
      if home.page?.artist == nil, !isReadOnly, !asksNoMore {
        asksNoMore = true
        return open(.name(nil))
      }
    }
    return []
  }
}
