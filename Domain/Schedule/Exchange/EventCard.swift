/// The iCalendar data of an event that the schedule does not use: the UID, the revision and the properties that Haru
/// does not understand.
public struct EventCard: Hashable, Sendable {
  /// The global identifier; nil if the file has none.
  public var uid: String?
  /// The position of the occurrence that this event replaces; nil if it is not a changed occurrence.
  public var position: OccurrencePosition?
  /// The revision number of the organiser (SEQUENCE).
  public var sequence = 0
  /// The time at which this revision was made (DTSTAMP), in seconds since 1970; nil if unknown.
  public var stamp: Int?
  /// The time of the last change (LAST-MODIFIED), in seconds since 1970; nil if unknown.
  public var lastModified: Int?
  /// The properties that are exported unchanged.
  public var kept: [String] = []
  /// The recurrence rule of the file, if Haru does not support it; nil otherwise.
  public var rule: String?
  /// The original title; nil if it equals the stored title.
  public var title: String?
  /// The original body; nil if the body was stored completely.
  public var body: String?
  /// Whether the file gives the event a duration of zero.
  public var lastsNoTime = false

  public init(uid: String?) { self.uid = uid }

  /// Returns whether this card is a later revision than another card. The higher sequence number is later. If the
  /// numbers are equal, this card is later if its `stamp` or its `lastModified` is later. If neither card has a date,
  /// this card counts as later.
  package func isNewer(than other: EventCard) -> Bool {
    if sequence != other.sequence { return sequence > other.sequence }
    let versions = [(stamp, other.stamp), (lastModified, other.lastModified)]
    if versions.allSatisfy({ $0 == nil && $1 == nil }) { return true }
    return versions.contains { own, others in own.map { $0 > others ?? .min } ?? false }
  }

  /// Returns whether two cards have the same sequence number and dates.
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

  /// Returns the day of the occurrence in the series.
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
  /// The suffix of the UIDs that Haru assigns.
  private static let ending = "@haru"

  /// Returns the UID that Haru assigns to an event.
  package static func uid(of event: ID<Event>) -> String { event.text + ending }

  /// Returns the id of the event to which Haru assigned a UID; nil if Haru did not assign it.
  package static func event(named uid: String) -> ID<Event>? {
    uid.hasSuffix(ending) ? ID(String(uid.dropLast(ending.count))) : nil
  }
}

extension OccurrencePosition {
  /// Returns the extra occurrences of a series that this position refers to.
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

/// Accessors for properties that Haru does not apply itself. They are stored among the lines in `kept`.
extension EventCard {
  private static let range = "RECURRENCE-ID;RANGE=THISANDFUTURE"
  private static let rule = "RRULE:"

  /// Whether this event replaces all later occurrences too (THISANDFUTURE). Haru does not apply it, but other calendars
  /// do.
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
