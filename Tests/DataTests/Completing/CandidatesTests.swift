import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Names that begin as somebody types` {
  private func values(
    _ world: TestEnvironment, _ kind: CandidateKind, _ beginning: String = ""
  ) throws -> [String] {
    try world.features.candidates(kind, beginning: beginning).map(\.value)
  }

  private func world(_ lines: [String]) throws -> TestEnvironment {
    let world = try TestEnvironment()
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  @Test func `are found whatever their case, width and form`() throws {
    let world = try world([
      "people add '김 민아' --every 7 --nickname 민아", "people add \"Thomas O'Neil\" --every 7",
      "people add Ångström --every 7",
    ])
    #expect(try values(world, .person, "민") == ["민아"])
    #expect(try values(world, .person, "\u{1106}\u{1175}\u{11AB}") == ["민아"])
    #expect(try values(world, .person, "김 ") == ["김 민아"])
    #expect(try values(world, .person, "ｔｈｏ") == ["Thomas O'Neil"])
    #expect(try values(world, .person, "ÅNG") == ["Ångström"])
    #expect(try values(world, .person, "x%").isEmpty)
    #expect(try values(world, .person).count == 3)
  }

  @Test func `give way to ids where several have one name`() throws {
    let world = try world(["people add Kim --every 7", "people add Kim --every 8"])
    let found = try world.features.candidates(.person, beginning: "K")
    #expect(found.count == 2)
    for one in found {
      #expect(one.note == "Kim")
      #expect(world.run("people show \(one.value)").status == .done)
    }
  }

  @Test func `leave out what was removed`() throws {
    let world = try world([
      "people add Kim --every 7", "people remove Kim --yes", "schedule add Lunch --from 12:00",
      "schedule remove Lunch --yes", "sayings remove 5 --yes",
    ])
    #expect(try values(world, .person, "k").isEmpty)
    #expect(try values(world, .event, "l").isEmpty)
    #expect(try values(world, .saying, "5") == (50...59).map(String.init))
  }

  @Test func `are the records of every part`() throws {
    let world = try world([
      "moods add 60 'A letter\tcame'", "schedule add 'Long lunch' --from 12:00",
      "books add --manual --title Walden --author Thoreau --pages 300",
      "quotes add Walden 'Simplify, simplify.' --page 90",
    ])
    let mood = try #require(try world.features.candidates(.mood, beginning: "").first)
    #expect(world.run("moods show \(mood.value)").status == .done)
    #expect(mood.note == "2026-03-01 09:00 A letter\tcame")
    #expect(try values(world, .mood, String(mood.value.prefix(1))).contains(mood.value))
    #expect(try values(world, .event, "LONG") == ["Long lunch"])
    #expect(try values(world, .event) == ["Long lunch"])
    #expect(
      try world.features.candidates(.book, beginning: "w")
        == [Candidate("Walden", note: "Thoreau")])
    let sentence = try #require(try values(world, .sentence).first)
    #expect(world.run("quotes remove \(sentence) --yes").status == .done)
    #expect(try values(world, .saying, "1").prefix(3) == ["1", "10", "11"])
    #expect(try values(world, .saying, "15").first == "15")
    #expect(try values(world, .saying, "0") == ["0"])
    #expect(try values(world, .saying, "one").isEmpty)
  }

  @Test func `are never more than a screen can hold`() throws {
    let world = try TestEnvironment()
    for number in 1...60 {
      #expect(world.run("people add Name\(number) --every 7").status == .done)
    }
    for kind in CandidateKind.allCases {
      #expect(try values(world, kind).count <= Candidates.most)
    }
    #expect(try values(world, .person, "name").count == Candidates.most)
  }
}
