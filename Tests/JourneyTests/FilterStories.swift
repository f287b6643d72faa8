import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests that a filter finds the same records on a screen and on the command line.
// B 4
@Suite struct `Somebody who filters a list` {
  /// Returns those of the texts that are on the screen.
  private func shown(_ robot: Robot, _ texts: [String]) -> [String] {
    texts.filter(robot.screen.contains)
  }

  /// Returns the values of one field in the output of a list command.
  private func listed(_ world: TestEnvironment, _ command: String, _ field: String) -> Set<String> {
    let found = world.run("\(command) --format '{\(field)}'")
    #expect(found.status == .done)
    let lines = found.out.split(separator: "\n").map(String.init)
    // The message about an empty list is not a record.
    return Set(lines)
  }

  private func world(_ commands: [String]) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    for command in commands { #expect(world.run(command).status == .done, "\(command)") }
    return world
  }

  @Test(arguments: [
    "every<10", "#family", "!kim", "#family !kim", "every>=7 !'mina k'", "kim #family",
  ])
  func `sees the same people as the command line lists`(_ filter: String) throws {
    let names = ["Mina Kim", "Noah Kim", "Maya Lee", "Ada Park"]
    let world = try world([
      "people add 'Mina Kim' --every 7 --tag friend",
      "people add 'Noah Kim' --every 30 --tag family",
      "people add 'Maya Lee' --every 14 --tag family", "people add 'Ada Park' --every 3",
    ])
    let robot = Robot(world, size: Size(columns: 120, rows: 40))
    robot.press(.character("/")).type(filter).press(.enter)
    let listed = listed(world, "people list --where \"\(filter)\"", "name")
    #expect(!listed.isEmpty && Set(shown(robot, names)) == listed)
    robot.press(.escape)
    #expect(shown(robot, names) == names)
  }

  // N-43
  @Test func `sees those whose tag begins as what is typed so far`() throws {
    let world = try world([
      "people add Noah --every 30 --tag family", "people add Mina --every 7 --tag friend",
      "moods add 70 'walked #family'", "moods add 30 'slept #friday'",
      "sayings add 'Slow #family'",
    ])
    let robot = Robot(world, size: Size(columns: 120, rows: 40))
    robot.press(.character("/")).type("#fam")
    #expect(robot.screen.contains("Noah") && !robot.screen.contains("Mina"))
    robot.type("ily")
    #expect(robot.screen.contains("Noah") && !robot.screen.contains("Mina"))
    // A space ends the tag.
    robot.press(.escape, .character("/")).type("#fam ")
    #expect(!robot.screen.contains("Noah"))
    // In a command, a tag has to match completely.
    #expect(listed(world, "people list --where '#fam'", "name").isEmpty)
  }

  @Test func `is told what is wrong where the people would stand, and goes on typing`() throws {
    let world = try world(["people add Mina --every 7", "people add Noah --every 30"])
    let robot = Robot(world)
    robot.press(.character("/")).type("every<")
    #expect(robot.screen.contains("needs a number") && !robot.screen.contains("Noah"))
    robot.type("10")
    #expect(robot.screen.contains("Mina") && !robot.screen.contains("Noah"))
    #expect(!robot.screen.contains("needs a number"))
    for _ in 0..<3 { robot.press(.backspace) }
    robot.type("x<10")
    #expect(robot.screen.contains("Unknown field “everyx”"))
    robot.press(.escape)
    #expect(robot.screen.contains("Mina") && robot.screen.contains("Noah"))
  }

  @Test(arguments: ["wind", "wind !rain", "#weather", "'over the sea'", "!wind id>=155", "1+1=2"])
  func `sees the same sayings as the command line lists`(_ filter: String) throws {
    let texts = ["The wind walks over the sea", "Wind and rain. 1+1=2", "A quiet stone"]
    let world = try world([
      "sayings add --eng 'The wind walks over the sea. #weather'",
      "sayings add --eng 'Wind and rain. 1+1=2'", "sayings add --eng 'A quiet stone.'",
    ])
    let robot = Robot(world, size: Size(columns: 140, rows: 50)).press(.character("3"))
    robot.press(.character("/")).type(filter).press(.enter)
    let listed = listed(world, "sayings list --where \"\(filter)\"", "eng")
    let count = "“\(filter)” \(listed.count)"
    #expect(robot.screen.contains(count), "\(count)")
    for text in texts where !listed.contains(where: { $0.hasPrefix(text) }) {
      #expect(!robot.screen.contains(text))
    }
    robot.press(.character("/")).type("x").press(.escape)
    #expect(robot.screen.contains("A quiet stone"))
  }

  @Test func `is told what is wrong where the sayings would lie`() throws {
    let robot = Robot(try TestEnvironment()).press(.character("3"))
    robot.press(.character("/")).type("liked>soon").press(.enter)
    #expect(
      robot.screen.contains("“soon” is not a valid date. Examples: 2026, 2026-01, 2026-01-15."))
  }

  @Test(arguments: [
    "level<40", "sea", "!sea", "#walk", "level<40 >2026-01", "!level<40", "=2026-02",
  ])
  func `sees the same feelings in the diary as the command line lists`(_ filter: String) throws {
    let texts = ["Tired after the rain", "A walk by the sea", "Slept badly", "A long letter"]
    let world = try world([
      "moods add 30 'Tired after the rain' --at '2026-01-03 21:00'",
      "moods add 80 'A walk by the sea #walk' --at '2026-02-03 09:00'",
      "moods add 35 'Slept badly' --at '2026-02-03 07:00'",
      "moods write 'A long letter about the sea' --at '2026-02-04 20:00'",
    ])
    let robot = Atelier.robot(world, size: Size(columns: 100, rows: 40)).press(.character("d"))
    robot.press(.character("/")).type(filter).press(.enter)
    let listed = listed(world, "moods list --where \"\(filter)\"", "text")
    let meant = texts.filter { text in listed.contains { $0.hasPrefix(text) } }
    #expect(!meant.isEmpty && shown(robot, texts) == meant)
    #expect(robot.screen.contains("/ \(filter)"))
    // The first Escape leaves the filter, and the next one the diary.
    robot.press(.escape)
    #expect(shown(robot, texts) == texts)
  }

  // Moods and notes have no names, so initial consonants find none of them.
  @Test(arguments: ["moods list", "notes list"])
  func `finds nothing by initials where there are no names`(_ list: String) throws {
    let world = try world(["moods add 30 '바람이 분다'", "notes add '바람개비 사기'"])
    for filter in ["ㅂㄹ", "ㅂㄹ을", "ㅂㄹ 사기를"] {
      let listed = world.run("\(list) --where '\(filter)'")
      #expect(listed.status == .done && listed.out.isEmpty, "\(listed)")
    }
    #expect(world.run("\(list) --where 바람").out.contains("바람"))
  }

  @Test func `finds nothing in the diary, and is told what is wrong`() throws {
    let world = try world(["moods add 30 'Tired' --at '2026-02-03 21:00'"])
    let robot = Atelier.robot(world).press(.character("d"))
    robot.press(.character("/")).type("storm").press(.enter)
    #expect(robot.screen.contains("No moods match."))
    robot.press(.character("/")).press(.control("u")).type("levl<40").press(.enter)
    #expect(robot.screen.contains("Unknown field “levl”. Available fields: day, level."))
    robot.press(.escape)
    #expect(robot.screen.contains("Tired"))
    robot.press(.character("/")).type("tired").press(.escape)
    #expect(robot.screen.contains("Tired"))
  }

  @Test(arguments: ["rating>=4", "pages<300", "!헤세 pages>300", "finished>2026-03-06"])
  func `sees the same books on the shelf as the command line lists`(_ filter: String) throws {
    let world = try Bookshelf.world()
    let robot = Bookshelf.robot(world, size: Size(columns: 120, rows: 40))
    robot.press(.character("s")).type(filter).press(.enter)
    let listed = listed(world, "books shelf --finished --where \"\(filter)\"", "title")
    #expect(!listed.isEmpty)
    #expect(robot.screen.contains("” \(listed.count == 1 ? "1 book" : "\(listed.count) books")"))
    #expect(listed.allSatisfy(robot.screen.contains))
  }

  @Test(arguments: ["dentist", "dentist >2026-01", "!yoga", "minutes>60", "'dentist again'"])
  func `finds the same events as the command line lists`(_ filter: String) throws {
    let titles = ["Checkup", "Dentist again", "Yoga"]
    let world = try world([
      "schedule add Checkup --body 'the dentist' --from '2026-01-05 14:00' --to 15:00",
      "schedule add 'Dentist again' --from '2026-03-05 14:00' --to 14:20",
      "schedule add Yoga --from '2026-03-02 19:00' --to 20:30 --repeat 'weekly on mon until 2026-03-20'",
    ])
    let robot = Robot(world).press(.character("5"), .character("/")).type(filter)
    let listed = listed(world, "schedule list --where \"\(filter)\"", "title")
    #expect(!listed.isEmpty && Set(shown(robot, titles)) == listed)
  }
}
