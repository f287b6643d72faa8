/// The levels of a heat map, by the quartiles of the days with activity.
package struct HeatLevels: Equatable, Sendable {
  /// The word at the low end of a legend of the levels; `more` is at the high end.
  package static let less = Phrase("적음", "less")
  package static let more = Phrase("많음", "more")

  /// The upper limits of the first three levels; empty if all active days are alike.
  private let limits: [Int]

  /// Computes the levels from the values of all days. Days without activity do not count.
  package init(_ values: some Sequence<Int>) {
    let active = values.filter { $0 > 0 }.sorted()
    guard let least = active.first, let most = active.last, least < most else {
      limits = []
      return
    }
    limits = (1...3).map { active[($0 * active.count + 3) / 4 - 1] }
  }

  /// Returns the shade of a value, from 0 for no activity to 4. If all active days are alike, it is 3.
  package func shade(of value: Int) -> Int {
    if value <= 0 { return 0 }
    if limits.isEmpty { return 3 }
    return 1 + limits.count { value > $0 }
  }
}
