/// Adds and removes favourites; they may be goals or not.
public struct LikeBook: Sendable {
  let favourites: any FavouritesRepository
  let clock: WallClock

  /// Likes a search result. If it is already a favourite, its data is updated and its time kept.
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

  /// Removes a favourite and returns it; throws if there is none.
  public func off(_ name: LikedName) throws(ReadingError) -> Favourite {
    guard let liked = try favourites.unlike(name) else { throw .unknown(reference: name.text) }
    return liked
  }

  /// Undoes `off`, with the original time.
  public func putBack(_ favourite: Favourite) throws(ReadingError) -> Favourite {
    try favourites.like(favourite)
  }
}
