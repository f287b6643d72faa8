/// What a value on a card is for, as most programs know it, or in somebody's own words.
public enum CardLabel: Hashable, Sendable {
  case mobile, home, work, main, fax, pager, other
  case own(String)
}

/// A value on a card with what it is for: a number at home, an address at work.
public struct CardValue: Hashable, Sendable {
  /// The value as it is shown.
  public let text: String
  /// What it is for, where the card says so.
  public let label: CardLabel?

  /// Puts the two together.
  public init(_ text: String, _ label: CardLabel? = nil) {
    self.text = text
    self.label = label
  }
}

/// Everything a card says that somebody may want to see. The card itself is kept to the last byte,
/// whatever of it is understood.
public struct CardDetails: Hashable, Sendable {
  /// The telephone numbers, the one to call first.
  public var numbers: [CardValue] = []
  /// The mail addresses.
  public var mails: [CardValue] = []
  /// The postal addresses, each in one line.
  public var addresses: [CardValue] = []
  /// The pages on the web.
  public var pages: [CardValue] = []
  /// The groups the card is in.
  public var labels: [String] = []
  /// Where somebody works, and as what.
  public var organisation: String?
  /// What was written down about somebody.
  public var note: String?

  /// Begins with nothing.
  public init() {}

  /// Adds what another card of the same person says besides.
  mutating func add(_ other: CardDetails) {
    let keys = Set(numbers.map { PhoneNumber(stored: $0.text).key })
    numbers += other.numbers.filter { !keys.contains(PhoneNumber(stored: $0.text).key) }
    mails += other.mails.filter { !mails.contains($0) }
    addresses += other.addresses.filter { !addresses.contains($0) }
    pages += other.pages.filter { !pages.contains($0) }
    labels += other.labels.filter { !labels.contains($0) }
    organisation = organisation ?? other.organisation
    note = [note, other.note].compactMap(\.self).joined(separator: "\n\n")
    if note?.isEmpty == true { note = nil }
  }
}

extension AddressBookQueries {
  /// All that a card says; nothing where it is gone.
  public func details(of card: ID<AddressCard>) throws(AddressBookError) -> CardDetails? {
    try contacts.original(of: card).map(format.details)
  }

  /// All that is said on the cards of somebody who is registered.
  public func details(of person: ID<Person>) throws(AddressBookError) -> CardDetails {
    var details = CardDetails()
    for card in try contacts.originals(of: person) { details.add(format.details(card)) }
    return details
  }

  /// The numbers somebody can be called at: the one they are registered with, and then those of
  /// their cards.
  public func numbers(of person: Person) throws(AddressBookError) -> [CardValue] {
    let known = try details(of: person.id).numbers
    guard let own = person.phone else { return known }
    let (same, others) = known.reduce(into: ([CardValue](), [CardValue]())) { parts, value in
      if PhoneNumber(stored: value.text).key == own.key {
        parts.0.append(value)
      } else {
        parts.1.append(value)
      }
    }
    return [CardValue(own.written.text, same.first?.label)] + others
  }

  /// Visits cards with all that they say until the visitor returns false.
  public func whole(_ query: AddressBookQuery, _ visitor: (ListedCard, CardDetails) -> Bool)
    throws(AddressBookError)
  {
    try contacts.visitWhole(query) { listed, card in visitor(listed, format.details(card)) }
  }
}
