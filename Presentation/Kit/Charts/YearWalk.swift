package import Domain
package import TextUI

/// Key navigation in a year whose weeks are columns: up and down by days, sideways by weeks, and by whole years.
package enum YearWalk {
  /// Returns the day to which a key moves; nil if the key does not move the selection.
  package static func day(from day: Day, by key: Key) -> Day? {
    if let step = steps[key] { return day + step }
    if let step = years[key] { return sameDay(of: day, months: step * 12) }
    let days = Day.days(ofYear: day.parts.year)
    if key == .home { return days.lowerBound }
    return key == .end ? days.upperBound : nil
  }

  private static let steps: [Key: Int] = [
    .up: -1, .character("k"): -1, .down: 1, .character("j"): 1,
    .left: -7, .character("h"): -7, .right: 7, .character("l"): 7,
  ]
  private static let years: [Key: Int] = [
    .pageUp: -1, .character("<"): -1, .character("["): -1,
    .pageDown: 1, .character(">"): 1, .character("]"): 1,
  ]

  /// Returns the same day in another month, or the last day of that month if it is shorter.
  package static func sameDay(of day: Day, months: Int) -> Day {
    let (year, month, number) = day.parts
    let (there, before) = (year * 12 + month - 1 + months).quotientAndRemainder(dividingBy: 12)
    guard Day.years.contains(there) else { return day }
    let last = Day.length(ofMonth: before + 1, in: there)
    return Day(year: there, month: before + 1, day: min(number, last)) ?? day
  }
}
