/// What is to be changed about the note of a watering; what is not mentioned stays.
public struct ReviewChange: Equatable, Sendable {
  /// The new keywords.
  public var keywords: [String]?
  /// The new memo; empty takes it away.
  public var memo: String?

  /// Describes a change.
  public init(keywords: [String]? = nil, memo: String? = nil) {
    self.keywords = keywords
    self.memo = memo
  }
}

/// Edits, clears or takes away what was recorded on a day: one known watering, or the latest of
/// the day. Affection and the next watering stay as they are, whatever is changed afterwards.
public struct ReviseWatering: Sendable {
  let reviews: any ReviewsRepository

  /// Changes the note; it has to go on saying something.
  public func edit(
    _ id: ID<Person>, on day: Day, watering: ID<Watering>? = nil, _ change: ReviewChange
  ) throws(PeopleError) -> Watering {
    try reviews.revise(id, on: day, watering: watering) { (watering) throws(PersonRefusal) in
      let review = try Review(
        keywords: change.keywords ?? watering.keywords.map(\.text),
        memo: change.memo ?? watering.memo?.text)
      if review.keywords.isEmpty && review.memo == nil { throw .emptyReview }
      return .noted(review)
    }
  }

  /// Clears the note and keeps the watering.
  public func clear(_ id: ID<Person>, on day: Day, watering: ID<Watering>? = nil)
    throws(PeopleError) -> Watering
  {
    try reviews.revise(id, on: day, watering: watering) { (_) throws(PersonRefusal) in
      .noted(.empty)
    }
  }

  /// Takes the watering itself away.
  public func takeAway(_ id: ID<Person>, on day: Day, watering: ID<Watering>? = nil)
    throws(PeopleError) -> Watering
  {
    try reviews.revise(id, on: day, watering: watering) { (_) throws(PersonRefusal) in
      .takenAway
    }
  }
}
