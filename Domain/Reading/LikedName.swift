/// The unique key of a favourite: its ISBN or, without an ISBN, its title and author.
public enum LikedName: Hashable, Sendable {
  case number(ISBN)
  case words(title: String, author: String?)

  /// The key as text, which commands accept as a reference.
  public var text: String {
    switch self {
    case .number(let isbn): isbn.text
    case .words(let title, let author): title + (author.map { " · " + $0 } ?? "")
    }
  }
}

extension BookMetadata {
  /// The key that this book has as a favourite.
  public var likedName: LikedName {
    isbn.map(LikedName.number) ?? .words(title: title.text, author: author?.text)
  }
}

extension BookMetadata {
  /// Returns whether both books may have the same author. True if the name of one author contains that of the other
  /// author, such as `Thoreau` and `Henry David Thoreau`, or if an author is unknown.
  func hasAuthor(of other: BookMetadata) -> Bool {
    guard let mine = author?.text.lowercased(), let theirs = other.author?.text.lowercased() else {
      return true
    }
    return mine.contains(theirs) || theirs.contains(mine)
  }
}

extension BookSearchResult {
  /// The key that this search result has as a favourite.
  public var likedName: LikedName { isbn13.map(LikedName.number) ?? BookDraft(self).cleanedName }
}
