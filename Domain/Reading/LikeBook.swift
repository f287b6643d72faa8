/// Likes books, whether they are goals or not, and stops liking them.
public struct LikeBook: Sendable {
  let favourites: any FavouritesRepository
  let clock: WallClock

  /// Likes a book that was found somewhere. One that is liked already is only known better.
  public func found(_ draft: BookDraft) throws(ReadingError) -> Favourite {
    let facts: BookFacts
    do throws(BookRefusal) { facts = try draft.told() } catch { throw .refused(error) }
    return try like(facts)
  }

  /// Likes a book that is a goal.
  public func goal(_ book: Book) throws(ReadingError) -> Favourite { try like(book.facts) }

  private func like(_ facts: BookFacts) throws(ReadingError) -> Favourite {
    try favourites.like(Favourite(facts, liked: clock.now()))
  }

  /// Stops liking a book.
  public func off(_ name: LikedName) throws(ReadingError) -> Favourite {
    guard let liked = try favourites.unlike(name) else { throw .unknown(reference: name.text) }
    return liked
  }

  /// Likes a book again as it was liked before.
  public func putBack(_ favourite: Favourite) throws(ReadingError) -> Favourite {
    try favourites.like(favourite)
  }
}
