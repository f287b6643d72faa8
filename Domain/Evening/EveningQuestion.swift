/// A question of an evening, with the record that it is about.
public struct EveningQuestion: Equatable, Sendable {
  /// The subject of a question.
  public enum Matter: Equatable, Sendable {
    /// Whether the user got in touch with a person on the person's birthday.
    case birthday(Person)
    /// Whether the user met a person as planned.
    case met(PastAppointment)
    /// How a contact went that was started but is not yet recorded.
    case pending(WaitingReview)
    /// How an event of the evening before was.
    case yesterday(Event)
    /// The page that the user reached in a book.
    case reading(BookProgress)
    /// Whether a note that is older than a week is still wanted.
    case note(Note)
    /// What was done of the habits whose goals are open.
    case habits([CounterSummary])
    /// The mood of the day, as a number.
    case mood
    /// One sentence about the day.
    case sentence
    /// What to add to the plans of tomorrow.
    case tomorrow
  }

  /// The kind of a question. The raw value is its code in scripts and in the store, so it must stay stable.
  public enum Code: String, CaseIterable, Sendable {
    case birthday, met, pending, yesterday, reading, note, habits, mood, sentence, tomorrow
  }

  public let matter: Matter

  public init(_ matter: Matter) { self.matter = matter }

  public var code: Code {
    switch matter {
    case .birthday: .birthday
    case .met: .met
    case .pending: .pending
    case .yesterday: .yesterday
    case .reading: .reading
    case .note: .note
    case .habits: .habits
    case .mood: .mood
    case .sentence: .sentence
    case .tomorrow: .tomorrow
    }
  }

  /// The id of the person whom the question is about; nil if it is about no person.
  public var person: ID<Person>? {
    switch matter {
    case .birthday(let person): person.id
    case .met(let appointment): appointment.person.id
    case .pending(let waiting): waiting.person.id
    case .yesterday, .reading, .note, .habits, .mood, .sentence, .tomorrow: nil
    }
  }

  /// The name of the person whom the question is about; nil if it is about no person.
  public var calledName: String? {
    switch matter {
    case .birthday(let person): person.calledName
    case .met(let appointment): appointment.person.calledName
    case .pending(let waiting): waiting.person.calledName
    case .yesterday, .reading, .note, .habits, .mood, .sentence, .tomorrow: nil
    }
  }

  /// The id of the book that the question is about; nil if it is about no book.
  public var book: ID<Book>? {
    if case .reading(let progress) = matter { progress.book.id } else { nil }
  }

  /// The id of the note that the question is about; nil if it is about no note.
  public var note: ID<Note>? { if case .note(let note) = matter { note.id } else { nil } }

  /// The id of the event that the question is about; nil if it is about no event.
  public var event: ID<Event>? {
    switch matter {
    case .met(let appointment): appointment.event.id
    case .yesterday(let event): event.id
    case .birthday, .pending, .reading, .note, .habits, .mood, .sentence, .tomorrow: nil
    }
  }

  /// The mark that says that the question is not asked again.
  public var mark: EveningMark {
    var ids = [person?.text, event?.text, book?.text, note?.text].compactMap(\.self)
    if case .met(let appointment) = matter { ids.append(appointment.day.description) }
    return EveningMark(code: code, subject: ids.joined(separator: " "))
  }
}

/// A question of a day that is not asked again, because it was skipped or answered.
public struct EveningMark: Hashable, Sendable {
  public let code: EveningQuestion.Code
  /// The ids of the records that the question is about; empty for a question about the day.
  public let subject: String

  public init(code: EveningQuestion.Code, subject: String = "") {
    self.code = code
    self.subject = subject
  }
}
