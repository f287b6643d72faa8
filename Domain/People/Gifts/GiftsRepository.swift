/// Stores gifts and loans. Each method is one transaction.
public protocol GiftsRepository: Sendable {
  /// Returns the gifts of a person, or of all people, the newest first. People in the trash are left out.
  func gifts(of person: ID<Person>?) throws(PeopleFailure) -> [PersonGift]

  /// Stores a new gift of a current person.
  func add(_ gift: Gift) throws(PeopleFailure)

  /// Replaces a gift by what a rule returns. If the rule returns nil, the gift is soft-deleted. Returns the gift as it
  /// is now, or as it was before it was deleted.
  func change(_ id: ID<Gift>, as kind: ChangeKind, at now: Now, by rule: GiftRule)
    throws(PeopleFailure) -> PersonGift

  /// Restores a soft-deleted gift of a current person.
  func restore(_ id: ID<Gift>) throws(PeopleFailure)
}

/// A closure that computes a gift, or throws a refusal.
public typealias GiftRule = (Gift) throws(GiftRefusal) -> Gift?
