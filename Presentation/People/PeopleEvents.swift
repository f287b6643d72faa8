package import Domain
package import PresentationKit
import TextUI

/// Requests that the screens of the people part send to the features.
package enum PeopleWork: FeatureRequest {
  /// Loads a slice of the list; the total is counted again if `knownTotal` is nil.
  case load(PeopleQuery, at: PlantAnchor, knownTotal: Int? = nil, length: Int = sliceLength)
  case card(ID<Person>)
  /// Loads the person's card, from which the user chooses what to do for the plant, and today's contact.
  case care(ID<Person>)
  case add(PersonInput)
  /// Loads the default notification hour and the default cycles by tag.
  case defaultHour
  case water(ID<Person>, Contact)
  case edit(ID<Person>, PersonInput)
  case remove(Plant)
  case postpone(Plant, days: Int)
  /// Adds a date of a person, or changes one.
  case setDate(Plant, PersonDate?, label: String, day: String, remind: [Int], DateOrder)
  case removeDate(Plant, PersonDate)
  /// Adds a gift or loan of a person, or changes one.
  case setGift(Plant, Gift?, GiftInput)
  case finishGift(Plant, Gift)
  case removeGift(Plant, Gift)
  case begin(Plant, Watering.Channel, at: PhoneNumber? = nil)
  case month(Plant, Day)
  /// Changes the note of a watering; nil clears it.
  case revise(Plant, Watering, ReviewChange?)
  case unwater(Plant, Watering)
  /// Loads the oldest pending contact with a person who is not in the list.
  case pending(except: [ID<Person>])
  case forget(Plant)
  /// Records that a planned meeting did not take place.
  case decline(MissedMeeting, of: Person)
  case garden
  /// Loads the newest notes of some persons.
  case recall([Person])
  /// Loads the contacts of a person within the last year.
  case contactYear(Person)
  /// Loads everything recorded about a person.
  case timeline(ID<Person>)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .people(run(runner))
  }

  package var removesRecord: Bool {
    switch self {
    case .remove, .removeDate, .removeGift, .water: true
    case .load, .card, .care, .add, .defaultHour, .edit, .setDate, .setGift, .finishGift,
      .postpone, .begin, .month, .revise, .unwater, .pending, .forget, .decline, .garden, .recall,
      .contactYear, .timeline:
      false
    }
  }
}

/// Answers that the features send to the screens of the people part.
package enum PeopleEvent: FeatureMessage {
  case loaded(PeopleQuery, PlantSlice)
  case card(PlantCard)
  /// A person's card, and today's contact if it has no details yet.
  case care(PlantCard, Watering?)
  /// A person was added. `hasNamesake` is whether another person has the same name.
  case added(Plant, hasNamesake: Bool)
  case defaultHour(Int, TagCycles = TagCycles())
  /// A contact was recorded.
  case watered(Plant, Watering?)
  /// A person was changed; the text is the notice to show.
  case changed(Plant, String)
  case removed(String)
  case begun(Plant, [String], Watering.Channel)
  case month(PlantCalendar)
  /// The watering of a day was changed or removed; the text is the notice to show.
  case revised(Plant, Day, String)
  case pending(Plant, PendingReview)
  case nothingPending
  /// The garden's totals, and the contacts of the last year by day.
  case garden(GardenFigures, ContactYear)
  /// The newest notes of some persons.
  case recalled([ID<Person>: PlantMemory])
  /// The contacts of a person within the last year, oldest first.
  case contactYear(ID<Person>, [Watering])
  case timeline(ID<Person>, [PersonTimelineEntry])
  /// The request failed and changed nothing.
  case failed(Report)
  /// The request failed because the person no longer exists.
  case gone(ID<Person>, Report)

  package var isFailure: Bool {
    switch self {
    case .failed, .gone: true
    case .loaded, .card, .care, .added, .defaultHour, .watered, .changed, .removed, .begun, .month,
      .revised, .pending, .nothingPending, .garden, .recalled, .contactYear, .timeline:
      false
    }
  }
}

extension PeopleWork {
  /// The number of persons loaded around the selected person.
  package static let sliceLength = 200

  func run(_ runner: EffectRunner) -> PeopleEvent {
    let (people, words) = (runner.features.people, PeopleWords(runner.language))
    let actions = PeopleActions(people: people, words: words)
    do throws(PeopleFailure) {
      switch self {
      case .load(let query, let anchor, let total, let length):
        return .loaded(
          query,
          try people.queries.slice(
            query, at: anchor, length: length, knownTotal: total))
      case .card(let id):
        var card = try people.queries.card(of: people.find(id.text))
        card.plant = try people.queries.joined(card.plant)
        return .card(card)
      case .care(let id):
        let person = try people.find(id.text)
        return .care(try people.queries.card(of: person), try bareContact(with: person, people))
      case .add(let draft):
        let added = try actions.add(draft)
        _ = try runner.features.takeDates(of: [added.record.person])
        return .added(
          added.record, hasNamesake: added.remarks.contains(words.namesake(added.record.person)))
      case .defaultHour: return .defaultHour(try people.add.hour(), try people.add.cycles())
      case .water(let id, let contact):
        let (plant, watering) = try actions.water(id, contact).record
        return .watered(plant, watering)
      case .edit(let id, let change):
        return changed(try actions.edit(id, change))
      case .remove(let plant):
        return .removed(try actions.remove(plant.person).sentences(in: words.language))
      case .postpone(let before, let days):
        return changed(try actions.postpone(before.person, days: days))
      case .setDate(let plant, let date, let label, let day, let reminders, let order):
        let dates = DatesActions(dates: runner.features.dates, words: DateWords(words.language))
        let answer =
          if let date {
            try dates.edit(
              date, of: plant.person, label, day, reminders: reminders, in: order)
          } else {
            try dates.set(plant.person, label, day, reminders: reminders, in: order)
          }
        let sentences = [answer.sentences(in: words.language)] + answer.remarks
        return .changed(people.queries(at: plant.person), sentences.joined(separator: " "))
      case .removeDate(let plant, let date):
        let dates = DatesActions(dates: runner.features.dates, words: DateWords(words.language))
        let answer = try dates.remove(date, of: plant.person)
        return .changed(
          people.queries(at: plant.person), answer.sentences(in: words.language))
      case .setGift(let plant, let gift, let input):
        let gifts = GiftsActions(gifts: runner.features.gifts, words: GiftWords(words.language))
        let answer =
          if let gift { try gifts.edit(gift.id, input) } else {
            try gifts.add(input, for: plant.person)
          }
        return .changed(people.queries(at: plant.person), answer.sentence)
      case .finishGift(let plant, let gift):
        let gifts = GiftsActions(gifts: runner.features.gifts, words: GiftWords(words.language))
        return .changed(people.queries(at: plant.person), try gifts.finish(gift.id).sentence)
      case .removeGift(let plant, let gift):
        let gifts = GiftsActions(gifts: runner.features.gifts, words: GiftWords(words.language))
        return .changed(
          people.queries(at: plant.person),
          try gifts.remove(gift.id).sentences(in: words.language))
      case .begin(let plant, let channel, let number):
        let card = try people.queries.card(of: plant.person)
        let begun = try people.contact(plant.person, by: channel, at: number)
        return .begun(plant, words.howToReach(begun, about: card.lastKeywords), channel)
      case .month(let plant, let day):
        return .month(
          try people.reviews.month(of: people.find(plant.person.id.text), around: day))
      case .revise(let plant, let watering, let change):
        let day = watering.at.day
        let answer = try actions.revise(plant.person, on: day, watering: watering.id, change)
        return .revised(plant, day, answer.sentence)
      case .unwater(let plant, let watering):
        let day = watering.at.day
        let answer = try actions.unwater(plant.person, on: day, watering: watering.id)
        return .revised(plant, day, answer.sentences(in: words.language))
      case .garden: return .garden(try figures(people), try people.reviews.year())
      case .recall(let persons): return .recalled(try memories(of: persons, people))
      case .contactYear(let person):
        return .contactYear(person.id, try contactYear(of: person, people))
      case .pending(let asked):
        let waiting = try people.reviews.pending().filter { !asked.contains($0.person) }
        guard let oldest = waiting.first else { return .nothingPending }
        return .pending(people.queries(at: try people.find(oldest.person.text)), oldest)
      case .decline(let meeting, let person):
        try people.reviews.decline(meeting)
        return .changed(people.queries(at: person), words.declined(person))
      case .forget(let plant):
        _ = try people.reviews.forget(plant.person.id)
        return .changed(people.queries(at: plant.person), words.forgotten(plant.person))
      case .timeline(let id): return try timeline(of: people.find(id.text), runner)
      }
    } catch {
      if case .unknown = error, let person { return .gone(person, words.gone) }
      return .failed(words.report(error))
    }
  }

  private func timeline(of person: Person, _ runner: EffectRunner) throws(PeopleFailure)
    -> PeopleEvent
  {
    let features = runner.features
    let today = features.people.queries.today
    let last = min(today, Day.range.upperBound - 366) + 366
    let moments: [PersonMoment]
    do throws(StorageFailure) {
      moments = try features.peopleLinks.timeline(of: person, on: Day.range.lowerBound...last)
    } catch { throw .storage(error) }
    let words = PersonTimelineWords(language: runner.language)
    return .timeline(person.id, words.entries(moments, runner.reports))
  }

  private func changed(_ answer: Answer<Plant>) -> PeopleEvent {
    .changed(answer.record, answer.sentence)
  }

  /// The person that the request is about; nil if it is about the whole list.
  private var person: ID<Person>? {
    switch self {
    case .card(let id), .care(let id), .water(let id, _), .edit(let id, _), .timeline(let id): id
    case .decline(_, let person): person.id
    case .remove(let plant), .postpone(let plant, _), .begin(let plant, _, _), .month(let plant, _),
      .revise(let plant, _, _), .unwater(let plant, _), .forget(let plant),
      .removeDate(let plant, _),
      .setDate(let plant, _, _, _, _, _), .setGift(let plant, _, _), .finishGift(let plant, _),
      .removeGift(let plant, _):
      plant.person.id
    case .contactYear(let person): person.id
    case .load, .add, .defaultHour, .pending, .garden, .recall: nil
    }
  }
}

extension Work {
  package static func people(_ request: PeopleWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func people(_ message: PeopleEvent) -> FeatureEvent { FeatureEvent(message) }
  package var people: PeopleEvent? { cast() }
}
