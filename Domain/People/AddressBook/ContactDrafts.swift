/// Which contacts to register as persons, and with which tags and cycle.
public struct PlantingOptions: Equatable, Sendable {
  /// A text that the name or a number must contain; nil for all contacts.
  public var search: String?
  /// The cards to register; nil for all cards.
  public var cards: Set<ID<AddressCard>>?
  /// The tags that all registered persons get.
  public var tags: [String] = []
  /// The contact cycle. If nil, the default of a tag applies, or else contact is never due.
  public var cycle: CycleChoice?

  /// Creates options. Without arguments they select all contacts that are not registered.
  public init(
    search: String? = nil, cards: Set<ID<AddressCard>>? = nil, tags: [String] = [],
    cycle: CycleChoice? = nil
  ) {
    self.search = search
    self.cards = cards
    self.tags = tags
    self.cycle = cycle
  }
}

/// Creates drafts from the cards that are not registered, one draft per person. Cards belong to the same person if they
/// have the same first number, or if they have no number and the same name.
public struct ContactDrafts: Sendable {
  let contacts: any AddressBookRepository
  let format: CardFormat

  /// Returns the cards to register, ordered by name.
  public func cards(_ options: PlantingOptions) throws(AddressBookFailure) -> [ListedCard] {
    var keys: [String: Int] = [:]
    var names: Set<String> = []
    var meant: [ListedCard] = []
    let query = AddressBookQuery(search: options.search, isUnregistered: true)
    try contacts.visit(query) { listed in
      if let cards = options.cards, !cards.contains(listed.card.id) { return true }
      guard let number = listed.card.numbers.first else {
        if names.insert(listed.card.name.text.lowercased()).inserted { meant.append(listed) }
        return true
      }
      if let known = keys[number.key] {
        // Values that the first card lacks are taken from the other card.
        meant[known] = meant[known].filled(from: listed.card)
      } else {
        keys[number.key] = meant.count
        meant.append(listed)
      }
      return true
    }
    return meant
  }

  /// Returns the drafts for the cards to register.
  public func callAsFunction(_ options: PlantingOptions) throws(AddressBookFailure) -> [PersonInput]
  {
    try cards(options).map { (listed) throws(AddressBookFailure) in
      var draft = Self.draft(of: listed.card, options)
      let original = try contacts.original(of: listed.card.id)
      draft.note = original.flatMap { format.details($0).personNote } ?? ""
      return draft
    }
  }

  private static func draft(of card: AddressCard, _ options: PlantingOptions) -> PersonInput {
    var draft = PersonInput(
      name: card.name.text, nickname: FillFromCard.nickname(of: card),
      phone: card.numbers.first?.written.text,
      birthday: card.birthday?.description)
    draft.cycle = options.cycle
    draft.tags = .set(options.tags)
    return draft
  }
}

extension ListedCard {
  /// Returns a copy with missing values taken from another card of the same contact.
  fileprivate func filled(from other: AddressCard) -> ListedCard {
    ListedCard(
      AddressCard(
        id: card.id, name: card.name, nickname: card.nickname ?? other.nickname,
        birthday: card.birthday ?? other.birthday, numbers: card.numbers),
      knownAs: knownAs)
  }
}
