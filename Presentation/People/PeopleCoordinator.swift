import Domain

/// The screens of people: the list with the selected plant at the bottom of the stack, and what
/// was opened from it above. Every screen above is bound to one person's id.
struct PeopleCoordinator: Equatable, Sendable, ScreenStack {
  var look: Look
  var home: PeopleScreen
  var above: [AnyScreen] = []
  /// Of whom somebody does not want to say now how a contact went.
  var asked: [ID<Person>] = []
  /// What moves on a plant just now.
  var moment: PlantMoment? {
    get { home.moment }
    set {
      home.moment = newValue
      change(PersonScreen.self) { $0.moment = newValue }
    }
  }

  init(_ look: Look) {
    self.look = look
    home = PeopleScreen(words: PeopleWords(look.language), glyphs: look.glyphs)
  }

  var words: PeopleWords { PeopleWords(language) }

  var frame: Int { PlantMoment.frame }

  mutating func enter(again: Bool) -> [Work] {
    if again {
      above.removeAll()
      return home.backToTop() + [.people(.garden)]
    }
    return reload()
  }

  /// What brings everything that is shown up to date.
  func reload() -> [Work] {
    var work = [home.reload, .people(.garden)]
    if !isReadOnly { work.append(.people(.pending(except: asked))) }
    for screen in above.map(\.content) {
      switch screen {
      case let card as PersonScreen: work.append(.people(.card(card.id)))
      case let calendar as CalendarScreen: work.append(calendar.reload)
      case let picker as ContactPicker: work.append(picker.reload)
      default: continue
      }
    }
    return work
  }

  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let match = top as? PlantMatch { return press(key, match, in: area) }
    return pressTop(key, in: area)
  }

  /// Does what the mouse means here.
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    guard let match = top as? PlantMatch else { return resolve(top.handle(mouse, in: area)) }
    return mouse.action == .press ? press(.enter, match, in: area) ?? [] : []
  }

  mutating func follow(_ route: Route) -> [ScreenEffect]? {
    if case .people(let route) = route { open(route) } else { nil }
  }

  /// Opens what a route leads to.
  mutating func open(_ route: PeopleRoute) -> [ScreenEffect] {
    if isReadOnly && route.leadsToChanges {
      return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))]
    }
    switch route {
    case .card(let plant):
      push(PersonScreen(plant, words: words, glyphs: glyphs))
      return [.work(.people(.card(plant.person.id)))]
    case .guide(let plant): push(PlantGuide(plant, words: words, glyphs: glyphs))
    case .newPerson(let prefill):
      push(PersonForm(words: words, glyphs: glyphs, prefill: prefill))
      return [.work(.people(.usualHour))]
    case .contacts:
      let picker = ContactPicker(words: ContactWords(language), glyphs: glyphs)
      push(picker)
      return [.work(picker.reload)]
    case .edit(let plant): push(EditForm(plant, words: words, glyphs: glyphs))
    case .care(let plant): return [.work(.people(.care(plant.person.id)))]
    case .water(let plant, let channel):
      push(WaterForm(plant, by: channel, words: words, glyphs: glyphs))
    case .postpone(let plant): push(PostponeForm(plant, words: words, glyphs: glyphs))
    case .calendar(let plant, let day, let asWeek):
      let screen = CalendarScreen(plant, on: day, asWeek: asWeek, words: words, glyphs: glyphs)
      push(screen)
      return [.work(screen.reload)]
    case .review(let plant, let watering):
      push(WaterForm(plant, revising: watering, words: words, glyphs: glyphs))
    case .question(let question): push(QuestionScreen(question, glyphs))
    case .later(let id):
      asked.append(id)
      return [.work(.people(.pending(except: asked)))]
    }
    return []
  }
}
