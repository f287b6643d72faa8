/// A day at a glance.
public struct DayGlance: Equatable, Sendable {
  public let now: Now
  /// The picture of the day.
  public let canvas: Canvas
  /// How many plants wait for water.
  public let waiting: Int
  /// Whether there are more of them than were counted.
  public let hasMoreWaiting: Bool
  /// What goes on, or else comes next today.
  public let event: Event?
  /// The pages that are owed today.
  public let pages: Int
  /// Whether something should have been done before today: a plant waits since then, or a book was to
  /// be finished.
  public let isLate: Bool
  /// Until when all of it is so, if nobody does anything: an event begins or ends, or the day does.
  public let until: Now

  /// Makes a glance of what was seen.
  init(_ seen: SeenAtAGlance, at now: Now, until: Now) {
    self.now = now
    self.until = until
    canvas = seen.canvas
    hasMoreWaiting = seen.waiting > GlanceQuestion.countedPlants
    waiting = min(seen.waiting, GlanceQuestion.countedPlants)
    event = Self.chosen(seen)
    isLate = seen.hasLate || seen.books.contains { $0.left > 0 && $0.target < now.day }
    pages = seen.books.reduce(0) { $0 + ($1.owed(on: now.day) ?? 0) }
  }

  /// Whether the event goes on already.
  public var isGoingOn: Bool { event.map { $0.start.instant <= now.instant } ?? false }

  /// Whether something is to be done now.
  public var isDue: Bool { waiting > 0 || pages > 0 || event != nil && isGoingOn || isLate }

  /// What goes on comes first, of several what began last. What lasts for days is only the
  /// background of what comes next.
  private static func chosen(_ seen: SeenAtAGlance) -> Event? {
    let latest = { (events: [Event]) in
      events.min {
        ($1.start.instant, $0.end.instant, $0.id.text)
          < ($0.start.instant, $1.end.instant, $1.id.text)
      }
    }
    return latest(seen.goingOn.filter(\.takesTime)) ?? seen.next ?? latest(seen.goingOn)
  }
}

/// How far one is in a book that is to be read by a day.
public struct ReadingShare: Equatable, Sendable {
  public let target: Day
  /// The pages that are left.
  public let left: Int
  /// The day something was read last, and how many pages on it.
  public let last: (day: Day, pages: Int)?

  /// Says how far one is.
  public init(target: Day, left: Int, last: (day: Day, pages: Int)?) {
    self.target = target
    self.left = left
    self.last = last
  }

  /// The pages still owed on a day; nothing where the target lies behind.
  public func owed(on day: Day) -> Int? {
    let read = last.map { $0.day == day ? $0.pages : 0 } ?? 0
    return Pace.owed(left: left, readToday: read, today: day, target: target)
  }

  public static func == (one: ReadingShare, other: ReadingShare) -> Bool {
    one.target == other.target && one.left == other.left && one.last?.day == other.last?.day
      && one.last?.pages == other.last?.pages
  }
}
