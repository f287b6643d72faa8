import Domain

/// The screens of people: the list with the selected plant at the bottom of the stack, and what
/// was opened from it above. Every screen above is bound to one person's id.
struct PeopleCoordinator: Equatable, Sendable {
  /// What can lie above the home.
  enum Screen: Equatable, Sendable {
    case card(PersonScreen)
    case form(PersonForm)
    case water(WaterForm)
    case early(EarlyPrompt)
    case match(PlantMatch)
    case guide(PlantGuide)
  }

  let language: Language
  let glyphs: Glyphs
  var home: PeopleScreen
  var above: [Screen] = []
  /// Whether things may move.
  let hasMotion: Bool
  /// What moves on a plant just now.
  var moment: PlantMoment?

  init(language: Language, glyphs: Glyphs, motion: Bool = false) {
    self.language = language
    self.glyphs = glyphs
    hasMotion = motion
    home = PeopleScreen(words: PeopleWords(language), glyphs: glyphs)
  }

  private var words: PeopleWords { PeopleWords(language) }

  /// Whether letters are text here, and not commands.
  var takesText: Bool {
    switch above.last {
    case .form, .water: true
    case .card, .early, .match, .guide: false
    case nil: home.isSearching
    }
  }

  /// What keys do here.
  var bindings: [Binding] {
    switch above.last {
    case .card(let screen): screen.bindings
    case .form(let form): form.bindings
    case .water(let form): form.bindings
    case .early(let prompt): prompt.bindings
    case .match(let match): match.bindings
    case .guide(let guide): guide.bindings
    case nil: home.bindings
    }
  }

  /// What brings everything that is shown up to date.
  func reload() -> [Work] {
    var work = [home.reload]
    for screen in above {
      if case .card(let card) = screen { work.append(.people(.card(card.id))) }
    }
    return work
  }

  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    guard let top = above.last else {
      return home.press(key, in: area).map { resolve($0) }
    }
    let effects: [ScreenEffect]?
    switch top {
    case .card(var screen): effects = keep(screen.press(key), .card(screen))
    case .form(var form): effects = keep(form.press(key, columns: area.size.columns), .form(form))
    case .water(var form): effects = keep(form.press(key, columns: area.size.columns), .water(form))
    case .early(var prompt): effects = keep(prompt.press(key), .early(prompt))
    case .guide(var guide): effects = keep(guide.press(key), .guide(guide))
    case .match(let match): return press(key, match, in: area)
    }
    return effects.map { resolve($0) }
  }

  /// Puts in what the clipboard held.
  mutating func paste(_ text: String) -> [ScreenEffect] {
    switch above.last {
    case .form(var form): return resolve(keep(form.paste(text), .form(form)))
    case .water(var form): return resolve(keep(form.paste(text), .water(form)))
    case .card, .early, .match, .guide: return []
    case nil: return resolve(home.paste(text))
    }
  }

  /// Does what the mouse means here.
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    if case .match(let match) = above.last, mouse.action == .press {
      return press(.enter, match, in: area) ?? []
    }
    return above.isEmpty ? resolve(home.handle(mouse, in: area)) : []
  }

  /// Takes what the features answered.
  mutating func handle(_ event: PeopleEvent) -> [ScreenEffect] {
    switch event {
    case .loaded(let query, let stretch):
      home.show(stretch, for: query)
      endMomentOfOthers()
      if case .match(var match) = above.last {
        match.show(stretch.plants)
        above[above.count - 1] = .match(match)
      }
      return []
    case .card(let card):
      for index in above.indices {
        if case .card(var screen) = above[index], screen.id == card.plant.person.id {
          screen.show(card)
          above[index] = .card(screen)
        }
      }
      return []
    case .added(let plant):
      home.clearSearch()
      return [.work(home.load(at: plant.person.id))] + match(plant)
    case .watered(let plant): return watered(plant)
    case .failed(let report): return failed(report)
    }
  }

  private mutating func watered(_ plant: Plant) -> [ScreenEffect] {
    let id = plant.person.id
    above.removeAll {
      switch $0 {
      case .water, .early: true
      case .card, .form, .match, .guide: false
      }
    }
    beginMoment(for: plant)
    var effects: [ScreenEffect] = [.work(home.load(at: id))]
    if case .card = above.last { effects.append(.work(.people(.card(id)))) }
    return effects + [.say(NoticeLine(.good, words.watered(plant)))]
  }

  /// A refusal goes to the form it is about, which keeps all that was typed.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    let isRefusal = report.status == .refused || report.status == .usage
    if isRefusal, let field = report.field {
      switch above.last {
      case .form(var form):
        if form.refuse(field, report.message) { return keep([], .form(form)) }
      case .water(var form):
        if form.refuse(field, report.message) { return keep([], .water(form)) }
      case .card, .early, .match, .guide, nil: break
      }
    }
    return [.say(NoticeLine(isRefusal ? .refusal : .failure, report.message))]
  }

  /// Puts the changed screen back on top.
  private mutating func keep<Effects>(_ effects: Effects, _ screen: Screen) -> Effects {
    above[above.count - 1] = screen
    return effects
  }

  /// Follows the routes screens ask for; what remains is for the shell.
  private mutating func resolve(_ effects: [ScreenEffect]) -> [ScreenEffect] {
    var rest: [ScreenEffect] = []
    for effect in effects {
      switch effect {
      case .work, .say: rest.append(effect)
      case .back: _ = above.popLast()
      case .open(let route): rest += open(route)
      }
    }
    return rest
  }

  private mutating func open(_ route: Route) -> [ScreenEffect] {
    switch route {
    case .card(let plant):
      above.append(.card(PersonScreen(plant, words: words, glyphs: glyphs)))
      return [.work(.people(.card(plant.person.id)))]
    case .guide(let plant):
      above.append(.guide(PlantGuide(plant, words: words, glyphs: glyphs)))
    case .newPerson: above.append(.form(PersonForm(words: words, glyphs: glyphs)))
    case .water(let plant):
      let isEarly = plant.state == .resting
      if case .early = above.last { above.removeLast() }
      above.append(.water(WaterForm(plant, isEarly: isEarly, words: words, glyphs: glyphs)))
    case .early(let plant):
      above.append(.early(EarlyPrompt(plant, words: words, glyphs: glyphs)))
    }
    return []
  }

  /// Draws the topmost screen; a question lies over the screen it was asked from.
  func draw(into frame: inout Frame, in area: Area) {
    let dialogs = above.last.map { if case .early = $0 { true } else { false } } ?? false
    let below = dialogs ? above.dropLast().last : above.last
    switch below {
    case .card(let screen): screen.draw(into: &frame, in: area, moment: moment)
    case .form(let form): form.draw(into: &frame, in: area)
    case .water(let form): form.draw(into: &frame, in: area)
    case .match(let match): match.draw(into: &frame, in: area)
    case .guide(let guide): guide.draw(into: &frame, in: area)
    case .early, nil: home.draw(into: &frame, in: area, moment: moment)
    }
    if dialogs, case .early(let prompt) = above.last { prompt.draw(into: &frame, in: area) }
  }
}
