package import Domain
import PresentationKit
import TextUI

/// The pictures and the averages of seven days.
package struct MoodWeek: Equatable, Sendable {
  /// The last day.
  package let today: Day
  /// The pictures of the days with moods, oldest first.
  package let pictures: [Canvas]
  /// The moods of the seven days, and of the seven days before them.
  package let tally: MoodTally
  package let before: MoodTally
  private let tallies: [Day: MoodTally]

  /// Creates the week from the days with moods among the last fourteen, in any order.
  init(upTo today: Day, _ days: [MoodDay]) {
    self.today = today
    let week = today - 6...today
    var (all, before, tallies) = (MoodTally(), MoodTally(), [Day: MoodTally]())
    var pictures: [Canvas] = []
    for day in days.sorted(by: { $0.day < $1.day }) where !day.records.isEmpty {
      let tally = day.records.reduce(into: MoodTally()) { $0.add(MoodTally($1.level)) }
      if week.contains(day.day) {
        tallies[day.day] = tally
        all.add(tally)
        pictures.append(Canvas(of: day))
      } else if day.day < week.lowerBound {
        before.add(tally)
      }
    }
    (self.tallies, self.pictures, self.tally, self.before) = (tallies, pictures, all, before)
  }

  /// Loads the week up to a day.
  package init(upTo today: Day, _ moods: MoodQueries) throws(MoodsFailure) {
    var days: [MoodDay] = []
    try moods(today - 13...today) { day in
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

  /// Returns the average of a week with its change, for the figure of a panel; empty if there is none.
  package func figure(of week: MoodWeek) -> String {
    guard let level = week.tally.level else { return "" }
    let change = week.change.map { $0 > 0 ? " ▲ \($0)" : $0 < 0 ? " ▼ \(-$0)" : "" } ?? ""
    return "\(average) \(level.value)\(change)"
  }
}
