import Domain

/// Reads Monica's gifts and debts, which belong to a contact.
enum MonicaGifts {
  /// Returns the gift or loan of an entry in a list of a contact; nil for other lists.
  static func gift(_ value: JSONTree, in list: String) -> IncomingGift? {
    let facts = value["properties"] ?? .null
    let name = Text.trimmed(facts["name"]?.text ?? "")
    let what = name.isEmpty ? nil : name
    guard ["gift", "debt"].contains(list) else { return nil }
    let day = MonicaDay.day(facts["date"]?.text ?? value["created_at"]?.text)
    var gift = IncomingGift(
      id: value["uuid"]?.text ?? list + name, kind: kind(facts, in: list),
      what: what ?? facts["reason"]?.text, amount: facts["amount"]?.text, day: day)
    gift.currency = facts["currency"]?.text ?? facts["currency"]?["iso"]?.text
    gift.isReturned = list == "debt" && facts["status"]?.text == "complete"
    return gift
  }

  private static func kind(_ facts: JSONTree, in list: String) -> Gift.Kind {
    if list == "debt" {
      let owes = facts["in_debt"]
      return owes == .bool(true) || owes?.text == "yes" ? .borrowed : .lent
    }
    return switch facts["status"]?.text {
    case "received": .received
    case "offered": .given
    case _: .idea
    }
  }
}
