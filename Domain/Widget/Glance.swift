/// Glances at a day, as a line in a prompt or a status bar does: much at one moment, and none of it
/// by looking through all there is.
public struct Glance: Sendable {
  let days: any GlanceRepository
  let preferences: Preferences
  let clock: WallClock
  let calendar: LocalCalendar

  /// Glances at what is kept.
  public init(
    _ days: any GlanceRepository, preferences: Preferences, clock: WallClock,
    calendar: LocalCalendar
  ) {
    self.days = days
    self.preferences = preferences
    self.clock = clock
    self.calendar = calendar
  }

  /// The day as it is now.
  public func callAsFunction() throws(StorageFailure) -> DayGlance {
    let now = clock.now()
    let midnight = calendar.moment(now.day + 1, TimeOfDay(seconds: 0))
    let question = GlanceQuestion(
      now: now, midnight: midnight, mode: try preferences.canvasMode(), in: calendar)
    let seen = try days.look(question).following(in: calendar, question)
    return DayGlance(
      seen, at: now, until: calendar.local(seen.nextChange(before: midnight.instant)))
  }
}

/// Where a day is glanced at.
public protocol GlanceRepository: Sendable {
  /// All that a glance asks for, in one transaction, in a time that does not grow with the store.
  func look(_ question: GlanceQuestion) throws(StorageFailure) -> SeenAtAGlance
}

/// What a glance asks for.
public struct GlanceQuestion: Equatable, Sendable {
  public let now: Now
  /// The end of the day.
  public let midnight: Now
  public let mode: CanvasMode
  /// The rest of the day.
  public let span: ScheduleSpan

  /// Asks for a moment, by the clocks of a calendar.
  public init(now: Now, midnight: Now, mode: CanvasMode, in calendar: LocalCalendar) {
    span = ScheduleSpan(now.instant..<max(now.instant, midnight.instant), in: calendar)
    self.now = now
    self.midnight = midnight
    self.mode = mode
  }

  /// So many plants are counted at most.
  public static let countedPlants = 1000
  /// So many books, the first ones in one's own order, are asked for their pages.
  public static let countedBooks = 100
  /// Of so many events that go on, of each length, the end is looked at.
  public static let watchedEvents = 20
}

/// What there was to see.
public struct SeenAtAGlance: Equatable, Sendable {
  public let canvas: Canvas
  /// How many plants wait for water, as far as they are counted.
  public let waiting: Int
  /// Whether some of them wait since a day before this one.
  public let hasLate: Bool
  /// What goes on, in no order.
  public let goingOn: [Event]
  /// What begins next before midnight.
  public let next: Event?
  /// What is bound to the calendar and may touch the rest of the day, as it is kept.
  public let bound: [Event]
  /// The books that are being read.
  public let books: [ReadingShare]

  /// Puts together what was seen.
  public init(
    canvas: Canvas, waiting: Int, hasLate: Bool = false, goingOn: [Event], next: Event?,
    bound: [Event] = [], books: [ReadingShare]
  ) {
    self.hasLate = hasLate
    self.bound = bound
    self.canvas = canvas
    self.waiting = waiting
    self.goingOn = goingOn
    self.next = next
    self.books = books
  }

  /// The same with what comes again and what takes whole days among the events.
  func following(in calendar: LocalCalendar, _ question: GlanceQuestion) -> SeenAtAGlance {
    if bound.isEmpty { return self }
    let now = question.now.instant
    let coming = calendar.occurrences(of: bound, in: now..<question.midnight.instant)
    let later = coming.filter { $0.start.instant > now } + [next].compactMap(\.self)
    return SeenAtAGlance(
      canvas: canvas, waiting: waiting, hasLate: hasLate,
      goingOn: goingOn + coming.filter { $0.start.instant <= now },
      next: later.min(by: Event.comesBefore), books: books)
  }

  /// The first instant at which it would look otherwise by itself.
  func nextChange(before midnight: Int) -> Int {
    (goingOn.map(\.end.instant) + [next?.start.instant ?? midnight, midnight]).min() ?? midnight
  }
}
