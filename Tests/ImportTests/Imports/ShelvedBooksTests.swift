import Domain
import FuzzPromises
import StoreSupport
import Support
import Testing

@testable import Data

// F-11.
@Suite struct `A book on a shelf of somebody's own` {
  private func bookwyrm(_ days: String, _ shelf: String = "cooking-12,Cooking") throws
    -> IncomingBook?
  {
    let file = try ReadFile(
      """
      title,author_text,remote_id,start_date,finish_date,stopped_date,rating,shelf,shelf_name
      Simple,Ada Fenn,https://example.org/book/1,\(days),4,\(shelf)
      """)
    #expect(file.formats == [.bookwyrm])
    return file.books.first
  }

  @Test func `is finished where the day says so`() throws {
    let book = try bookwyrm("2022-08-10,2022-10-10,")
    #expect(book?.status == .finished)
    #expect(book?.readings == [.init(from: day("2022-08-10"), to: day("2022-10-10"))])
    #expect(book?.tags == ["Cooking"])
  }

  @Test func `is being read, given up or wanted as its other days say`() throws {
    #expect(try bookwyrm("2022-08-10,,")?.status == .reading)
    #expect(try bookwyrm("2022-08-10,,2022-09-01")?.status == .dropped)
    #expect(try bookwyrm(",,")?.status == .wanted)
  }

  @Test func `stays where its name says more than the day`() throws {
    #expect(try bookwyrm("2022-08-10,2022-10-10,", "dnf-1,DNF")?.status == .dropped)
    #expect(try bookwyrm("2022-08-10,2022-10-10,", "to-read,To Read")?.status == .wanted)
  }

  @Test func `is finished on a day in Goodreads, too`() throws {
    let file = try ReadFile(
      """
      Book Id,Title,Author,My Rating,Exclusive Shelf,Date Read
      1,Simple,Ada Fenn,4,cooking,2022/10/10
      2,Plenty,Ada Fenn,0,cooking,
      """)
    #expect(file.books.map(\.status) == [.finished, .wanted])
    #expect(file.books.map(\.tags) == [["cooking"], ["cooking"]])
  }
}

// F-12, T-10.
@Suite struct `A catalogue of books` {
  private static let calibre = """
    title,authors,timestamp,uuid,formats
    One,Ada Fenn,2021-01-19T10:00:00+00:00,a,epub
    Two,Bo Lind,2021-01-20T10:00:00+00:00,b,epub

    """

  @Test func `has books that nobody is reading`() throws {
    let sandbox = try ImportSandbox()
    #expect(try sandbox.bring(Self.calibre).format == .calibre)
    // Status 2 is “to read”; none of them has a target.
    #expect(
      try sandbox.rows("SELECT title, status, target FROM books ORDER BY key") == [
        "One|2|-", "Two|2|-",
      ])
    #expect(try sandbox.bring(Self.calibre).counts.same == 2)
  }

  @Test func `leaves a book that is here where it stands`() throws {
    let sandbox = try ImportSandbox()
    try sandbox.bring(
      """
      Book Id,Title,Author,My Rating,Exclusive Shelf,Date Read
      1,One,Ada Fenn,4,currently-reading,
      2,Two,Bo Lind,4,read,2024/01/05
      """)
    let before = try sandbox.rows("SELECT title, status, ended FROM books ORDER BY key")
    #expect(before == ["One|0|-", "Two|1|2024-01-05"])
    try sandbox.run("UPDATE books SET target = NULL")
    try sandbox.bring(Self.calibre)
    #expect(try sandbox.rows("SELECT title, status, ended FROM books ORDER BY key") == before)
  }

  @Test func `of LibraryThing has only those being read whose dates say so`() throws {
    let sandbox = try ImportSandbox()
    try sandbox.bring(
      "Book Id\tTitle\tPrimary Author\tCollections\tEntry Date\tDate Started\tDate Read\n"
        + "1\tOne\tFenn, Ada\tYour library\t[2021-01-19]\t\t\n"
        + "2\tTwo\tLind, Bo\tYour library\t[2021-01-19]\t[2021-02-01]\t\n"
        + "3\tThree\tLind, Bo\tYour library\t[2021-01-19]\t[2021-02-01]\t[2021-03-01]\n")
    #expect(
      try sandbox.rows("SELECT title, status FROM books ORDER BY key") == [
        "One|2", "Two|0", "Three|1",
      ])
  }
}

// T-11.
@Suite struct `An entry without words` {
  private static func journal(_ entries: String) -> [UInt8] {
    Array(#"{"metadata":{"version":"1.0"},"entries":[\#(entries)]}"#.utf8)
  }

  @Test func `comes in where it has tags`() throws {
    let sandbox = try ImportSandbox()
    let report = try sandbox.bring(
      Self.journal(
        #"{"uuid":"A","creationDate":"2026-03-01T10:00:00Z","text":"","tags":["walk"]}"#))
    #expect(report.counts.added == 1 && report.problems.isEmpty)
    #expect(try sandbox.rows("SELECT level, text, tags FROM moods") == ["-|-|#walk"])
  }

  @Test func `comes in where it has a photo, which may come later`() throws {
    let entry =
      #"{"uuid":"A","creationDate":"2026-03-01T10:00:00Z","text":"","#
      + #""photos":[{"identifier":"1","md5":"abc","type":"jpeg"}]}"#
    let archive = StoredArchive.bytes([
      ("Journal.json", Self.journal(entry)), ("photos/abc.jpeg", [0xFF, 0xD8, 0xFF]),
    ])
    let sandbox = try ImportSandbox()
    let report = try sandbox.bring(archive)
    #expect(report.counts.added == 1 && report.problems.isEmpty && report.photosFound == 1)
    #expect(try sandbox.bring(archive).counts.same == 1)
    // An entry whose only photo is missing fails.
    let missing = try sandbox.bring(
      StoredArchive.bytes([
        ("Journal.json", Self.journal(entry.replacing("\"A\"", with: "\"B\"")))
      ]))
    #expect(missing.counts.failed == 1)
  }

  @Test func `has its level back that went out as a tag`() throws {
    let sandbox = try ImportSandbox()
    try sandbox.bring(
      Self.journal(
        #"{"uuid":"A","creationDate":"2026-03-01T10:00:00Z","text":"words","#
          + #""tags":["level-70","walk","level-0","level-070"]}"#))
    #expect(
      try sandbox.rows("SELECT level, text, tags FROM moods") == [
        "70|words|#walk #level-0 #level-070"
      ])
  }

  @Test func `has it back out of jrnl, with the words as they were`() throws {
    let sandbox = try ImportSandbox()
    try sandbox.bring(
      """
      [2026-03-01 09:00] A walk.
      Two lines.
      @level-70 @walk

      [2026-03-02 09:00] @level-30

      [2026-03-03 09:00] A walk with @mina

      """)
    #expect(
      try sandbox.rows("SELECT level, text, tags FROM moods ORDER BY day") == [
        "70|A walk.\n\nTwo lines.|#walk", "30|-|-", "-|A walk with @mina|#mina",
      ])
  }
}
