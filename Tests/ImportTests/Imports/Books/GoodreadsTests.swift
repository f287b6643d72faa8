import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

/// Tests of importing books from Goodreads. I-10, I-04.
@Suite struct `Books of Goodreads` {
  @Test func `come with everything their table says`() throws {
    let file = try ReadFile(BookFixtures.goodreads)
    #expect(file.trial.failure == nil)
    #expect(file.entries.map(\.id) == ["101", "102", "103", "105"])
    #expect(file.entries.map(\.line) == [2, 4, 5, 7])
    let book = file.books[0]
    #expect(book.title == "The Orchard Road (Low Hills #1)")
    #expect(book.authors == ["Ada Fenn", "Bo Lind", "Cy Marr"])
    #expect(book.isbn == "9780441172719")
    #expect(book.publisher == "Quiet Press")
    #expect(book.pages == 412)
    #expect(book.halfStars == 8)
    #expect(book.status == .finished)
    #expect(book.readings == [.init(to: day("2024-03-02"))])
    #expect(book.added == day("2024-01-15"))
    #expect(book.tags == ["classics", "hills"])
    #expect(book.readCount == 2)
    #expect(book.review == "Fine & slow.\n\nI'd read it again: \"twice\",\neven.")
    #expect(file.kept(0, "Private Notes") == "lent to Mina")
    #expect(file.kept(0, "Owned Copies") == "1")
    #expect(file.kept(0, "Average Rating") == "4.10")
    #expect(file.kept(0, "Author l-f") == "Fenn, Ada")
    #expect(file.kept(0, "Year Published") == "2019")
    #expect(file.kept(0, "Bookshelves with positions") == "classics (#3), hills (#12)")
  }

  @Test func `are wanted, given up or paused by the name of their shelf`() throws {
    let file = try ReadFile(BookFixtures.goodreads)
    #expect(file.books.map(\.status) == [.finished, .wanted, .dropped, .wanted])
    #expect(file.books.map(\.tags) == [["classics", "hills"], [], ["funny"], ["book-club"]])
    #expect(file.books[1].halfStars == nil)
    #expect(file.books[1].isbn == "9788936434120")
    #expect(file.kept(2, "Exclusive Shelf") == "dnf")
  }

  @Test(
    arguments: [
      ("read", .standard(.finished)), ("currently-reading", .standard(.reading)),
      ("to-read", .standard(.wanted)), ("DNF", .own(.dropped)),
      ("did-not-finish", .standard(.dropped)),
      ("abandoned", .standard(.dropped)), ("gave up", .own(.dropped)), ("stopped", .own(.dropped)),
      ("읽다-포기", .own(.dropped)), ("중단", .own(.dropped)), ("dnf-2023", .own(.dropped)),
      ("on-hold", .own(.paused)), ("paused", .standard(.paused)), ("on_hiatus", .own(.paused)),
      ("보류", .own(.paused)), ("잠시-멈춤", .own(.paused)), ("완독", .own(.finished)),
      ("읽는 중", .own(.reading)), ("book-club", .own(.wanted)), ("unfinished-tales", .own(.wanted)),
    ] as [(String, ShelfName.Meaning)])
  func `stand on shelves whose names mean something`(_ name: String, _ meaning: ShelfName.Meaning) {
    #expect(ShelfName.meaning(name) == meaning)
  }

  @Test func `name what is wrong, and keep it`() throws {
    let file = try ReadFile(BookFixtures.goodreads)
    #expect(
      file.problems == [
        .init(line: 5, .isbnWrong("1234567890123"), failed: false),
        .init(line: 5, .dateUnreadable("0000/01/01"), failed: false),
        .init(line: 6, .titleMissing, failed: true),
        .init(line: 7, .numberUnreadable(column: "Number of Pages", "x9"), failed: false),
      ])
    #expect(file.kept(2, "ISBN13") == "1234567890123")
    #expect(file.kept(2, "Date Read") == "0000/01/01")
    #expect(file.kept(3, "Number of Pages") == "x9")
    #expect(file.books[2].isbn == nil)
    #expect(file.books[2].added == day("2023-07-09"))
  }

  @Test(arguments: ImportFixtures.all.filter { $0.format == .goodreads }.map(\.name))
  func `are the same in every form of the table`(_ name: String) throws {
    let fixture = try #require(
      ImportFixtures.all.first { $0.format == .goodreads && $0.name == name })
    let whole = try ReadFile(BookFixtures.goodreads)
    let file = try ReadFile(fixture.bytes)
    switch name {
    case "only a header":
      #expect(file.entries.isEmpty && file.problems.isEmpty && file.trial.failure == nil)
    case "cut":
      #expect(file.books == Array(whole.books.prefix(2)))
      #expect(file.problems.last?.reason == .cutOff)
      #expect(file.problems.last?.failed == true)
    default:
      #expect(file.books == whole.books)
      #expect(file.entries.map(\.id) == whole.entries.map(\.id))
    }
  }

  @Test func `come from Korean letters of before Unicode`() throws {
    let row =
      "Book Id,Title,Author,My Rating,Exclusive Shelf\n1,\"\u{AC00}\u{B098}\",\u{B2E4},5,read\n"
    let file = try ReadFile(Array(row.utf8))
    let old: [UInt8] =
      Array("Book Id,Title,Author,My Rating,Exclusive Shelf\n1,".utf8)
      + [34, 0xB0, 0xA1, 0xB3, 0xAA, 34, 44, 0xB4, 0xD9] + Array(",5,read\n".utf8)
    #expect(try ReadFile(old).books == file.books)
    #expect(file.books.map(\.title) == ["가나"])
  }

  @Test func `are found by the names of their columns, whatever else there is`() throws {
    let text = """
      Exclusive Shelf;Own Column; MY RATING ;author;title
      read;something;3;Ada;One
      """
    let file = try ReadFile(text)
    #expect(file.formats == [.goodreads])
    #expect(file.books == [.init(title: "One", authors: ["Ada"], status: .finished, halfStars: 6)])
    #expect(file.kept(0, "Own Column") == "something")
    #expect(file.entries[0].id == "One — Ada")
  }

  @Test func `say which row is short or has a field without an end`() throws {
    let head = "Title,Author,My Rating,Exclusive Shelf,My Review\n"
    let file = try ReadFile(head + "One,Ada,3\nTwo,Ada,3,read,\"open\nTwo still")
    #expect(file.books.map(\.title) == ["One"])
    #expect(
      file.problems == [
        .init(line: 2, .columnsMissing, failed: false), .init(line: 3, .cutOff, failed: true),
      ])
  }

  @Test(.slow) func `refuse a field that is too long, and read on`() throws {
    let head = "Title,Author,My Rating,Exclusive Shelf,My Review\n"
    let long = String(repeating: "긴", count: (CSVStream.longestField / 3) + 1)
    let file = try ReadFile(head + "One,Ada,3,read,\(long)\nTwo,Ada,3,read,\n")
    #expect(file.books.map(\.title) == ["Two"])
    #expect(
      file.problems == [
        .init(line: 2, .fieldTooLong(limit: CSVStream.longestField), failed: true)
      ])
  }

  @Test func `name a row that is no Unicode`() throws {
    let start = Array("Title,Author,My Rating,Exclusive Shelf\n가,나,1,read\nOne,".utf8)
    // Half of a surrogate pair, which is invalid in Unicode text.
    let file = try ReadFile(start + [0xED, 0xA0, 0x80] + Array(",3,read\nTwo,B,3,read\n".utf8))
    #expect(file.books.map(\.title) == ["가", "Two"])
    #expect(file.problems == [.init(line: 3, .notUnicode, failed: true)])
  }

  @Test func `have no tag of a position without its shelf`() throws {
    let text =
      "Title,Author,My Rating,Exclusive Shelf,Bookshelves with positions\n"
      + "One,A,3,read,\"hills (#1),(#12)\"\n"
    #expect(try ReadFile(text).books[0].tags == ["hills"])
  }

  // Any of the three numbers may be the year: `25/06/01` was once read as 2001.
  @Test(arguments: ["25/06/01", "01.02.03", "6/25/01"])
  func `have no day where only two digits of the year are written`(_ day: String) throws {
    let text = "Title,Author,My Rating,Exclusive Shelf,Date Read\nOne,A,3,read,\(day)\n"
    #expect(try ReadFile(text).problems.map(\.reason) == [.dateUnreadable(day)])
  }

  @Test func `say their days in the order somebody names`() throws {
    let text = "Title,Author,My Rating,Exclusive Shelf,Date Read\nOne,A,3,read,3/4/2024\n"
    #expect(try ReadFile(text).problems.map(\.reason) == [.dateUnreadable("3/4/2024")])
    let read = try ReadFile(text, dates: .monthFirst).books[0].readings
    #expect(read == [.init(to: day("2024-03-04"))])
    #expect(
      try ReadFile(text, dates: .dayFirst).books[0].readings == [.init(to: day("2024-04-03"))])
  }

  @Test(
    arguments: [
      ("plain", "plain", false), ("a<br>b<br/>c<BR />d", "a\nb\nc\nd", false),
      ("<p>a</p><p>b</p>", "a\nb", false), ("1 < 2 &lt; 3 <3", "1 < 2 < 3 <3", false),
      ("<b>a</b> <i>b</i>", "a b", false), ("<a href=\"http://x\">y</a>", "y", true),
      ("if a<b and c>d", "if a<b and c>d", false), ("&#44032;&quot;", "가\"", false),
      ("a<br/><br/><br/><br/>b", "a\n\nb", false), ("<br", "<br", false),
    ])
  func `have reviews that are read as they were meant`(
    _ raw: String, _ text: String, _ isPoorer: Bool
  ) {
    let plain = HTMLText.plain(raw)
    #expect(plain.text == text)
    #expect(plain.isPoorer == isPoorer)
  }
}
