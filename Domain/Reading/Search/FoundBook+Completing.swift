extension FoundBook {
  /// Whether somebody who is asked for the book by its number may tell more than is known.
  public var mayBeCompleted: Bool { isbn13 != nil && (pages == nil || description == nil) }

  /// The same book with what another description of it adds; what is known already stays.
  public func completed(by other: FoundBook) -> FoundBook {
    FoundBook(
      isbn13: isbn13 ?? other.isbn13, title: title.isEmpty ? other.title : title,
      subtitle: subtitle ?? other.subtitle, authors: authors ?? other.authors,
      publisher: publisher ?? other.publisher, published: published ?? other.published,
      year: year ?? other.year, pages: pages ?? other.pages,
      category: category == .etc ? other.category : category,
      cover: cover ?? other.cover, link: link ?? other.link,
      description: description ?? other.description, salesPoint: salesPoint ?? other.salesPoint,
      source: source)
  }
}
