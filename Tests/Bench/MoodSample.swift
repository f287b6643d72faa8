import Domain

/// Sample moods, the same for the same number on every machine: 30 on each day.
enum MoodSample {
  /// The number of moods on one day.
  static let eachDay = 30

  /// Returns the number of days that this many moods fill.
  static func days(of moods: Int) -> Int { (moods + eachDay - 1) / eachDay }

  /// Returns the day this many days before today.
  static func day(_ number: Int) -> Day { Sample.today - number }

  /// Returns the SQL values of one day.
  static func dayRow(_ number: Int) -> String {
    "('\(day(number))',\(number % MoodTheme.allCases.count))"
  }

  /// Returns the SQL values of one mood. The first mood of a day is at six in the morning in Seoul.
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
