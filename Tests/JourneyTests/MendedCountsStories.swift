import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

/// Regression tests for counters, in answers and on screens.
@Suite struct `Somebody with habits` {
  private func world(
    _ lines: String..., at now: String = "2026-03-10T09:00", language: Language = .english
  ) throws -> TestEnvironment {
    let world = try TestEnvironment(now: now, language: language)
    for line in lines {
      let done = world.run(line)
      #expect(done.status == .done, "\(line): \(done)")
    }
    return world
  }

  // L-33
  @Test func `writes a comma in the evening and means a decimal`() throws {
    for (answer, sum) in [("5,2", "6.2/20"), ("run 5,2", "6.2/20"), ("run 5,run 2", "8/20")] {
      let world = try world("count run", "counts goal run 20", at: "2026-03-10T21:00")
      let evening = world.run("evening", input: "\(answer)\n\n\n\n")
      #expect(world.run("counts").out.contains("#run  \(sum)"), "\(answer): \(evening)")
    }
  }

  // L-33
  @Test func `does a habit of days once a day`() throws {
    let world = try world(
      "count yoga", "counts goal yoga 3 --times --per week", at: "2026-03-10T21:00")
    #expect(!world.run("today").out.contains("○ #yoga"))
    #expect(world.run("today").out.contains("1 of 1 habit done"))
    #expect(!world.run("evening", input: "yes\n\n\n\n").out.contains("#yoga"))
    try world.go(to: "2026-03-11T21:00")
    #expect(world.run("today").out.contains("○ #yoga  1/3 times this week"))
    #expect(world.run("evening", input: "yes\n\n\n\n").out.contains("#yoga: counted 1."))
  }

  // L-33
  @Test(arguments: ["yes", "all done", "done", "all", "yes, all done"])
  func `says in the evening that all is done`(answer: String) throws {
    let world = try world("count run", "counts goal run 3", at: "2026-03-10T21:00")
    let evening = world.run("evening", input: "\(answer)\n\n\n\n")
    #expect(world.run("counts").out.contains("#run  3/3"), "\(evening)")
  }

  // L-33
  @Test(arguments: ["nothing", "none", "no"])
  func `says in the evening that nothing was done`(answer: String) throws {
    let world = try world("count run", "counts goal run 3", at: "2026-03-10T21:00")
    let evening = world.run("evening", input: "\(answer)\n\n\n\n")
    #expect(world.run("counts").out.contains("#run  1/3"), "\(evening)")
    #expect(!world.run("export -").out.contains(#""\#(answer)""#), "\(evening)")
  }

  // L-33
  @Test func `은 저녁에 다 했다고 말해요`() throws {
    for answer in ["다 했어요", "다 했어", "다했어", "네, 물 2"] {
      let world = try world(
        "count 물", "counts goal 물 3", at: "2026-03-10T21:00", language: .korean)
      let evening = world.run("evening", input: "\(answer)\n\n\n\n")
      #expect(world.run("counts").out.contains("#물  3/3"), "\(answer): \(evening)")
    }
  }

  // L-33
  @Test func `has done all habits if the other one is skipped`() throws {
    let world = try world(
      "count run 3", "counts goal run 3", "count water", "counts goal water 8", "counts skip water")
    #expect(world.run("today").out.contains("1 of 1 habit done"))
  }

  // L-34
  @Test func `comes back to Today from the counters and from their form`() throws {
    let world = try world("count water 6", "counts goal water 8")
    let robot = Robot(world, onToday: true).press(.character("C"))
    #expect(robot.screenName == "CountsScreen")
    robot.press(.escape)
    #expect(robot.part == .today && robot.screen.contains("#water  6/8"), "\(robot.screen)")
    robot.press(.enter)
    #expect(robot.screenName == "CountForm")
    robot.press(.escape)
    #expect(robot.part == .today, "\(robot.screen)")
    robot.press(.enter).type("1").press(.control("s"))
    #expect(robot.part == .today && robot.screen.contains("7/8"), "\(robot.screen)")
  }

  // L-30
  @Test func `is told in a new store how to begin, also on the wall and in the tutorial`() throws {
    let world = try world()
    let robot = Robot(world, onToday: true).press(.character("C"))
    #expect(robot.screen.contains("Press : and run “count water”"), "\(robot.screen)")
    let tutorial = world.run("tutorial counts").out.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(tutorial.contains("start with `haru count water`"), "\(tutorial)")
    #expect(world.run("count water").status == .done)
    #expect(world.run("add '#water 1'").status == .done)
    let history = world.run("history '#water'")
    #expect(history.status == .done, "\(history)")
  }

  // L-34
  @Test func `sees the newest months of a counter on small screens`() throws {
    let world = try world("count water 41 --on 2026-02-03", "count water 7")
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 10)] {
      let robot = Robot(world, size: size, onToday: true).press(.character("C"), .enter)
      #expect(robot.screenName == "CounterScreen")
      #expect(robot.screen.contains("Mar  ") && robot.screen.contains("Feb  "), "\(robot.screen)")
    }
  }

  // L-34
  @Test func `sees several counters on a small screen`() throws {
    let world = try world("count run", "count water", "count yoga")
    let robot = Robot(world, size: Size(columns: 40, rows: 10), onToday: true)
    robot.press(.character("C"))
    for tag in ["#run", "#water", "#yoga"] {
      #expect(robot.screen.contains(tag), "\(robot.screen)")
    }
    robot.press(.down)
    #expect(robot.screen.contains("› #water"), "\(robot.screen)")
  }

  // L-34
  @Test func `sees long names cut with a sign, and the weekdays beside the months`() throws {
    let unit = "가나다라마바사아자차카타파하가나다라마바"
    let world = try world(
      "count abcdefghijklmnopqrst 123456", "counts edit abcdefghijklmnopqrst --unit \(unit)")
    let robot = Robot(world, size: Size(columns: 80, rows: 24), onToday: true)
    robot.press(.character("C"), .enter)
    let rows = robot.screen.split(separator: "\n")
    #expect(rows.contains { $0.contains("#abcdefghijklmnopqrst") && $0.contains("…") })
    #expect(rows.contains { $0.contains("…") && $0.contains("Mon") }, "\(robot.screen)")
  }

  // L-34
  @Test func `sees that a day is skipped, and takes it back with the same key`() throws {
    let world = try world("count water --on yesterday")
    let robot = Robot(world, onToday: true).press(.character("C"), .character("s"))
    #expect(robot.screen.contains("skipped today  streak 1 day (longest 1)"), "\(robot.screen)")
    robot.press(.character("s"))
    #expect(robot.screen.contains("no longer skipped"), "\(robot.screen)")
    #expect(!world.run("counts").out.contains("skipped today"))
    #expect(world.run("counts skip water --off").out.contains("was not skipped today."))
  }

  // L-30
  @Test func `reads the day of a count in a sentence`() throws {
    let world = try world(at: "2026-11-30T09:00")
    #expect(world.run("count water --on 2026-11-20").out.contains("counted 1. 1 on 20 Nov."))
    #expect(world.run("count water --on yesterday").out.contains("counted 1. 1 yesterday."))
    #expect(world.run("counts set water 3 --on 2026-11-10").out.contains("set to 3 on 10 Nov."))
    #expect(world.run("counts skip water --on 2026-11-20").out.contains("skipped on 20 Nov."))
    let removed = world.run("counts remove water --on 2026-11-20").out
    #expect(removed.contains("removed what was counted on 20 Nov."), "\(removed)")
  }

  // L-30
  @Test func `is told what a counter cannot be`() throws {
    let world = try world("count water", "counts edit water --unit 5", "count water 15")
    #expect(world.run("counts").out.contains("today 16"))
    for (line, words) in [
      ("count abcdefghijklmnopqrstu", "at most 20"),
      ("counts goal water 8 --at-most 2", "--at-most and N cannot be used together."),
      ("count list", "haru counts list"), ("count water --on tomorrow", "to come"),
    ] {
      let refused = world.run(line)
      #expect(refused.status != .done && refused.err.contains(words), "\(line): \(refused)")
    }
    #expect(world.run("count '#list'").status == .done)
    #expect(world.run("counts edit water --unit glasses").status == .done)
    #expect(world.run("counts goal water 8 glasses").out.contains("8 glasses a day"))
  }

  // L-31
  @Test func `은 하루 한 번을 목표로 정해요`() throws {
    let world = try world("count 물", language: .korean)
    #expect(world.run("counts goal 물 1 --times").out.contains("하루 한 번."))
    #expect(world.run("counts edit 물 --unit km").status == .done)
    #expect(world.run("count 물 8").out.contains("8 km 더했어요."))
  }
}
