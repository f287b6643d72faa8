import Domain
import StoreSupport
import Support
import Testing

@testable import Data

// L-51
@Suite struct `A table that somebody made` {
  private let people = """
    이름,휴대폰,생일,회사
    김민아,010-1234-5678,1990-03-08,하루
    박준호,010 9876 5432,3월 9일,
    이서연,,음 4/8,

    """
  private let books = """
    제목,저자,별점,읽은 날,메모
    데미안,헤르만 헤세,4.5,2026-01-02,다시 읽기
    소년이 온다,한강,★★★★★,,

    """

  /// “이름,휴대폰,생일\n김민아,010-1234-5678,1990-03-08\n” in CP949.
  private let older: [UInt8] =
    [
      0xC0, 0xCC, 0xB8, 0xA7, 0x2C, 0xC8, 0xDE, 0xB4, 0xEB, 0xC6, 0xF9, 0x2C, 0xBB, 0xFD, 0xC0,
      0xCF,
    ]
    + [0x0A, 0xB1, 0xE8, 0xB9, 0xCE, 0xBE, 0xC6] + Array(",010-1234-5678,1990-03-08\n".utf8)

  private func cards(_ file: ReadFile) -> [String] {
    file.entries.compactMap {
      if case .card(let card) = $0.content {
        String(decoding: card.card, as: UTF8.self)
      } else {
        nil
      }
    }
  }

  @Test func `of people with Korean headings becomes contacts`() throws {
    let file = try ReadFile(people)
    #expect(file.formats == [.csv])
    let cards = cards(file)
    #expect(cards.count == 3)
    #expect(cards[0].contains("FN:김민아\r\n") && cards[0].contains("010-1234-5678"))
    #expect(cards[0].contains("BDAY:1990-03-08\r\n") && cards[0].contains("NOTE:회사: 하루"))
    #expect(cards[1].contains("BDAY") && !cards[1].contains("NOTE"))
    // A card has no lunar birthday, so it is reported and kept as a note.
    #expect(!cards[2].contains("BDAY") && cards[2].contains("NOTE:생일: 음 4/8"))
    #expect(file.problems.map(\.reason) == [.dateUnreadable("음 4/8")])
  }

  @Test func `keeps a date of which either number may be the month as a note`() throws {
    let file = try ReadFile("Name,Birthday\nMina,13/04/1990\nJo,03/04/1990\n")
    #expect(cards(file)[0].contains("BDAY:1990-04-13\r\n"))
    #expect(!cards(file)[1].contains("BDAY") && cards(file)[1].contains("03/04/1990"))
    #expect(file.problems.map(\.reason) == [.dateUnreadable("03/04/1990")])
  }

  @Test(arguments: [
    "Name,Birthday\nJo,03/04/1990\n", "First Name,Last Name,Labels,Birthday\nJo,,,03/04/1990\n",
  ])
  func `has the same id for a contact whatever the order of dates is`(_ text: String) throws {
    let ids = try [nil, .dayFirst, .monthFirst].map { (order: ImportDateOrder?) in
      try ReadFile(text, dates: order).entries.map(\.id)
    }
    #expect(ids[0].count == 1 && ids[0] == ids[1] && ids[0] == ids[2])
    #expect(try cards(ReadFile(text, dates: .dayFirst))[0].contains("BDAY:1990-04-03\r\n"))
  }

  @Test func `is read in CP949 as in UTF-8`() throws {
    let file = try ReadFile(older)
    #expect(file.formats == [.csv])
    #expect(cards(file).first?.contains("FN:김민아\r\n") == true)
    #expect(cards(file).first?.contains("BDAY:1990-03-08\r\n") == true)
  }

  @Test func `of books with Korean headings becomes books with stars`() throws {
    let file = try ReadFile(books)
    #expect(file.formats == [.csv])
    #expect(file.books.map(\.title) == ["데미안", "소년이 온다"])
    #expect(file.books.map(\.authors) == [["헤르만 헤세"], ["한강"]])
    #expect(file.books.map(\.halfStars) == [9, 10])
    #expect(file.books.map(\.status) == [.finished, .finished])
    #expect(file.books[0].readings == [.init(to: day("2026-01-02"))])
    #expect(file.books[0].review == "다시 읽기")
  }

  @Test func `may have English headings and other signs between the columns`() throws {
    #expect(try ReadFile("Name;Phone\nMina;010\n").formats == [.csv])
    #expect(try ReadFile("title\trating\nWalden\t4\n").books.map(\.halfStars) == [8])
    // What another program wrote stays its own.
    #expect(
      try ReadFile("Title,Author,My Rating,Exclusive Shelf\nA,B,3,read\n").formats == [.goodreads])
    for text in ["이름,나이\n민아,3\n", "Title,Author\nA,B\n", "제목\n가\n"] {
      #expect(try ReadFile(text).formats.isEmpty, "\(text)")
    }
  }

  @Test func `is imported once, however often it comes`() throws {
    let sandbox = try ImportSandbox()
    let first = try sandbox.bring(people)
    #expect(first.format == .csv && first.kinds[.card]?.added == 3)
    #expect(try sandbox.bring(people).counts.same == 3)
    #expect(try sandbox.bring(books).kinds[.book]?.added == 2)
    #expect(try sandbox.bring(books).counts.same == 2)
  }
}
