extension BookSearch {
  /// Searches the goals and favourites of a store, without network access.
  public static func library(of reading: any ReadingRepository) -> BookSearch {
    library(
      find: { (query) throws(StorageFailure) in
        try stored { () throws(ReadingError) in
          var found: [FoundBook] = []
          var seen: Set<LikedName> = []
          func add(_ facts: BookFacts) -> Bool {
            if seen.insert(facts.likedName).inserted { found.append(FoundBook(facts)) }
            return true
          }
          try reading.visit(BookList(.all, search: query.text)) { add($0.facts) }
          let words = BookFilter(words: query.text)
          try reading.visitFavourites(.title, matching: words) { add($0.facts) }
          return found
        }
      },
      book: { (isbn) throws(StorageFailure) in
        try stored { () throws(ReadingError) in
          if let goal = try reading.candidates(for: isbn.text, by: .id).first(where: {
            $0.facts.isbn == isbn
          }
          ) {
            return FoundBook(goal.facts)
          }
          return try reading.favouriteCandidates(for: isbn.text, by: .id)
            .first { $0.facts.isbn == isbn }.map { FoundBook($0.facts) }
        }
      })
  }

  /// Queries cannot be refused, so only storage failures remain.
  private static func stored<Found>(_ look: () throws(ReadingError) -> Found)
    throws(StorageFailure) -> Found
  {
    do throws(ReadingError) { return try look() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .ambiguous, .ambiguousSentence, .ambiguousFavourite:
        preconditionFailure("looking at books broke a rule")
      }
    }
  }
}
