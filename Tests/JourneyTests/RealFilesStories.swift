import Domain
import PresentationKit
import PresentationShared
import Support
import Synchronization
import Testing
import TextUI

/// Regression tests for imports of real files from other programs.
@Suite struct `A user with files of other programs` {
  private func world(_ files: [String: String]) throws -> TestEnvironment {
    try TestEnvironment { $0.files = FilesInMemory(files).port }
  }

  // real 3
  @Test func `is told that clippings are no sayings`() throws {
    let clippings =
      "\u{FEFF}A book (Somebody)\r\n- Your Highlight on page 3\r\n\r\nA text.\r\n==========\r\n"
    let output = try world(["My Clippings.txt": clippings])
      .run("sayings import 'My Clippings.txt'")
    #expect(output.status == .refused && output.out == "")
    #expect(output.err.contains("My Clippings.txt"))
  }

  // real 4, 11
  @Test func `finds somebody of whom there is only a number`() throws {
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\r\nN:;;;;\r\nTEL:070-1111-2222\r\nEND:VCARD\r\n"
    let world = try world(["a.vcf": card])
    #expect(world.run("contacts import a.vcf").status == .done)
    #expect(world.run("contacts").out.contains("070-1111-2222"))
  }

  // real 18
  @Test func `hears of others only where there are some`() throws {
    let world = try world([
      "bad.vcf": "BEGIN:VCARD\nEND:VCARD\n",
      "both.vcf": "BEGIN:VCARD\nEND:VCARD\nBEGIN:VCARD\nFN:a\nEND:VCARD\n",
      "bad.csv": "id,eng\nx,text\n", "both.csv": "id,eng\nx,text\n900,other\n",
    ])
    #expect(!world.run("contacts import bad.vcf").err.contains("others"))
    #expect(world.run("contacts import both.vcf").err.contains("The rest are in"))
    #expect(!world.run("sayings import bad.csv").err.contains("else"))
    #expect(world.run("sayings import both.csv").err.contains("All others were processed"))
  }

  // hostile F-3: input is checked before it is normalised.
  @Test(
    .slow,
    arguments: [
      "search HEAP", "books list --category HEAP", "sayings add --eng HEAP", "moods add 5 HEAP",
      "people add HEAP --every 7", "HEAP", "sayings search HEAP", "settings set moods.artist HEAP",
    ])
  func `cannot import too many combining marks`(_ line: String) throws {
    let output = try TestEnvironment().run(line.replacing("HEAP", with: Self.heap))
    #expect(
      output.status == .usage && output.err.contains("more than 32 combining marks"), "\(output)")
  }

  @Test func `is refused a heap of marks that comes through a pipe`() throws {
    let output = try TestEnvironment().run("sayings add --eng -", input: Self.heap)
    #expect(output.status == .usage && output.err.contains("more than 32 combining marks"))
  }

  @Test func `has a heap of marks in a file named, and the rest taken in`() throws {
    let world = try world([
      "a.csv": "eng\n\(Self.heap)\nfine words\n",
      "a.vcf": "BEGIN:VCARD\nFN:\(Self.heap)\nEND:VCARD\n",
    ])
    let sayings = world.run("sayings import a.csv")
    #expect(
      sayings.status == .refused
        && sayings.err.contains("line 2: A character has more than 32 combining marks"))
    #expect(world.run("sayings search 'fine words'").out.contains("fine words"))
    #expect(world.run("contacts import a.vcf").status == .done)
  }

  private static let heap =
    "a"
    + String(
      String.UnicodeScalarView(
        (0..<20_000).map { Unicode.Scalar(0x300 + UInt32($0 * 37 % 0x6F)) ?? "?" }))
}

/// Tests of a feed that new sayings are pulled from automatically.
@Suite struct `Somebody who follows a feed` {
  private final class Questions: Sendable {
    private let count = Mutex(0)
    var asked: Int { count.withLock { $0 } }

    func ask() { count.withLock { $0 += 1 } }
  }

  private let questions = Questions()

  private func world() throws -> TestEnvironment {
    let questions = questions
    return try TestEnvironment {
      $0.feedTurn = { _ in true }
      let web = SampleQuotes.web
      $0.fetcher = Fetcher { (address, limit) throws(FetchFailure) in
        questions.ask()
        return try web.fetch(address, limit)
      }
    }
  }

  // korean M-09
  @Test func `has it asked once a day, and only when they said so`() throws {
    let world = try world()
    #expect(world.run("notify run").status == .done)
    #expect(world.run("sayings pull https://example.org/sayings.json").status == .done)
    #expect(questions.asked == 1)
    try world.go(to: "2026-03-02T07:00")
    #expect(world.run("notify run").status == .done)
    #expect(questions.asked == 1)
    #expect(world.run("settings set sayings.feed on").status == .done)
    for _ in 0..<3 { #expect(world.run("notify run").status == .done) }
    #expect(questions.asked == 2)
    try world.go(to: "2026-03-03T07:00")
    #expect(world.run("notify run").status == .done)
    #expect(questions.asked == 3)
  }

  // korean M-24
  @Test func `is told of the new saying, and not of that of the day`() throws {
    let files = FilesInMemory(["feed.json": SampleQuotes.feed])
    let world = try TestEnvironment {
      $0.feedTurn = { _ in true }
      $0.files = files.port
    }
    #expect(world.run("sayings pull feed.json").status == .done)
    #expect(world.run("settings set sayings.feed on").status == .done)
    #expect(world.run("sayings show 901").status == .done)
    _ = world.run("notify run")
    files["feed.json"] = Array(SampleQuotes.laterFeed.utf8)
    try world.go(to: "2026-03-02T08:00")
    #expect(world.run("notify run").out.contains("New saying — Begin anywhere."))
    #expect(world.run("sayings show 902").status == .done)
    try world.go(to: "2026-03-03T08:00")
    #expect(world.run("notify run").out.contains("Saying of the day"))
  }

  @Test func `is told of everything else although the feed cannot be had`() throws {
    let world = try TestEnvironment {
      $0.feedTurn = { _ in true }
      $0.fetcher = Fetcher { (address, _) throws(FetchFailure) in
        throw FetchFailure(address: address, .unreachable)
      }
      $0.files = FilesInMemory(["feed.json": SampleQuotes.feed]).port
    }
    #expect(world.run("sayings pull feed.json").status == .done)
    #expect(world.run("settings set sayings.feed on").status == .done)
    try world.go(to: "2026-03-02T08:00")
    let output = world.run("notify run")
    #expect(output.status == .done && !output.out.isEmpty)
  }
}
