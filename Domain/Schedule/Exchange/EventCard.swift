/// The iCalendar data of an event that the schedule does not use: its identity, its revision and
/// the properties Haru does not understand.
public struct EventCard: Hashable, Sendable {
  /// The global identifier; nil if the file has none.
  public var uid: String?
  /// The occurrence of a series that it replaces.
  public var position: OccurrencePosition?
  /// The revision number of the organiser (SEQUENCE).
  public var sequence = 0
  /// When this revision was made (DTSTAMP), in seconds since 1970.
  public var stamp: Int?
  /// When it was last changed, in seconds since 1970.
  public var lastModified: Int?
  /// The properties that are exported unchanged.
  public var kept: [String] = []
  /// The recurrence rule, if Haru does not support it.
  public var rule: String?
  /// The original title, if the stored one differs.
  public var title: String?
  /// The original body, if the stored one was shortened.
  public var body: String?
  /// Whether its duration is zero in the file.
  public var lastsNoTime = false

  public init(uid: String?) { self.uid = uid }

  /// Whether it is a later revision than another one. With equal sequence numbers and no dates on
  /// either card, it counts as later.
  package func isNewer(than other: EventCard) -> Bool {
    if sequence != other.sequence { return sequence > other.sequence }
    let versions = [(stamp, other.stamp), (lastModified, other.lastModified)]
    if versions.allSatisfy({ $0 == nil && $1 == nil }) { return true }
    return versions.contains { own, others in own.map { $0 > others ?? .min } ?? false }
  }

  /// Whether the revision data are equal.
  package func isSameVersion(as other: EventCard) -> Bool {
    sequence == other.sequence && stamp == other.stamp && lastModified == other.lastModified
  }
}

/// The position of an occurrence in its series (RECURRENCE-ID).
public enum OccurrencePosition: Hashable, Sendable {
  case day(Day)
  /// The original start, in seconds since 1970.
  case instant(Int)
  /// The original start as a floating time.
  case local(DayAndTime)

  /// The day of the occurrence in the series.
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
  /// The suffix of identifiers that Haru assigns.
  private static let ending = "@haru"

  /// The global identifier of an event that was created here.
  package static func uid(of event: ID<Event>) -> String { event.text + ending }

  /// The id of an event whose identifier was assigned here; nil for any other identifier.
  package static func event(named uid: String) -> ID<Event>? {
    uid.hasSuffix(ending) ? ID(String(uid.dropLast(ending.count))) : nil
  }
}

extension OccurrencePosition {
  /// The extra occurrences of a series that it refers to.
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

/// Properties that Haru does not apply itself are stored among the lines in `kept`.
extension EventCard {
  private static let range = "RECURRENCE-ID;RANGE=THISANDFUTURE"
  private static let rule = "RRULE:"

  /// Whether other calendars let it replace all later occurrences too.
  var isThisAndFuture: Bool {
    get { kept.contains(Self.range) }
    set {
      kept.removeAll { $0 == Self.range }
      if newValue { kept.append(Self.range) }
    }
  }

  /// The rules after the first one.
  var moreRules: [String] {
    kept.filter { $0.hasPrefix(Self.rule) }.map { String($0.dropFirst(Self.rule.count)) }
  }

  /// Stores the rules after the first one.
  mutating func keepRules(_ rules: [String]) { kept += rules.map { Self.rule + $0 } }

  /// The properties to export unchanged, without the entries for range and rules.
  var written: [String] { kept.filter { $0 != Self.range && !$0.hasPrefix(Self.rule) } }
}
