/// The unique key of a favourite: its ISBN or, without one, its title and author.
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
  /// The key of this book as a favourite.
  public var likedName: LikedName {
    isbn.map(LikedName.number) ?? .words(title: title.text, author: author?.text)
  }
}

extension BookMetadata {
  /// Whether both may have the same author: one name contains the other, as `Thoreau` and `Henry David Thoreau`, or an
  /// author is unknown.
  func hasAuthor(of other: BookMetadata) -> Bool {
    guard let mine = author?.text.lowercased(), let theirs = other.author?.text.lowercased() else {
      return true
    }
    return mine.contains(theirs) || theirs.contains(mine)
  }
}

extension BookSearchResult {
  /// The key of this book as a favourite.
  public var likedName: LikedName { isbn13.map(LikedName.number) ?? BookDraft(self).cleanedName }
}
