extension BookSearch {
  /// Creates a source that searches the books and favourites of a store, without network access.
  public static func library(of reading: any ReadingRepository) -> BookSearch {
    library(
      find: { (query) throws(StorageFailure) in
        try stored { () throws(ReadingFailure) in
          var found: [BookSearchResult] = []
          var seen: Set<LikedName> = []
          func add(_ facts: BookMetadata) -> Bool {
            if seen.insert(facts.likedName).inserted { found.append(BookSearchResult(facts)) }
            return true
          }
          try reading.visit(BookList(.all, search: query.text)) { add($0.facts) }
          let words = BookFilter(words: query.text)
          try reading.visitFavourites(.title, matching: words) { add($0.facts) }
          return found
        }
      },
      book: { (isbn) throws(StorageFailure) in
        try stored { () throws(ReadingFailure) in
          if let goal = try reading.candidates(for: isbn.text, by: .id).first(where: {
            $0.facts.isbn == isbn
          }
          ) {
            return BookSearchResult(goal.facts)
          }
          return try reading.favouriteCandidates(for: isbn.text, by: .id)
            .first { $0.facts.isbn == isbn }.map { BookSearchResult($0.facts) }
        }
      })
  }

  /// Runs a query and converts its error. Only storage errors are possible, because queries are never refused.
  private static func stored<Found>(_ lookUp: () throws(ReadingFailure) -> Found)
    throws(StorageFailure) -> Found
  {
    do throws(ReadingFailure) { return try lookUp() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .ambiguous, .ambiguousSentence, .ambiguousFavourite:
        preconditionFailure("looking at books broke a rule")
      }
    }
  }
}
