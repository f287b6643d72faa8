package import Domain

/// The index keys of an event. A series is found by bit masks of the days that it may touch, and by an instant at which
/// it is over.
package struct SeriesIndex {
  /// The kind of index an event needs.
  package enum Kind: Int, Sendable {
    /// A single event with a time.
    case once
    /// A single all-day or floating event, whose instants depend on the local time zone.
    case wholeDays
    case series
  }

  package var kind: Kind
  /// The instant from which no occurrence is in progress; nil for an event that is not a series.
  package var last: Int?
  /// The bit mask of the days that a series may touch: 7 weekdays, 12 months, 31 days of the month. Nil for an event
  /// that is not a series.
  package var masks: Int?

  /// The masks with every bit set.
  static let all = packed(RepeatMasks.all)
  /// An instant after the end of the calendar, for endless series.
  static let endless = (Day.range.upperBound.ordinal + 2) * 86_400

  package init(_ event: Event) {
    self.init(
      rule: event.rule?.text, added: event.added, start: event.storedTimes.start,
      end: event.storedTimes.end, longest: event.lengths.values.max() ?? 0,
      isAllDay: event.isAllDay,
      floats: event.floats)
  }

  init(_ row: ArchiveRow) {
    let nowhere = Now(instant: 0, offset: 0)
    self.init(
      rule: row["repeat"].text, added: row["added"].text.map(SeriesText.moments) ?? [],
      start: row["start"].moment ?? nowhere, end: row["end"].moment ?? nowhere,
      longest: row["added"].text.flatMap { SeriesText.lengths($0).values.max() } ?? 0,
      isAllDay: row["allDay"] == .flag(true), floats: row["zone"].text == ZoneText.floating)
  }

  private init(
    rule: String?, added: [DayAndTime], start: Now, end: Now, longest: Int, isAllDay: Bool,
    floats: Bool
  ) {
    guard rule != nil || !added.isEmpty else {
      kind = isAllDay || floats ? .wholeDays : .once
      return
    }
    kind = .series
    let understood = rule.flatMap(Self.understood)
    let length = max(end.instant - start.instant, longest)
    if let rule, understood == nil, LunarRepeat(reading: rule) == nil, added.isEmpty {
      // An unsupported rule has only its start as an occurrence.
      (last, masks) = (end.instant + 2 * 86_400, Self.all)
      return
    }
    var masks = RepeatMasks(of: start.day)
    if let understood { masks = RepeatMasks(understood, start: start.day) }
    for moment in added { masks = masks.union(RepeatMasks(of: moment.day)) }
    // An event past midnight touches more days than the one it begins on.
    let lastDay = isAllDay ? end.day - 1 : Now(instant: end.instant - 1, offset: start.offset).day
    let isOfOneDay = start.day == lastDay && (isAllDay || length + start.time.seconds <= 79_200)
    let isLunar = rule.map { LunarRepeat(reading: $0) != nil } ?? false
    self.masks = isOfOneDay && longest == 0 && !isLunar ? Self.packed(masks) : Self.all
    var days: [Day] = [start.day] + added.map(\.day)
    if let understood {
      guard let last = understood.lastDay(from: start.day) else {
        last = Self.endless
        return
      }
      days.append(last)
    } else if isLunar {
      last = Self.endless
      return
    }
    last = ((days.max() ?? start.day).ordinal + 3) * 86_400 + length
  }

  private static func understood(_ rule: String) -> RepeatRule? {
    do throws(RepeatRefusal) { return try RepeatRule(rule) } catch { return nil }
  }

  private static func packed(_ masks: RepeatMasks) -> Int {
    masks.weekdays | masks.months << 7 | masks.monthDays << 19
  }

  /// Returns the three masks of a range of days, each shifted to its position in `masks`.
  static func parts(_ days: ClosedRange<Day>) -> (weekdays: Int, months: Int, monthDays: Int) {
    guard days.upperBound - days.lowerBound < 366 else {
      return (all & 0x7F, all & 0xFFF << 7, all & 0x7FFF_FFFF << 19)
    }
    var masks = RepeatMasks(of: days.lowerBound)
    var day = days.lowerBound
    while day < days.upperBound {
      day = day + 1
      masks = masks.union(RepeatMasks(of: day))
    }
    return (masks.weekdays, masks.months << 7, masks.monthDays << 19)
  }
}
