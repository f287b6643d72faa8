/// A change to the note of a watering. A nil field stays unchanged.
public struct ReviewChange: Equatable, Sendable {
  public var keywords: [String]?
  /// The new memo; an empty text removes the memo, and nil leaves it unchanged.
  public var memo: String?

  public init(keywords: [String]? = nil, memo: String? = nil) {
    self.keywords = keywords
    self.memo = memo
  }
}

/// Edits, clears or removes a watering, given by id or as the latest of a day. Only removing changes the affection and
/// the next due day.
public struct ReviseWatering: Sendable {
  let reviews: any ReviewsRepository

  /// Edits the note of a watering. Throws if the note becomes empty.
  public func edit(
    _ id: ID<Person>, on day: Day, watering: ID<Watering>? = nil, _ change: ReviewChange
  ) throws(PeopleFailure) -> Watering {
    try reviews.revise(id, on: day, watering: watering) { (watering) throws(PersonRefusal) in
      let review = try Review(
        keywords: change.keywords ?? watering.keywords.map(\.text),
        memo: change.memo ?? watering.memo?.text)
      if review.keywords.isEmpty && review.memo == nil { throw .emptyReview }
      return .noted(review)
    }
  }

  /// Clears the note of a watering, and keeps the watering.
  public func clear(_ id: ID<Person>, on day: Day, watering: ID<Watering>? = nil)
    throws(PeopleFailure) -> Watering
  {
    try reviews.revise(id, on: day, watering: watering) { (_) throws(PersonRefusal) in
      .noted(.empty)
    }
  }

  /// Removes a watering. The affection and the next due day become what they would be without it.
  public func takeAway(_ id: ID<Person>, on day: Day, watering: ID<Watering>? = nil)
    throws(PeopleFailure) -> Watering
  {
    try reviews.revise(id, on: day, watering: watering) { (_) throws(PersonRefusal) in
      .removed
    }
  }
}
