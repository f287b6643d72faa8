import Domain

/// Generates random filters as users might type them. The same seed gives the same filters.
package struct FilterDice<Facet: FilterFacet> {
  private var dice: TerminalDice
  private let words: [String]
  private let tags: [String]
  private let numbers: ClosedRange<Int>

  /// Creates a generator. The filters contain these words and tags, and compare fields with numbers in this range.
  package init(seed: UInt64, words: [String], tags: [String], numbers: ClosedRange<Int>) {
    dice = TerminalDice(seed: seed)
    self.words = words
    self.tags = tags
    self.numbers = numbers
  }

  /// Returns a filter with one to three conditions.
  package mutating func draw() -> String {
    (0...Int.random(in: 0...2, using: &dice)).map { _ in part() }.joined(separator: " ")
  }

  private mutating func part() -> String {
    let not = Int.random(in: 0..<3, using: &dice) == 0 ? "!" : ""
    switch Int.random(in: 0..<8, using: &dice) {
    case 0, 1: return not + pick(words)
    case 2: return not + "'\(pick(words)) \(pick(words))'"
    case 3: return not + "#" + pick(tags)
    case 4: return not + sign() + day()
    default:
      let facet = Facet.allCases.randomElement(using: &dice) ?? .ownDay
      let name = pick([facet.rawValue] + facet.aliases)
      return not + name + sign() + (facet.kind == .day ? day() : number())
    }
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts.randomElement(using: &dice) ?? ""
  }

  private mutating func sign() -> String { pick(FilterSign.allCases.map(\.rawValue)) }

  private mutating func number() -> String {
    "\(Int.random(in: numbers, using: &dice))" + pick(["", "", ".5"])
  }

  private mutating func day() -> String {
    let (month, day) = (Int.random(in: 1...6, using: &dice), Int.random(in: 1...28, using: &dice))
    return pick(["2026", "2025", "2026-0\(month)", "2026.\(month).\(day)", "2026-\(month)-\(day)"])
  }
}
