import Domain

/// Made-up feelings, the same for the same number on every machine: thirty on each day.
enum MoodSample {
  /// How many feelings a day has.
  static let eachDay = 30

  /// How many days so many feelings fill.
  static func days(of moods: Int) -> Int { (moods + eachDay - 1) / eachDay }

  /// A day so many days ago; today is the last one.
  static func day(_ number: Int) -> Day { Sample.today - number }

  /// A day as a row of the store.
  static func dayRow(_ number: Int) -> String {
    "('\(day(number))',\(number % MoodTheme.allCases.count))"
  }

  /// A feeling as a row of the store, from six in the morning on in Seoul.
  static func row(_ number: Int) -> String {
    var dice = Dice(number)
    let day = day(number / eachDay)
    let instant = day.ordinal * 86_400 - 32_400 + 21_600 + number % eachDay * 2000
    let id = Sample.id(dice.next(), dice.next())
    return "('\(id)','\(day)',\(instant),32400,\(1 + dice.below(100)),"
      + "\(1000 + dice.below(8001)),\(1000 + dice.below(8001)),"
      + "'\(dice.pick(locations)) \(dice.pick(events)) \(number)')"
  }

  private static let locations = ["산책길에서", "부엌에서", "버스에서", "창가에서", "시장에서", "도서관에서"]
  private static let events = ["매화를 보았다.", "노래를 들었다.", "친구를 만났다.", "비가 그쳤다.", "조금 지쳤다."]
}
