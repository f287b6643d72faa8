import Domain

/// Parses random texts as repeat rules and repeat phrases, until a check fails or the count is reached. A text is made
/// of words of rules, words of phrases or random bytes, or is a rule with random changes.
struct RuleFuzz {
  private var dice: RuleDice
  private(set) var accepted = 0
  /// The number of accepted rules with an interval above 1 or with weekdays.
  private(set) var telling = 0
  /// The longest time that one text took, in nanoseconds, and that text.
  private(set) var slowest: (time: Int, text: String) = (0, "")

  init(seed: UInt64) { dice = RuleDice(seed: seed) }

  /// Runs `count` random texts. Returns the first failed check as a sentence, or nil if all checks pass.
  mutating func run(_ count: Int) -> String? {
    let clock = ContinuousClock()
    for number in 0..<count {
      let text = text()
      var broken: String?
      let time = clock.measure { broken = self.broken(by: text) }
      let taken = Int(time / .nanoseconds(1))
      if taken > slowest.time { slowest = (taken, text) }
      if let broken { return "input \(number), \(text.debugDescription): \(broken)" }
    }
    return nil
  }

  mutating func count(_ options: RepeatOptions) {
    accepted += 1
    if case .rule(let rule) = options, rule.interval > 1 || !rule.byDay.isEmpty { telling += 1 }
  }

  // MARK: Inputs

  private mutating func text() -> String {
    switch dice.below(8) {
    case 0:
      let bytes = (0..<dice.below(60)).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
      return String(decoding: bytes, as: UTF8.self)
    case 1, 2: return (0..<(1 + dice.below(10))).map { _ in dice.one(of: Self.words) }.joined()
    case 3, 4:
      let words = (0..<(1 + dice.below(8))).map { _ in dice.one(of: Self.rhythms) }
      return words.joined(separator: dice.one(of: ["", " ", ", "]))
    default: return harmed(rule())
    }
  }

  private mutating func rule() -> String {
    var parts = ["FREQ=" + dice.one(of: ["DAILY", "WEEKLY", "MONTHLY", "YEARLY", "YEARLY"])]
    for _ in 0..<dice.below(5) {
      let name = dice.one(of: Self.parts)
      let values = (0..<(1 + dice.below(4))).map { _ in value(name) }
      parts.append(name + "=" + values.joined(separator: ","))
    }
    return parts.joined(separator: ";")
  }

  private mutating func value(_ name: String) -> String {
    let numbers = [
      "0", "1", "2", "5", "7", "12", "29", "30", "31", "53", "60", "100", "366", "367",
    ]
    let sign = dice.one(of: ["", "", "", "-", "+"])
    switch name {
    case "BYDAY":
      return (dice.below(2) == 0 ? "" : sign + dice.one(of: numbers)) + dice.one(of: Self.days)
    case "WKST": return dice.one(of: Self.days)
    case "UNTIL": return dice.one(of: Self.untils)
    case "INTERVAL", "COUNT":
      return dice.one(of: numbers + ["99999", "100000", "99999999999999999999"])
    default: return sign + dice.one(of: numbers)
    }
  }

  private mutating func harmed(_ text: String) -> String {
    guard dice.below(3) == 0 else { return text }
    var bytes = Array(text.utf8)
    for _ in 0..<(1 + dice.below(3)) where !bytes.isEmpty {
      let offset = dice.below(bytes.count)
      switch dice.below(3) {
      case 0: bytes.remove(at: offset)
      case 1: bytes[offset] = UInt8(truncatingIfNeeded: dice.next())
      default: bytes.insert(contentsOf: Array(dice.one(of: Self.words).utf8), at: offset)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
  private static let parts = [
    "INTERVAL", "COUNT", "UNTIL", "BYMONTH", "BYWEEKNO", "BYYEARDAY", "BYMONTHDAY", "BYDAY",
    "BYSETPOS", "WKST",
  ]
  private static let untils = [
    "20261231", "20261231T090000", "20261231T090000Z", "00010101", "99991231T235959Z", "20260230",
    "20261231T235960Z",
  ]
  private static let words =
    parts + days + untils + [
      "RRULE:", "FREQ", "=", "=", ";", ";", ",", "-", "+", "0", "1", "9", "31", "-366", "\n", " ",
      "DAILY", "YEARLY", "HOURLY", "BYHOUR", "RSCALE", "X-THING", "\u{301}", "하루",
    ]
  private static let rhythms = [
    "매일", "매주", "격주", "매월", "매년", "월수금", "월요일", "마지막", "둘째", "15일", "3월", "말일", "까지", "10번", "3일마다",
    "2주", "마다", "음력", "평일", "주말", "부터", "동안", "한 번", "every", "other", "day", "weeks", "monday",
    "last", "friday", "of", "the month", "15th", "march", "until", "times", "for", "10",
    "2026-12-31", "3/8",
    "weekly", "yearly", "lunar", "and", "-", "~", "999999999999", "일", "월", "화", "첫", "번째", "to",
    "0",
  ]
}
