import Domain
import PresentationKit
import PresentationPeople

extension CaptureActions {
  /// Stores the birthday of a person, or says that it is stored already.
  func edit(_ person: Person, _ birthday: Birthday) throws(Report) -> NotedLine {
    let known = person.birthday.flatMap { stored in
      stored.agrees(with: birthday) && (birthday.year == nil || stored.year != nil) ? stored : nil
    }
    // A year that is known stays.
    var line = try edit(person, PersonInput(birthday: (known ?? birthday).description))
    if let known {
      line.sentence = CaptureWords(language).known(known, of: person)
      line.changesNothing = true
    }
    return line
  }

  /// Stores a date of one or two people, or says that it is stored already.
  func set(_ date: CapturedDate) throws(Report) -> NotedLine {
    let words = DateWords(language)
    let actions = DatesActions(dates: features.dates, words: words)
    let label = words.label(date.label)
    var lines: [NotedLine] = []
    for person in date.people {
      lines.append(
        NotedLine(
          .people,
          try PeopleFailure.mapError(in: language) { () throws(PeopleFailure) in
            try actions.set(
              person, label, date.day.description, reminders: nil, in: .monthFirst)
          }))
    }
    guard var line = lines.first else { throw PeopleWords(language).gone }
    for other in lines.dropFirst() { line.say(other.sentence) }
    if let known = date.known, date.day.agrees(with: known),
      date.day.year == nil || known.year != nil, let person = date.people.first
    {
      line.sentence = CaptureWords(language).known(known, as: label, of: person)
      line.changesNothing = true
    }
    return line
  }

  /// Stores a gift or loan of a person.
  func add(_ input: GiftInput, for person: Person) throws(Report) -> NotedLine {
    let actions = GiftsActions(gifts: features.gifts, words: GiftWords(language))
    return NotedLine(
      .people,
      try PeopleFailure.mapError(in: language) { () throws(PeopleFailure) in
        if input.isReturn {
          return try actions.finish(
            features.gifts.loan(of: person, named: input.what).gift.id, amount: input.amount)
        }
        return try actions.add(input, for: person)
      })
  }

  /// Changes a person.
  func edit(_ person: Person, _ change: PersonInput) throws(Report) -> NotedLine {
    let actions = PeopleActions(
      people: features.people, words: PeopleWords(language), refetches: true)
    return NotedLine(
      .people,
      try PeopleFailure.mapError(in: language) { () throws(PeopleFailure) in
        try actions.edit(person.id, change)
      })
  }
}
