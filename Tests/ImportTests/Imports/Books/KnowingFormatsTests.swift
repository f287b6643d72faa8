import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

/// I-01: a format is recognised by the content of the file.
@Suite struct `A file of another program` {
  @Test(arguments: BookFixtures.all.indices)
  func `is known by what is in it, and as one thing only`(_ index: Int) throws {
    let fixture = BookFixtures.all[index]
    let file = try ReadFile(fixture.bytes)
    #expect(file.formats == [fixture.format], "\(fixture.name)")
    #expect(file.trial.failure == nil, "\(fixture.name)")
  }

  @Test func `has columns in any order`() throws {
    for fixture in BookFixtures.all where fixture.format != .kindle {
      let text = String(decoding: fixture.bytes, as: UTF8.self)
      guard let line = text.split(whereSeparator: \.isNewline).first, line.contains(","),
        !line.contains("{"), !line.contains("\""), !fixture.bytes.contains(0)
      else { continue }
      let columns = line.split(separator: ",", omittingEmptySubsequences: false)
      let turned = columns.reversed().joined(separator: ",") + "\n"
      #expect(try ReadFile(turned).formats == [fixture.format], "\(fixture.name)")
    }
  }

  @Test(
    arguments: [
      "", "\n", "Title,Author\nA,B\n", "a,b,c\n1,2,3\n", "==========\n", "%\n", "{}", "[]",
      "return 1",
      "return {}", "- a\n- b\n==========\n", "Title\n==========\n- item | 1\n\ntext\n",
      "BEGIN:VCARD\nEND:VCARD\n", "{\"entries\":[]}",
      "{\"title\":\"x\"}@@@@@{\"title\":\"y\"}",
    ])
  func `is none of these where nothing says so`(_ text: String) throws {
    let file = try ReadFile(text)
    #expect(file.formats.isEmpty)
    #expect(file.trial.failure == .unknownFormat)
  }

  @Test(.slow) func `is none of these with a million columns`() throws {
    let names = (0..<1_000_000).map { "c\($0)" }.joined(separator: ",")
    #expect(try ReadFile("Title,Author,My Rating,Exclusive Shelf,\(names)\n").formats.isEmpty)
    // If the format is named, the known columns are read all the same.
    let file = try ReadFile(
      "Title,Author,My Rating,Exclusive Shelf,\(names)\nA,B,3,read\n", as: .goodreads)
    #expect(file.books.map(\.title) == ["A"])
  }

  @Test func `is ambiguous where it has the columns of two`() throws {
    let file = try ReadFile(
      "Title,Author,Authors,My Rating,Exclusive Shelf,ISBN/UID,Read Status,Star Rating\n")
    #expect(file.formats == [.goodreads, .storygraph])
    #expect(file.trial.failure == .ambiguousFormat([.goodreads, .storygraph]))
  }
}

/// Tests of damaged import files. I-36.
@Suite struct `A broken file of another program` {
  @Test(.slow) func `keeps every promise`() throws {
    try SampleFolder.using { folder in
      var promises = ImportPromises(path: folder.path("file"))
      for number in 0..<4000 {
        var dice = Dice(seed: 11, input: number)
        let fixture = ImportFixtures.fixture(&dice)
        let reason = promises.broken(by: fixture)
        #expect(reason == nil, "\(number), \(fixture.name) of \(fixture.format)")
      }
      #expect(promises.entries["book"] ?? 0 > 2000)
      #expect(promises.entries["sentence"] ?? 0 > 1000)
      #expect(promises.entries["entry"] ?? 0 > 1000)
      #expect(promises.entries["person"] ?? 0 > 200)
      #expect(promises.entries["card"] ?? 0 > 50)
      #expect(promises.problems.count > 8)
      #expect(promises.failures.count > 4)
    }
  }

  @Test func `has nothing in bytes without sense`() throws {
    try SampleFolder.using { folder in
      var promises = ImportPromises(path: folder.path("file"))
      for format in ImportTrial.formats {
        #expect(promises.broken(by: RandomBytes.drawn(1 << 14), as: format) == nil)
      }
    }
  }

  @Test(
    .slow,
    arguments: [
      (.goodreads, "Title,Author,My Rating,Exclusive Shelf\n", "\"", ""),
      (.goodreads, "Title,Author,My Rating,Exclusive Shelf\n", ",", ""),
      (.goodreads, "Title,Author,My Rating,Exclusive Shelf,My Review\na,b,1,read,", "<b", ""),
      (.goodreads, "Title,Author,My Rating,Exclusive Shelf,My Review\na,b,1,read,", "&", ""),
      (.goodreads, "Title,Author,My Rating,Exclusive Shelf,ISBN\na,b,1,read,\"", "1,", "\""),
      (
        .storygraph, "Title,Authors,ISBN/UID,Read Status,Star Rating,Dates Read\na,b,,,,\"", "-,",
        "\""
      ),
      (.kindle, "", "a\n- Your Highlight on page 1 | 2\n\nx\n==========\n", ""),
      (.kindle, "", "a\n- Your Note on page 1 | Location 2-9 |\n\nx\n==========\n", ""),
      (.kindle, "T\n- ", "1-2 ", "|\n\nx\n==========\n"), (.kindle, "", "(", ")\n- 1 |\n\nx\n"),
      (.koreader, "return {[\"annotations\"] = {", "{},", "}}"),
      (.koreader, "return {", "[", ""), (.koreader, "", "--", ""), (.koreader, "return {", "a", ""),
      (.librarything, "{\"a\":{\"books_id\":1,\"primaryauthor\":\"\",\"x\":", "[", ""),
      (.librarything, "{", "\"a\":{},", "}"),
    ] as [(ImportFormat, String, String, String)])
  func `is read in a time that grows with its length`(
    _ format: ImportFormat, _ start: String, _ piece: String, _ end: String
  ) throws {
    // This much input is read in a moment. A quadratic algorithm would take minutes, which nobody
    // would overlook. The test measures no time, because times vary on a busy machine.
    let many = Array(repeating: Array(piece.utf8), count: (1 << 17) / piece.utf8.count)
    let file = try ReadFile(
      Array(start.utf8) + Array(many.joined()) + Array(end.utf8), as: format)
    #expect(file.entries.count <= 1 << 17)
  }
}
