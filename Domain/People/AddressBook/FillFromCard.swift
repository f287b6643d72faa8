/// What a new person takes over from the address book.
public struct TakenFromCard: Equatable, Sendable {
  /// Whether the number was filled in.
  public var phone = false
  /// Whether the birthday was filled in.
  public var birthday = false
  /// Whether the nickname was filled in.
  public var nickname = false
  /// Whether nothing was taken because several cards have the name, and any might be meant.
  public var isUnclear = false

  /// Whether there was anything to take.
  public var isNothing: Bool { !phone && !birthday && !nickname }

  /// Begins with nothing.
  public init() {}
}

/// Fills in what the address book knows of a new person and nobody typed: where exactly one card
/// has the name, and is no plant yet.
public struct FillFromCard: Sendable {
  let contacts: any AddressBookRepository

  /// The draft with what its card knows, and what that was.
  public func callAsFunction(_ draft: PersonDraft) throws(AddressBookError)
    -> (draft: PersonDraft, taken: TakenFromCard)
  {
    var taken = TakenFromCard()
    let cards = try cards(named: draft.name)
    if cards.count > 1 {
      taken.isUnclear = draft.phone.isEmpty || draft.birthday.isEmpty
      return (draft, taken)
    }
    guard let only = cards.first, !only.isRegistered else { return (draft, taken) }
    let card = only.card
    var filled = draft
    if draft.phone.isEmpty, let number = card.numbers.first {
      filled.phone = number.written.text
      taken.phone = true
    }
    if draft.birthday.isEmpty, let birthday = card.birthday {
      filled.birthday = birthday.description
      taken.birthday = true
    }
    if draft.nickname.isEmpty, let nickname = Self.nickname(of: card) {
      filled.nickname = nickname
      taken.nickname = true
    }
    return (filled, taken)
  }

  /// The nickname of a card that a plant can have too.
  static func nickname(of card: AddressCard) -> String? {
    guard let nickname = card.nickname, nickname != card.name,
      Person.nicknameLimit.length(of: nickname.text) <= Person.nicknameLimit.count
    else { return nil }
    return nickname.text
  }

  /// The cards of a name; no more than it takes to know that there are several.
  private func cards(named name: String) throws(AddressBookError) -> [ListedCard] {
    let wanted = Text.trimmed(name).lowercased()
    if wanted.isEmpty { return [] }
    var found: [ListedCard] = []
    try contacts.visit(AddressBookQuery(search: Text.trimmed(name))) { listed in
      if listed.card.name.text.lowercased() == wanted { found.append(listed) }
      return found.count < 2
    }
    return found
  }
}
