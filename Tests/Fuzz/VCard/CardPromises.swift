import Data
import Domain

/// Checks the vCard reader with any bytes, and counts what it reads.
struct CardPromises {
  private(set) var cards = 0
  private(set) var skipped = 0
  private(set) var problems: [CardParseError: Int] = [:]

  /// Returns the first broken rule as text, or nil if none is broken.
  mutating func broken(by bytes: [UInt8]) -> String? {
    let found = findings(in: bytes)
    let lines = bytes.count { $0 == 10 || $0 == 13 } + 1
    if found.count > lines { return "more findings than lines" }
    var lastLine = 0
    var read: [ReadCard] = []
    for finding in found {
      switch finding {
      case .skipped(let why):
        if why.line <= lastLine || why.line > lines { return "a line that is not there" }
        lastLine = why.line
        skipped += 1
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
    // In UTF-16 a syllable has two bytes, but three in UTF-8, so the text may be longer than the
    // file.
    let isWide =
      bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.contains(0)
    let most = isWide ? bytes.count * 2 : bytes.count
    if read.reduce(0, { $0 + $1.original.count }) > most { return "bytes from nowhere" }
    return brokenByGoingRound(read) ?? read.lazy.compactMap(brokenByAmending).first
  }

  /// Exports the cards and reads them again. Returns the first difference, or nil.
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

  /// Updates the card with a person's details. Checks that it is still one card of the same person
  /// with all its numbers, and that a second update changes nothing. Returns the first violation,
  /// or nil.
  private func brokenByAmending(_ card: ReadCard) -> String? {
    var person = Person(id: ID("a"), name: card.name, startedOn: Day(ordinal: 0), alarmHour: 9)
    person.nickname = SingleLineText(stored: "새, 별명")
    person.phone = PhoneNumber(stored: "010-77")
    person.birthday = Birthday(year: nil, month: 2, day: 29)
    person.rhythm = ContactRhythm(cycle: Cycle(stored: 7), next: Day(ordinal: 7))
    let amended = CardFormat.vCard.amend(card.original, person)
    guard case .card(let new)? = findings(in: amended).first, findings(in: amended).count == 1
    else { return "an amended card that is none" }
    if new.name != card.name || new.uid != card.uid { return "an amended card of somebody else" }
    if !Set(card.numbers.map(\.key)).isSubset(of: new.numbers.map(\.key)) {
      return "a number that went away"
    }
    return CardFormat.vCard.amend(amended, person) == amended ? nil : "a card that is never right"
  }

  private func broken(_ card: ReadCard) -> String? {
    // A group name may precede `BEGIN`.
    let line = card.original.prefix { $0 != 10 && $0 != 13 }
    let begin = String(decoding: line, as: UTF8.self).uppercased()
    guard let start = begin.split(separator: ".").last, start.hasPrefix("BEGIN:VCARD") else {
      return "a card that does not begin"
    }
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
