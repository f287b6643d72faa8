/// What calendars that exchange events know of one besides what is shown here (iCalendar identity):
/// by what it is known everywhere, which version it is, and what Haru does not understand of it.
public struct EventCard: Hashable, Sendable {
  /// What it is known by everywhere; nothing where the file does not say.
  public var uid: String?
  /// Which occurrence of a series it takes the place of.
  public var place: OccurrencePosition?
  /// How often it was changed by whoever planned it.
  public var sequence = 0
  /// When this version was made, in seconds since 1970.
  public var stamp: Int?
  /// When it was last changed, in seconds since 1970.
  public var lastModified: Int?
  /// The lines that are written back unchanged.
  public var kept: [String] = []
  /// The recurrence rule, where it is none that is followed here.
  public var rule: String?
  /// The title, where another one had to be taken here.
  public var title: String?
  /// The body, where less of it is kept here.
  public var body: String?
  /// Whether it lasts no time there.
  public var lastsNoTime = false

  /// Begins with what is known by a name alone.
  public init(uid: String?) { self.uid = uid }

  /// Whether it is a later version than another one. What tells no versions apart is taken for later.
  package func isNewer(than other: EventCard) -> Bool {
    if sequence != other.sequence { return sequence > other.sequence }
    let versions = [(stamp, other.stamp), (lastModified, other.lastModified)]
    if versions.allSatisfy({ $0 == nil && $1 == nil }) { return true }
    return versions.contains { own, others in own.map { $0 > others ?? .min } ?? false }
  }

  /// Whether nothing tells it from another version.
  package func isSameVersion(as other: EventCard) -> Bool {
    sequence == other.sequence && stamp == other.stamp && lastModified == other.lastModified
  }
}

/// The place of an occurrence in its series, as it is told there (RECURRENCE-ID).
public enum OccurrencePosition: Hashable, Sendable {
  case day(Day)
  /// The moment it would have begun, in seconds since 1970.
  case instant(Int)
  /// The time at which it would have begun by whatever clocks.
  case local(DayAndTime)

  /// The day it has in a series.
  package func day(in series: Event, _ calendar: LocalCalendar) -> Day {
    switch self {
    case .day(let day): day
    case .local(let time): time.day
    case .instant(let instant) where series.isAllDay: Day.nearest(to: instant)
    case .instant(let instant): calendar.inZone(series.zone).local(instant).day
    }
  }
}

extension EventCard {
  /// What ends the names that events get here.
  private static let ending = "@haru"

  /// The name everywhere of an event that was planned here.
  package static func uid(of event: ID<Event>) -> String { event.text + ending }

  /// The event that a name was given here.
  package static func event(named uid: String) -> ID<Event>? {
    uid.hasSuffix(ending) ? ID(String(uid.dropLast(ending.count))) : nil
  }
}

extension OccurrencePosition {
  /// The times that were added to a series and are meant by it.
  package func times(in series: Event, _ calendar: LocalCalendar) -> [DayAndTime] {
    let shown: DayAndTime
    switch self {
    case .day(let day): return series.added.filter { $0.day == day }
    case .local(let time): shown = time
    case .instant(let instant):
      if series.isAllDay { return series.added.filter { $0.day == Day.nearest(to: instant) } }
      shown = calendar.inZone(series.zone).local(instant).dayAndTime
    }
    return series.added.filter { $0 == shown }
  }
}

/// What Haru does not do itself is among the lines that go back.
extension EventCard {
  private static let range = "RECURRENCE-ID;RANGE=THISANDFUTURE"
  private static let rule = "RRULE:"

  /// Whether it takes the place of all later occurrences too in other calendars.
  var isThisAndFuture: Bool {
    get { kept.contains(Self.range) }
    set {
      kept.removeAll { $0 == Self.range }
      if newValue { kept.append(Self.range) }
    }
  }

  /// The rules besides the first.
  var moreRules: [String] {
    kept.filter { $0.hasPrefix(Self.rule) }.map { String($0.dropFirst(Self.rule.count)) }
  }

  /// Keeps rules besides the first.
  mutating func keepRules(_ rules: [String]) { kept += rules.map { Self.rule + $0 } }

  /// The lines that are written back as they are.
  var written: [String] { kept.filter { $0 != Self.range && !$0.hasPrefix(Self.rule) } }
}
