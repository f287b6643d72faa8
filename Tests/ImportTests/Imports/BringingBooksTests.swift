import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Books of another program` {
  private static let header = """
    Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,\
    Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,\
    Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,\
    Private Notes,Read Count,Owned Copies

    """

  private static func row(
    _ id: Int, _ title: String, shelf: String, isbn: String = "", rating: Int = 0,
    read: String = "", review: String = ""
  ) -> String {
    #"""
    \#(id),\#(title),Han Kang,"Kang, Han",,"=""\#(isbn)""","=""""",\#(rating),4.1,Granta,\#
    Paperback,192,2015,2007,\#(read),2024/01/02,\#(shelf == "read" ? "" : shelf),,\#(shelf),\#
    \#(review),,,1,0

    """#
  }

  private static let books = """
    SELECT title, author, status, ended, rating, note, pages FROM books
    WHERE deleted_at IS NULL ORDER BY key
    """

  // I-10: shelves, days, ratings and reviews.
  @Test func `come onto their shelves with days, stars and reviews`() throws {
    let sandbox = try ImportSandbox()
    let report = try sandbox.bring(
      Self.header
        + Self.row(
          1, "The Vegetarian", shelf: "read", rating: 5, read: "2024/03/05", review: "Stays<br/>on")
        + Self.row(2, "Human Acts", shelf: "to-read")
        + Self.row(3, "Greek Lessons", shelf: "currently-reading"))
    #expect(report.format == .goodreads)
    #expect(report.counts.added == 3)
    #expect(
      try sandbox.rows(Self.books) == [
        "The Vegetarian|Han Kang|1|2024-03-05|5|Stays\non|192",
        "Human Acts|Han Kang|2|-|-|-|192", "Greek Lessons|Han Kang|0|-|-|-|192",
      ])
    // N-13: a book that is being read has no target, unless the settings give one.
    #expect(try sandbox.rows("SELECT target FROM books WHERE status = 0") == ["-"])
    let other = try ImportSandbox(target: "30d")
    try other.bring(
      Self.header + Self.row(3, "Greek Lessons", shelf: "currently-reading"))
    #expect(try other.rows("SELECT target FROM books WHERE status = 0") == ["2026-03-31"])
  }

  // N-40: imported books get different colours, and a second import changes none of them.
  @Test func `have a colour by their title and the category of their shelf`() throws {
    let sandbox = try ImportSandbox()
    let rows =
      Self.row(1, "Dune", shelf: "sci-fi") + Self.row(2, "Emma", shelf: "classics")
      + Self.row(3, "Human Acts", shelf: "to-read")
    try sandbox.bring(Self.header + rows)
    #expect(
      try sandbox.rows("SELECT category FROM books ORDER BY key") == ["fantasy", "classic", "etc"])
    let colours = try sandbox.rows("SELECT theme FROM books ORDER BY key")
    #expect(colours == ["dune", "emma", "human acts"].map { BookTheme(title: $0).rawValue })
    try sandbox.run("UPDATE books SET theme = 'gray'")
    try sandbox.bring(Self.header + rows)
    #expect(try sandbox.rows("SELECT DISTINCT theme FROM books") == ["gray"])
  }

  // I-10: more than three books in progress are paused, because setting a target for each would be
  // tedious.
  @Test func `that are being read in numbers rest`() throws {
    let sandbox = try ImportSandbox()
    let report = try sandbox.bring(
      Self.header
        + (1...4).map { Self.row($0, "Book \($0)", shelf: "currently-reading") }.joined())
    #expect(report.notes.contains(.pausedMany(4)))
    #expect(try sandbox.rows("SELECT count(*) FROM books WHERE status = 3") == ["4"])
  }

  // I-3: the import is undone and redone in one step.
  @Test func `go again in one step, and nothing of them is left`() throws {
    let sandbox = try ImportSandbox()
    let archive = SQLiteArchive(over: sandbox.database)
    let before = try archive.whole()
    try sandbox.bring(Self.header + Self.row(1, "The Vegetarian", shelf: "read", rating: 4))
    let after = try archive.whole()
    #expect(after != before)
    let history = SQLiteHistory(sandbox.database)
    #expect(try history.undo().kind == .bringIn)
    #expect(try archive.whole() == before)
    _ = try history.redo()
    #expect(try archive.whole() == after)
  }

  // I-3: after an undo, the same file can be imported again.
  @Test func `come in anew after an undo`() throws {
    let sandbox = try ImportSandbox()
    let file = Self.header + Self.row(1, "The Vegetarian", shelf: "read")
    try sandbox.bring(file)
    _ = try SQLiteHistory(sandbox.database).undo()
    #expect(try sandbox.bring(file).counts.added == 1)
  }

  // I-3: importing the file again adds nothing and is not in the history.
  @Test func `come once, however often the file does`() throws {
    let sandbox = try ImportSandbox()
    let file =
      Self.header + Self.row(1, "The Vegetarian", shelf: "read")
      + Self.row(2, "Human Acts", shelf: "currently-reading")
    try sandbox.bring(file)
    let entryCount = try SQLiteHistory(sandbox.database).count()
    let again = try sandbox.bring(file)
    #expect(again.counts.same == 2)
    #expect(again.counts.read == 2)
    #expect(try SQLiteHistory(sandbox.database).count() == entryCount)
  }

  // I-3: a newer file updates unchanged records, and reports those that the user changed.
  @Test func `follow a newer file but for what was changed here`() throws {
    let sandbox = try ImportSandbox()
    try sandbox.bring(
      Self.header + Self.row(1, "The Vegetarian", shelf: "to-read", rating: 3)
        + Self.row(2, "Human Acts", shelf: "to-read", rating: 3))
    try sandbox.run("UPDATE books SET rating = 2 WHERE title = 'Human Acts'")
    let report = try sandbox.bring(
      Self.header
        + Self.row(1, "The Vegetarian", shelf: "read", rating: 5, read: "2025/01/01")
        + Self.row(2, "Human Acts", shelf: "read", rating: 5, read: "2025/02/02"))
    #expect(report.counts.updated == 2)
    #expect(report.problems.map(\.reason) == [.editedHere(field: "rating")])
    #expect(
      try sandbox.rows("SELECT title, status, ended, rating FROM books ORDER BY key") == [
        "The Vegetarian|1|2025-01-01|5", "Human Acts|1|2025-02-02|2",
      ])
    // A conflict is reported once: importing the same file again reports nothing.
    #expect(
      try sandbox.bring(
        Self.header
          + Self.row(1, "The Vegetarian", shelf: "read", rating: 5, read: "2025/01/01")
          + Self.row(2, "Human Acts", shelf: "read", rating: 5, read: "2025/02/02")
      ).problems.isEmpty)
  }

  // I-3: a record that was removed here stays removed, counts as unchanged and is reported.
  @Test func `that were removed here stay removed`() throws {
    let sandbox = try ImportSandbox()
    let file = Self.header + Self.row(1, "The Vegetarian", shelf: "read")
    try sandbox.bring(file)
    let id = ID<Book>(try sandbox.rows("SELECT id FROM books")[0])
    _ = try SQLiteReading(sandbox.database).remove(id, at: Now(instant: 1, offset: 0))
    let report = try sandbox.bring(file)
    #expect(report.counts.same == 1)
    #expect(report.problems.map(\.reason) == [.removedHere(id: id.text)])
    #expect(try sandbox.rows(Self.books).isEmpty)
    // What is not in the trash anymore cannot be restored.
    try sandbox.database.write { (store) throws(StorageFailure) in
      try store.run("DELETE FROM books")
    }
    #expect(try sandbox.bring(file).problems.map(\.reason) == [.removedHere(id: nil)])
  }

  // I-3: a book that was typed by hand is recognised; only empty fields are filled.
  @Test func `that are here by hand are found, and only gaps are filled`() throws {
    let sandbox = try ImportSandbox()
    let reading = SQLiteReading(sandbox.database)
    let mine = Book(
      id: ID("mine"), facts: BookMetadata(title: SingleLineText(stored: "My Vegetarian")),
      started: Now(instant: 1_772_323_200, offset: 32_400), target: nil)
    _ = try reading.add(mine)
    try sandbox.run("UPDATE books SET isbn = '9780553448184'")
    let report = try sandbox.bring(
      Self.header
        + Self.row(
          1, "The Vegetarian", shelf: "read", isbn: "0553448188", rating: 4, read: "2024/03/05"))
    #expect(report.counts.updated == 1)
    #expect(
      try sandbox.rows("SELECT title, author, rating, pages FROM books")
        == ["My Vegetarian|Han Kang|4|192"])
  }

  // I-2: a dry run reports the same and changes nothing.
  @Test func `are only told of in a dry run`() throws {
    let sandbox = try ImportSandbox()
    let file = Self.header + Self.row(1, "The Vegetarian", shelf: "read")
    let archive = SQLiteArchive(over: sandbox.database)
    let before = try archive.whole()
    let tried = try sandbox.bring(file) { $0.isTrial = true }
    #expect(try archive.whole() == before)
    let done = try sandbox.bring(file)
    #expect(tried.counts == done.counts)
    #expect(tried.notes == done.notes)
  }

  // I-2: each entry is counted once, and a failed one is reported while the others are imported.
  @Test func `are counted each once, and what cannot come in is named`() throws {
    let sandbox = try ImportSandbox()
    let report = try sandbox.bring(
      Self.header + Self.row(1, "The Vegetarian", shelf: "read") + Self.row(2, "", shelf: "read")
        + Self.row(1, "The Vegetarian", shelf: "read")
        + Self.row(4, "Wrong", shelf: "read", isbn: "123456789X1"))
    #expect(report.counts.read == 4)
    #expect(report.counts.added == 2)
    #expect(report.counts.failed == 1)
    #expect(report.counts.skipped == 1)
    #expect(report.problems.contains { $0.reason == .titleMissing && $0.line == 3 && $0.failed })
    #expect(report.problems.contains { $0.reason == .twice(firstLine: 2) && !$0.failed })
  }

  // I-12: a book that was created for its highlights is paused, until a later list of books gives
  // its status.
  @Test func `made for their sentences become what a list says of them`() throws {
    let sandbox = try ImportSandbox()
    let clippings = """
      \u{FEFF}The Vegetarian (Han Kang)
      - Your Highlight on page 12 | Location 170-172 | Added on Sunday, March 1, 2026 9:12:05 PM

      The feeling that she had never really lived.
      ==========

      """
    let report = try sandbox.bring(clippings)
    #expect(report.format == .kindle)
    #expect(report.counts.added == 1)
    #expect(report.notes.contains(.booksMade(1)))
    #expect(try sandbox.rows("SELECT title, status FROM books") == ["The Vegetarian|3"])
    #expect(
      try sandbox.rows("SELECT text, page, location FROM sentences") == [
        "The feeling that she had never really lived.|12|170-172"
      ])
    let list = try sandbox.bring(
      Self.header
        + Self.row(1, "The Vegetarian: A Novel", shelf: "read", rating: 5, read: "2024/03/05"))
    #expect(list.counts.updated == 1)
    #expect(
      try sandbox.rows("SELECT title, status, ended, rating FROM books") == [
        "The Vegetarian|1|2024-03-05|5"
      ])
    #expect(try sandbox.bring(clippings).counts.same == 1)
  }
}
