/// Adds and removes favourites. A book may be a favourite and on the user's shelves at once.
public struct LikeBook: Sendable {
  let favourites: any FavouritesRepository
  let clock: WallClock

  /// Adds a search result to the favourites. If it is already a favourite, its data is updated and its time stays.
  public func searchResult(_ draft: BookDraft) throws(ReadingFailure) -> Favourite {
    let facts: BookMetadata
    do throws(BookRefusal) { facts = try draft.cleaned() } catch { throw .refused(error) }
    return try like(facts)
  }

  /// Adds one of the user's books to the favourites.
  public func goal(_ book: Book) throws(ReadingFailure) -> Favourite { try like(book.facts) }

  private func like(_ facts: BookMetadata) throws(ReadingFailure) -> Favourite {
    try favourites.like(Favourite(facts, liked: clock.now()))
  }

  /// Removes a favourite and returns it. Throws if the book is not a favourite.
  public func off(_ name: LikedName) throws(ReadingFailure) -> Favourite {
    guard let liked = try favourites.unlike(name) else { throw .unknown(reference: name.text) }
    return liked
  }

  /// Adds a favourite again with its original time. Undoes `off`.
  public func putBack(_ favourite: Favourite) throws(ReadingFailure) -> Favourite {
    try favourites.like(favourite)
  }
}
