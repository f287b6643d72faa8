import Domain

/// A zone as a calendar file describes it itself (VTIMEZONE).
struct ZoneBlock {
  /// How it is called in the file.
  private(set) var name = ""
  /// The name everybody uses, where the file says it besides.
  private(set) var place: String?
  private var parts: [ZoneBlockPart] = []

  /// No zone had its clocks set by more rules, or more often, than this.
  private static let most = (parts: 500, turns: 4_000)

  /// Reads a component; an offset or a rule that cannot be makes it worth nothing.
  init(_ component: CalendarComponent) throws(CalendarReason) {
    var part: ZoneBlockPart?
    for line in component.lines {
      switch CalendarComponent.mark(line.text) {
      case .begin: part = ZoneBlockPart()
      case .end:
        if let part { parts.append(part) }
        part = nil
      case .none:
        guard let property = ContentProperty(line.text) else { continue }
        if part != nil {
          guard part?.add(property) == true else { throw .badZone(name) }
        } else if property.name == "TZID" {
          name = Self.text(property)
        } else if property.name == "X-LIC-LOCATION" {
          place = Self.text(property)
        }
      }
      if parts.count > Self.most.parts { throw .badZone(name) }
    }
    if name.isEmpty || parts.isEmpty || !parts.allSatisfy(\.isWhole) { throw .badZone(name) }
  }

  private static func text(_ property: ContentProperty) -> String {
    let text = String(decoding: property.value.prefix(256), as: UTF8.self)
    return ContentText.shown(ContentText.whole(text), limit: 256, keepsLines: false)
  }

  /// The table its rules make; nothing where they make too much.
  var table: ZoneFile? {
    var turns: [ZoneBlockPart.Turn] = []
    for part in parts {
      guard let more = part.turns else { return nil }
      turns += more
      if turns.count > Self.most.turns { return nil }
    }
    turns.sort { $0.instant < $1.instant }
    guard let first = turns.first else { return nil }
    var instants: [Int] = []
    var offsets = [first.before]
    for turn in turns {
      if instants.last == turn.instant {
        offsets[offsets.count - 1] = turn.after
      } else {
        instants.append(turn.instant)
        offsets.append(turn.after)
      }
    }
    return ZoneFile(turns: instants, offsets: offsets, rule: nil)
  }
}

/// One of the offsets of such a zone (STANDARD, DAYLIGHT), and when clocks are set to it.
struct ZoneBlockPart {
  /// One time at which clocks are set.
  struct Turn {
    let instant: Int
    let before: Int
    let after: Int
  }

  private var start: DayAndTime?
  private var before: Int?
  private var after: Int?
  private var rule: ZoneBlockRule?
  private var more: [DayAndTime] = []

  /// Takes a line of it in; false when it cannot be.
  mutating func add(_ property: ContentProperty) -> Bool {
    switch property.name {
    case "DTSTART":
      guard case .local(let time)? = CalendarValue.time(property.value) else { return false }
      start = time
    case "TZOFFSETFROM":
      before = CalendarValue.offset(property.value)
      return before != nil
    case "TZOFFSETTO":
      after = CalendarValue.offset(property.value)
      return after != nil
    case "RRULE":
      rule = ZoneBlockRule(property.value)
      return rule != nil
    case "RDATE":
      for piece in property.value.split(separator: ASCII.comma) {
        guard case .local(let time)? = CalendarValue.time(piece), more.count < 1_000 else {
          return false
        }
        more.append(time)
      }
    case _: return true
    }
    return true
  }

  var isWhole: Bool { start != nil && before != nil && after != nil }

  /// All times at which clocks are set to it; nothing where there are too many.
  var turns: [Turn]? {
    guard let start, let before, let after else { return nil }
    let locals = (rule?.times(from: start) ?? [start]) + more
    return locals.map {
      Turn(
        instant: $0.day.ordinal * 86_400 + $0.time.seconds - before, before: before, after: after)
    }
  }
}
