import Domain
import PresentationKit
import PresentationPeople

/// What a line means as the answer to a question.
enum EveningAnswer: Equatable, Sendable {
  /// A contact with a person, and words that do not fit into its memo.
  case contact(Person, Contact, more: String?)
  /// A plan that did not take place, and what the user said about that.
  case unmet(PastAppointment, more: String?)
  /// A begun contact that did not take place.
  case forgotten(Person, more: String?)
  case position(Book, ReadingPosition)
  case mood(MoodDraft)
  /// A diary entry.
  case entry(String)
  /// A record, as `haru add` reads it.
  case captured(CaptureReading)

  /// Whether the answer is a mood with words.
  var hasWords: Bool {
    switch self {
    case .mood(let draft): return draft.text != nil
    case .captured(let reading):
      if case .feeling(let draft) = reading.captured { return draft.text != nil }
      return false
    case .contact, .unmet, .forgotten, .position, .entry: return false
    }
  }
}

/// Interprets the answers of an evening, and saves them with the operations of the parts.
struct EveningSaver {
  let features: Features
  /// The features whose present is the evening of the day; the same as `features` for today.
  let spoken: Features
  let day: Day
  let isToday: Bool
  let language: Language
  let order: DateOrder

  // MARK: Interpreting

  /// Returns what a line means as the answer to a question; nil if it is not understood. Nothing is guessed.
  func interpret(
    _ text: String, as question: EveningQuestion
  ) throws(Report) -> EveningAnswer? {
    switch question.matter {
    case .met(let appointment):
      switch YesOrNo(text) {
      case .yes(let more)?: return contact(appointment.person, appointment.contact, memo: more)
      case .no(let more)?: return .unmet(appointment, more: Self.filled(more))
      case nil: return try captured(text)
      }
    case .pending(let waiting):
      var contact = Contact(by: waiting.pending.channel, isEarly: true)
      contact.at = waiting.pending.at
      switch YesOrNo(text) {
      case .yes(let more)?: return self.contact(waiting.person, contact, memo: more)
      case .no(let more)?: return .forgotten(waiting.person, more: Self.filled(more))
      // The question is how it was, so any other words are the memo.
      case nil: return self.contact(waiting.person, contact, memo: text)
      }
    case .yesterday(let event): return .entry("\(event.title.text): \(text)")
    case .reading(let standing):
      let isPercent = standing.book.facts.pages == nil
      if let position = EveningNumber.position(text, isPercent: isPercent) {
        return .position(standing.book, position)
      }
      return try captured(text)
    case .mood:
      if let draft = EveningNumber.mood(text) { return .mood(draft) }
      return try captured(text)
    case .sentence: return .entry(text)
    case .tomorrow: return try plan(text).map { .captured($0) }
    }
  }

  /// Returns a contact with a memo. A memo that is too long becomes a diary entry, so that no word is lost.
  private func contact(_ person: Person, _ contact: Contact, memo: String) -> EveningAnswer {
    if memo.isEmpty { return .contact(person, contact, more: nil) }
    guard Review.memoLimit.length(of: memo) <= Review.memoLimit.count else {
      return .contact(person, contact, more: memo)
    }
    var noted = contact
    noted.memo = memo
    return .contact(person, noted, more: nil)
  }

  private static func filled(_ text: String) -> String? { text.isEmpty ? nil : text }

  private func captured(_ text: String) throws(Report) -> EveningAnswer? {
    try reading(of: text).map { .captured($0) }
  }

  /// Returns the only reading of a line that leaves no doubt; nil if there is none.
  private func reading(of text: String) throws(Report) -> CaptureReading? {
    do throws(CaptureFailure) {
      let readings = try spoken.capture(text, order: order)
      return readings.count == 1 && readings[0].doubt == nil ? readings.first : nil
    } catch {
      switch error {
      case .refused: return nil
      case .storage(let failure): throw StorageWords(language).report(failure)
      }
    }
  }

  /// Reads a line about tomorrow. A plan without a day is a plan of tomorrow.
  private func plan(_ text: String) throws(Report) -> CaptureReading? {
    let plain = try reading(of: text)
    if let first = plain?.firstDay, first > day { return plain }
    let moved = try reading(of: EveningWords(language).tomorrow(text))
    return moved?.firstDay == day + 1 ? moved : plain
  }

  // MARK: Saving

  private var actions: CaptureActions { CaptureActions(features: features, language: language) }

  /// Operations whose present is the day.
  private var spokenActions: CaptureActions {
    CaptureActions(
      features: spoken, language: language, notedOn: isToday ? nil : features.evening.now.day)
  }

  /// Saves an answer. Must run within `Evening.answer`.
  func save(_ answer: EveningAnswer) throws(Report) -> [NotedLine] {
    switch answer {
    case .contact(let person, let contact, let more):
      return [try actions.water(person, contact)] + (try entries(more))
    case .unmet(let appointment, let more):
      try PeopleFailure.mapError(in: language) { () throws(PeopleFailure) in
        try features.people.reviews.decline(appointment.unmet)
      }
      return [NotedLine(.people, sentence: PeopleWords(language).declined(appointment.person))]
        + (try entries(more))
    case .forgotten(let person, let more):
      _ = try PeopleFailure.mapError(in: language) { () throws(PeopleFailure) in
        try features.people.reviews.forget(person.id)
      }
      return [NotedLine(.people, sentence: PeopleWords(language).forgotten(person))]
        + (try entries(more))
    case .position(let book, let position):
      return [try actions.read(book, to: position, on: isToday ? nil : day)]
    case .mood(let draft): return [try spokenActions.feel(draft)]
    case .entry(let text): return try entries(text)
    case .captured(let reading): return [try spokenActions.note(reading)]
    }
  }

  private func entries(_ text: String?) throws(Report) -> [NotedLine] {
    guard let text else { return [] }
    var line = try spokenActions.keepAsEntry(text, at: spoken.moods.look.now)
    line.say(CaptureWords(language).withText(text))
    return [line]
  }
}

extension CaptureReading {
  /// The first day of a plan; nil for other records.
  fileprivate var firstDay: Day? {
    guard case .event(let draft, _) = captured else { return nil }
    switch draft.times {
    case .days(let days): return days.lowerBound
    case .hours(let from, _): return from.day
    }
  }
}
