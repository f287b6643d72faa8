/// The result of parsing a quick-add line, before any validation.
public enum Captured: Equatable, Sendable {
  case event(EventDraft, isDeadline: Bool)
  case feeling(MoodDraft)
  case contact(Person, Contact)
  /// The position that the user has reached in a book. The day is nil for today.
  case reading(Book, ReadingPosition, on: Day?)
  case sentence(Book, String, page: Int?)
  case saying(SayingDraft)
  case book(BookDraft, target: Day?, isWanted: Bool)
  case person(PersonInput)
  case birthday(Person, Birthday)
  case date(CapturedDate)
  case gift(Person, GiftInput)
  /// The number of days between contacts with a person.
  case cycle(Person, days: Int)
  /// A phone number or a note of a person.
  case fact(Person, PersonInput)
  case note(String)
  /// An amount of a tag that is counted. The day is nil for today.
  case count(Counter, CountAmount, on: Day?)

  public var part: DailyPart {
    switch self {
    case .event: .schedule
    case .feeling: .moods
    case .contact, .person, .birthday, .date, .gift, .cycle, .fact: .people
    case .reading, .sentence, .book: .books
    case .saying: .sayings
    case .note: .notes
    case .count: .counts
    }
  }
}

/// One way to read a line: the record, and the characters from which it was parsed.
public struct CaptureReading: Equatable, Sendable {
  public let captured: Captured
  /// The character ranges that were understood. The others become the title, text or memo.
  public let ranges: [Range<Int>]
  /// The words that make the reading uncertain, so that the user has to confirm the reading; nil if it is certain.
  public let doubt: String?
  /// What the ranges were read as, for `haru parse`.
  var marks: [LineMark]
  /// Words that are in no field of the plan; nil if there are none. The user has to confirm them even if
  /// `CaptureParser.yearly` has removed `doubt`.
  var leftover: String?
  /// Whether the line says that the user was with the person, as in `lunch with Anna`.
  var isTogether = false
  /// Whether the line names the person only as the relative or owner of the one who was met.
  var isOfAnother = false
  /// Whether the reading is uncertain because its time is later than the present.
  public internal(set) var isLaterToday = false
  /// Whether the reading is a yearly event for the birthday of somebody who is not stored.
  public internal(set) var isBirthday = false
  /// Whether the reading is uncertain only between AM and PM.
  var isOfEitherHalf = false
  /// Whether the weekday of the reading may be today or the day in a week.
  var isOfEitherWeek = false
  var hasDay = false

  var isContact: Bool {
    if case .contact = captured { true } else { false }
  }

  /// Whether the line is a plan with a time of day.
  var hasHours: Bool {
    if case .event(let draft, _) = captured, case .hours = draft.times { true } else { false }
  }

  /// Whether the reading is a certain plan for the whole of today or of a past day.
  func isOverOrToday(_ now: Now) -> Bool {
    guard doubt == nil, case .event(let draft, _) = captured, draft.repeating == nil,
      case .days(let days) = draft.times
    else { return false }
    return days.upperBound <= now.day
  }

  /// Whether the line is kept as a note.
  public var isNote: Bool { if case .note = captured { true } else { false } }

  /// Returns the choices of a question about a line: its readings, and last the line as a note, unless it is too long
  /// or one of the readings is a note.
  public static func choices(_ readings: [CaptureReading], of text: String) -> [CaptureReading] {
    let text = Text.trimmed(text)
    guard !text.isEmpty, text.count <= Note.limit, !readings.contains(where: \.isNote) else {
      return readings
    }
    return readings + [CaptureReading(.note(text))]
  }

  /// Returns the words of the hour if the readings differ only in AM or PM; nil in every other case.
  public static func doubtedHour(of readings: [CaptureReading]) -> String? {
    let readings = readings.filter { !$0.isNote }
    guard readings.count > 1, readings.allSatisfy(\.isOfEitherHalf) else { return nil }
    return readings.first?.doubt
  }

  init(
    _ captured: Captured, _ ranges: [Range<Int>] = [], doubt: String? = nil, marks: [LineMark] = []
  ) {
    self.captured = captured
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    self.doubt = doubt
    self.marks = marks
  }

  /// Returns the same record with other doubtful words.
  func doubting(_ doubt: String?) -> CaptureReading {
    CaptureReading(captured, ranges, doubt: doubt, marks: marks)
  }
}

/// Why no record can be made from a line.
public enum CaptureRefusal: Error, Equatable, Sendable {
  case empty
  /// The line is longer than a line that a user would type.
  case tooLong(limit: Int)
  /// The line is about a mood, but has no level from 1 to 100.
  case levelMissing
  /// The line matches no part by itself.
  case fitsNothing
  /// The line does not match the requested part.
  case fitsNot(DailyPart)
  /// A text written like a date is not a valid date.
  case invalidPhrase(PhraseParseError)
}

/// Parses one line into a record of the matching part (quick add). It never guesses and stores nothing. If several
/// readings fit equally, it returns all of them.
public struct ReadCapture: Sendable {
  private let names: CaptureNames
  private let clock: WallClock
  private let calendar: LocalCalendar
  private var counters: KnownCounter = { _ in nil }

  /// Returns the counter with a tag; nil if there is none.
  public typealias KnownCounter = @Sendable (String) throws(StorageFailure) -> Counter?

  /// Makes a parser that matches names against the stored people and books.
  public init(
    people: any PeopleRepository, books: any BooksRepository,
    dates: (any PersonDatesRepository)? = nil, gifts: (any GiftsRepository)? = nil,
    counters: @escaping KnownCounter = { _ in nil }, clock: WallClock, calendar: LocalCalendar
  ) {
    self.init(
      names: CaptureNames(people: people, books: books, dates: dates, gifts: gifts), clock: clock,
      calendar: calendar)
    self.counters = counters
  }

  package init(names: CaptureNames, clock: WallClock, calendar: LocalCalendar) {
    self.names = names
    self.clock = clock
    self.calendar = calendar
  }

  /// Returns all readings of a line, the likeliest first. If `part` is given, only its readings are returned.
  public func callAsFunction(_ text: String, as part: DailyPart? = nil, order: DateOrder)
    throws(CaptureFailure) -> [CaptureReading]
  {
    if part == .notes { return [CaptureReading(.note(text))] }
    let counts = part ?? .counts == .counts ? try counts(text, order) : LineCounts()
    if counts.isWhole, part == .counts || counts.isMarked { return counts.readings }
    if counts.isWhole { return counts.readings + (try certain(text, order)) }
    let found = try parser(text, order).readings(as: part)
    if found.isEmpty { throw .refused(part.map { .fitsNot($0) } ?? .fitsNothing) }
    // 어제 #걷기 7.4 북한산 is hardly a plan.
    return found.count > 1 || isUnsure(found[0]) ? counts.readings + found : found
  }

  private func isUnsure(_ reading: CaptureReading) -> Bool {
    reading.doubt != nil || reading.isOverOrToday(now)
  }

  /// Returns the readings of a line that are certain: `mood 70`, where `mood` is counted too.
  private func certain(_ text: String, _ order: DateOrder) throws(CaptureFailure)
    -> [CaptureReading]
  {
    do throws(CaptureFailure) {
      return try parser(text, order).readings(as: nil).filter { !isUnsure($0) }
    } catch {
      guard case .refused = error else { throw error }
      return []
    }
  }

  private var now: Now { clock.now() }

  /// Reads what a line counts: `#water 3`, 물 3잔, 커피 1, `ran 5.2 yesterday`.
  private func counts(_ text: String, _ order: DateOrder) throws(CaptureFailure) -> LineCounts {
    let reader = PhraseReader(today: now.day, looking: .back, order: order)
    return try LineCounts(text, reader, counter: counter)
  }

  private func counter(_ tag: String) throws(CaptureFailure) -> Counter? {
    do throws(StorageFailure) { return try counters(tag) } catch { throw .storage(error) }
  }

  /// Returns the possible records of a line that matches no part by itself: counts, gifts and loans, contacts, then
  /// reading progress and a mood, then a diary entry if the line tells of the past or of a feeling, then a plan, then a
  /// saying. Contacts are left out if the line says that no contact took place.
  public func offers(_ text: String, order: DateOrder) throws(CaptureFailure) -> [CaptureReading] {
    let counts = try counts(text, order).readings
    let loose = try LineCounts.loose(in: text, today: now.day, counter: counter)
    return (counts.isEmpty ? loose : counts) + (try parser(text, order).offers())
  }

  /// Returns a line as a diary entry.
  public func diary(_ text: String, order: DateOrder) throws(CaptureFailure) -> CaptureReading {
    try parser(text, order).diary()
  }

  /// Returns the pieces of a line for each of some readings of the line; for nil, all words are free. A line that is
  /// too long is one piece.
  public func pieces(_ text: String, as readings: [CaptureReading?], order: DateOrder)
    throws(CaptureFailure) -> [[LinePiece]]
  {
    let blanks = text.prefix(while: \.isWhitespace).count
    do throws(CaptureFailure) {
      let parser = try parser(text, order)
      return try readings.map { (reading) throws(CaptureFailure) in
        try LineCover(parser, reading).pieces(from: blanks)
      }
    } catch {
      if error == .refused(.empty) { return readings.map { _ in [] } }
      guard case .refused(.tooLong) = error else { throw error }
      let line = Text.trimmed(text)
      let range = blanks..<blanks + line.count
      return readings.map { _ in [LinePiece(text: line, range: range, role: .free, value: nil)] }
    }
  }

  func parser(_ text: String, _ order: DateOrder) throws(CaptureFailure) -> CaptureParser {
    let text = Text.trimmed(text)
    if text.isEmpty { throw .refused(.empty) }
    guard text.utf8.count <= CapturedLine.longest * 12, text.count <= CapturedLine.longest else {
      throw .refused(.tooLong(limit: CapturedLine.longest))
    }
    let context = CaptureContext(
      line: CapturedLine(text), now: clock.now(), calendar: calendar, order: order.written(in: text)
    )
    return CaptureParser(context, try names.knowing(text))
  }
}

public enum CaptureFailure: StorageFailing, Equatable {
  case refused(CaptureRefusal)
  case storage(StorageFailure)
}
