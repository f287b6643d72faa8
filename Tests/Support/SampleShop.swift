import Domain

/// Book sources with sample books, which use no network.
package enum SampleShop {
  /// Returns a valid ISBN-13, a different one for each number.
  package static func isbn(_ number: Int) -> ISBN { .counted(number) }

  static let demian = BookSearchResult(
    isbn13: ISBN("9788937460449"), title: "데미안",
    authors: BookAuthors(names: ["헤르만 헤세"]), publisher: "민음사",
    published: .on("2000-12-20"), pages: 239, category: .poem,
    cover: "https://covers.example/demian.jpg", link: "https://shop.example/demian",
    description: "에밀 싱클레어의 젊은 날 이야기.", source: .openlibrary)

  static let java = BookSearchResult(
    isbn13: ISBN("9788994492032"), title: "Java의 정석", subtitle: "3rd Edition",
    authors: BookAuthors(names: ["남궁성"]), publisher: "도우출판",
    published: .on("2016-01-27"), pages: 1022, category: .computer, source: .openlibrary)

  /// 120 books with similar titles, enough for several pages of results.
  static let forest: [BookSearchResult] = (1...120).map {
    BookSearchResult(
      isbn13: isbn($0), title: "Norwegian Wood \($0)",
      authors: BookAuthors(names: ["Haruki Murakami"]),
      category: $0 % 3 == 0 ? .essay : $0 % 3 == 1 ? .poem : .etc, source: .openlibrary)
  }

  private static func found(_ text: String) -> [BookSearchResult] {
    // The Korean title finds these books too.
    let words = text == "노르웨이의 숲" ? "norwegian wood" : text.lowercased()
    return ([demian, java] + forest).filter { book in
      [book.title, book.author ?? ""].contains { $0.lowercased().contains(words) }
    }
  }

  /// Open Library, which fails for the texts in `failures`.
  private static let openLibrary = BookSearch(
    source: .openlibrary,
    search: { (query, page) throws(BookSearchFailure) in
      if let reason = failures[query.text] { throw BookSearchFailure(.openlibrary, reason) }
      let paging = BookPaging(size: 50, reach: 200)
      try paging.check(page, of: .openlibrary)
      let all = found(query.text)
      return BookPage(
        results: Array(all.dropFirst((page - 1) * 50).prefix(50)), page: page,
        pages: paging.pages(of: all.count), total: all.count, source: .openlibrary)
    },
    lookup: { (isbn) throws(BookSearchFailure) in
      guard let book = ([demian, java] + forest).first(where: { $0.isbn13 == isbn }) else {
        throw BookSearchFailure(.openlibrary, .notFound)
      }
      return BookAnswer(book)
    },
    discover: { (request) throws(BookSearchFailure) in
      guard let making = BookSource.openlibrary.making(request.list) else {
        throw BookSearchFailure(.openlibrary, .notOffered)
      }
      let category = making.category(of: request)
      let books = [demian, java] + forest.prefix(3)
      let shown = books.filter { category == nil || $0.category == category }
      return BookPage(
        results: shown, page: 1, pages: 1, total: shown.count, source: .openlibrary,
        making: making, category: category)
    })

  /// Kakao, which knows one book but not its number of pages. It fails without a key; searches also fail with the key
  /// `wrong`.
  private static func kakao(_ key: String?) -> BookSearch {
    let book = BookSearchResult(
      isbn13: demian.isbn13, title: demian.title, authors: demian.authors,
      publisher: demian.publisher, published: demian.published,
      link: "https://search.daum.net/demian", source: .kakao)
    return BookSearch(
      source: .kakao,
      search: { (query, _) throws(BookSearchFailure) in
        if key == nil { throw BookSearchFailure(.kakao, .noKey) }
        if key == "wrong" { throw BookSearchFailure(.kakao, .badKey(message: nil)) }
        if query.text == "quota" { throw BookSearchFailure(.kakao, .quota) }
        let books = book.title.contains(query.text) ? [book] : []
        return BookPage(
          results: books, page: 1, pages: 1, total: books.count, source: .kakao)
      },
      lookup: { (isbn) throws(BookSearchFailure) in
        if key == nil { throw BookSearchFailure(.kakao, .noKey) }
        guard isbn == book.isbn13 else { throw BookSearchFailure(.kakao, .notFound) }
        return BookAnswer(book)
      },
      discover: { (_) throws(BookSearchFailure) in throw BookSearchFailure(.kakao, .notOffered) })
  }

  /// The lending lists of Korean libraries. A search or an ISBN always fails. Lists need a key.
  private static func naru(_ key: String?) -> BookSearch {
    BookSearch(
      source: .naru,
      search: { (_, _) throws(BookSearchFailure) in
        throw BookSearchFailure(.naru, key == nil ? .noKey : .quota)
      },
      lookup: { (_) throws(BookSearchFailure) in
        throw BookSearchFailure(.naru, key == nil ? .noKey : .notFound)
      },
      discover: { (request) throws(BookSearchFailure) in
        if key == nil { throw BookSearchFailure(.naru, .noKey) }
        if request.list == .blog { throw BookSearchFailure(.naru, .notOffered) }
        let books = [demian, java].filter {
          request.category == nil || request.category == $0.category
        }
        .map {
          BookSearchResult(
            isbn13: $0.isbn13, title: $0.title, authors: $0.authors, publisher: $0.publisher,
            year: $0.publishedIn, category: $0.category, source: .naru)
        }
        return BookPage(
          results: books, page: 1, pages: 1, total: books.count, source: .naru,
          making: BookSource.naru.making(request.list), category: request.category)
      })
  }

  private static let failures: [String: BookSearchFailure.Cause] = [
    "error": .service(code: "4", message: "API출력이 금지된 회원입니다"), "broken": .status(500),
    "slow": .slow, "garbled": .badAnswer, "alone": .offline,
  ]

  private static func aladin(_ key: String?) -> BookSearch {
    BookSearch(
      source: .aladin,
      search: { (_, _) throws(BookSearchFailure) in
        throw BookSearchFailure(.aladin, key == nil ? .noKey : .closed(message: nil))
      },
      lookup: { (_) throws(BookSearchFailure) in
        throw BookSearchFailure(.aladin, key == nil ? .noKey : .closed(message: nil))
      },
      discover: { (request) throws(BookSearchFailure) in
        if key == nil { throw BookSearchFailure(.aladin, .noKey) }
        var books = [demian, java]
        for index in books.indices { books[index].salesPoint = 12_000 - 1_000 * index }
        return BookPage(
          results: books, page: 1, pages: 1, total: 2, source: .aladin,
          making: BookSource.aladin.making(request.list))
      })
  }

  /// Returns a closure that creates all sample sources, and the source for the books of a store.
  package static func sources(_ reading: any ReadingRepository)
    -> @Sendable (
      BookCatalogues, Cancellation?
    ) -> BookSources
  {
    { catalogues, cancellation in
      BookSources(
        [
          kakao(catalogues.kakao.key), openLibrary, naru(catalogues.naru.key),
          aladin(catalogues.aladinKey),
          .library(of: reading),
        ],
        cancellation: cancellation)
    }
  }
}

extension SharePicture {
  /// Writes to files in memory and renders no pictures.
  package static var toNowhere: SharePicture {
    SharePicture(
      files: FilesInMemory().port,
      pictures: PictureMaker { (_, _) throws(PictureFailure) in throw .noProgram })
  }
}
