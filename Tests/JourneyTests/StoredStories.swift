import Domain
import Foundation
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

/// Tests of imported data that Haru has no field for.
@Suite struct `Somebody who brings their life along` {
  private struct Source: Decodable, Equatable {
    let from: String
    let id: String
    let at: String
    let kept: [String: String]
  }

  private struct Shown: Decodable {
    struct Book: Decodable {
      let source: Source?
    }
    let book: Book
  }

  private func world(_ files: String...) throws -> TestEnvironment {
    let world = try TestEnvironment()
    for file in files { #expect(world.run("import \(file)").status == .done) }
    return world
  }

  @Test func `is told where a book came from, with everything that came along`() throws {
    // I-04, I-10
    let world = try world("goodreads.csv")
    let json = try JSONDecoder().decode(
      Shown.self, from: Data(world.run("books show Vegetarian --json").out.utf8))
    let source = try #require(json.book.source)
    #expect(source.from == "goodreads" && source.id == "25489025")
    #expect(source.kept["Private Notes"] == "Lent to Mina\nin May")
    #expect(source.kept["Binding"] == "Hardcover" && source.kept["Owned Copies"] == "2")
    let shown = world.run("books show Vegetarian").out
    #expect(
      shown.hasSuffix("\nImported from Goodreads, 1 March 2026\n")
        && !shown.contains("Hardcover"))
    let whole = world.run("books show Vegetarian --source").out
    #expect(whole.contains("  Binding: Hardcover\n"))
    #expect(whole.contains("  Private Notes: Lent to Mina\n    in May\n"))
    // A book that was typed in Haru has no source.
    #expect(world.run("books add Walden").status == .done)
    #expect(world.run("books show Walden --json").out.contains("\"source\":null"))
    #expect(
      world.run("books show Walden --source").out.hasSuffix(
        "This record was not imported from another program.\n"))
  }

  @Test func `unfolds it on the card of a book with a key`() throws {
    // I-04
    let robot = try Bookshelf.robot(world("goodreads.csv"), size: Size(columns: 100, rows: 40))
    robot.press(.enter)
    #expect(robot.screen.contains("Imported from Goodreads, 1 March 2026"), "\(robot.screen)")
    robot.press(.character("v"))
    #expect(robot.screen.contains("Private Notes") && robot.screen.contains("Hardcover"))
    robot.press(.escape)
    #expect(!robot.screen.contains("Hardcover"))
  }

  @Test func `gives it back to the program it came from`() throws {
    // I-04, I-15
    let world = try world("goodreads.csv")
    let out = world.run("books export - --format goodreads").out
    let row = try #require(out.components(separatedBy: "\r\n").dropFirst().first)
    #expect(
      row == #"""
        25489025,The Vegetarian,Han Kang,"Kang, Han",,"=""0553448188""","=""9780553448184""",5,3.64,Hogarth,Hardcover,188,2016,2007,2024/03/05,2024/01/02,classics,classics (#3),read,Stays on.,,"Lent to Mina
        in May",1,2
        """#)
    // A value that the user typed overrides an imported one.
    #expect(world.run("books edit Vegetarian --publisher Portobello").status == .done)
    #expect(world.run("books export - --format goodreads").out.contains(",Portobello,Hardcover,"))
    // Other export formats leave this value out.
    #expect(!world.run("books export - --format storygraph").out.contains("Hardcover"))
  }

  @Test func `has the notes beside their highlights`() throws {
    // I-12, I-04
    let world = try world("clippings.txt")
    #expect(world.run("quotes").out.contains("Note: read this to Mina"))
    #expect(world.run("quotes --json").out.contains(#""note":"read this to Mina""#))
    #expect(world.run("search Mina").out.contains("read this to Mina"))
    let id = try #require(
      world.run("quotes --json").out.split(separator: #""id":""#).dropFirst().first?
        .split(separator: "\"").first.map(String.init))
    #expect(world.run("quotes edit \(id) --note 'and to Jun'").status == .done)
    #expect(
      world.run("search Mina").out == "" && world.run("search Jun").out.contains("and to Jun"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("search Mina").out.contains("read this to Mina"))
    #expect(world.run("quotes edit \(id) --note ''").status == .done)
    #expect(world.run("quotes --json").out.contains(#""note":null"#))
    // Importing the same file again keeps the user's changes.
    #expect(world.run("import clippings.txt").status == .done)
    #expect(world.run("quotes --json").out.contains(#""note":null"#))
  }

  @Test func `writes a note beside a sentence of their own`() throws {
    // I-12
    let world = try TestEnvironment(language: .korean)
    #expect(world.run("books add 데미안 --pages 239").status == .done)
    #expect(world.run("quotes add 데미안 '새는 알에서' --page 3 --note '다시 읽기'").status == .done)
    #expect(world.run("books show 데미안").out.contains("메모: 다시 읽기"))
    let long = String(repeating: "가", count: 1001)
    let refused = world.run("quotes add 데미안 새 --page 3 --note \(long)")
    #expect(refused.status == .refused && refused.err.contains("1000"), "\(refused.err)")
  }

  @Test func `gives a diary back with its places, its weather and its star`() throws {
    // I-04, I-23
    let world = try world("dayone.json")
    let list = world.run("moods export - --format json").out
    #expect(list.contains(#""source":{"from":"dayone","id":"A1B2C3D4E5F60718293A4B5C6D7E8F90""#))
    #expect(list.contains(#""placeName":"한강""#))
    #expect(!list.contains("\u{7}"))
    let id = try #require(
      list.split(separator: #""id":""#).dropFirst().first?.split(separator: "\"").first)
    let shown = world.run("moods show \(id) --source").out
    #expect(shown.contains("Imported from Day One, 1 March 2026") && shown.contains("한강"))
    #expect(world.run("moods show \(id) --json").out.contains(#""source":{"from":"dayone""#))
  }

  private static let python = "/usr/bin/python3"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python)))
  func `takes a diary back to Day One with its places, its weather and its star`() throws {
    // I-04, I-23
    try SampleFolder.using { folder in
      let world = try TestEnvironment { $0.files = FilesInMemory.none }
      let brought = world.run("import -", input: SampleImports.files["dayone.json"])
      #expect(brought.status == .done, "\(brought)")
      #expect(world.run("moods write Here").status == .done)
      let path = folder.path("diary.zip")
      #expect(world.run("moods export '\(path)' --format dayone").status == .done)
      let script = """
        import json, sys, zipfile
        first, last = json.loads(zipfile.ZipFile(sys.argv[1]).read('Journal.json'))['entries']
        for name in ('uuid', 'timeZone', 'starred', 'isPinned', 'location', 'weather', 'photos'):
            print(name, json.dumps(first[name], ensure_ascii=False))
        print(len(first), sorted(set(last) - set(first)), last['starred'])
        """
      let read = Process()
      let pipe = Pipe()
      read.executableURL = URL(fileURLWithPath: Self.python)
      read.arguments = ["-c", script, path]
      read.standardOutput = pipe
      try read.run()
      let out = pipe.fileHandleForReading.readDataToEndOfFile()
      read.waitUntilExit()
      #expect(
        String(decoding: out, as: UTF8.self) == """
          uuid "A1B2C3D4E5F60718293A4B5C6D7E8F90"
          timeZone "Asia/Seoul"
          starred true
          isPinned false
          location {"latitude": 37.5, "placeName": "한강"}
          weather {"conditionsDescription": "Snow\\u0007"}
          photos [{"md5": "0a0b", "type": "jpeg"}]
          12 [] False

          """)
    }
  }

  @Test func `has a star of jrnl on its entry again`() throws {
    // I-04, I-21, I-23
    let world = try TestEnvironment()
    let journal = "[2026-02-27 09:05] A day *\n\n[2026-02-28 10:00] Another\n"
    #expect(world.run("import -", input: journal).status == .done)
    #expect(world.run("moods export - --format jrnl").out == journal)
  }
}
