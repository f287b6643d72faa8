import Domain

/// The screens of people: the list with the selected plant at the bottom of the stack, and what
/// was opened from it above. Every screen above is bound to one person's id.
struct PeopleCoordinator: Equatable, Sendable, ScreenStack {
  /// What can lie above the home.
  enum Screen: Equatable, Sendable {
    case card(PersonScreen)
    case form(PersonForm)
    case edit(EditForm)
    case water(WaterForm)
    case postpone(PostponeForm)
    case calendar(CalendarScreen)
    case question(Question)
    case match(PlantMatch)
    case guide(PlantGuide)
    case picker(ContactPicker)
  }

  let language: Language
  let glyphs: Glyphs
  var home: PeopleScreen
  var above: [Screen] = []
  /// Whether things may move.
  let hasMotion: Bool
  /// Whether what would change something is refused before anything is typed.
  var isReadOnly = false
  /// Whom it was asked about already how a contact went.
  var asked: [ID<Person>] = []
  /// What moves on a plant just now.
  var moment: PlantMoment?

  init(language: Language, glyphs: Glyphs, motion: Bool = false) {
    self.language = language
    self.glyphs = glyphs
    hasMotion = motion
    home = PeopleScreen(words: PeopleWords(language), glyphs: glyphs)
  }

  var words: PeopleWords { PeopleWords(language) }

  /// Whether letters are text here, and not commands.
  var takesText: Bool {
    switch above.last {
    case .form, .edit, .water, .postpone: true
    case .card, .calendar, .question, .match, .guide: false
    case .picker(let picker): picker.isSearching
    case nil: home.isSearching
    }
  }

  /// Whether every key belongs to what is shown: letters are text, or answers.
  var ownsKeys: Bool {
    if case .question = above.last { return true }
    return takesText
  }

  /// What keys do here.
  var bindings: [Binding] {
    switch above.last {
    case .card(let screen): screen.bindings
    case .form(let form): form.bindings
    case .edit(let form): form.bindings
    case .water(let form): form.bindings
    case .postpone(let form): form.bindings
    case .calendar(let screen): screen.bindings
    case .question(let question): question.bindings
    case .match(let match): match.bindings
    case .guide(let guide): guide.bindings
    case .picker(let picker): picker.bindings
    case nil: home.bindings
    }
  }

  var frame: Int { PlantMoment.frame }

  mutating func enter(again: Bool) -> [Work] {
    if again {
      above.removeAll()
      return home.backToTop() + [.people(.garden)]
    }
    return reload() + (isReadOnly ? [] : [.people(.pending(except: asked))])
  }

  /// What brings everything that is shown up to date.
  func reload() -> [Work] {
    var work = [home.reload, .people(.garden)]
    for screen in above {
      switch screen {
      case .card(let card): work.append(.people(.card(card.id)))
      case .calendar(let calendar): work.append(calendar.reload)
      case .picker(let picker): work.append(picker.reload)
      case .form, .edit, .water, .postpone, .question, .match, .guide: continue
      }
    }
    return work
  }

  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let columns = area.size.columns
    let effects: [ScreenEffect]?
    switch above.last {
    case .card(var screen): effects = keep(screen.press(key), .card(screen))
    case .form(var form): effects = keep(form.press(key, columns: columns), .form(form))
    case .edit(var form): effects = keep(form.press(key, columns: columns), .edit(form))
    case .water(var form): effects = keep(form.press(key, columns: columns), .water(form))
    case .postpone(var form): effects = keep(form.press(key, columns: columns), .postpone(form))
    case .calendar(var screen): effects = keep(screen.press(key), .calendar(screen))
    case .question(var question): effects = keep(question.press(key), .question(question))
    case .guide(var guide): effects = keep(guide.press(key), .guide(guide))
    case .picker(var picker): effects = keep(picker.press(key, in: area), .picker(picker))
    case .match(let match): return press(key, match, in: area)
    case nil: effects = home.press(key, in: area)
    }
    return effects.map { resolve($0) }
  }

  /// Puts in what the clipboard held.
  mutating func paste(_ text: String) -> [ScreenEffect] {
    switch above.last {
    case .form(var form): return resolve(keep(form.paste(text), .form(form)))
    case .edit(var form): return resolve(keep(form.paste(text), .edit(form)))
    case .water(var form): return resolve(keep(form.paste(text), .water(form)))
    case .picker(var picker): return resolve(keep(picker.paste(text), .picker(picker)))
    case .card, .postpone, .calendar, .question, .match, .guide: return []
    case nil: return resolve(home.paste(text))
    }
  }

  /// Does what the mouse means here.
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch above.last {
    case .calendar(var screen):
      return resolve(keep(screen.handle(mouse, in: area), .calendar(screen)))
    case .picker(var picker):
      return resolve(keep(picker.handle(mouse, in: area), .picker(picker)))
    case .match(let match):
      return mouse.action == .press ? press(.enter, match, in: area) ?? [] : []
    case .card, .form, .edit, .water, .postpone, .question, .guide: return []
    case nil: return resolve(home.handle(mouse, in: area))
    }
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
      above.append(.card(PersonScreen(plant, words: words, glyphs: glyphs)))
      return [.work(.people(.card(plant.person.id)))]
    case .guide(let plant):
      above.append(.guide(PlantGuide(plant, words: words, glyphs: glyphs)))
    case .newPerson(let prefill):
      above.append(.form(PersonForm(words: words, glyphs: glyphs, prefill: prefill)))
    case .contacts:
      let picker = ContactPicker(words: ContactWords(language), glyphs: glyphs)
      above.append(.picker(picker))
      return [.work(picker.reload)]
    case .edit(let plant): above.append(.edit(EditForm(plant, words: words, glyphs: glyphs)))
    case .care(let plant): return [.work(.people(.care(plant.person.id)))]
    case .water(let plant, let channel):
      above.append(.water(WaterForm(plant, by: channel, words: words, glyphs: glyphs)))
    case .postpone(let plant):
      above.append(.postpone(PostponeForm(plant, words: words, glyphs: glyphs)))
    case .calendar(let plant, let day):
      let screen = CalendarScreen(plant, on: day, words: words, glyphs: glyphs)
      above.append(.calendar(screen))
      return [.work(screen.reload)]
    case .review(let plant, let watering):
      above.append(.water(WaterForm(plant, revising: watering, words: words, glyphs: glyphs)))
    case .question(let question): above.append(.question(question))
    }
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    var below = above[...]
    if case .question = below.last { below.removeLast() }
    switch below.last {
    case .card(let screen): screen.draw(into: &frame, in: area, moment: moment)
    case .form(let form): form.draw(into: &frame, in: area)
    case .edit(let form): form.draw(into: &frame, in: area)
    case .water(let form): form.draw(into: &frame, in: area)
    case .postpone(let form): form.draw(into: &frame, in: area)
    case .calendar(let screen): screen.draw(into: &frame, in: area)
    case .match(let match): match.draw(into: &frame, in: area)
    case .guide(let guide): guide.draw(into: &frame, in: area)
    case .picker(let picker): picker.draw(into: &frame, in: area)
    case .question, nil: home.draw(into: &frame, in: area, moment: moment)
    }
    if case .question(let question) = above.last { question.draw(into: &frame, in: area, glyphs) }
  }
}
