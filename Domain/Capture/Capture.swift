/// What a line was understood as, before any rule has looked at it.
public enum Captured: Equatable, Sendable {
  case event(EventDraft, isDeadline: Bool)
  case feeling(MoodDraft)
  case contact(Person, Contact)
  /// How far somebody came, on a day that has been or today.
  case reading(Book, ReachedRemote, on: Day?)
  case sentence(Book, String, page: Int?)
  case saying(SayingDraft)
  case book(BookDraft, target: Day?, isWanted: Bool)
  case person(PersonDraft)

  /// The part it belongs to.
  public var part: DailyPart {
    switch self {
    case .event: .schedule
    case .feeling: .moods
    case .contact, .person: .people
    case .reading, .sentence, .book: .books
    case .saying: .sayings
    }
  }
}

/// One way to read a line: what it says, and the characters that say it.
public struct CaptureReading: Equatable, Sendable {
  /// What it says.
  public let captured: Captured
  /// The characters that were understood; all others are its title, text or memo.
  public let places: [Range<Int>]
  /// Words about time, repetition or amount that were not understood; nil if none are left.
  public let doubt: String?
  /// Words that are in no field of a plan. They still ask where the rule for anniversaries answers the first doubt.
  var leftover: String?
  /// Whether a contact is said to be with the person: `lunch with Anna`.
  var isTogether = false
  /// Whether its doubt is only in which half of the day its hour lies.
  var isOfEitherHalf = false
  /// Whether the line names the day of a plan.
  var hasDay = false

  var isContact: Bool {
    if case .contact = captured { true } else { false }
  }

  /// The words of an hour where readings differ only in the half of the day in which it lies; nil of all
  /// others.
  public static func doubtedHour(of readings: [CaptureReading]) -> String? {
    guard readings.count > 1, readings.allSatisfy(\.isOfEitherHalf) else { return nil }
    return readings.first?.doubt
  }

  init(_ captured: Captured, _ places: [Range<Int>] = [], doubt: String? = nil) {
    self.captured = captured
    self.places = places.sorted { $0.lowerBound < $1.lowerBound }
    self.doubt = doubt
  }
}

/// Why nothing can be noted of a line.
public enum CaptureRefusal: Error, Equatable, Sendable {
  /// There are no words in it.
  case empty
  /// It is longer than a line that somebody types.
  case tooLong(limit: Int)
  /// It is about a mood and says no level from 1 to 100.
  case levelMissing
  /// It fits no part by itself.
  case fitsNothing
  /// It does not fit the part that was named.
  case fitsNot(DailyPart)
  /// What is written as a date is none.
  case misunderstood(Misunderstood)
}

/// Reads one line as a record of the part it belongs to (quick add). Nothing is guessed: where
/// several ways fit equally all of them come back, and nobody has written anything yet.
public struct ReadCapture: Sendable {
  private let names: CaptureNames
  private let clock: WallClock
  private let calendar: LocalCalendar

  /// Reads by who and what is known here.
  public init(
    people: any PeopleRepository, books: any BooksRepository, clock: WallClock,
    calendar: LocalCalendar
  ) {
    self.init(
      names: CaptureNames(people: people, books: books), clock: clock, calendar: calendar)
  }

  /// Reads by what is known elsewhere.
  package init(names: CaptureNames, clock: WallClock, calendar: LocalCalendar) {
    self.names = names
    self.clock = clock
    self.calendar = calendar
  }

  /// The ways to read a line, the likeliest first; of one part alone where it is named.
  public func callAsFunction(_ text: String, as part: DailyPart? = nil, order: DateOrder)
    throws(CaptureError) -> [CaptureReading]
  {
    let found = try parser(text, order).readings(as: part)
    if found.isEmpty { throw .refused(part.map { .fitsNot($0) } ?? .fitsNothing) }
    return found
  }

  /// What a line can be noted as that fits no part by itself. The part whose record it names comes first.
  public func offers(_ text: String, order: DateOrder) throws(CaptureError) -> [CaptureReading] {
    try parser(text, order).offers()
  }

  private func parser(_ text: String, _ order: DateOrder) throws(CaptureError) -> CaptureParser {
    let text = Text.trimmed(text)
    if text.isEmpty { throw .refused(.empty) }
    guard text.utf8.count <= CapturedLine.longest * 12, text.count <= CapturedLine.longest else {
      throw .refused(.tooLong(limit: CapturedLine.longest))
    }
    let context = CaptureContext(
      line: CapturedLine(text), now: clock.now(), calendar: calendar, order: order)
    return CaptureParser(context, try names.knowing(text))
  }
}

/// What can go wrong with a line that is to be noted.
public enum CaptureError: StorageFailing, Equatable {
  case refused(CaptureRefusal)
  case storage(StorageFailure)
}

/// A line with what it takes to read it.
struct CaptureContext {
  var line: CapturedLine
  /// Whether a word of the line was replaced by the one it is nearly; it is replaced once.
  var hasNearWord = false
  let now: Now
  let calendar: LocalCalendar
  let order: DateOrder

  func reader(_ looking: Looking) -> PhraseReader {
    PhraseReader(today: now.day, looking: looking, order: order)
  }

  func moment(_ time: DayAndTime) -> Now { calendar.moment(time.day, time.time) }
}
