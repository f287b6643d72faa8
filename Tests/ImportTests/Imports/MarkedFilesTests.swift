import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

// F-16, F-29: clippings files of older Kindles, as in the tests of other readers.
@Suite struct `Clippings of an older Kindle` {
  private static let block = """
    A Book (Ada Fenn)
    - Highlight on Page 7 | Added on Monday, 3 December 12 19:42:30 Greenwich Mean Time

    Moss has time.
    ==========

    """

  @Test(arguments: ["", "\n", "==========\n", "\u{FEFF}\r\n==========\r\n==========\n"])
  func `are known whatever empty things stand before them`(_ start: String) throws {
    let file = try ReadFile(start + Self.block)
    #expect(file.formats == [.kindle])
    #expect(file.sentences.map(\.text) == ["Moss has time."])
    #expect(file.problems.isEmpty)
  }

  @Test func `are known without an empty line before the words`() throws {
    let file = try ReadFile(
      """
      ==========
      A Book (Ada Fenn)
      - Your Highlight on page 27 | location 398-399 | Added on Thursday, 24 August 2017 22:31:50
      Moss has time.

      ==========
      """)
    #expect(file.formats == [.kindle])
    #expect(file.sentences.map(\.text) == ["Moss has time."])
    #expect(file.sentences.first?.at == at("2017-08-24", 22, 31, 50))
  }

  @Test func `have their day with a year of two digits`() throws {
    let file = try ReadFile(Self.block)
    #expect(file.sentences.first?.at == at("2012-12-03", 19, 42, 30))
    #expect(file.sentences.first?.page == 7)
    #expect(file.notes.isEmpty)
  }

  @Test func `are no list of any other things`() throws {
    #expect(
      try ReadFile("==========\n\nA list\n- milk | 2 bottles\n- bread\n==========\n").formats == [])
  }
}

// T-17.
@Suite struct `An older table of KOReader` {
  @Test func `has the number of the page behind a pointer`() throws {
    let file = try ReadFile(
      """
      return {
        ["bookmarks"] = {
          [1] = {
            ["datetime"] = "2020-01-02 10:00:00", ["highlighted"] = true,
            ["notes"] = "Moss has time.", ["page"] = "/body/DocFragment[8]/body/p[3]/text().0",
          },
        },
        ["doc_props"] = { ["title"] = "Moss", ["authors"] = "Ada Fenn" },
        ["highlight"] = {
          [42] = {
            [1] = { ["datetime"] = "2020-01-02 10:00:00", ["text"] = "Moss has time." },
          },
        },
      }
      """)
    #expect(file.formats == [.koreader])
    #expect(file.sentences.map(\.location) == ["42"])
    #expect(file.sentences.map(\.page) == [nil])
  }
}

//
@Suite struct `A table with bytes that are no letters` {
  private static let rows = (0..<300).map { "\($0),Title \($0),Author \($0),5,read,2024/01/05" }
  private static let head = "Book Id,Title,Author,My Rating,Exclusive Shelf,Date Read"

  @Test func `has the row with a zero named, and all others come in`() throws {
    var rows = Self.rows
    rows[298] = rows[298].replacing("Title", with: "Ti\u{0}tle")
    let text = ([Self.head] + rows).joined(separator: "\n")
    let file = try ReadFile(text)
    #expect(file.formats == [.goodreads])
    #expect(file.books.count == 299)
    #expect(
      file.problems == [IncomingIssue(line: 300, .notUnicode, failed: true)])
  }

  @Test(arguments: [false, true])
  func `is read in UTF-16 without the mark that says so`(isBig: Bool) throws {
    let text = ([Self.head] + Self.rows + ["300,채식주의자,한강,5,read,2024/01/05"])
      .joined(separator: "\r\n")
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? pair : pair.reversed()
    }
    let file = try ReadFile(bytes)
    #expect(file.formats == [.goodreads])
    #expect(file.books.count == 301)
    #expect(file.books.last?.title == "채식주의자")
    #expect(file.problems.isEmpty && file.trial.failure == nil)
  }

  @Test func `is no table where most of it is none`() throws {
    let bytes = Array((Self.head + "\n").utf8) + (0..<4000).map { UInt8($0 * 7 % 32) }
    let file = try ReadFile(bytes)
    #expect(file.formats == [])
    #expect(try ReadFile(bytes, as: .goodreads).trial.failure == .badFile(.damaged, line: nil))
  }
}
