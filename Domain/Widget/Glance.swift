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
    let question = GlanceQuestion(now: now, midnight: midnight, mode: try preferences.canvasMode())
    let seen = try days.look(question)
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

  /// Asks for a moment.
  public init(now: Now, midnight: Now, mode: CanvasMode) {
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
  /// What goes on, in no order.
  public let goingOn: [Event]
  /// What begins next before midnight.
  public let next: Event?
  /// The books that are being read.
  public let books: [ReadingShare]

  /// Puts together what was seen.
  public init(
    canvas: Canvas, waiting: Int, goingOn: [Event], next: Event?, books: [ReadingShare]
  ) {
    self.canvas = canvas
    self.waiting = waiting
    self.goingOn = goingOn
    self.next = next
    self.books = books
  }

  /// The first instant at which it would look otherwise by itself.
  func nextChange(before midnight: Int) -> Int {
    (goingOn.map(\.end.instant) + [next?.start.instant ?? midnight, midnight]).min() ?? midnight
  }
}
