extension BookSearchResult {
  /// Whether a lookup by ISBN may supply missing fields.
  public var mayBeCompleted: Bool { isbn13 != nil && (pages == nil || description == nil) }

  /// Returns the result with missing fields taken from another description of the same book. Known fields stay.
  public func completed(by other: BookSearchResult) -> BookSearchResult {
    BookSearchResult(
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
