/// Adds and removes favourites; they may be goals or not.
public struct LikeBook: Sendable {
  let favourites: any FavouritesRepository
  let clock: WallClock

  /// Likes a search result. If it is already a favourite, its data is updated and its time kept.
  public func searchResult(_ draft: BookDraft) throws(ReadingFailure) -> Favourite {
    let facts: BookMetadata
    do throws(BookRefusal) { facts = try draft.cleaned() } catch { throw .refused(error) }
    return try like(facts)
  }

  /// Likes a book that is a goal.
  public func goal(_ book: Book) throws(ReadingFailure) -> Favourite { try like(book.facts) }

  private func like(_ facts: BookMetadata) throws(ReadingFailure) -> Favourite {
    try favourites.like(Favourite(facts, liked: clock.now()))
  }

  /// Removes a favourite and returns it; throws if there is none.
  public func off(_ name: LikedName) throws(ReadingFailure) -> Favourite {
    guard let liked = try favourites.unlike(name) else { throw .unknown(reference: name.text) }
    return liked
  }

  /// Undoes `off`, with the original time.
  public func putBack(_ favourite: Favourite) throws(ReadingFailure) -> Favourite {
    try favourites.like(favourite)
  }
}
