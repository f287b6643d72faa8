import Data
import Domain

/// Cards as tests write them and look at them.
enum CardText {
  /// A file of one card with these lines.
  static func card(_ lines: String..., end: String = "\r\n") -> [UInt8] {
    Array((["BEGIN:VCARD"] + lines + ["END:VCARD", ""]).joined(separator: end).utf8)
  }

  /// Everything that is found in a file.
  static func findings(_ bytes: [UInt8]) -> [CardFinding] {
    var found: [CardFinding] = []
    let next = CardFormat.vCard.read(bytes)
    while let finding = next() { found.append(finding) }
    return found
  }

  /// The cards of a file, whatever else is in it.
  static func cards(_ bytes: [UInt8]) -> [ReadCard] {
    findings(bytes).compactMap { if case .card(let card) = $0 { card } else { nil } }
  }

  /// The only card of a file with these lines.
  static func read(_ lines: String...) -> ReadCard? {
    let text = (["BEGIN:VCARD"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    let found = cards(Array(text.utf8))
    return found.count == 1 ? found[0] : nil
  }

  /// What is found in short: a name, a problem with its line, or that a card was passed over.
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
