import Domain
import PresentationKit
import PresentationPeople

extension CaptureActions {
  /// Stores the birthday of a person, or says that it is stored already.
  func edit(_ person: Person, _ birthday: Birthday) throws(Report) -> NotedLine {
    let actions = PeopleActions(
      people: features.people, words: PeopleWords(language), refetches: true)
    let known = person.birthday.flatMap { stored in
      stored.agrees(with: birthday) && (birthday.year == nil || stored.year != nil) ? stored : nil
    }
    // A year that is known stays.
    let change = PersonChange(birthday: (known ?? birthday).description)
    var line = NotedLine(
      .people,
      try PeopleFailure.mapError(in: language) { () throws(PeopleFailure) in
        try actions.edit(person.id, change)
      })
    if let known {
      line.sentence = CaptureWords(language).known(known, of: person)
      line.changesNothing = true
    }
    return line
  }

  /// Changes the number of days between contacts with a person.
  func edit(_ person: Person, every days: Int) throws(Report) -> NotedLine {
    let actions = PeopleActions(
      people: features.people, words: PeopleWords(language), refetches: true)
    let change = PersonChange(cycleDays: days)
    return NotedLine(
      .people,
      try PeopleFailure.mapError(in: language) { () throws(PeopleFailure) in
        try actions.edit(person.id, change)
      })
  }
}
