package import Domain
package import PresentationKit
import TextUI

/// The changes to people with their answers, shared by the command line and the screens.
package struct PeopleActions {
  let people: People
  let words: PeopleWords
  /// Whether a changed plant is loaded again to get its new epithet, as commands require. Screens reload by themselves.
  var refetches = false

  package init(people: People, words: PeopleWords, refetches: Bool = false) {
    self.people = people
    self.words = words
    self.refetches = refetches
  }

  package func add(_ draft: PersonInput) throws(PeopleFailure) -> Answer<Plant> {
    let plant = people.queries(at: try people.add(draft))
    var answer = answer(
      plant, words.added(plant) + words.understood(plant.person, draft.birthday))
    do throws(PeopleFailure) {
      if try people.find.hasNamesake(plant.person) {
        answer.remarks = [words.namesake(plant.person)]
      }
      answer.remarks += try sharing(plant.person)
    } catch { answer.remarks = [words.report(error).message] }
    return answer
  }

  /// Returns a remark that names the other people with the same number; empty if there are none.
  private func sharing(_ person: Person) throws(PeopleFailure) -> [String] {
    let others = try people.find.sharing(numberOf: person)
    return others.isEmpty ? [] : [words.sharesNumber(with: others)]
  }

  /// Records a contact. The sentence gives the new affection in percent, and the date of the next watering if there is
  /// one.
  package func water(_ id: ID<Person>, _ contact: Contact) throws(PeopleFailure)
    -> Answer<(plant: Plant, watering: Watering?)>
  {
    let (plant, watering) = try people.water.recorded(id, contact)
    let changed = changed(plant, words.watered(plant, award: watering?.award ?? 0))
    return Answer(record: (plant, watering), sentence: changed.sentence, json: changed.json)
  }

  package func edit(_ id: ID<Person>, _ change: PersonInput) throws(PeopleFailure) -> Answer<Plant>
  {
    let plant = try people.edit(id, change)
    var answer = changed(
      plant,
      words.edited(plant, changesCycle: change.cycle != nil)
        + words.understood(plant.person, change.birthday))
    if change.phone != nil { answer.remarks += try sharing(plant.person) }
    return answer
  }

  func tag(_ id: ID<Person>, _ tags: TagsChange) throws(PeopleFailure) -> Answer<Plant> {
    var change = PersonInput()
    change.tags = tags
    let plant = try people.edit(id, change)
    return changed(plant, words.tagged(plant.person))
  }

  func remove(_ person: Person) throws(PeopleFailure) -> Answer<Plant> {
    let plant = try people.remove(person.id)
    var answer = answer(plant, words.removed(person))
    answer.removes = true
    return answer
  }

  func merge(_ other: Person, into kept: Person) throws(PeopleFailure) -> Answer<Plant> {
    let merged = try people.merge(other.id, into: kept.id)
    var answer = changed(
      Plant(merged.kept, today: people.queries.today),
      words.merged(other, into: kept, noting: merged.names))
    answer.removes = true
    if !merged.losses.isEmpty { answer.remarks = [words.lostFields(merged.losses)] }
    answer.remarks += try sharing(merged.kept)
    return answer
  }

  func postpone(_ person: Person, days: Int) throws(PeopleFailure) -> Answer<Plant> {
    let plant = try people.postpone(person.id, days: days)
    let cost = person.affection.points - plant.person.affection.points
    return changed(plant, words.postponed(plant, cost: cost))
  }

  private func answer(_ plant: Plant, _ sentence: String) -> Answer<Plant> {
    Answer(record: plant, sentence: sentence) { json throws(Report) in
      json.key("person")
      json.plant(
        try PeopleFailure.mapError(in: words.language) { () throws(PeopleFailure) in
          try people.queries.joined(plant)
        }, words)
    }
  }

  private func changed(_ plant: Plant, _ sentence: String) -> Answer<Plant> {
    answer(refetches ? people.queries(at: plant.person) : plant, sentence)
  }
}

// MARK: Past waterings

extension PeopleActions {
  /// Changes the note of the watering on a day, or clears it if `change` is nil.
  func revise(
    _ person: Person, on day: Day, watering: ID<Watering>? = nil, _ change: ReviewChange?
  ) throws(PeopleFailure) -> Answer<Watering> {
    guard let change else {
      let cleared = try people.revise.clear(person.id, on: day, watering: watering)
      return answer(person, cleared, words.cleared(day))
    }
    let revised = try people.revise.edit(person.id, on: day, watering: watering, change)
    return answer(person, revised, words.revised(day))
  }

  /// Removes the watering of a day.
  func unwater(_ person: Person, on day: Day, watering: ID<Watering>? = nil) throws(PeopleFailure)
    -> Answer<Watering>
  {
    let removal = try people.revise.takeAway(person.id, on: day, watering: watering)
    let now = people.queries(at: try people.find(person.id.text))
    var answer = answer(person, removal, words.unwatered(now, day))
    answer.removes = true
    return answer
  }

  /// Returns the answer to a change of a watering. Its JSON contains the person as now stored and the watering.
  private func answer(_ person: Person, _ watering: Watering, _ sentence: String)
    -> Answer<Watering>
  {
    Answer(record: watering, sentence: sentence) { json throws(Report) in
      let now = try PeopleFailure.mapError(in: words.language) { () throws(PeopleFailure) in
        try people.queries.joined(people.queries(at: try people.find(person.id.text)))
      }
      json.key("person")
      json.plant(now, words)
      json.key("entry")
      json.note(watering)
    }
  }
}
