/// A summary of the day, for a prompt or status bar.
public struct DaySummary: Equatable, Sendable {
  public let now: Now
  /// The canvas of the day.
  public let canvas: Canvas
  /// The number of plants waiting for water, at most `DaySummaryQuestion.countedPlants`.
  public let waiting: Int
  /// Whether more plants wait than were counted.
  public let hasMoreWaiting: Bool
  /// The current event, or else the next event of today; nil if there is none.
  public let event: Event?
  /// The nearest event that is counted down; nil if there is none.
  public let countdown: Event?
  /// The pages still to be read today.
  public let pages: Int
  /// Whether anything is overdue: a plant has been waiting since an earlier day, or a book's target day has passed.
  public let isLate: Bool
  /// The moment until which the summary stays valid without writes: the next start or end of an event, or midnight.
  public let until: Now

  init(_ seen: DaySummaryData, at now: Now, until: Now) {
    self.now = now
    self.until = until
    canvas = seen.canvas
    hasMoreWaiting = seen.waiting > DaySummaryQuestion.countedPlants
    waiting = min(seen.waiting, DaySummaryQuestion.countedPlants)
    event = Self.chosen(seen)
    countdown = seen.countedDown.first
    isLate = seen.hasLate || seen.books.contains { $0.left > 0 && $0.target < now.day }
    pages = seen.books.reduce(0) { $0 + ($1.owed(on: now.day) ?? 0) }
  }

  /// Whether the event has already begun.
  public var isGoingOn: Bool { event.map { $0.start.instant <= now.instant } ?? false }

  /// Whether anything needs attention now.
  public var isDue: Bool { waiting > 0 || pages > 0 || event != nil && isGoingOn || isLate }

  /// Chooses the event to show. Current events come before the next one; of several current events, the one that began
  /// last. A current all-day or long-term event is only chosen if there is no other event. Returns nil if there is no
  /// event at all.
  private static func chosen(_ seen: DaySummaryData) -> Event? {
    let latest = { (events: [Event]) in
      events.min {
        ($1.start.instant, $0.end.instant, $0.id.text)
          < ($0.start.instant, $1.end.instant, $1.id.text)
      }
    }
    return latest(seen.goingOn.filter(\.takesTime)) ?? seen.next ?? latest(seen.goingOn)
  }
}

/// The reading progress of a book with a target day.
public struct ReadingShare: Equatable, Sendable {
  public let target: Day
  /// The number of pages left.
  public let left: Int
  /// The last day on which the book was read, and its number of pages; nil if it was never read.
  public let last: (day: Day, pages: Int)?

  public init(target: Day, left: Int, last: (day: Day, pages: Int)?) {
    self.target = target
    self.left = left
    self.last = last
  }

  /// Returns the pages still to be read on a day; nil if the target day has passed.
  public func owed(on day: Day) -> Int? {
    let read = last.map { $0.day == day ? $0.pages : 0 } ?? 0
    return Pace.owed(left: left, readToday: read, today: day, target: target)
  }

  public static func == (one: ReadingShare, other: ReadingShare) -> Bool {
    one.target == other.target && one.left == other.left && one.last?.day == other.last?.day
      && one.last?.pages == other.last?.pages
  }
}
