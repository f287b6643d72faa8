import Domain

/// Parses all details of a card for display (vCard 2.1, 3.0 and 4.0).
struct VCardDetails {
  /// A value with its group. A label on another line refers to the value by the group.
  private struct LabelledValue {
    let value: String
    let label: CardLabel?
    let group: String
    let rank: Int
  }

  private var numbers: [LabelledValue] = []
  private var mails: [LabelledValue] = []
  private var addresses: [LabelledValue] = []
  private var pages: [LabelledValue] = []
  private var groupLabels: [String: CardLabel] = [:]
  /// The dates of Apple and Google, and the words of their labels, by group.
  private var groupDates: [(group: String, day: Birthday)] = []
  private var groupWords: [String: String] = [:]
  private var details = CardDetails()

  /// The maximum number of values per kind.
  private static let most = 100
  private static let longest = 500
  private static let longestNote = 20_000

  static func details(_ card: [UInt8]) -> CardDetails {
    var reading = VCardDetails()
    var lines = ContentLines(card)
    var depth = 0
    while let line = lines.next() {
      guard let property = ContentProperty(line.text) else { continue }
      switch property.name {
      case "BEGIN": depth += 1
      case "END": depth -= 1
      case _: if depth == 1 { reading.read(property, group: group(of: line.text)) }
      }
    }
    return reading.read()
  }

  /// Returns the group prefix of a property: `item1` in `item1.TEL`.
  private static func group(of line: ArraySlice<UInt8>) -> String {
    let name = line.prefix { ASCII.isNaming($0) || $0 == ASCII.dot }
    guard let dot = name.lastIndex(of: ASCII.dot) else { return "" }
    return ASCII.uppercased(name[..<dot].prefix(32))
  }

  private mutating func read(_ property: ContentProperty, group: String) {
    let text: String
    do throws(TextParseError) { text = try ContentText.decoded(property) } catch { return }
    func labelled(_ value: String) -> LabelledValue {
      LabelledValue(
        value: value, label: VCardLabels.label(of: property), group: group,
        rank: VCardNames.rank(of: property))
    }
    switch property.name {
    case "TEL":
      if let number = VCardNames.number(ContentText.whole(text)) {
        Self.add(labelled(number.written.text), to: &numbers)
      }
    case "EMAIL": add(text, labelled, to: &mails)
    case "URL": add(text, labelled, to: &pages)
    case "ADR":
      let parts = ContentText.parts(text)
      if let address = VCardLabels.address(parts) { Self.add(labelled(address), to: &addresses) }
    case "X-ABDATE":
      if let day = VCardNames.birthday(text, of: property) { groupDates.append((group, day)) }
    case "X-ABLABEL":
      groupWords[group] = ContentText.whole(text)
      if let label = VCardLabels.label(apple: ContentText.whole(text)) {
        groupLabels[group] = label
      }
    case "CATEGORIES":
      for part in ContentText.parts(text, at: ",") {
        guard let label = Self.line(part)?.text, details.labels.count < Self.most,
          !details.labels.contains(label)
        else { continue }
        details.labels.append(label)
      }
    case "ORG", "TITLE":
      let parts = ContentText.parts(text).compactMap { Self.line($0)?.text }
      let known = details.organisation.map { [$0] } ?? []
      let all = property.name == "ORG" ? parts + known : known + parts
      details.organisation = all.isEmpty ? nil : all.joined(separator: " · ")
    case "NOTE":
      let isOwn = property[CardPerson.noteMark] != nil
      let limit = isOwn ? Person.noteBytes : Self.longestNote
      let note = Text.trimmed(
        ContentText.shown(ContentText.whole(text), limit: limit, keepsLines: true))
      if isOwn { return details.personNote = note }
      if !note.isEmpty { details.note = details.note.map { $0 + "\n\n" + note } ?? note }
    case _:
      if let date = CardDates.date(property, text), !details.dates.contains(date) {
        details.dates.append(date)
      }
    }
  }

  private func add(
    _ text: String, _ found: (String) -> LabelledValue, to values: inout [LabelledValue]
  ) {
    guard let line = Self.line(ContentText.whole(text)) else { return }
    Self.add(found(line.text), to: &values)
  }

  private static func add(_ found: LabelledValue, to values: inout [LabelledValue]) {
    if values.count < most { values.append(found) }
  }

  private static func line(_ text: String) -> SingleLineText? {
    ContentText.line(text, limit: longest)
  }

  /// Returns the collected details. The numbers are in this order: preferred, mobile, others, then fax and similar
  /// ones.
  private func read() -> CardDetails {
    var details = details
    let ranked = numbers.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
    details.numbers = values(ranked) { PhoneNumber(stored: $0).key }
    details.mails = values(mails) { $0.lowercased() }
    details.addresses = values(addresses) { $0 }
    details.pages = values(pages) { $0 }
    for (group, day) in groupDates.prefix(Self.most) {
      guard let label = groupWords[group].flatMap(CardDates.label) else { continue }
      let date = CardDate(label, day)
      if !details.dates.contains(date) { details.dates.append(date) }
    }
    return details
  }

  /// Returns the values with their labels, without duplicates.
  private func values(_ found: [LabelledValue], _ key: (String) -> String) -> [CardValue] {
    var seen: Set<String> = []
    return found.compactMap { one in
      guard seen.insert(key(one.value)).inserted else { return nil }
      let named = one.group.isEmpty ? nil : groupLabels[one.group]
      return CardValue(one.value, named ?? one.label)
    }
  }
}
