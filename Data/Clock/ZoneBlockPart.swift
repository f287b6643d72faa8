import Domain

/// One of the offsets of a zone in a calendar file (STANDARD, DAYLIGHT), and when clocks are set to it.
struct ZoneBlockPart {
  /// One time at which clocks are set.
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

  /// No clock was set more often on days that are named.
  private static let most = 1_000

  init(isDaylight: Bool) { self.isDaylight = isDaylight }

  /// Takes a line of it in, where it can be read.
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

  /// A time by the clocks there, as it should stand, and as careless programs write it: with a mark for
  /// Greenwich, or as a day alone.
  private static func time(_ bytes: ArraySlice<UInt8>) -> DayAndTime? {
    switch CalendarValue.time(bytes) {
    case .local(let time): time
    case .day(let day): DayAndTime(day, TimeOfDay(seconds: 0))
    case .instant(let instant):
      DayAndTime(Now(instant: instant, offset: 0).day, Now(instant: instant, offset: 0).time)
    case nil: nil
    }
  }

  /// Whether enough of it could be read.
  var isWhole: Bool { start != nil && after != nil }

  /// All times at which clocks are set to it.
  var turns: [Turn] {
    guard let start, let after else { return [] }
    let before = before ?? after
    return ((rule?.times(from: start) ?? [start]) + more).map {
      Turn(
        instant: $0.day.ordinal * 86_400 + $0.time.seconds - before, before: before, after: after)
    }
  }

  /// The same without what was over at an instant; nothing where all of it was.
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

  /// Its lines.
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
