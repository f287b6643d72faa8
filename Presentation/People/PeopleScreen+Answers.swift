import Domain
import PresentationKit
import TextUI

/// The people home screen's handling of answers and routes.
extension PeopleScreen {
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if let event = answer.people { return receive(event) }
    if let event = answer.contacts { return receive(event) }
    return []
  }

  private mutating func receive(_ event: PeopleEvent) -> [ScreenEffect] {
    switch event {
    case .loaded(let query, let slice):
      show(slice, for: query)
      return recall
    case .care(let card, let bare?): return [.open(.people(.review(card.plant, bare)))]
    case .care(let card, nil):
      return [
        .open(
          .people(
            .question(CareQuestions(words: words).care(of: card.plant, about: card.lastKeywords))))
      ]
    case .added(let plant, let hasNamesake):
      clearSearch()
      select(plant)
      let match = PlantMatch(plant, hasNamesake: hasNamesake, context)
      return [.home, .show(match)] + reload.map(ScreenEffect.work) + match.introduction
    case .watered(let plant, let watering):
      keepOrder(watering: plant)
      beginMoment(of: plant)
      return [.done(words.watered(plant, award: watering?.award ?? 0))]
    case .changed(let plant, let sentence):
      select(plant)
      return [.done(sentence)]
    case .removed(let sentence): return [.home, .done(sentence)]
    case .begun(let plant, let lines, let channel):
      return [
        .open(.people(.water(plant, by: channel))),
        .say(NoticeLine(.plain, lines.joined(separator: " "))),
      ]
    case .revised(_, _, let sentence): return [.done(sentence)]
    case .pending(let plant, let pending):
      unnoted = UnnotedQuestion(plant: plant, pending: pending)
    case .nothingPending: unnoted = nil
    case .garden(let garden, let year): show(garden, year)
    case .recalled(let memories): show(memories)
    case .failed(let report): return [.failed(report)]
    case .gone(let id, let report): return [.gone(ItemName(.people, id.text), report)]
    case .card, .month, .defaultHour, .contactYear, .timeline: break
    }
    return []
  }

  mutating func open(_ route: Route) -> [ScreenEffect]? {
    if let route = route.people { open(route) } else { nil }
  }

  private mutating func open(_ route: PeopleRoute) -> [ScreenEffect] {
    switch route {
    case .card(let plant): return [.show(PersonScreen(plant, context))]
    case .guide(let plant): return [.show(PlantGuide(plant, context))]
    case .newPerson(let prefill):
      return [.show(PersonForm(prefill: prefill, context)), .work(.people(.defaultHour))]
    case .contacts: return [.show(ContactPicker(context))]
    case .plantMany(let cards):
      return [.show(ContactPlantForm(cards, context)), .work(.people(.defaultHour))]
    case .edit(let plant): return [.show(PersonForm(plant, context))]
    case .care(let plant): return [.work(.people(.care(plant.person.id)))]
    case .water(let plant, let channel): return [.show(WaterForm(plant, by: channel, context))]
    case .postpone(let plant): return [.show(PostponeForm(plant, context))]
    case .calendar(let plant, let day, let asWeek):
      return [.show(CalendarScreen(plant, on: day, asWeek: asWeek, context))]
    case .dates(let plant): return [.show(DatesScreen(plant, context))]
    case .date(let plant, let date): return [.show(DateForm(plant, date, context))]
    case .gifts(let plant): return [.show(GiftsScreen(plant, context))]
    case .gift(let plant, let gift): return [.show(GiftForm(plant, gift, context))]
    case .timeline(let plant): return [.show(PersonTimelineScreen(plant, context))]
    case .review(let plant, let watering):
      return [.show(WaterForm(plant, revising: watering, context))]
    case .question(let question): return [.show(QuestionScreen(question, context))]
    case .later(let id):
      asked.append(id)
      return [.work(.people(.pending(except: asked)))]
    }
  }

  /// Starts the animation on a plant that was just watered.
  mutating func beginMoment(of plant: Plant) {
    guard hasMotion else { return }
    let shown = self.plant?.person.id == plant.person.id ? self.plant : nil
    moment = PlantMoment(from: shown, to: plant)
  }
}
