import Data
import Domain

/// What the reader of cards promises for any bytes at all, and how much of it was put to the test.
struct CardPromises {
  private(set) var cards = 0
  private(set) var skipped = 0
  private(set) var problems: [CardReason: Int] = [:]

  /// The first promise that is broken, in words; nothing when all are kept.
  mutating func broken(by bytes: [UInt8]) -> String? {
    let found = findings(in: bytes)
    let lines = bytes.count { $0 == 10 || $0 == 13 } + 1
    if found.count > lines { return "more findings than lines" }
    var lastLine = 0
    var read: [ReadCard] = []
    for finding in found {
      switch finding {
      case .skipped: skipped += 1
      case .problem(let problem):
        if problem.line <= lastLine || problem.line > lines { return "a line that is not there" }
        lastLine = problem.line
        problems[problem.reason, default: 0] += 1
      case .card(let card):
        if let reason = broken(card) { return reason }
        read.append(card)
      }
    }
    cards += read.count
    if read.reduce(0, { $0 + $1.original.count }) > bytes.count { return "bytes from nowhere" }
    return brokenByGoingRound(read)
  }

  /// What is exported and read again is the same.
  private func brokenByGoingRound(_ cards: [ReadCard]) -> String? {
    var exported: [UInt8] = []
    for card in cards {
      if let last = exported.last, last != 10, last != 13 { exported += [13, 10] }
      exported += card.original
    }
    var again: [ReadCard] = []
    for finding in findings(in: exported) {
      guard case .card(let card) = finding else { return "an export with something else in it" }
      again.append(card)
    }
    guard again.count == cards.count else { return "an export with other cards" }
    for (new, old) in zip(again, cards) {
      var old = old
      if new.original != old.original {
        guard new.original == old.original + [13, 10] else { return "an export with other bytes" }
        old.original = new.original
      }
      if new != old { return "a card that reads differently" }
    }
    return nil
  }

  private func broken(_ card: ReadCard) -> String? {
    let begin = String(decoding: card.original.prefix(11), as: UTF8.self).uppercased()
    if begin != "BEGIN:VCARD" { return "a card that does not begin" }
    for line in [card.name, card.nickname].compactMap(\.self) {
      let text = line.text
      if text.isEmpty || text.count > Person.nameLimit { return "a name of the wrong length" }
      if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        return "a name with a control character"
      }
    }
    if card.numbers.contains(where: { $0.key.isEmpty }) { return "a number without digits" }
    if Set(card.numbers.map(\.key)).count != card.numbers.count { return "a number twice" }
    return nil
  }

  private func findings(in bytes: [UInt8]) -> [CardFinding] {
    var found: [CardFinding] = []
    let next = CardFormat.vCard.read(bytes)
    while let finding = next() { found.append(finding) }
    return found
  }
}
