import Domain
import PresentationKit
import PresentationShared
import Support
import Testing

// L-50
@Suite struct `A fresh saying a day` {
  @Test(.slow, arguments: [Language.korean, .english])
  func `comes on each day of the first year, and none comes twice`(_ language: Language) throws {
    let world = try TestEnvironment(
      now: "2026-12-01T09:00", language: language,
      starters: language.isKorean ? .koreanYear : .englishYear)
    let first = try #require(Day("2026-12-01"))
    var shown: Set<SayingNumber> = []
    for index in 0..<366 {
      try world.go(to: "\(first + index)T09:00")
      shown.insert(try world.features.sayings.queries.ofToday().number)
    }
    #expect(shown.count == 366)
  }

  /// Returns the ids of the sayings of a list that nobody opened yet.
  private func unopened(_ world: TestEnvironment) -> [String] {
    let lines = world.run("sayings list --json-lines").out.split(separator: "\n")
    return lines.filter { $0.contains(#""unseen":true"#) }.map { line in
      String(line.split(separator: "\"").dropFirst(3).first ?? "")
    }
  }

  @Test func `has the dot until it is opened, and the next one has it on the next day`() throws {
    let world = try TestEnvironment(beginningIn: .english)
    #expect(unopened(world).isEmpty)
    let today = try world.features.sayings.queries.ofToday()
    let id = today.number.description
    #expect(today.isUnseen(at: world.features.sayings.queries.now))
    #expect(unopened(world) == [id])
    // What is done with it meanwhile does not open it.
    #expect(world.run("sayings like \(id) --json").out.contains(#""unseen":true"#))
    #expect(unopened(world) == [id])
    let robot = Fireside.robot(world)
    robot.press(.character("/")).type("id=\(id)").press(.enter)
    #expect(robot.screen.contains("•"), "\(robot.screen)")
    #expect(world.run("sayings show \(id)").status == .done)
    #expect(unopened(world).isEmpty)
    #expect(world.run("sayings today --json").out.contains(#""unseen":false"#))
    try world.go(to: "2026-03-02T09:00")
    #expect(unopened(world).isEmpty)
    let next = try world.features.sayings.queries.ofToday().number.description
    #expect(next != id && unopened(world) == [next])
  }

  @Test func `is not added to a store that began with fewer`() throws {
    // A removed saying does not come back either.
    let world = try TestEnvironment(starters: .english)
    #expect(world.run("sayings remove 3").status == .done)
    let kept = world.run("sayings list").out.split(separator: "\n").count
    try world.go(to: "2027-03-02T09:00")
    #expect(world.run("sayings today").status == .done)
    #expect(world.run("sayings list").out.split(separator: "\n").count == kept)
    #expect(kept == 200)
  }
}
