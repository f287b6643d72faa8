/// The purpose of a value on a card, as a standard or a custom label.
public enum CardLabel: Hashable, Sendable {
  case mobile, home, work, main, fax, pager, other
  case own(String)
}

/// A value on a card with its label, such as a home phone number.
public struct CardValue: Hashable, Sendable {
  /// The value as displayed to the user.
  public let text: String
  /// The label; nil if the value has none.
  public let label: CardLabel?

  public init(_ text: String, _ label: CardLabel? = nil) {
    self.text = text
    self.label = label
  }
}

/// A date on a card besides the birthday, such as an anniversary.
public struct CardDate: Hashable, Sendable {
  public let label: DateLabel
  public let day: Birthday

  public init(_ label: DateLabel, _ day: Birthday) { (self.label, self.day) = (label, day) }
}

/// All details of a card that Haru displays. The store also has the complete original bytes of the card.
public struct CardDetails: Hashable, Sendable {
  /// The phone numbers, preferred number first.
  public var numbers: [CardValue] = []
  public var mails: [CardValue] = []
  /// The postal addresses, each on one line.
  public var addresses: [CardValue] = []
  public var pages: [CardValue] = []
  /// The groups of the card.
  public var labels: [String] = []
  /// The employer and job title; nil if the card has neither.
  public var organisation: String?
  public var note: String?
  /// The note of the person, if Haru wrote it to the card.
  public var personNote: String?
  public var dates: [CardDate] = []

  public init() {}

  /// Adds the details of another card of the same person, without duplicates.
  mutating func add(_ other: CardDetails) {
    let keys = Set(numbers.map { PhoneNumber(stored: $0.text).key })
    numbers += other.numbers.filter { !keys.contains(PhoneNumber(stored: $0.text).key) }
    mails += other.mails.filter { !mails.contains($0) }
    addresses += other.addresses.filter { !addresses.contains($0) }
    pages += other.pages.filter { !pages.contains($0) }
    labels += other.labels.filter { !labels.contains($0) }
    dates += other.dates.filter { !dates.contains($0) }
    organisation = organisation ?? other.organisation
    note = [note, other.note].compactMap(\.self).joined(separator: "\n\n")
    if note?.isEmpty == true { note = nil }
  }
}

extension AddressBookQueries {
  /// Loads the details of a card; nil if the card no longer exists.
  public func details(of card: ID<AddressCard>) throws(AddressBookFailure) -> CardDetails? {
    try contacts.original(of: card).map(format.details)
  }

  /// Loads the combined details of all cards of a registered person.
  public func details(of person: ID<Person>) throws(AddressBookFailure) -> CardDetails {
    var details = CardDetails()
    for card in try contacts.originals(of: person) { details.add(format.details(card)) }
    return details
  }

  /// Returns the phone numbers of a person: the registered number first, then the numbers on the person's cards.
  public func numbers(of person: Person) throws(AddressBookFailure) -> [CardValue] {
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

  /// Passes cards with their details to the visitor until the visitor returns false.
  public func whole(_ query: AddressBookQuery, _ visitor: (ListedCard, CardDetails) -> Bool)
    throws(AddressBookFailure)
  {
    try contacts.visitWhole(query) { listed, card in visitor(listed, format.details(card)) }
  }
}
