import Domain

extension Gift {
  /// Returns a gift to a person, on 1 March 2026.
  package static func sample(
    id: String = "g1", of person: String = "mina", _ kind: Gift.Kind = .given,
    _ what: String? = "red scarf", _ money: Money? = nil, for occasion: String? = nil,
    on day: String = "2026-03-01", returned: Int = 0
  ) -> Gift {
    Gift(
      id: ID(id), person: ID(person), kind: kind, what: what.map(SingleLineText.init(stored:)),
      amount: money, occasion: occasion.map(GiftOccasion.init(stored:)), on: .on(day),
      returned: returned)
  }
}
