package import Domain
import PresentationKit
package import TextUI

/// The pictures and the averages of seven days, and the pictures of some weeks before them.
package struct MoodWeek: Equatable, Sendable {
  /// The last day.
  package let today: Day
  /// The pictures of the loaded days with moods, oldest first.
  package let pictures: [Canvas]
  /// The number and the average of the moods of the seven days, and of the seven days before them.
  package let tally: MoodTally
  package let before: MoodTally
  private let tallies: [Day: MoodTally]

  /// Creates the week from the loaded days with moods, in any order.
  init(upTo today: Day, _ days: [MoodDay]) {
    self.today = today
    let week = today - 6...today
    var (all, before, tallies) = (MoodTally(), MoodTally(), [Day: MoodTally]())
    var pictures: [Canvas] = []
    for day in days.sorted(by: { $0.day < $1.day }) where !day.records.isEmpty {
      let tally = day.records.reduce(into: MoodTally()) { $0.add(MoodTally($1.level)) }
      tallies[day.day] = tally
      pictures.append(Canvas(of: day))
      if week.contains(day.day) { all.add(tally) }
      if (today - 13...today - 7).contains(day.day) { before.add(tally) }
    }
    (self.tallies, self.pictures, self.tally, self.before) = (tallies, pictures, all, before)
  }

  /// Loads the week up to a day with the weeks before it, at least one.
  package init(upTo today: Day, _ moods: MoodQueries, weeks: Int = 2) throws(MoodsFailure) {
    var days: [MoodDay] = []
    try moods(today - (7 * max(2, weeks) - 1)...today) { day in
      days.append(day)
      return true
    }
    self.init(upTo: today, days)
  }

  /// The seven days, oldest first.
  package var days: [Day] { (0..<7).map { today - 6 + $0 } }

  /// Returns the picture of a day; nil if it has no moods.
  package func picture(of day: Day) -> Canvas? { pictures.first { $0.day == day } }
  /// Returns the average of a day; nil if it has none.
  package func level(of day: Day) -> MoodLevel? { tallies[day]?.level }

  /// The change of the average against the week before, in whole levels; nil if either week has no average.
  package var change: Int? {
    guard let now = tally.average, let then = before.average else { return nil }
    return Int((now - then).rounded())
  }
}

extension MoodsWords {
  package var weekTitle: String { say("한 주의 기분", "The week") }

  /// Returns the average of a week with its change, for the border of a panel; empty if no mood of the week has a
  /// level.
  package func figure(of week: MoodWeek, _ glyphs: Glyphs = .unicode) -> String {
    guard let level = week.tally.level else { return "" }
    let (up, down) = glyphs.upward.count > 1 ? ("▲ ", "▼ ") : ("+", "-")
    let change = week.change.map { $0 > 0 ? " \(up)\($0)" : $0 < 0 ? " \(down)\(-$0)" : "" } ?? ""
    return "\(average) \(level.value)\(change)"
  }
}
