/// The fields of a new person that were filled in from the address book.
public struct FilledFromCard: Equatable, Sendable {
  public var phone = false
  public var birthday = false
  public var nickname = false
  public var note = false
  /// Whether the phone number or the birthday is missing and no field was filled in, because several cards have the
  /// same name.
  public var isUnclear = false

  public var isNothing: Bool { !phone && !birthday && !nickname && !note }

  public init() {}
}

/// Fills in missing fields of a new person from the address book. Requires exactly one card with the person's name,
/// which must not be registered.
public struct FillFromCard: Sendable {
  let contacts: any AddressBookRepository
  let format: CardFormat

  /// Returns the draft with missing fields filled in, and which fields were filled in.
  public func callAsFunction(_ draft: PersonInput) throws(AddressBookFailure)
    -> (draft: PersonInput, filledFields: FilledFromCard)
  {
    var filledFields = FilledFromCard()
    let cards = try cards(named: draft.name ?? "")
    if cards.count > 1 {
      filledFields.isUnclear = (draft.phone ?? "").isEmpty || (draft.birthday ?? "").isEmpty
      return (draft, filledFields)
    }
    guard let only = cards.first, !only.isRegistered else { return (draft, filledFields) }
    let card = only.card
    var filled = draft
    if (draft.phone ?? "").isEmpty, let number = card.numbers.first {
      filled.phone = number.written.text
      filledFields.phone = true
    }
    if (draft.birthday ?? "").isEmpty, let birthday = card.birthday {
      filled.birthday = birthday.description
      filledFields.birthday = true
    }
    if (draft.nickname ?? "").isEmpty, let nickname = Self.nickname(of: card) {
      filled.nickname = nickname
      filledFields.nickname = true
    }
    if (draft.note ?? "").isEmpty,
      let note = try contacts.original(of: card.id).flatMap({ format.details($0).personNote })
    {
      filled.note = note
      filledFields.note = true
    }
    return (filled, filledFields)
  }

  /// Returns the nickname on a card; nil if it equals the name or is too long for a plant.
  static func nickname(of card: AddressCard) -> String? {
    guard let nickname = card.nickname, nickname != card.name,
      Person.nicknameLimit.length(of: nickname.text) <= Person.nicknameLimit.count
    else { return nil }
    return nickname.text
  }

  /// Returns the cards with a name. The search stops once several cards are found.
  private func cards(named name: String) throws(AddressBookFailure) -> [ListedCard] {
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
