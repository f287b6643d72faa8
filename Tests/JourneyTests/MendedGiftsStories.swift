import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Regression tests for gifts, loans and dates.
@Suite struct `Somebody with loans and dates` {
  private func world(
    _ lines: String..., now: String = "2026-03-01T09:00", language: Language = .english
  ) throws -> TestEnvironment {
    let world = try TestEnvironment(now: now, language: language)
    for line in lines {
      let done = world.run(line)
      #expect(done.status == .done, "\(line): \(done)")
    }
    return world
  }

  // L-20
  @Test func `edits the amount of a thing that came back, and it stays back`() throws {
    let world = try world(
      "people add Femi --every none", "gifts add Femi umbrella --lent", "gifts done umbrella",
      "gifts edit umbrella --amount 10")
    let list = world.run("gifts Femi").out
    #expect(list.contains("came back") && !list.contains("owes you"), "\(list)")
    for line in [
      "add Femi bike --amount 50 --lent", "done bike --amount 20", "edit bike --amount none",
    ] { #expect(world.run("gifts " + line).status == .done) }
    #expect(world.run("gifts --open").out.contains("bike"))
  }

  // L-20
  @Test func `is told that something is done already`() throws {
    let world = try world(
      "people add Al --every none", "gifts add Al 'blue vase'", "gifts add Al umbrella --lent",
      "gifts done umbrella")
    for line in ["gifts done 'blue vase' --amount 7", "gifts done umbrella"] {
      let done = world.run(line)
      #expect(done.status == .refused && done.err.contains("This is done already."), "\(done)")
    }
  }

  // L-20
  @Test(arguments: [
    ("cup --currency EUR", "Give an amount with the currency."),
    ("--amount 1000000000000", "at most 12 digits"), ("--amount 1,000", "in digits only"),
    ("--amount 0", "above 0"),
  ])
  func `is told what is wrong with an amount`(typed: String, words: String) throws {
    let world = try world("people add Maya --every none")
    let refused = world.run("gifts add Maya \(typed)")
    #expect(refused.status == .refused && refused.err.contains(words), "\(refused)")
  }

  // L-20
  @Test func `은 돌려받을 것보다 많이 적을 수 없어요`() throws {
    let world = try world(
      "people add 민아 --every none", "gifts add 민아 --lent --amount 10000", language: .korean)
    let refused = world.run("gifts done 민아 --amount 20000")
    #expect(refused.err.contains("그보다 많이 적을 수 없어요"), "\(refused)")
  }

  // L-20
  @Test func `is told which words a filter knows`() throws {
    let world = try world("people add Maya --every none", "gifts add Maya cup", "count water")
    for line in [
      "gifts --where kind=foo", "gifts --where open=maybe", "counts list --where goal=foo",
    ] {
      let refused = world.run(line)
      #expect(refused.status == .usage && refused.err.contains("Choose one of"), "\(refused)")
    }
    #expect(world.run("gifts --where 'kind=Given'").out.contains("cup"))
    #expect(world.run("gifts --where open=no").out.contains("cup"))
  }

  // L-10
  @Test func `hears the dates and gifts as sentences`() throws {
    let world = try world(
      "people add Al --every none", "people date Al 'cat day' '2 March' --remind 7d",
      "gifts add Al 'blue vase' --idea", "gifts add Al umbrella --amount 10 --currency USD --lent",
      "gifts done umbrella --amount 0.01", "count water 6", "counts goal water 8")
    let dates = world.run("--plain people dates").out
    #expect(dates.contains("tomorrow, ideas: blue vase."), "\(dates)")
    #expect(world.run("--plain gifts").out.contains("umbrella, $10, $9.99 left."))
    let card = world.run("--plain people show Al").out
    #expect(card.contains("2 March, reminder 7 days before") && !card.contains("·"), "\(card)")
    #expect(world.run("--plain today").out.contains("#water: 6/8."))
  }

  // L-10
  @Test(arguments: ["0", "-5"])
  func `asks for the dates of at least one day`(days: String) throws {
    let refused = try world().run("people dates --days=\(days)")
    #expect(refused.status == .usage, "\(refused)")
  }

  // L-21
  @Test func `은 카드에서 빌린 것을 읽을 수 있어요`() throws {
    let world = try world(
      "people add 민아 --every none", "gifts add 민아 우산 --borrowed", language: .korean)
    let robot = Robot(world, size: Size(columns: 120, rows: 40)).press(.enter)
    #expect(robot.screen.contains("남은 것    빌림 우산"), "\(robot.screen)")
  }

  // L-21
  @Test func `sees the facts of a card in one column, and where they are cut`() throws {
    let world = try world(
      "people add Maya --every none --birthday 1990-03-02", "people date Maya wedding 2018-05-05",
      "people date Maya 'first met' 2010-05-05", "people date Maya 'cat day' 2015-05-05")
    for number in 1...9 {
      #expect(world.run("gifts add Maya thing\(number) --lent").status == .done)
    }
    let card = world.run("people show Maya").out.split(separator: "\n")
    let columns = card.compactMap { line -> Int? in
      ["2 March", "5 May 2018", "5 May 2010", "5 May 2015"].lazy
        .compactMap { line.firstRange(of: $0) }.first
        .map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
    #expect(columns.count == 4 && Set(columns).count == 1, "\(card)")
    let robot = Robot(world, size: Size(columns: 80, rows: 24)).press(.enter)
    #expect(robot.screen.contains("thing"), "\(robot.screen)")
    #expect(robot.screen.contains(#/… ?│/#), "\(robot.screen)")
  }

  // L-11
  @Test func `sees on Today since when a couple is together`() throws {
    let world = try world(
      "people add Maya --every 1", "people add Ben --every 1", "people add Cleo --every 1",
      "people add Dora --every 1", "people date Maya together 2024-03-02", now: "2026-03-01T09:00")
    try world.go(to: "2026-03-02T09:00")
    let robot = Robot(world, size: Size(columns: 200, rows: 60), onToday: true)
    for _ in 0..<4 where !robot.screen.contains("731 days") { robot.press(.down) }
    #expect(robot.screen.contains("731 days"), "\(robot.screen)")
  }
}
