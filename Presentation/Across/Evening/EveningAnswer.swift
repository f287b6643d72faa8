import Domain

/// What a line means as the answer to a question.
enum EveningAnswer: Equatable, Sendable {
  /// A contact with a person, and words that do not fit into its memo.
  case contact(Person, Contact, more: String?)
  /// A plan that did not take place, and what the user said about that.
  case unmet(PastAppointment, more: String?)
  /// A begun contact that did not take place.
  case forgotten(Person, more: String?)
  /// A position in a book, and words about it.
  case position(Book, ReadingPosition, more: String?)
  /// A mood, and words that do not fit into it.
  case mood(MoodDraft, more: String?)
  /// Words about an event of the evening before, which are stored on its day.
  case memory(Event, String)
  /// A diary entry about a person or a book, which begins with the name or the title.
  case aside(String, String)
  /// A diary entry.
  case entry(String)
  /// A note that is done, or that is not wanted any more.
  case settled(Note, isDone: Bool)
  /// A record, as `haru add` reads it.
  case captured(CaptureReading)

  /// Whether the answer is a mood with words.
  var hasWords: Bool {
    switch self {
    case .mood(let draft, let more): return draft.text != nil || more != nil
    case .captured(let reading):
      if case .feeling(let draft) = reading.captured { return draft.text != nil }
      return false
    case .contact, .unmet, .forgotten, .position, .memory, .aside, .entry, .settled: return false
    }
  }
}

/// What is done with a line.
enum EveningMeaning: Equatable, Sendable {
  case answer(EveningAnswer)
  /// The line says that there is nothing to write down, so the question is skipped.
  case nothing
  /// Words that answer no question, which are kept as a diary entry.
  case diary(String)
  /// The line answers the next question.
  case next
  /// The line is not understood.
  case unclear(EveningOffer)
}

/// What Haru offers to make of a line. Enter makes no record of it: it keeps the words in the diary, or skips.
enum EveningOffer: Equatable, Sendable {
  case diary
  /// The contact that the question is about, with the line as its memo.
  case contact
  /// A record that the question did not ask for, or a plan without a time.
  case record(CaptureReading)
  /// One of two plans, because the hour may be a.m. or p.m.
  case half(String, [CaptureReading])
  /// Nothing, because the number is no possible position in this book.
  case position(Book)
  /// A record besides the diary entry that the line already is.
  case also(CaptureReading)
}

/// A line that was not understood, and what Haru offers to make of it.
struct UnclearLine: Equatable, Sendable {
  let text: String
  let offer: EveningOffer

  /// What becomes of the line if the input ends.
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

  /// The line if it is a sentence that the next line does not say differently. A single word, or a line with a number, is
  /// another try at the answer.
  var sentence: String? {
    guard case .diary = offer, text.contains(" "), !text.contains(where: \.isNumber) else {
      return nil
    }
    return text
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
