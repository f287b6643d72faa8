import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Regression tests for sayings that come from files.
@Suite struct `Somebody with files of sayings` {
  @Test func `pulls again from the same file, wherever the program is started`() throws {
    let files = FilesInMemory(SampleQuotes.files)
    files["/home/mina/feed.json"] = Array(SampleQuotes.laterFeed.utf8)
    let world = try TestEnvironment {
      var port = files.port
      port.whole = { $0.hasPrefix("/") ? $0 : "/home/mina/" + $0 }
      $0.files = port
    }
    #expect(world.run("sayings pull feed.json").out == "Fetched 2 new sayings.\n")
    #expect(world.run("sayings pull").out == "Fetched 1 new saying.\n")
    #expect(world.run("sayings pull https://example.org/sayings.json").status == .done)
    #expect(world.run("sayings pull").out == "No new sayings.\n")
  }

  @Test func `gets the same numbers back from a fortune file`() throws {
    let files = FilesInMemory()
    let world = try Fireside.emptyWorld()
    for text in ["first", "second", "third"] {
      #expect(world.run("sayings add --eng \(text)").status == .done)
    }
    files["f.txt"] = Array(world.run("sayings export --format fortune").out.utf8)
    let other = try TestEnvironment {
      $0.sayings = SayingsInMemory()
      $0.files = files.port
    }
    #expect(other.run("sayings import f.txt").status == .done)
    #expect(other.run("sayings show 0").out.contains("first"))
    #expect(other.run("sayings show 2").out.contains("third"))
  }

  @Test func `is told of everything that is wrong in the order it stands there`() throws {
    let files = FilesInMemory([
      "a.csv": "id,eng\n0,other\n5,\n1,another\n", "b.csv": "id,eng,liked\n7,seven,maybe\n",
    ])
    let world = try TestEnvironment { $0.files = files.port }
    let answer = world.run("sayings import a.csv")
    let lines = answer.err.split(separator: "\n").filter { $0.hasPrefix("  line") }
    #expect(lines.map { $0.prefix(9) } == ["  line 2:", "  line 3:", "  line 4:"])
    #expect(world.run("sayings import b.csv").err.contains("“liked” must be true or false."))
  }

  @Test(arguments: Language.allCases)
  func `is told the same field in every language`(_ language: Language) throws {
    let answer = try TestEnvironment(language: language).run("sayings add --who X --json")
    #expect(answer.err.contains(#""field":"eng""#))
  }

  @Test func `keeps what a feed was pulled from where it can be found`() throws {
    let world = try TestEnvironment()
    #expect(world.run("sayings pull broken.json").status == .refused)
    #expect(world.run("sayings pull").err.contains("Nothing has been pulled yet."))
  }
}
