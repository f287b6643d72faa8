/// Whom of the address book somebody wants to plant, and with what.
public struct PlantingWish: Equatable, Sendable {
  /// Only whose name or number contains this.
  public var search: String?
  /// Only these cards, where some were marked.
  public var cards: Set<ID<AddressCard>>?
  /// What all of them are marked with.
  public var tags: [String] = []
  /// How often contact is due; nothing means what one of the tags says, or else never.
  public var cycle: CycleChoice?

  /// Means everybody who is no plant yet.
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

/// Makes new people of the cards that are no plant yet: each once, although several cards may have
/// the number of one person.
public struct ContactDrafts: Sendable {
  let contacts: any AddressBookRepository

  /// The cards that are meant, in the order of names.
  public func cards(_ wish: PlantingWish) throws(AddressBookError) -> [ListedCard] {
    var keys: [String: Int] = [:]
    var names: Set<String> = []
    var meant: [ListedCard] = []
    let query = AddressBookQuery(search: wish.search, isUnregistered: true)
    try contacts.visit(query) { listed in
      if let cards = wish.cards, !cards.contains(listed.card.id) { return true }
      guard let number = listed.card.numbers.first else {
        if names.insert(listed.card.name.text.lowercased()).inserted { meant.append(listed) }
        return true
      }
      if let known = keys[number.key] {
        // What the other card of somebody does not say, this one may.
        meant[known] = meant[known].filled(from: listed.card)
      } else {
        keys[number.key] = meant.count
        meant.append(listed)
      }
      return true
    }
    return meant
  }

  /// What is to be registered of the cards.
  public func callAsFunction(_ wish: PlantingWish) throws(AddressBookError) -> [PersonDraft] {
    try cards(wish).map { Self.draft(of: $0.card, wish) }
  }

  private static func draft(of card: AddressCard, _ wish: PlantingWish) -> PersonDraft {
    var draft = PersonDraft(
      name: card.name.text, cycleDays: nil, nickname: FillFromCard.nickname(of: card) ?? "",
      phone: card.numbers.first?.written.text ?? "",
      birthday: card.birthday?.description ?? "")
    draft.cycle = wish.cycle
    draft.tags = wish.tags
    return draft
  }
}

extension ListedCard {
  /// The same with what another card of this somebody says and this one does not.
  fileprivate func filled(from other: AddressCard) -> ListedCard {
    ListedCard(
      AddressCard(
        id: card.id, name: card.name, nickname: card.nickname ?? other.nickname,
        birthday: card.birthday ?? other.birthday, numbers: card.numbers),
      knownAs: knownAs)
  }
}
