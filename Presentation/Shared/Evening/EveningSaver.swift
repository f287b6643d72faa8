import Domain
import PresentationKit
import PresentationPeople

/// Saves the answers of an evening through the features to which they belong.
struct EveningSaver {
  let features: Features
  /// Features whose clock is set to the evening of the day; the same as `features` for today.
  let spoken: Features
  let day: Day
  let isToday: Bool
  let language: Language

  private var actions: CaptureActions { CaptureActions(features: features, language: language) }

  /// Operations whose clock is set to the evening of the day.
  private var spokenActions: CaptureActions {
    CaptureActions(
      features: spoken, language: language, notedOn: isToday ? nil : features.evening.now.day)
  }

  /// Saves an answer. Must run within `Evening.answer`.
  func save(_ answer: EveningAnswer) throws(Report) -> [NotedLine] {
    switch answer {
    case .contact(let person, let contact, let more):
      return [try actions.water(person, contact)] + (try entries(more))
    case .didNotMeet(let appointment, let more):
      try PeopleFailure.mapError(in: language) { () throws(PeopleFailure) in
        try features.people.reviews.decline(appointment.missedMeeting)
      }
      let person = appointment.person
      if appointment.isTreatment { return try reason(more, person) }
      return [NotedLine(.people, sentence: PeopleWords(language).declined(person))]
        + (try reason(more, person))
    case .forgotten(let person, let more):
      _ = try PeopleFailure.mapError(in: language) { () throws(PeopleFailure) in
        try features.people.reviews.forget(person.id)
      }
      return [NotedLine(.people, sentence: PeopleWords(language).forgotten(person))]
        + (try reason(more, person))
    case .position(let book, let position, let more):
      let words = more.map { EveningAside.words($0, about: book.facts.title.text) }
      return [try actions.read(book, to: position, on: isToday ? nil : day)] + (try entries(words))
    case .mood(let draft, let more): return [try spokenActions.feel(draft)] + (try entries(more))
    case .memory(let event, let text):
      let words = EveningAside.words(text, about: event.title.text)
      // An event may end after midnight, but its words belong to its day.
      let at = event.end.day == event.start.day ? event.end : event.start
      return [try entry(words, at: at)]
    case .aside(let name, let text): return try entries(EveningAside.words(text, about: name))
    case .entry(let text): return try entries(text)
    case .settled(let note, let isDone):
      let actions = NotesActions(notes: features.notes, words: NotesWords(language))
      return [
        NotedLine(
          .notes,
          try NotesFailure.mapError(in: language) { () throws(NotesFailure) in
            isDone ? try actions.finish(note.id) : try actions.remove(note.id)
          })
      ]
    case .counted(let counts):
      return try counts.map { (count) throws(Report) in
        try actions.count(count.counter, count.amount)
      }
    case .captured(let reading): return [try spokenActions.note(reading)]
    }
  }

  /// Saves the reason why a contact did not take place. The diary entry names the person, because the reason alone
  /// would be unclear later.
  private func reason(_ text: String?, _ person: Person) throws(Report) -> [NotedLine] {
    try entries(text.map { EveningAside.words($0, about: person.calledName) })
  }

  private func entries(_ text: String?) throws(Report) -> [NotedLine] {
    guard let text else { return [] }
    return [try entry(text, at: spoken.moods.queries.now)]
  }

  private func entry(_ text: String, at moment: Now) throws(Report) -> NotedLine {
    var line = try spokenActions.keepAsEntry(text, at: moment)
    line.say(CaptureWords(language).withText(text))
    return line
  }
}
