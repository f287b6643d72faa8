import Domain

/// The parsed answer to a question.
enum EveningAnswer: Equatable, Sendable {
  /// A contact with a person. `more` is a memo that is too long, which becomes a diary entry.
  case contact(Person, Contact, more: String?)
  /// A plan that did not take place, such as a cancelled meeting, and the user's words about it.
  case didNotMeet(PastAppointment, more: String?)
  /// A contact that the user began but did not complete. `more` is the reason, if the user gave one.
  case forgotten(Person, more: String?)
  /// A position in a book, and words about it.
  case position(Book, ReadingPosition, more: String?)
  /// A mood. `more` is a text that is too long for it, which becomes a diary entry.
  case mood(MoodDraft, more: String?)
  /// Words about an event of the evening before, which are stored on its day.
  case memory(Event, String)
  /// A diary entry about a person or a book, which begins with the name or the title.
  case aside(String, String)
  /// A diary entry.
  case entry(String)
  /// A note that is done, or that is not wanted any more.
  case settled(Note, isDone: Bool)
  /// What was done of habits.
  case counted([HabitCount])
  /// A record, as `haru add` reads it.
  case captured(CaptureReading)

  /// Whether the answer is a mood with words.
  var hasWords: Bool {
    switch self {
    case .mood(let draft, let more): return draft.text != nil || more != nil
    case .captured(let reading):
      if case .feeling(let draft) = reading.captured { return draft.text != nil }
      return false
    case .contact, .didNotMeet, .forgotten, .position, .memory, .aside, .entry, .settled, .counted:
      return false
    }
  }
}

/// An amount of a habit.
struct HabitCount: Equatable, Sendable {
  let counter: Counter
  let amount: CountAmount
}

/// The interpretation of a typed line: an answer, or another way to handle the line.
enum EveningMeaning: Equatable, Sendable {
  case answer(EveningAnswer)
  /// An answer that has nothing of the line before it. That line is kept as a diary entry.
  case instead(EveningAnswer)
  /// The line says that there is nothing to write down, so the question is skipped.
  case nothing
  /// Words that do not answer the question. They are saved as a diary entry.
  case diary(String)
  /// The line is used as the answer to the next question.
  case next
  /// The line is not understood.
  case unclear(EveningOffer)
}

/// Haru's offer for an unclear line. Enter declines a record: it keeps the line in the diary or skips the question.
enum EveningOffer: Equatable, Sendable {
  case diary
  /// The contact that the question is about, with the line as its memo.
  case contact
  /// A record that the question did not ask for, or a plan without a time.
  case record(CaptureReading)
  /// One of two plans, because the hour may be a.m. or p.m.
  case half(String, [CaptureReading])
  /// No record, because the number is not a valid position in this book.
  case position(Book)
  /// A further record. The line itself is already saved as a diary entry.
  case also(CaptureReading)
}

/// A line that was not understood, and Haru's offer for it.
struct UnclearLine: Equatable, Sendable {
  let text: String
  let offer: EveningOffer

  /// The text to keep as a diary entry if the input ends; nil if nothing is kept.
  var leftover: String? {
    switch offer {
    case .position, .also: nil
    case .diary, .contact, .record, .half: text
    }
  }

  /// The line as a note; nil if nothing is left of it, or if it is no note.
  var note: CaptureReading? {
    guard let leftover, !leftover.contains(where: \.isNewline) else { return nil }
    return CaptureReading.choices([], of: leftover).first
  }

  /// The line, if it is kept as a diary entry although the next line answers the question; otherwise nil. A single word
  /// or a line with a number is not kept, because it was a failed attempt at the answer.
  var sentence: String? {
    leftover.flatMap { $0.contains(" ") && !$0.contains(where: \.isNumber) ? $0 : nil }
  }
}

extension CaptureReading {
  /// The first day of a plan; nil for other records.
  var firstDay: Day? {
    guard case .event(let draft, _) = captured else { return nil }
    switch draft.times {
    case .days(let days): return days.lowerBound
    case .hours(let from, _): return from.day
    }
  }

  /// The time of day at which a plan starts; nil if it has none, and for other records.
  var hour: TimeOfDay? {
    guard case .event(let draft, _) = captured, case .hours(let from, _) = draft.times else {
      return nil
    }
    return from.time
  }

  /// The title of a plan; nil for other records.
  var title: String? { if case .event(let draft, _) = captured { draft.title } else { nil } }
}
