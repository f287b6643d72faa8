import Domain

/// One offset of a zone in a calendar file (STANDARD or DAYLIGHT), and the transitions to it.
struct ZoneBlockPart {
  /// A transition to the offset of this part.
  struct Turn {
    let instant: Int
    let before: Int
    let after: Int
  }

  private let isDaylight: Bool
  private var start: DayAndTime?
  private var before: Int?
  private var after: Int?
  private var rule: ZoneBlockRule?
  private var more: [DayAndTime] = []

  /// The maximum number of explicit transitions (RDATE).
  private static let most = 1_000

  init(isDaylight: Bool) { self.isDaylight = isDaylight }

  /// Parses a property. An unreadable property is ignored.
  mutating func add(_ property: ContentProperty) {
    switch property.name {
    case "DTSTART": start = Self.time(property.value) ?? start
    case "TZOFFSETFROM": before = CalendarValue.offset(property.value) ?? before
    case "TZOFFSETTO": after = CalendarValue.offset(property.value) ?? after
    case "RRULE": rule = ZoneBlockRule(property.value) ?? rule
    case "RDATE":
      for piece in property.value.split(separator: ASCII.comma) where more.count < Self.most {
        if let time = Self.time(piece.prefix { $0 != UInt8(ascii: "/") }) { more.append(time) }
      }
    case _: break
    }
  }

  /// Parses a local time; nil if the bytes are not a time. A time in UTC and a day alone, which some programs write,
  /// are accepted too.
  private static func time(_ bytes: ArraySlice<UInt8>) -> DayAndTime? {
    switch CalendarValue.time(bytes) {
    case .local(let time): time
    case .day(let day): DayAndTime(day, TimeOfDay(seconds: 0))
    case .instant(let instant):
      DayAndTime(Now(instant: instant, offset: 0).day, Now(instant: instant, offset: 0).time)
    case nil: nil
    }
  }

  /// Whether the required properties were parsed.
  var isWhole: Bool { start != nil && after != nil }

  /// All transitions to the offset of this part.
  var turns: [Turn] {
    guard let start, let after else { return [] }
    let before = before ?? after
    return ((rule?.times(from: start) ?? [start]) + more).map {
      Turn(
        instant: $0.day.ordinal * 86_400 + $0.time.seconds - before, before: before, after: after)
    }
  }

  /// Returns a copy without the explicit transitions (RDATE) before an instant. The transitions of a rule are all
  /// retained. Returns nil if no transition remains.
  func needed(from instant: Int) -> ZoneBlockPart? {
    guard let before = before ?? after, let last = turns.map(\.instant).max(), last >= instant
    else { return nil }
    var needed = self
    if rule != nil { return needed }
    needed.more = ([start].compactMap(\.self) + more).filter {
      $0.day.ordinal * 86_400 + $0.time.seconds - before >= instant
    }
    needed.start = needed.more.isEmpty ? start : needed.more.removeFirst()
    return needed
  }

  /// The lines of this part, in the form of RFC 5545.
  var lines: [String] {
    guard let start, let after else { return [] }
    let name = isDaylight ? "DAYLIGHT" : "STANDARD"
    var lines = ["BEGIN:" + name, "DTSTART:" + CalendarValue.written(start)]
    if let rule { lines.append("RRULE:" + rule.text) }
    lines += more.map { "RDATE:" + CalendarValue.written($0) }
    lines += [
      "TZOFFSETFROM:" + CalendarValue.written(offset: before ?? after),
      "TZOFFSETTO:" + CalendarValue.written(offset: after), "END:" + name,
    ]
    return lines
  }
}
