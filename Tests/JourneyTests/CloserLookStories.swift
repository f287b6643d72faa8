import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

/// Tests of small things that a careful reader of answers and screens noticed.
@Suite struct `Small things in answers` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    try TestEnvironment(now: "2026-03-02T09:00", language: language)
  }

  // S-22
  @Test(arguments: Language.allCases)
  func `never sees a word broken at the edge of the terminal`(language: Language) throws {
    for (line, input) in [
      ("encrypt on --stdin", "a long secret\na long secret\n"),
      ("lock set --stdin", "1234\n1234\n"),
      ("lock open", ""), ("doctor", ""),
    ] {
      let world = try world(language)
      let output = world.run(line, input: input, inTerminal: true)
      for row in (output.out + output.err).split(separator: "\n") {
        #expect(TextLayout.cells(row) <= 80, "\(line): \(row)")
      }
    }
  }

  // S-24
  @Test func `is given English examples, and hours of the clock that they read`() throws {
    let world = try world()
    let help = world.run("people add --help").out
    #expect(help.contains("020 7946 0958") && !help.contains("010-1234"), "\(help)")
    #expect(!help.contains("or lunar:"), "\(help)")
    for line in ["settings set calendar.clock 12", "schedule add Tea --from 15:00", "moods add 50"]
    {
      #expect(world.run(line).status == .done)
    }
    #expect(world.run("widget").out.contains("3:00 PM Tea"), "\(world.run("widget").out)")
    #expect(world.run("moods stats").out.contains("9 AM"), "\(world.run("moods stats").out)")
    let robot = Robot(world).press(.character("a"), .character("n"))
    #expect(robot.screen.contains("8 PM") && !robot.screen.contains("20:00"), "\(robot.screen)")
  }

  // S-25
  @Test func `sees on the agenda where an event is`() throws {
    let world = try world()
    let line = "schedule add Dinner --from 18:30 --location 'The Fox' --body 'Bring the card'"
    #expect(world.run(line).status == .done)
    let robot = Robot(world).press(.character("5"), .character("g"))
    #expect(robot.screen.contains("The Fox"), "\(robot.screen)")
  }

  // S-26
  @Test func `reads the words that they typed, and one name for each person`() throws {
    let world = try world()
    let mood = world.run("mood 70").err
    #expect(mood.contains("“mood 70”") && mood.contains("“haru moods add 70”"), "\(mood)")
    #expect(world.run("people add Ninette --nickname Nina --every 7").status == .done)
    let near = world.run("people show Ninet").out + world.run("people show Ninx").err
    #expect(near.contains("Did you mean “Nina”?") && !near.contains(" or "), "\(near)")
  }

  // KO-21
  @Test func `reads counts with their units, and the weekday in a small window`() throws {
    let world = try world(.korean)
    for line in [
      "moods add 60", "books add --manual --title 토지 --pages 4000", "books read 토지 2573",
    ] { #expect(world.run(line).status == .done) }
    let year = world.run("year").out
    #expect(year.contains("2,573쪽") && year.contains("1개"), "\(year)")
    #expect(world.run("man --lang ko").out.contains("\n.ad l\n"))
    let robot = Robot(world, size: Size(columns: 80, rows: 24), onToday: true)
    #expect(robot.screen.contains("3월 2일 월요일"), "\(robot.screen)")
  }

  // KO-22
  @Test func `name the plant only if the cycle was changed`() throws {
    let world = try world(.korean)
    #expect(world.run("people add 민아 --every 7").status == .done)
    #expect(world.run("people edit 민아 --note 고양이").out == "민아의 정보를 바꿨어요.\n")
    #expect(world.run("people edit 민아 --every 9").out.contains("다음에 물 줄 날은"))
    #expect(world.run("people edit 민아 --note x --lang en").out == "Changed 민아.\n")
  }

  // KO-22
  @Test(arguments: ["오후", "afternoon", "저녁", "morning"])
  func `is asked for an hour where only a part of the day is given`(_ part: String) throws {
    let world = try world()
    let refused = world.run("schedule add Walk --from \(part)")
    #expect(refused.status == .usage && refused.err.contains("tomorrow 3pm"), "\(refused)")
    #expect(world.run("schedule add Walk --from 'tomorrow \(part)'").status == .done)
    #expect(world.run("schedule edit Walk --to \(part)").status == .usage)
  }

  // KO-23
  @Test(arguments: ["anniversary", "birthdays", "생일"])
  func `is not led to a person who has the name of a day`(word: String) throws {
    let refused = try world().run("people \(word)").err
    #expect(refused.contains("haru people dates") && !refused.contains("show"), "\(refused)")
  }

  // T-38, KO-20
  @Test(arguments: [
    ("지방 선거일", "2026-06-03"), ("지방선거일", "2026-06-03"), ("국회의원 선거일", "2028-04-12"),
    ("대통령 선거일", "2030-03-27"), ("정월 초하루", "2027-02-07"), ("한식", "2026-04-06"),
  ])
  func `has the names of holidays read as their days`(name: String, day: String) throws {
    let added = try world(.korean).run("schedule add 점심 --day '\(name)' --json").out
    #expect(added.contains(day), "\(added)")
  }

  // T-27: several records are restored.
  @Test func `restores them, where several were removed`() throws {
    let removed = try world().run("sayings remove --starter").out
    #expect(removed.contains("`haru undo` restores them."), "\(removed)")
  }

  // S-6
  @Test(arguments: [Size(columns: 200, rows: 60), Size(columns: 120, rows: 40), .standard])
  func `clicks on the row of the evening`(size: Size) throws {
    let world = try TestEnvironment(now: "2026-03-02T21:30")
    #expect(world.run("people add Mina --every 1").status == .done)
    let robot = Robot(world, size: size, onToday: true)
    let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("E  look back on the day") })
    let words = try #require(rows[row].firstRange(of: "look back"))
    let column = rows[row].distance(from: rows[row].startIndex, to: words.lowerBound)
    robot.click(column: column, row: row)
    #expect(robot.requests.contains(.outside(["evening"])), "\(robot.screen)")
  }
}
