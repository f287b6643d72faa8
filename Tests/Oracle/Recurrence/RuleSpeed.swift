import Domain

/// Measures how long it takes to parse repeat rules and to find their days.
enum RuleSpeed {
  static func report() {
    for (text, years) in expanded { expanding(text, years) }
    for text in asked { asking(text) }
    for text in made { making(text) }
    for text in counted { counting(text) }
  }

  /// Rules, each with the number of years whose days are listed.
  private static let expanded = [
    ("FREQ=DAILY", 100),
    ("FREQ=DAILY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR", 300),
    ("FREQ=DAILY;INTERVAL=1000", 8000),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR", 300),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", 1000),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;BYSETPOS=-1;WKST=SU", 1000),
    ("FREQ=MONTHLY", 2000),
    ("FREQ=MONTHLY;BYDAY=-1FR", 2000),
    ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", 2000),
    ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", 5000),
    ("FREQ=YEARLY", 8000),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", 8000),
    ("FREQ=YEARLY;BYDAY=20MO", 8000),
    ("FREQ=YEARLY;BYYEARDAY=1,100,200,-1", 3000),
    ("FREQ=YEARLY;BYWEEKNO=20,40;BYDAY=MO", 3000),
    ("FREQ=YEARLY;BYDAY=MO;BYSETPOS=10,-10", 3000),
  ]
  private static let asked = [
    "FREQ=DAILY",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR",
    "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=100",
    "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8",
    "FREQ=YEARLY;BYMONTH=5;BYDAY=2SU;UNTIL=20991231T000000Z",
    "FREQ=YEARLY;BYDAY=20MO",
    "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
    "FREQ=YEARLY;BYDAY=MO;BYSETPOS=10",
  ]
  private static let made = [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=YEARLY;BYDAY=MO;BYMONTHDAY=31;BYMONTH=2,4,6,9,11",
    "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6",
    "FREQ=DAILY;INTERVAL=7;BYDAY=FR",
    "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=366;INTERVAL=4",
  ]
  private static let counted = [
    "FREQ=DAILY;COUNT=100000",
    "FREQ=YEARLY;COUNT=100000;BYMONTHDAY=29",
  ]

  private static let start = Day(ordinal: 20_522)

  private static func rule(_ text: String) -> RepeatRule? {
    do throws(RepeatRefusal) { return try RepeatRule(text) } catch { return nil }
  }

  private static func time(_ work: () -> Void) -> Double {
    (0..<3).map { _ in ContinuousClock().measure(work) / .nanoseconds(1) }.min() ?? 0
  }

  private static func expanding(_ text: String, _ years: Int) {
    guard let rule = rule(text) else { return print("! \(text)") }
    var count = 0
    let taken = time {
      count = 0
      RepeatDays(rule, start: start, last: nil)
        .forEach(from: start, through: start + min(years, 7900) * 365) { _ in
          count += 1
          return true
        }
    }
    print("expand \(text): \(number(taken / Double(count))) ns each of \(count)")
  }

  /// Measures parsing a rule 5,000 times and asking each time whether one day belongs to it.
  private static func asking(_ text: String) {
    let bytes = Array(text.utf8)
    var found = 0
    let taken = time {
      for number in 0..<5000 {
        do throws(RepeatRefusal) {
          let rule = try RepeatRule(utf8: bytes.span)
          let days = RepeatDays(rule, start: start - number, last: nil)
          let day = start + 36_525 + number % 7
          if days.contains(day) { found += 1 }
        } catch {
          found -= 1
        }
      }
    }
    print("ask \(text): \(number(taken / 5000)) ns each, \(found) found")
  }

  private static func making(_ text: String) {
    guard let rule = rule(text) else { return print("! \(text)") }
    var answer = "accepted"
    let taken = time {
      do throws(RepeatRefusal) { try rule.check(start: start) } catch { answer = "\(error)" }
    }
    print("make \(text): \(number(taken / 1000)) µs, \(answer)")
  }

  private static func counting(_ text: String) {
    guard let rule = rule(text) else { return print("! \(text)") }
    var last: Day?
    let taken = time { last = rule.lastDay(from: start) }
    print("count \(text): \(number(taken / 1000)) µs, through \(last.map { "\($0)" } ?? "-")")
  }

  private static func number(_ value: Double) -> String {
    "\(Double(Int(value * 10)) / 10)"
  }
}
