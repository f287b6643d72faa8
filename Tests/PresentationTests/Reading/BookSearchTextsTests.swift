import Domain
import Testing

@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

@Suite struct `What is said of books that were found` {
  private let failures = [
    BookSearchFailure(.aladin, .noKey), BookSearchFailure(.openlibrary, .offline),
  ]

  // korean D9, BK-12
  @Test func `says once where it comes from, whoever failed before`() throws {
    let korean = try #require(
      BookSearchWords(.korean).fellBack(from: failures, to: .library))
    #expect(korean.components(of: "대신 내 책에서 찾아봤어요") == 1)
    #expect(korean.contains("Open Library에 연결하지 못했어요."))
    let english = try #require(
      BookSearchWords(.english).fellBack(from: failures + failures, to: .library))
    #expect(english.components(of: "Haru searched your own books instead.") == 1)
    #expect(english.components(of: "could not be reached") == 1)
    #expect(BookSearchWords(.english).fellBack(from: [], to: .library) == nil)
  }

  // korean BK-12
  @Test func `tells that Aladin has ended its service`() {
    let korean = BookSearchWords(.korean).sentence(failures[0])
    #expect(korean.contains("2026년 10월 30일에 책 정보 제공을 끝냈어요"))
    let english = BookSearchWords(.english).sentence(failures[0])
    #expect(english.contains("stopped providing book data on 30 October 2026"))
  }

  @Test(arguments: [
    (BookSource.kakao, "developers.kakao.com", "books.kakao.key -"),
    (.naru, "data4library.kr", "books.naru.key -"),
  ])
  func `says where a key is to be had, and that it goes without one`(
    source: BookSource, site: String, command: String
  ) {
    for language in [Language.korean, .english] {
      let words = BookSearchWords(language).sentence(BookSearchFailure(source, .noKey))
      #expect(words.contains(site) && words.contains(command) && words.contains("Open Library"))
    }
  }

  // BK-13
  @Test func `calls nothing a bestseller that was only read or lent`() {
    for making in ListMaking.allCases where making != .sales {
      #expect(!BookSearchWords(.korean).name(making).contains("베스트셀러"))
      #expect(!BookSearchWords(.english).name(making).lowercased().contains("bestseller"))
    }
    for making in [ListMaking.loans, .trendingWeek] {
      #expect(BookSearchWords(.korean).made(making, of: nil)?.contains("판매 순위") == true)
      #expect(
        BookSearchWords(.english).made(making, of: nil)?.contains("Not a sales ranking") == true)
    }
  }

  // real 5
  @Test(arguments: [
    ("Hermann Hesse; 전영애", "Hermann Hesse 외 1명", "Hermann Hesse and 1 other"),
    ("A 외 19명", "A 외 19명", "A and 19 others"), ("한강", "한강", "한강"),
  ])
  func `names the first author in the reader's language`(
    stored: String, korean: String, english: String
  ) {
    let authors = BookAuthors(stored: stored)
    #expect(ReadingWords(.korean).authors(authors) == korean)
    #expect(ReadingWords(.english).authors(authors) == english)
  }

  // real 5
  @Test func `names all authors where there is room`() {
    let authors = BookAuthors(stored: "A; B 외 2명")
    #expect(ReadingWords(.korean).everyAuthor(authors) == "A, B 외 2명")
    #expect(ReadingWords(.english).everyAuthor(authors) == "A, B and 2 others")
  }

  // korean BK-42, real 6
  @Test func `tells the subtitle and the day, or the year, of a book`() {
    func line(_ published: Day?, _ year: Int?) -> String {
      ReadingTexts(ReadingWords(.english)).searchResult(
        BookSearchResult(
          title: "Demian", subtitle: "A story", published: published, year: year,
          source: .openlibrary), BookFlags(goals: [], liked: []))
    }
    #expect(line(Day("2000-12-20"), 2000).hasSuffix("Demian - A story  (2000-12-20)"))
    #expect(line(nil, 1999).hasSuffix("Demian - A story  (1999)"))
    #expect(line(nil, nil).hasSuffix("Demian - A story"))
  }
}

extension String {
  /// Returns the number of times that a text occurs in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
