import Domain
import FuzzPromises
import Testing

@testable import Data

/// Tests of importing books from The StoryGraph. I-11.
@Suite struct `Books of The StoryGraph` {
  @Test func `come with their readings, the latest last`() throws {
    let file = try ReadFile(BookFixtures.storygraph)
    #expect(file.formats == [.storygraph])
    let book = file.books[0]
    #expect(book.authors == ["Ina Vale", "Jo Ambrose"])
    #expect(
      book.readings == [
        .init(from: day("2023-01-02"), to: day("2023-02-03")),
        .init(from: day("2025-06-01"), to: day("2025-06-10")),
      ])
    #expect(book.review == "Good.\nVery.")
    #expect(book.tags == ["sea", "wind"])
    #expect(book.readCount == 2)
    #expect(file.kept(0, "Moods") == "calm, sad")
    #expect(file.kept(0, "Contributors") == "Kim (Translator)")
    #expect(file.kept(0, "Loveable Characters?") == "Yes")
    #expect(file.books.map(\.status) == [.finished, .dropped, .paused, .wanted])
  }

  @Test func `have quarters of stars that become halves, and are kept`() throws {
    let file = try ReadFile(BookFixtures.storygraph)
    #expect(file.books.map(\.halfStars) == [9, nil, 7, nil])
    #expect(file.kept(0, "Star Rating") == "4.25")
    #expect(file.kept(2, "Star Rating") == nil)
    #expect(file.notes == [.starsRounded(1)])
  }

  @Test func `are called by their number, or by what they are`() throws {
    let file = try ReadFile(BookFixtures.storygraph)
    #expect(
      file.entries.map(\.id) == [
        "9780441172719", "B00ABCDEFG", "Third Stair — Ina Vale", "9780441172718",
      ])
    #expect(file.kept(1, "ISBN/UID") == "B00ABCDEFG")
    #expect(
      file.problems.map(\.reason) == [.dateUnreadable("2024/12/40"), .isbnWrong("9780441172718")])
    #expect(file.problems.filter(\.failed).isEmpty)
  }

  @Test(
    arguments: [
      ("0.25", 1), ("0.5", 1), ("1", 2), ("3.75", 8), ("4,5", 9), ("4.75", 10), ("5.0", 10),
    ])
  func `have stars to the nearest half`(_ text: String, _ halves: Int) throws {
    let file = try ReadFile(
      "Title,Authors,ISBN/UID,Read Status,Star Rating\nA,B,,read,\"\(text)\"\n")
    #expect(file.books[0].halfStars == halves)
  }

  @Test(arguments: ["6", "-1", "five", "4.2.1"])
  func `have no stars that there are not`(_ text: String) throws {
    let file = try ReadFile(
      "Title,Authors,ISBN/UID,Read Status,Star Rating\nA,B,,read,\"\(text)\"\n")
    #expect(file.books[0].halfStars == nil)
    #expect(file.problems.map(\.reason) == [.numberUnreadable(column: "Star Rating", text)])
    #expect(file.kept(0, "Star Rating") == text)
  }
}

@Suite struct `Books of BookWyrm` {
  @Test func `come by their shelves, with one reading and a review`() throws {
    let file = try ReadFile(BookFixtures.bookwyrm)
    #expect(file.formats == [.bookwyrm])
    #expect(file.entries.map(\.id) == [7, 8, 9].map { "https://books.example/book/\($0)" })
    let book = file.books[0]
    #expect(book.authors == ["Una Bell", "Tam Orr"])
    #expect(book.isbn == "9780441172719")
    #expect(book.pages == 310)
    #expect(book.halfStars == 9)
    #expect(book.review == "Clear\n\nClear as rain.")
    #expect(book.readings == [.init(from: day("2024-02-01"), to: day("2024-02-20"))])
    #expect(book.added == day("2024-02-20"))
    #expect(file.kept(0, "openlibrary_key") == "OL1W")
    #expect(file.kept(0, "review_published") == "2024-02-21")
    #expect(file.books.map(\.status) == [.finished, .dropped, .wanted])
    #expect(file.books[1].readings == [.init(from: day("2024-03-01"), to: day("2024-03-05"))])
    #expect(file.kept(1, "stopped_date") == "2024-03-05")
    #expect(file.books[2].tags == ["Bridges"])
    #expect(file.problems.isEmpty)
  }

  @Test func `come without shelves from an older one`() throws {
    let file = try ReadFile(
      """
      title,author_text,remote_id,start_date,finish_date,stopped_date
      A,B,1,,2024-01-01,
      C,D,2,,,2024-01-01
      E,F,3,2024-01-01,,
      G,H,4,,,

      """)
    #expect(file.books.map(\.status) == [.finished, .dropped, .reading, nil])
  }
}

@Suite struct `Books of Openreads` {
  @Test func `come from a table`() throws {
    let file = try ReadFile(BookFixtures.openreads)
    #expect(file.formats == [.openreads])
    let book = file.books[0]
    #expect(book.title == "Quiet Rooms")
    #expect(book.subtitle == "A Guide")
    #expect(book.authors == ["Noa Pell", "Ivo Sand"])
    #expect(book.isLiked)
    #expect(book.halfStars == 7)
    #expect(book.tags == ["home", "calm"])
    #expect(book.review == "Good @@@@@ really")
    #expect(
      book.readings == [
        .init(from: day("2021-05-01")), .init(from: day("2023-01-02"), to: day("2023-01-09")),
      ])
    #expect(file.kept(0, "readings")?.contains("5400000") == true)
    #expect(file.kept(0, "notes") == "lent")
    #expect(file.books.map(\.status) == [.finished, .dropped])
    #expect(file.entries.map(\.id) == ["9780441172719", "달의 방 — 문달"])
  }

  @Test func `stay in the trash there, and say so`() throws {
    #expect(try ReadFile(BookFixtures.openreads).notes == [.trashLeft(1)])
  }

  @Test func `come from a backup, whatever stands in a review`() throws {
    let fixture = try #require(ImportFixtures.all.first { $0.name == "backup" })
    let file = try ReadFile(fixture.bytes)
    #expect(file.formats == [.openreads])
    #expect(file.trial.failure == nil)
    #expect(file.books.map(\.title) == ["Quiet Rooms", "달의 방"])
    #expect(file.entries.map(\.line) == [1, 2])
    #expect(file.books[0].review == "a } brace and @@@@@ {")
    #expect(file.books[0].halfStars == 9)
    #expect(file.books[0].readings == [.init(from: day("2023-01-02"), to: day("2023-01-09"))])
    #expect(file.notes == [.trashLeft(1), .photosLeft(1)])
    let table = try ReadFile(BookFixtures.openreads)
    #expect(file.entries.map(\.id) == table.entries.map(\.id))
  }

  @Test func `name what is no book in a backup, and read on`() throws {
    let books = #"{"title":"A"}@@@@@{"title":nonsense}@@@@@{"title":"B"}@@@@@{"title":"C"#
    let file = try ReadFile(StoredArchive.bytes([("books.backup", Array(books.utf8))]))
    #expect(file.books.map(\.title) == ["A", "B"])
    #expect(
      file.problems == [
        .init(line: 2, .notJSON, failed: true), .init(line: 4, .cutOff, failed: true),
      ])
  }
}

@Suite struct `Books of LibraryThing` {
  @Test(arguments: ["tabs", "UTF-16"])
  func `come from its table`(_ name: String) throws {
    let fixture = try #require(
      ImportFixtures.all.first { $0.format == .librarything && $0.name == name })
    let file = try ReadFile(fixture.bytes)
    #expect(file.formats == [.librarything])
    #expect(file.entries.map(\.id) == ["5001", "5002", "5003"])
    let book = file.books[0]
    #expect(book.authors == ["Julia Cortés", "Bo Lind", "Cy Marr"])
    #expect(book.isbn == "2070291340")
    #expect(book.halfStars == 9)
    #expect(book.pages == 590)
    #expect(book.review == "chef d'œuvre \"vrai\"")
    #expect(book.readings == [.init(from: day("2007-04-16"), to: day("2007-05-08"))])
    #expect(book.added == day("2006-08-09"))
    #expect(book.tags == ["roman", "bohème"])
    #expect(book.isLiked)
    #expect(file.books.map(\.status) == [.finished, .wanted, .reading])
    #expect(file.books[1].tags == ["여름"])
    #expect(file.kept(0, "Private Comment") == "for Mina")
    #expect(file.problems == [.init(line: 4, .dateUnreadable("2024"), failed: false)])
  }

  @Test func `come from its JSON`() throws {
    let file = try ReadFile(BookFixtures.librarythingJSON)
    #expect(file.formats == [.librarything])
    #expect(file.entries.map(\.id) == ["5001", "5002"])
    #expect(file.entries.map(\.line) == [1, 2])
    let book = file.books[0]
    #expect(book.authors == ["Julia Cortés", "Bo Lind"])
    #expect(book.isbn == "2070291340")
    #expect(book.tags == ["roman", "bohème", "Wishlist"])
    #expect(book.status == .finished)
    #expect(book.halfStars == 9)
    #expect(file.books[1].authors == ["밤 책"])
    #expect(file.kept(0, "lcc") == #"{"code":"PQ7797"}"#)
    #expect(file.problems == [.init(line: 3, .titleMissing, failed: true)])
  }
}

@Suite struct `Books of a catalogue of Calibre` {
  @Test func `come with what somebody chose for it`() throws {
    let file = try ReadFile(BookFixtures.calibre)
    #expect(file.formats == [.calibre])
    let book = file.books[0]
    #expect(book.title == "The Orchard Road")
    #expect(book.authors == ["Ada Fenn", "Bo Lind"])
    #expect(book.isbn == "9780441172719")
    #expect(book.published == day("2019-03-05"))
    #expect(book.added == day("2021-01-19"))
    #expect(book.halfStars == 9)
    #expect(book.tags == ["Fantasy", "Hills"])
    #expect(book.status == nil)
    #expect(file.kept(0, "series") == "Low Hills")
    #expect(file.kept(0, "comments") == "<p>On <b>hills</b>.</p>")
    #expect(file.books[1].published == nil)
    #expect(file.entries[0].id == "3051ed45-8943-4900-a22a-d2704e3583df")
    #expect(file.problems.map(\.reason) == [.isbnWrong("1433809")])
  }

  @Test func `have stars in halves where the catalogue counts so`() throws {
    let head = "title,authors,rating,uuid,formats\n"
    #expect(try ReadFile(head + "A,B,4,1,\nC,D,5,2,\n").books.map(\.halfStars) == [8, 10])
    #expect(try ReadFile(head + "A,B,4,1,\nC,D,9,2,\n").books.map(\.halfStars) == [4, 9])
  }
}
