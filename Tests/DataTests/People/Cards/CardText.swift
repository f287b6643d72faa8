import Data
import Domain

/// Helpers that write and read vCards in tests.
enum CardText {
  /// Returns the bytes of a file with one card that has these lines.
  static func card(_ lines: String..., end: String = "\r\n") -> [UInt8] {
    Array((["BEGIN:VCARD"] + lines + ["END:VCARD", ""]).joined(separator: end).utf8)
  }

  /// Returns all results of reading a file: cards, skipped cards and problems.
  static func findings(_ bytes: [UInt8]) -> [CardFinding] {
    var found: [CardFinding] = []
    let next = CardFormat.vCard.read(bytes)
    while let finding = next() { found.append(finding) }
    return found
  }

  /// Returns the cards of a file, without skipped cards and problems.
  static func cards(_ bytes: [UInt8]) -> [ReadCard] {
    findings(bytes).compactMap { if case .card(let card) = $0 { card } else { nil } }
  }

  /// Returns the card with these lines, or nil if they are not read as exactly one card.
  static func read(_ lines: String...) -> ReadCard? {
    let text = (["BEGIN:VCARD"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    let found = cards(Array(text.utf8))
    return found.count == 1 ? found[0] : nil
  }

  /// Returns one line for each result: the name of a card, the reason why a card was skipped, or a
  /// problem with its line number.
  static func story(_ bytes: [UInt8]) -> [String] {
    findings(bytes).map {
      switch $0 {
      case .card(let card): card.name.text
      case .skipped(let why): "skipped \(why.reason)"
      case .problem(let problem): "\(problem.line) \(problem.reason)"
      }
    }
  }
}
