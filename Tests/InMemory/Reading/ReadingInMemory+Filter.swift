import Domain

extension ReadingInMemory {
  func oracle(_ filter: BookFilter, among all: [Book]) -> FilterOracle<BookFacet, Book> {
    FilterOracle(
      filter,
      finds: SearchReference(folding).texts(
        among: all, Self.texts, tags: { $0.tags.words + Hashtag.all(in: $0.note?.text ?? "") }),
      number: { facet, book in
        switch facet {
        case .pages: book.facts.pages.map(Double.init)
        case .page: book.facts.pages == nil ? nil : Double(book.reached)
        case .percent: Double(book.reached * 100 / book.end)
        case .rating: book.rating.map { Double($0.halves) / 2 }
        case .day, .started, .finished, .target, .liked: nil
        }
      },
      day: { facet, book in
        switch facet {
        case .day: book.completedOn ?? book.startedOn
        case .started: book.startedOn
        case .finished: book.completedOn
        case .target: book.target
        case .liked, .pages, .page, .percent, .rating: nil
        }
      })
  }

  func oracle(_ filter: BookFilter, among all: [Favourite])
    -> FilterOracle<BookFacet, Favourite>
  {
    FilterOracle(
      filter,
      finds: SearchReference(folding).texts(
        among: all, { Self.texts($0.facts) }, tags: { _ in [] }),
      number: { facet, favourite in
        facet == .pages ? favourite.facts.pages.map(Double.init) : nil
      },
      day: { facet, favourite in
        [.day, .liked].contains(facet) ? favourite.liked.day : nil
      })
  }
}
