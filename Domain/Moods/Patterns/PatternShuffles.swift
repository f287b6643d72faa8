/// Shuffles fortnights. A mood and a subject keep their weekdays and what lasts for days, but no longer belong together.
struct PatternBlocks {
  private static let length = 14
  /// The number of shuffles as extreme as the diary after which no more are needed.
  private static let enough = 100

  /// The fortnight of each day, and the day's number in it. Fortnights without a mood have no number.
  private let slots: [(block: Int, day: Int)]
  private let blocks: Int
  private let shuffles: Int
  /// For each two fortnights, what the moods of one and the subject of the other come to together.
  private var table: [Float] = []

  init(_ diary: PatternDiary, _ shuffles: Int) {
    let first = diary.days.first ?? Day.range.lowerBound
    var (numbers, last) = (-1, -1)
    slots = diary.days.map { day in
      let (block, slot) = (day - first).quotientAndRemainder(dividingBy: Self.length)
      if block != last { (last, numbers) = (block, numbers + 1) }
      return (numbers, slot)
    }
    blocks = numbers + 1
    self.shuffles = shuffles
  }

  /// Returns how often chance makes a mood and a subject go together as much as they do: the probability by Besag and
  /// Clifford.
  mutating func chance(of moods: PatternSeries, _ subject: PatternSeries) -> Double {
    let (moods, subject) = (laidOut(moods), laidOut(subject))
    fill(moods, subject)
    let seen = abs((0..<blocks).reduce(Float(0)) { $0 + table[$1 * blocks + $1] })
    // Sums of the same numbers in another order can differ a little.
    let least = seen * 0.9999
    var dice = PatternDice(UInt64(blocks))
    var order = Array(0..<blocks)
    var times = 0
    for shuffle in 1...max(1, shuffles) {
      var sum = Float(0)
      var left = blocks
      while left > 0 {
        let drawn = dice.below(left)
        left -= 1
        order.swapAt(drawn, left)
        sum += table[left * blocks + order[left]]
      }
      if abs(sum) >= least { times += 1 }
      // What chance does this often is no finding, however many shuffles follow.
      if times == Self.enough { return Double(times) / Double(shuffle) }
    }
    return Double(times + 1) / Double(shuffles + 1)
  }

  private func laidOut(_ series: PatternSeries) -> [Float] {
    var all = [Float](repeating: 0, count: blocks * Self.length)
    for (slot, value) in zip(slots, series.values) {
      all[slot.block * Self.length + slot.day] = Float(value)
    }
    return all
  }

  private mutating func fill(_ moods: [Float], _ subject: [Float]) {
    if table.isEmpty { table = Array(repeating: 0, count: blocks * blocks) }
    for one in 0..<blocks {
      for other in 0..<blocks {
        var sum = Float(0)
        for day in 0..<Self.length {
          sum += moods[one * Self.length + day] * subject[other * Self.length + day]
        }
        table[one * blocks + other] = sum
      }
    }
  }
}

/// Shuffles weekdays: fortnights keep theirs, so for weekdays each week is turned by a number of days.
struct PatternWeeks {
  /// The moods of each week with any, from Monday to Sunday; 0 for a day without one.
  private var weeks: [[Double]] = []

  init(_ diary: PatternDiary) {
    var monday: Day?
    for (day, value) in zip(diary.days, diary.moods.centred.values) {
      let slot = day.weekday.rawValue - 1
      if monday != day - slot {
        monday = day - slot
        weeks.append(Array(repeating: 0, count: 7))
      }
      weeks[weeks.count - 1][slot] = value
    }
  }

  /// Returns for each weekday, Monday first, how often chance makes it differ as much as it does.
  func chances(_ shuffles: Int) -> [Double] {
    func sums(_ turn: () -> Int) -> [Double] {
      var sums = Array(repeating: 0.0, count: 7)
      for week in weeks {
        let turn = turn()
        for slot in 0..<7 { sums[slot] += week[(slot + turn) % 7] }
      }
      return sums
    }
    let seen = sums { 0 }.map { abs($0) * 0.999_999 }
    var dice = PatternDice(7)
    var times = Array(repeating: 0, count: 7)
    for _ in 0..<shuffles {
      let drawn = sums { dice.below(7) }
      for slot in 0..<7 where abs(drawn[slot]) >= seen[slot] { times[slot] += 1 }
    }
    return times.map { Double($0 + 1) / Double(shuffles + 1) }
  }
}
