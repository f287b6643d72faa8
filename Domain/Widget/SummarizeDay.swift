/// Summarises a day for a prompt or status bar, from one snapshot and without reading the whole store.
public struct SummarizeDay: Sendable {
  let days: any DaySummaryRepository
  let preferences: Preferences
  let clock: WallClock
  let calendar: LocalCalendar

  public init(
    _ days: any DaySummaryRepository, preferences: Preferences, clock: WallClock,
    calendar: LocalCalendar
  ) {
    self.days = days
    self.preferences = preferences
    self.clock = clock
    self.calendar = calendar
  }

  /// Returns the summary at the current moment.
  public func callAsFunction() throws(StorageFailure) -> DaySummary {
    let now = clock.now()
    let midnight = calendar.moment(now.day + 1, TimeOfDay(seconds: 0))
    let question = DaySummaryQuestion(
      now: now, midnight: midnight, mode: try preferences.canvasMode(), in: calendar)
    let seen = try days.summary(question).following(in: calendar, question)
    return DaySummary(
      seen, at: now, until: calendar.local(seen.nextChange(before: midnight.instant)))
  }
}

/// Reads the data of a summary.
public protocol DaySummaryRepository: Sendable {
  /// Reads all data of a summary, in one transaction. The time must not grow with the size of the store.
  func summary(_ question: DaySummaryQuestion) throws(StorageFailure) -> DaySummaryData
}

/// The parameters for reading the data of a summary.
public struct DaySummaryQuestion: Equatable, Sendable {
  public let now: Now
  /// The next midnight, at which the day ends.
  public let midnight: Now
  public let mode: CanvasMode
  /// The span from now to midnight.
  public let span: ScheduleSpan

  public init(now: Now, midnight: Now, mode: CanvasMode, in calendar: LocalCalendar) {
    span = ScheduleSpan(now.instant..<max(now.instant, midnight.instant), in: calendar)
    self.now = now
    self.midnight = midnight
    self.mode = mode
  }

  /// The maximum number of plants counted.
  public static let countedPlants = 1000
  /// The maximum number of books whose pages are counted. If there are more, the first ones in the user's order are
  /// counted.
  public static let countedBooks = 100
  /// The maximum number of current events that are read. Events are stored in classes by their length, and the limit
  /// applies to each class.
  public static let watchedEvents = 20
}

/// The data from which a summary is made.
public struct DaySummaryData: Equatable, Sendable {
  public let canvas: Canvas
  /// The number of plants waiting for water, up to the limit.
  public let waiting: Int
  /// Whether any of the waiting plants has been waiting since an earlier day.
  public let hasLate: Bool
  /// The current events, in no particular order.
  public let goingOn: [Event]
  /// The next event that begins before midnight; nil if there is none.
  public let next: Event?
  /// The stored series and all-day events that may touch the rest of the day.
  public let bound: [Event]
  /// The stored events that are counted down. After `following(in:_:)`, only the nearest one.
  public let countedDown: [Event]
  /// The books being read that have a target and a number of pages, at most 100.
  public let books: [ReadingShare]

  public init(
    canvas: Canvas, waiting: Int, hasLate: Bool = false, goingOn: [Event], next: Event?,
    bound: [Event] = [], countedDown: [Event] = [], books: [ReadingShare]
  ) {
    self.hasLate = hasLate
    self.bound = bound
    self.countedDown = countedDown
    self.canvas = canvas
    self.waiting = waiting
    self.goingOn = goingOn
    self.next = next
    self.books = books
  }

  /// Returns the same data with the occurrences of `bound` added to the events, and with the nearest countdown only.
  func following(in calendar: LocalCalendar, _ question: DaySummaryQuestion) -> DaySummaryData {
    if bound.isEmpty, countedDown.isEmpty { return self }
    let now = question.now.instant
    let coming = calendar.occurrences(of: bound, in: now..<question.midnight.instant)
    let later = coming.filter { $0.start.instant > now } + [next].compactMap(\.self)
    return DaySummaryData(
      canvas: canvas, waiting: waiting, hasLate: hasLate,
      goingOn: goingOn + coming.filter { $0.start.instant <= now },
      next: later.min(by: Event.comesBefore),
      countedDown: calendar.countdowns(countedDown, from: question.now.day, atMost: 1),
      books: books)
  }

  /// Returns the first instant at which the summary changes without any write, which is `midnight` at the latest.
  func nextChange(before midnight: Int) -> Int {
    (goingOn.map(\.end.instant) + [next?.start.instant ?? midnight, midnight]).min() ?? midnight
  }
}
