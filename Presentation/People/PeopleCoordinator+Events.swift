import Domain

extension PeopleCoordinator {
  /// Takes what the features answered.
  mutating func handle(_ event: PeopleEvent) -> [ScreenEffect] {
    switch event {
    case .loaded(let query, let stretch):
      home.show(stretch, for: query)
      endMomentOfOthers()
      if case .match(var match) = above.last {
        match.show(stretch.items)
        above[above.count - 1] = .match(match)
      }
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
    case .garden(let garden): home.show(garden)
    case .failed(let report): return failed(report)
    }
    return []
  }

  private mutating func show(_ card: PlantCard) {
    for index in above.indices {
      if case .card(var screen) = above[index], screen.id == card.plant.person.id {
        screen.show(card)
        above[index] = .card(screen)
      }
    }
  }

  private mutating func show(_ calendar: PlantCalendar) {
    for index in above.indices {
      if case .calendar(var screen) = above[index],
        screen.plant.person.id == calendar.plant.person.id
      {
        screen.show(calendar)
        above[index] = .calendar(screen)
      }
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

  private mutating func closeForms() {
    above.removeAll {
      switch $0 {
      case .form, .edit, .water, .postpone, .question: true
      case .card, .calendar, .match, .guide, .picker: false
      }
    }
  }

  /// A refusal goes to the form it is about, which keeps all that was typed.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    let isRefusal = report.status == .refused || report.status == .usage
    if isRefusal, let field = report.field, refuse(field, report.message) { return [] }
    // Somebody else watered the plant meanwhile: what was typed can still be recorded.
    if report.code == "notThirsty", case .water(let form) = above.last {
      let question = words.earlyQuestion(form.plant, recording: .work(.people(form.early)))
      return resolve([.open(.people(.question(question)))]) + reload().map(ScreenEffect.work)
    }
    return reload().map(ScreenEffect.work) + [
      .say(NoticeLine(NoticeLine.Kind(report.status), report.message))
    ]
  }

  private mutating func refuse(_ field: String, _ sentence: String) -> Bool {
    let last = above.count - 1
    switch above.last {
    case .form(var form):
      guard form.refuse(field, sentence) else { return false }
      above[last] = .form(form)
    case .edit(var form):
      guard form.refuse(field, sentence) else { return false }
      above[last] = .edit(form)
    case .water(var form):
      guard form.refuse(field, sentence) else { return false }
      above[last] = .water(form)
    case .card, .postpone, .calendar, .question, .match, .guide, .picker, nil: return false
    }
    return true
  }
}
