import Data
import Domain

/// Sample events around today, the same for the same number on every machine: 30 on each day. One in a hundred lasts
/// for days or weeks, and one in twenty repeats.
enum EventSample {
  /// The number of events that begin on one day.
  static let eachDay = 30
  /// The searched word, which one event in two hundred has.
  static let wanted = "윤슬"
  private static let rarity = 200

  /// Returns the first day of the sample if it has this many events.
  static func first(of events: Int) -> Day { Sample.today - events / eachDay / 2 }

  /// Returns the SQL values of one event in Seoul time. Starts are half an hour apart, from 7:00 on.
  static func row(_ number: Int, of events: Int) -> String {
    var dice = Dice(number)
    let day = first(of: events) + number / eachDay
    let start = day.ordinal * 86_400 - 32_400 + 25_200 + number % eachDay * 1800
    let length = number % 100 == 7 ? 86_400 * (1 + dice.below(60)) : 300 * (3 + dice.below(24))
    let location = number % rarity == 3 ? "\(wanted) 카페에서" : dice.pick(locations)
    // One title in five names a person.
    let title = "\(number % 5 == 1 ? companion(number) : location) \(dice.pick(kinds))"
    let body = dice.below(2) == 0 ? "NULL" : "'\(dice.pick(bodies)) \(number)'"
    let id = Sample.id(dice.next(), dice.next())
    return "('\(id)',\(start),32400,\(start + length),32400,\(reach(length)),"
      + "'\(TextForms.folded(title))','\(title)',\(body),\(series(number, start, length)))"
  }

  /// Returns the repeat rule of one event in twenty, nil for all others. Some repeat daily 30 times, many weekly 26
  /// times, the others monthly or yearly without an end.
  static func rule(_ number: Int) -> String? {
    guard number % 20 == 11 else { return nil }
    return switch number / 20 % 10 {
    case 0: "FREQ=DAILY;COUNT=30"
    case 1...4: "FREQ=WEEKLY;COUNT=26"
    case 5, 6: "FREQ=MONTHLY"
    default: "FREQ=YEARLY"
    }
  }

  /// Returns the SQL values of a rule: the rule, and the columns of the index that finds it.
  private static func series(_ number: Int, _ start: Int, _ length: Int) -> String {
    guard let rule = rule(number) else { return "NULL,0,NULL,NULL" }
    let index = SeriesIndex(
      Event(
        id: ID(""), title: SingleLineText(stored: "x"), start: Now(instant: start, offset: 32_400),
        end: Now(instant: start + length, offset: 32_400), rule: SingleLineText(stored: rule)))
    let (last, masks) = (index.last ?? 0, index.masks ?? 0)
    return "'\(rule)',\(index.kind.rawValue),\(last),\(masks)"
  }

  /// Returns the value of the column `reach` for an event of this length in seconds: one day, eight days or 64 days.
  private static func reach(_ length: Int) -> Int {
    [86_400, 691_200].first { $0 >= length } ?? 5_529_600
  }

  private static func companion(_ number: Int) -> String {
    let name = Sample.person(number).name.text
    return number % 10 == 1 ? "\(name.suffix(2))이랑" : "with \(name.prefix { $0 != " " })"
  }

  private static let locations = ["역 앞에서", "회사에서", "집에서", "도서관에서", "시장에서", "공원에서"]
  private static let kinds = ["회의", "점심", "산책", "치과", "전화", "독서 모임"]
  private static let bodies = ["3층으로 올라가기.", "책 돌려주기.", "물 챙기기.", "꽃 한 다발."]
}

/// Writes the sample events. Runs in a process of its own for the same reason as `Seed`.
enum PlansSeed {
  /// Writes the SQL of the events.
  static func events(_ arguments: Arguments) throws(BenchFailure) {
    let events = try arguments.number("events")
    try Seed.write(
      """
      INSERT INTO events (id, starts, starts_offset, ends, ends_offset, reach, title_folded, title,
        body, rule, kind, last, masks) VALUES
      """, events, to: try arguments.text("folder") + "/events.sql"
    ) { EventSample.row($0, of: events) }
  }
}
