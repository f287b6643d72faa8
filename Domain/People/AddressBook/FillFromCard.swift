/// What a new person takes over from the address book.
public struct TakenFromCard: Equatable, Sendable {
  /// Whether the number was filled in.
  public var phone = false
  /// Whether the birthday was filled in.
  public var birthday = false
  /// Whether the nickname was filled in.
  public var nickname = false

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
    guard let card = try card(named: draft.name) else { return (draft, taken) }
    var filled = draft
    if draft.phone.isEmpty, let number = card.numbers.first {
      filled.phone = number.written.text
      taken.phone = true
    }
    if draft.birthday.isEmpty, let birthday = card.birthday {
      filled.birthday = birthday.description
      taken.birthday = true
    }
    if draft.nickname.isEmpty, let nickname = card.nickname, nickname != card.name,
      Person.nicknameLimit.length(of: nickname.text) <= Person.nicknameLimit.count
    {
      filled.nickname = nickname.text
      taken.nickname = true
    }
    return (filled, taken)
  }

  /// The only card of a name; nothing where it is a plant already, or where there are more.
  private func card(named name: String) throws(AddressBookError) -> AddressCard? {
    let wanted = Text.trimmed(name).lowercased()
    if wanted.isEmpty { return nil }
    var found: [ListedCard] = []
    try contacts.visit(AddressBookQuery(search: Text.trimmed(name))) { listed in
      if listed.card.name.text.lowercased() == wanted { found.append(listed) }
      return found.count < 2
    }
    guard found.count == 1, let only = found.first, !only.isRegistered else { return nil }
    return only.card
  }
}
