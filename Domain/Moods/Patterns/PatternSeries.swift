/// One number for each day of a diary that has a mood.
struct PatternSeries {
  let values: [Double]
  private let days: [Day]

  init(_ values: [Double], _ days: [Day]) { (self.values, self.days) = (values, days) }

  /// The numbers minus their average.
  var centred: PatternSeries {
    let average = values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
    return PatternSeries(values.map { $0 - average }, days)
  }

  /// The numbers minus the median of their weekday, then minus their average.
  var withoutWeekdays: PatternSeries {
    var sorted = Array(repeating: [Double](), count: 7)
    for (value, day) in zip(values, days) { sorted[day.weekday.rawValue - 1].append(value) }
    let medians = sorted.map { numbers -> Double in
      if numbers.isEmpty { return 0 }
      let numbers = numbers.sorted()
      let middle = numbers.count / 2
      return numbers.count % 2 == 1
        ? numbers[middle] : (numbers[middle - 1] + numbers[middle]) / 2
    }
    return PatternSeries(
      zip(values, days).map { $0 - medians[$1.weekday.rawValue - 1] }, days
    ).centred
  }

  /// Returns the average of the days that have something, minus the average of the others.
  func difference(_ has: [Bool]) -> Double {
    var (sums, counts) = ((0.0, 0.0), (0.0, 0.0))
    for (value, has) in zip(values, has) {
      if has {
        (sums.0, counts.0) = (sums.0 + value, counts.0 + 1)
      } else {
        (sums.1, counts.1) = (sums.1 + value, counts.1 + 1)
      }
    }
    return counts.0 == 0 || counts.1 == 0 ? 0 : sums.0 / counts.0 - sums.1 / counts.1
  }

  /// Returns the correlation with another series, -1 to 1.
  func agreement(with other: PatternSeries) -> Double {
    let (one, two) = (centred.values, other.centred.values)
    func sum(_ left: [Double], _ right: [Double]) -> Double {
      zip(left, right).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let size = (sum(one, one) * sum(two, two)).squareRoot()
    return size == 0 ? 0 : sum(one, two) / size
  }
}

/// The days with a mood, and the average mood of each.
struct PatternDiary {
  let days: [Day]
  let moods: PatternSeries

  init(_ tallies: [MoodDayTally]) {
    let found = tallies.compactMap { tally in tally.tally.average.map { (tally.day, $0) } }
    days = found.map(\.0)
    moods = PatternSeries(found.map(\.1), days)
  }

  /// About how many days with a subject it takes to find a difference of ten points half of the time, among ten
  /// subjects: moods that last for days count as half as many.
  var daysNeeded: Int? {
    guard days.count > 1 else { return nil }
    let spread = moods.withoutWeekdays.values.reduce(0) { $0 + $1 * $1 } / Double(days.count - 1)
    return max(PatternSearch.fewestDays, Int((spread * 16 / 100).rounded()))
  }
}

/// Draws numbers, the same in each run.
struct PatternDice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// Returns a number from 0 up to `bound`.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(truncatingIfNeeded: mixed.multipliedFullWidth(by: UInt64(bound)).high)
  }
}
