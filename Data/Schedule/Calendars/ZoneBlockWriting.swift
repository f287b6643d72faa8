import Domain

/// Writes a time zone as a VTIMEZONE for the years in which it is needed: the transitions of these years, and the rule
/// for the time after them.
struct ZoneBlockWriting {
  private(set) var lines: [String]
  private let table: ZoneFile
  private let span: ZonesInUse.Span
  /// The first instant at which the zone is needed.
  private let start: Int

  /// The number of future years whose transitions are listed one by one, if no RRULE can express them.
  private static let ahead = 60
  /// A date before all events, in the form of a local time.
  private static let always = "16010101T000000"

  init(_ name: String, _ table: ZoneFile, _ span: ZonesInUse.Span) {
    self.table = table
    self.span = span
    start = (Day(year: max(1, span.first - 1), month: 1, day: 1)?.ordinal ?? 0) * 86_400
    lines = ["BEGIN:VTIMEZONE", "TZID:" + name]
    addTurns()
    lines.append("END:VTIMEZONE")
  }

  private mutating func addTurns() {
    let ruled = ruledYear
    let before = table.turns.lastIndex { $0 <= start }
    if let before, ruled.map({ table.turns[before] < firstTurn(in: $0) }) ?? true {
      add(at: before)
    } else if before == nil {
      let offset = table.offsets[0]
      add("STANDARD", Self.always, offset, offset, rule: nil)
    }
    let end = ruled.map(firstTurn) ?? .max
    for index in table.turns.indices where table.turns[index] > start && table.turns[index] < end {
      if span.isEndless || table.turns[index] < lastNeeded { add(at: index) }
    }
    guard let ruled, let rule = table.rule else { return }
    if span.isEndless || firstTurn(in: ruled - 1) < lastNeeded { addRuled(rule, from: ruled) }
  }

  /// The latest instant for which an event outside a series may need the zone.
  private var lastNeeded: Int {
    (Day(year: min(9999, span.last + 2), month: 1, day: 1)?.ordinal ?? 0) * 86_400
  }

  private func firstTurn(in year: Int) -> Int { table.rule?.turns(in: year).first?.instant ?? .max }

  /// The first needed year from which all transitions follow the rule; nil if there is none.
  private var ruledYear: Int? {
    guard let rule = table.rule, rule.summer != nil else { return nil }
    let first = max(1, span.first - 1)
    guard let last = table.turns.last else { return first }
    // Goes back from the last listed transition while the rule gives the same ones.
    var year = max(first, Now(instant: last, offset: 0).day.parts.year + 1)
    while year > first {
      let expected = rule.turns(in: year - 1)
      let later = expected.count { $0.instant > last }
      guard expected.allSatisfy(isInTable), turns(in: year - 1) + later == 2 else { break }
      year -= 1
    }
    return rule.turns(in: year).isEmpty ? nil : year
  }

  private func isInTable(_ turn: (instant: Int, before: Int, after: Int)) -> Bool {
    table.offset(at: turn.instant) == turn.after
      && table.offset(at: turn.instant - 1) == turn.before
  }

  /// Returns the number of offset changes in a year of the table.
  private func turns(in year: Int) -> Int {
    let turns = firstTurn(in: year)..<max(firstTurn(in: year), firstTurn(in: year + 1))
    return table.turns.indices.count { index in
      turns.contains(table.turns[index]) && table.offsets[index] != table.offsets[index + 1]
    }
  }

  private mutating func add(at index: Int) {
    let (before, after) = (table.offsets[index], table.offsets[index + 1])
    // Some transitions only change the zone's abbreviation. The first one is still needed, as the start of the zone.
    if before == after, lines.count > 2 { return }
    add(table.turns[index], before, after, rule: nil)
  }

  private mutating func addRuled(_ rule: ZoneRule, from year: Int) {
    guard let summer = rule.summer else { return }
    // The table may end in the middle of a year.
    for turn in rule.turns(in: year - 1) where turn.instant > table.turns.last ?? .max {
      if turn.instant > start { add(turn.instant, turn.before, turn.after, rule: nil) }
    }
    let turns = rule.turns(in: year)
    let texts = turns.map { ($0.after == summer.offset ? summer.start : summer.end).calendarRule }
    if texts.allSatisfy({ $0 != nil }) {
      for (turn, text) in zip(turns, texts) {
        add(turn.instant, turn.before, turn.after, rule: text)
      }
      return
    }
    let last = span.isEndless ? max(span.last, year) + Self.ahead : span.last + 1
    for year in year...max(year, min(last, year + 1_000)) {
      for turn in rule.turns(in: year) { add(turn.instant, turn.before, turn.after, rule: nil) }
    }
  }

  private mutating func add(_ instant: Int, _ before: Int, _ after: Int, rule: String?) {
    let local = Now(instant: instant, offset: before)
    let isInCalendar = local.instant + before >= Day.range.lowerBound.ordinal * 86_400
    let written = CalendarEventLines.written(DayAndTime(local.day, local.time))
    add(
      after > before ? "DAYLIGHT" : "STANDARD", isInCalendar ? written : Self.always, before,
      after, rule: rule)
  }

  private mutating func add(
    _ kind: String, _ start: String, _ before: Int, _ after: Int, rule: String?
  ) {
    lines += ["BEGIN:" + kind, "DTSTART:" + start]
    if let rule { lines.append("RRULE:" + rule) }
    lines += [
      "TZOFFSETFROM:" + CalendarValue.written(offset: before),
      "TZOFFSETTO:" + CalendarValue.written(offset: after), "END:" + kind,
    ]
  }

}

extension ZoneTurn {
  /// The rule as an RRULE; nil if an RRULE cannot express the days.
  fileprivate var calendarRule: String? {
    let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
    let shift = time >= 0 ? time / 86_400 : (time - 86_399) / 86_400
    switch dayRule {
    case .dayWithLeap: return nil
    case .day(let number):
      guard shift == 0, let first = Day(year: 2001, month: 1, day: 1) else { return nil }
      let day = (first + (number - 1)).parts
      return "FREQ=YEARLY;BYMONTH=\(day.month);BYMONTHDAY=\(day.day)"
    case .weekday(let weekday, let week, let month):
      if shift == 0 {
        let ordinal = week == 5 ? -1 : week
        return "FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(ordinal)\(names[weekday])"
      }
      let length = Day.length(ofMonth: month, in: 2001)
      let first = (week == 5 ? length - 6 : week * 7 - 6) + shift
      guard first >= 1, first + 6 <= length, month != 2 || week < 5 else { return nil }
      let days = (first...(first + 6)).map(String.init).joined(separator: ",")
      let name = names[((weekday + shift) % 7 + 7) % 7]
      return "FREQ=YEARLY;BYMONTH=\(month);BYMONTHDAY=\(days);BYDAY=\(name)"
    }
  }
}
