import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Counted tags, by command.
@Suite struct `Somebody who counts` {
  private func world() throws -> TestEnvironment { try TestEnvironment(now: "2026-03-10T09:00") }

  private func run(_ world: TestEnvironment, _ lines: String...) throws {
    for line in lines {
      let done = world.run(line)
      #expect(done.status == .done, "\(line): \(done)")
    }
  }

  // L-30
  @Test func `adds up glasses of water, sets a day, and takes both back`() throws {
    let world = try world()
    #expect(world.run("count").err.contains("No tag is counted yet"))
    try run(world, "count water", "count water 2", "count run 5.2 --on yesterday")
    let all = world.run("counts --json").out
    #expect(
      all.contains(
        #"{"tag":"water","unit":null,"goal":null,"streak":{"current":1,"longest":1},"best":3,"#
          + #""today":3}"#), "\(all)")
    #expect(all.contains(#""tag":"run""#) && all.contains(#""best":5.2,"today":null"#), "\(all)")
    try run(world, "counts set water 8")
    #expect(world.run("counts list").out.contains("today 8"))
    try run(world, "undo")
    #expect(world.run("counts list").out.contains("today 3"))
    let set = world.run("counts set water 6 --json").out
    #expect(set.contains(#""amount":{"id":"water@2026-03-10","tag":"water","amount":6,"#), "\(set)")
    #expect(set.contains(#""counter":{"tag":"water""#), "\(set)")
  }

  // L-30
  @Test func `sees the days of a tag with their sum, average and best`() throws {
    let world = try world()
    try run(
      world, "count run 5.2 --on 2026-02-03", "count run 4 --on 2026-03-08",
      "count run 1.5 --on 2026-03-08", "counts edit run --unit km")
    let march = world.run("counts show run --month 2026-03 --json").out
    #expect(march.contains(#""days":[{"day":"2026-03-08","amount":5.5,"amounts":[{"#), "\(march)")
    #expect(march.contains(#""sum":5.5,"average":5.5,"best":5.5}"#), "\(march)")
    let year = world.run("counts show run --year 2026").out
    #expect(year.contains("Sum 10.7 km, average 5.35 km, best day 5.5 km"), "\(year)")
    #expect(world.run("counts show run --year 2025 --json").out.contains(#""days":[],"sum":0"#))
    let both = world.run("counts show run --year 2026 --month 2026-03")
    #expect(both.status == .usage)
  }

  // L-30
  @Test func `is told what no amount, no tag and no counter is`() throws {
    let world = try world()
    try run(world, "count water")
    for (line, code, status) in [
      ("count water x", "badAmount", ExitStatus.refused),
      ("count water 1.2345", "badAmount", .refused),
      ("counts show milk", "unknownCounter", .notFound), ("count 123", "badTag", .refused),
      ("counts goal water 0", "badGoal", .refused),
      ("counts goal water 8 --times --per week", "badGoal", .refused),
      ("counts remove water --on 2026-01-01", "nothingCounted", .notFound),
    ] {
      let refused = world.run(line + " --json")
      #expect(refused.status == status && refused.err.contains(code), "\(line): \(refused)")
    }
  }

  // L-31
  @Test func `makes a habit of it, skips a day and reads the streak`() throws {
    let world = try world()
    let goal = world.run("count water 3")
    #expect(goal.out.contains("#water: counted 3. 3 today."), "\(goal)")
    let set = world.run("counts goal water 8 --json").out
    #expect(
      set.contains(#""goal":{"amount":8,"per":"day","times":false,"atMost":false}"#), "\(set)")
    #expect(world.run("count water 5").out.contains("Goal reached! 8/8."))
    try run(world, "count coffee 0", "counts goal coffee --at-most 2", "counts skip water")
    let list = world.run("counts").out
    #expect(list.contains("#water  8/8  skipped today  streak 0 days"), "\(list)")
    #expect(list.contains("#coffee  0/2  streak 1 day"), "\(list)")
    try run(world, "counts skip water --off")
    #expect(world.run("counts").out.contains("#water  8/8  streak 1 day"))
    #expect(world.run("counts goal water none --json").out.contains(#""goal":null"#))
    #expect(world.run("habits").out.contains("#water"))
  }

  // L-33
  @Test func `sees open habits on Today, adds one, and sees how many are done`() throws {
    let world = try world()
    try run(world, "count water 6", "counts goal water 8")
    #expect(world.run("today").out.contains("○ #water  6/8"))
    #expect(world.run("today --json").out.contains(#""habits":[{"tag":"water""#))
    let robot = Robot(world, onToday: true)
    #expect(robot.screen.contains("#water") && robot.screen.contains("6/8"), "\(robot.screen)")
    robot.press(.character("f"))
    #expect(robot.screen.contains("7/8"), "\(robot.screen)")
    robot.press(.enter).type("1").press(.control("s"))
    #expect(world.run("counts").out.contains("8/8"), "\(robot.screen)")
    #expect(world.run("today").out.contains("1 of 1 habit done"))
    #expect(world.run("today --json").out.contains(#""today":8"#))
  }

  // L-30, L-02
  @Test func `types an amount of a known tag, and is asked about an unknown one`() throws {
    let world = try world()
    #expect(world.run("add '#water 3'").status != .done)
    try run(world, "count water")
    let line = world.run("add '#water 3' --json")
    #expect(line.status == .done && line.out.contains(#""part":"counts""#), "\(line)")
    #expect(world.run("counts").out.contains("today 4"))
    #expect(world.run("add '#water is good'").status != .done)
    let parsed = world.run("parse '#water 3'").out
    #expect(parsed.contains("#water"), "\(parsed)")
  }

  // L-34
  @Test func `opens the wall of counters, one of them, and counts there`() throws {
    let world = try world()
    try run(world, "count run 5.2", "count water 3 --on yesterday")
    let robot = Robot(world, onToday: true)
    robot.press(.character("C"))
    #expect(robot.screen.contains("#run") && robot.screen.contains("#water"), "\(robot.screen)")
    robot.press(.down).press(.enter)
    #expect(robot.screen.contains("Sum 3"), "\(robot.screen)")
    robot.press(.character("f"))
    #expect(robot.screen.contains("Sum 4"), "\(robot.screen)")
    robot.press(.character("x"))
    #expect(!world.run("counts").out.contains("#water"), "\(robot.screen)")
  }

  // L-33
  @Test func `answers the evening about all open habits in one line`() throws {
    let world = try TestEnvironment(now: "2026-03-10T21:00")
    try run(world, "count water 6", "counts goal water 8", "count run", "counts goal run 3")
    let evening = world.run("evening", input: "water 1, run 2\n\n\n\n")
    #expect(evening.out.contains("#run 1/3, #water 6/8"), "\(evening)")
    #expect(world.run("counts").out.contains("#water  7/8"), "\(evening)")
    #expect(world.run("counts").out.contains("#run  3/3"), "\(evening)")
  }

  // L-32
  @Test func `counts levels of a tag together, and tags of moods once a day`() throws {
    let world = try world()
    try run(
      world, "count sport/run 2", "count sport 1", "moods add 70 'slow #yoga' --at yesterday",
      "moods add 80 'more #yoga'", "moods add 80 'and more #yoga'")
    #expect(world.run("counts show sport --json").out.contains(#""sum":3"#))
    #expect(world.run("counts list --where '#sport' --json").out.contains("sport/run"))
    let yoga = world.run("counts show yoga --json").out
    #expect(yoga.contains(#""streak":{"current":2,"longest":2}"#), "\(yoga)")
    #expect(yoga.contains(#""sum":2"#), "\(yoga)")
  }

  // L-32
  @Test func `reads the levels of a tag in any text`() throws {
    let world = try world()
    try run(
      world, "moods add 60 'out #Sport/Run' --at yesterday", "people add Tom --every none",
      "people tag Tom friends/school", "count sport 2")
    for list in ["moods list --where '#sport'", "moods list --where '#sport/run'", "search '#sp'"] {
      #expect(world.run(list).out.contains("out #Sport/Run"), "\(list)")
    }
    #expect(world.run("people list --tag friends").out.contains("Tom"))
    #expect(world.run("people list --where '#friends'").out.contains("Tom"))
    let tags = world.run("tags --json").out
    for tag in ["sport", "sport/run", "friends", "friends/school"] {
      #expect(tags.contains("\"\(tag)\""), "\(tag) \(tags)")
    }
    #expect(world.run("counts show sport --json").out.contains(#""sum":3"#))
    try run(world, "tags rename sport move")
    #expect(world.run("moods list --day yesterday").out.contains("out #move/Run"))
  }

  // L-32
  @Test func `means a tag of moods before a counter whose name begins so`() throws {
    let world = try world()
    try run(world, "moods add 60 '#run in the park'", "count running 4")
    let shown = world.run("counts show run --json").out
    #expect(shown.contains(#""counter":{"tag":"run""#) && shown.contains(#""sum":1"#), "\(shown)")
    #expect(world.run("counts show runn --json").out.contains(#""tag":"running""#))
  }

  // L-30
  @Test func `has one sum and one habit under a tag that was removed, counted and restored`() throws
  {
    let world = try world()
    try run(
      world, "count water 3", "counts goal water 8", "counts remove water", "count water 2",
      "trash restore water")
    #expect(world.run("counts").out.contains("#water  5/8"))
    #expect(world.run("counts set water 1 --json").out.contains(#""today":1}"#))
    #expect(world.run("counts").out.contains("#water  1/8"))
    let found = world.run("search water --in counts").out.split(separator: "\n")
    #expect(found.filter { $0.contains("#water") }.count == 1, "\(found)")
    try run(world, "counts remove water")
    #expect(world.run("counts --json").out.contains(#""counters":[]"#))
    try run(world, "trash restore water")
    #expect(world.run("counts").out.contains("#water  1/8"))
  }

  // L-46
  @Test func `renames and merges tags, but not those with other units`() throws {
    let world = try world()
    try run(
      world, "count water 2", "count aqua 3", "counts edit aqua --unit cups",
      "counts goal aqua 8")
    let refused = world.run("tags merge aqua water --json")
    #expect(refused.status == .refused && refused.err.contains("unitsDiffer"), "\(refused)")
    try run(world, "counts edit water --unit cups", "tags merge water aqua")
    #expect(world.run("counts").out.contains("#aqua  5/8 cups"))
    try run(world, "counts set aqua 4")
    #expect(world.run("counts").out.contains("#aqua  4/8 cups"))
    try run(world, "undo", "undo")
    #expect(world.run("counts").out.contains("#water"))
    try run(world, "tags merge aqua water", "counts edit water --unit l")
    let all = world.run("counts --json").out
    #expect(all.contains(#"{"tag":"water","unit":"l","goal":null,"#), "\(all)")
    #expect(all.contains(#""today":5}"#) && !all.contains("aqua"), "\(all)")
    #expect(world.run("timeline --day today").out.contains("#water 5 l"))
  }

  // L-30: the own export, the search and the trash
  @Test func `finds them in an export, in the search and in the trash`() throws {
    let world = try world()
    try run(world, "count water 2", "counts edit water --unit cups", "counts goal water 8")
    let hits = world.run("search water --in counts --json").out
    #expect(hits.contains(#""part":"counts""#) && hits.contains(#""kind":"counter""#), "\(hits)")
    #expect(world.run("timeline --day today").out.contains("#water 2 cups"))
    try run(world, "export haru.json", "counts remove water")
    #expect(world.run("trash").out.contains("#water"))
    #expect(world.run("counts --json").out.contains(#""counters":[]"#))
    try run(world, "trash restore water")
    #expect(world.run("counts").out.contains("#water  2/8 cups"))
    #expect(world.run("history --limit 9").out.contains("#water"))
  }
}
