import Domain

extension PeopleCoordinator {
  /// Takes what the features answered.
  mutating func handle(_ event: PeopleEvent) -> [ScreenEffect] {
    switch event {
    case .loaded(let query, let stretch):
      home.show(stretch, for: query)
      endMomentOfOthers()
      change(PlantMatch.self) { $0.show(stretch.items) }
    case .card(let card): show(card)
    case .care(let card):
      return resolve([
        .open(
          .people(
            .question(CareQuestions(words: words).care(of: card.plant, about: card.lastKeywords))))
      ])
    case .added(let plant, let hasNamesake):
      home.clearSearch()
      return [.work(home.load(at: plant.person.id)), .work(.people(.garden))]
        + match(plant, hasNamesake)
    case .watered(let plant, let award):
      let effects = settled(plant, words.watered(plant, award: award))
      beginMoment(for: plant)
      return effects
    case .changed(let plant, let sentence): return settled(plant, sentence)
    case .removed(let sentence):
      above.removeAll()
      return reload().map(ScreenEffect.work) + [.say(NoticeLine(.good, sentence))]
    case .begun(let plant, let lines, let channel):
      let rest = resolve([.open(.people(.water(plant, by: channel)))])
      return rest + [.say(NoticeLine(.plain, lines.joined(separator: " ")))]
    case .month(let calendar): show(calendar)
    case .revised(let plant, let day, let sentence): return revised(plant, day, sentence)
    case .pending(let plant, let pending):
      home.unnoted = UnnotedQuestion(plant: plant, pending: pending)
    case .nothingPending: home.unnoted = nil
    case .usualHour(let hour): change(PersonForm.self) { $0.begin(at: hour) }
    case .garden(let garden): home.show(garden)
    case .failed(let report): return failed(report)
    case .gone(let id, let report): return leave(id, report)
    }
    return []
  }

  private mutating func show(_ card: PlantCard) {
    change(PersonScreen.self) { if $0.id == card.plant.person.id { $0.show(card) } }
  }

  private mutating func show(_ calendar: PlantCalendar) {
    change(CalendarScreen.self) {
      if $0.plant.person.id == calendar.plant.person.id { $0.show(calendar) }
    }
  }

  /// A person is another one now: the forms are done, and what remains is brought up to date.
  private mutating func settled(_ plant: Plant, _ sentence: String) -> [ScreenEffect] {
    closeForms()
    var effects: [ScreenEffect] = [.work(home.load(at: plant.person.id))]
    effects += reload().dropFirst().map(ScreenEffect.work)
    return effects + [.say(NoticeLine(.good, sentence))]
  }

  /// What was recorded is something else now.
  private mutating func revised(_ plant: Plant, _ day: Day, _ sentence: String) -> [ScreenEffect] {
    closeForms()
    return reload().map(ScreenEffect.work) + [.say(NoticeLine(.good, sentence))]
  }

  /// Forms and questions are done; what only shows something stays.
  private mutating func closeForms() {
    above.removeAll {
      ($0.content.takesText && !($0.content is ContactPicker)) || $0.content is QuestionScreen
    }
  }

  /// Somebody is not here any more: what was open about them is closed, but for a form, which
  /// keeps what was typed until somebody leaves it.
  private mutating func leave(_ id: ID<Person>, _ report: Report) -> [ScreenEffect] {
    let form = above.last.flatMap { $0.content.takesText ? $0 : nil }
    if let lowest = above.firstIndex(where: { $0.content.person == id }) {
      above.removeSubrange(lowest...)
      if let form { above.append(form) }
    }
    return reload().map(ScreenEffect.work) + [
      .say(NoticeLine(NoticeLine.Kind(report.status), report.message))
    ]
  }

  /// A refusal goes to the form it is about, which keeps all that was typed.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    if top.refuse(report) { return [] }
    // Somebody else watered the plant meanwhile: what was typed can still be recorded.
    if report.code == "notThirsty", let form = top as? WaterForm {
      let question = CareQuestions(words: words).early(
        form.plant, recording: .work(.people(form.early)))
      return resolve([.open(.people(.question(question)))]) + reload().map(ScreenEffect.work)
    }
    return reload().map(ScreenEffect.work) + [
      .say(NoticeLine(NoticeLine.Kind(report.status), report.message))
    ]
  }
}

extension PartScreen {
  /// Whom it is about, among the screens of people.
  fileprivate var person: ID<Person>? {
    let plant: Plant? =
      switch self {
      case let screen as PersonScreen: screen.card.plant
      case let screen as CalendarScreen: screen.plant
      case let screen as PlantGuide: screen.plant
      case let screen as EditForm: screen.plant
      case let screen as WaterForm: screen.plant
      case let screen as PostponeForm: screen.plant
      default: nil
      }
    return plant?.person.id
  }
}
