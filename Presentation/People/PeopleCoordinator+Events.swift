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
        .open(.people(.question(words.careQuestion(card.plant, about: card.lastKeywords))))
      ])
    case .added(let plant):
      home.clearSearch()
      return [.work(home.load(at: plant.person.id)), .work(.people(.garden))] + match(plant)
    case .watered(let plant):
      let effects = settled(plant, words.watered(plant))
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
      guard above.isEmpty else { return [] }
      asked.append(plant.person.id)
      return resolve([.open(.people(.question(words.pendingQuestion(plant, pending))))])
    case .nothingPending: return []
    case .usualHour(let hour): change(PersonForm.self) { $0.begin(at: hour) }
    case .garden(let garden): home.show(garden)
    case .failed(let report): return failed(report)
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
    effects.append(.work(.people(.pending(except: asked))))
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

  /// A refusal goes to the form it is about, which keeps all that was typed.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    if top.refuse(report) { return [] }
    // Somebody else watered the plant meanwhile: what was typed can still be recorded.
    if report.code == "notThirsty", let form = top as? WaterForm {
      let question = words.earlyQuestion(form.plant, recording: .work(.people(form.early)))
      return resolve([.open(.people(.question(question)))]) + reload().map(ScreenEffect.work)
    }
    return reload().map(ScreenEffect.work) + [
      .say(NoticeLine(NoticeLine.Kind(report.status), report.message))
    ]
  }
}
