import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody who plans` {
  /// Returns the JSON of today's events.
  private func list(_ world: TestEnvironment) -> String { world.run("schedule list --json").out }

  @Test func `finds the next five minutes and an hour from there on the wheels`() throws {
    // SC-24, SC-27, SC-28
    let world = try TestEnvironment(now: "2026-03-17T14:41")
    let robot = Planner.robot(world).press(.character("n"))
    // D-89: the current year is only shown while the field is edited.
    #expect(robot.screen.contains("Tue 17 March  14:45"))
    #expect(robot.screen.contains("Tue 17 March  15:45"))
    #expect(robot.screen.contains("Lasts 1 hour."))
    // Placeholders are not values: the title of a new form is empty.
    robot.press(.control("s"))
    #expect(robot.screen.contains("The title is empty."))
    #expect(!list(world).contains("\"id\""))
    robot.type("Tea").press(.control("s"))
    #expect(list(world).contains("\"title\":\"Tea\",\"body\":null"))
    #expect(list(world).contains("2026-03-17T14:45:00+09:00"))
  }

  @Test func `plans for the day that is shown, in Korean too`() throws {
    // SC-27
    let world = try TestEnvironment(now: "2026-03-17T23:58", language: .korean)
    let robot = Planner.robot(world).press(.character("n"))
    // The next five-minute step is tomorrow.
    #expect(robot.screen.contains("3월 18일 (수)  오전 0시 00분"))
    #expect(robot.screen.contains("3월 18일 (수)  오전 1시 00분"))
    robot.press(.escape, .right, .right, .character("n"))
    #expect(robot.screen.contains("3월 19일 (목)  오전 9시 00분"))
  }

  @Test func `turns the times by five minutes and types them to the minute`() throws {
    // SC-28, S-2
    let world = try TestEnvironment(now: "2026-03-17T14:00")
    let robot = Planner.robot(world).press(.character("n")).type("Tea").press(.tab)
    robot.press(.up, .right, .down)
    #expect(robot.screen.contains("14:55"))
    robot.type("03")
    #expect(robot.screen.contains("14:03"))
    robot.type("a")
    #expect(robot.screen.contains("02:03"))
    robot.type("p").press(.control("s"))
    #expect(list(world).contains("2026-03-17T14:03:00+09:00"))
    // The form of what was kept shows its minute, and keeps it.
    robot.press(.character("e")).press(.control("s"))
    #expect(list(world).contains("2026-03-17T14:03:00+09:00"))
  }

  @Test(arguments: [
    ("1930", "19:30"), ("0930", "09:30"), ("19:30", "19:30"), ("7:30pm", "19:30"), ("12", "12:00"),
    ("오후 7시 30분", "19:30"), ("730", "07:30"), ("noon", "12:00"), ("half past 7", "07:30"),
    ("tomorrow 3pm", "15:00"), ("내일 오후 3시", "15:00"), ("3pm", "15:00"),
  ])
  func `types a time as it comes to mind`(typed: String, time: String) throws {
    // newcomer B1: moving the start also moves the end, so the duration stays.
    for language in [Language.korean, .english] {
      let world = try TestEnvironment(now: "2026-03-17T10:02", language: language)
      let robot = Planner.robot(world).press(.character("n")).type("Tea").press(.tab)
      robot.type(typed)
      #expect(robot.screen.contains(language == .korean ? "1시간짜리" : "Lasts 1 hour."))
      robot.press(.control("s"))
      let day = typed.contains("내일") || typed.contains("tomorrow") ? "18" : "17"
      let kept = world.run("schedule list --from 2026-03-17 --to 2026-03-18 --json").out
      #expect(kept.contains("\"start\":\"2026-03-\(day)T\(time):00+09:00\""), "\(typed)")
    }
  }

  @Test func `is told where words mean no time, and loses none of them`() throws {
    // newcomer B1, korean section 3
    let world = try TestEnvironment(now: "2026-03-17T14:00", language: .korean)
    let robot = Planner.robot(world).press(.character("n")).type("차").press(.tab)
    robot.type("언젠가").press(.tab)
    #expect(robot.screen.contains("언젠가"))
    robot.press(.control("s"))
    #expect(robot.screen.contains("‘언젠가’에서 날짜나 시각을 읽지 못했어요."))
    #expect(!list(world).contains("\"id\""))
    robot.press(.backspace, .backspace, .backspace).type("내일 3시")
    #expect(robot.screen.contains("2026년 3월 18일 수요일 오후 3:00"))
    robot.press(.control("s"))
    #expect(
      world.run("schedule list --day 2026-03-18 --json").out.contains("2026-03-18T15:00:00+09:00"))
  }

  @Test func `takes the end along with the start, so that it lasts as long`() throws {
    // SC-28, newcomer B1
    let world = try TestEnvironment(now: "2026-03-17T14:00")
    let robot = Planner.robot(world).press(.character("n")).type("Tea").press(.tab)
    robot.type("18")
    #expect(robot.screen.contains("18:00"))
    #expect(robot.screen.contains("19:00"))
    robot.press(.left, .down)
    #expect(robot.screen.contains("17:00"))
    #expect(robot.screen.contains("18:00"))
    #expect(robot.screen.contains("Lasts 1 hour."))
  }

  @Test func `is told that the end comes after the start, and keeps what was filled in`() throws {
    // SC-29
    let world = try TestEnvironment(now: "2026-03-17T14:00")
    let robot = Planner.robot(world).press(.character("n")).type("Tea").press(.tab, .tab)
    robot.press(.down)
    #expect(robot.screen.contains("The end must be after the start."))
    robot.press(.control("s"))
    #expect(robot.screen.contains("! The end must be after the start."))
    #expect(robot.screen.contains("Tea"))
    #expect(!list(world).contains("\"id\""))
    robot.press(.right, .up, .control("s"))
    #expect(list(world).contains("2026-03-17T14:05:00+09:00"))
  }

  @Test func `is warned from 450 characters on and stopped at 500`() throws {
    // SC-23, SC-26: the title and the notes grow while typing, and both show a counter.
    let world = try TestEnvironment(now: "2026-03-17T14:00")
    let size = Size(columns: 80, rows: 40)
    let robot = Planner.robot(world, size: size).press(.character("n")).type("Tea")
    let before = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    robot.press(.tab, .tab, .tab, .tab, .tab, .tab, .tab, .tab)
    robot.paste(String(repeating: "가", count: 449))
    #expect(!robot.screen.contains("/500"))
    let after = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    // The sheet stays centred, so it grows upwards and downwards.
    func rows(_ lines: [Substring]) throws -> Int {
      let first = try #require(lines.firstIndex { $0.contains("Title") })
      return try #require(lines.firstIndex { $0.contains("Lasts") }) - first
    }
    #expect(try rows(after) > rows(before) + 5)
    robot.type("나")
    #expect(robot.screen.contains("450/500"))
    robot.press(.backspace)
    #expect(!robot.screen.contains("/500"))
    robot.paste(String(repeating: "다", count: 60))
    #expect(robot.screen.contains("500/500"))
    #expect(robot.notice == "The maximum is 500 characters.")
    robot.type("라").press(.control("s"))
    #expect(!robot.notice.isEmpty)
    let kept = list(world)
    #expect(kept.contains("가다") && kept.contains("다\",\"location\"") && !kept.contains("라"))
    // The title stops at its limit, and an emoji of many parts counts as one character.
    robot.press(.character("n")).paste(String(repeating: "👨‍👩‍👧‍👦", count: 600))
    #expect(robot.screen.contains("500/500"))
  }

  @Test func `saves once, however often the key is pressed`() throws {
    // SC-31
    let world = try TestEnvironment(now: "2026-03-17T14:00")
    let robot = Planner.robot(world).press(.character("n")).type("Tea")
    robot.press(.control("s"), .control("s"), .control("s"))
    #expect(list(world).components(separatedBy: "\"id\":").count == 2)
  }

  @Test func `changes an event and takes the change back`() throws {
    // SC-22
    let world = try Planner.world()
    let before = list(world)
    let robot = Planner.robot(world).press(.down, .character("e"))
    #expect(robot.screen.contains("Edit event"))
    #expect(robot.screen.contains("Third floor. Bring the card."))
    robot.press(.control("u")).type("Doctor").press(.control("s"))
    #expect(robot.notice.contains("Changed “Doctor”"))
    #expect(list(world).contains("Doctor"))
    robot.press(.character("z"))
    #expect(list(world) == before)
  }

  @Test func `takes back what was planned`() throws {
    let world = try TestEnvironment(now: "2026-03-17T14:00")
    let robot = Planner.robot(world).press(.character("n")).type("Tea").press(.control("s"))
    robot.press(.character("z"))
    #expect(!list(world).contains("Tea"))
  }

  @Test func `writes the body in an editor of their own`() throws {
    // SC-23
    let world = try TestEnvironment(now: "2026-03-17T14:00")
    let robot = Planner.robot(world).press(.character("n")).type("Tea")
    robot.editor = { _ in .text("Green,\nwith Mina\n") }
    robot.press(.control("o"), .control("s"))
    #expect(list(world).contains("Green,\\nwith Mina\",\"location\""))
  }

  @Test func `is asked before what was typed is thrown away`() throws {
    // SC-21
    let world = try TestEnvironment(now: "2026-03-17T14:00")
    let robot = Planner.robot(world).press(.character("n"), .escape)
    #expect(robot.screen.contains("Press n to add one."))
    robot.press(.character("n")).type("Tea").press(.escape)
    #expect(robot.screen.contains("Leave without saving?"))
    robot.press(.character("k"))
    #expect(robot.screen.contains("Tea"))
    robot.press(.escape, .character("x"))
    #expect(!list(world).contains("Tea"))
    // N-29: pressing Escape several times leaves the form.
    robot.press(.character("n")).type("Tea").press(.escape)
    #expect(robot.screen.contains("will be lost. Press Esc"))
    robot.press(.escape)
    #expect(!robot.screen.contains("Tea") && robot.screen.contains("Press n to add one."))
  }

  @Test func `leaves a time that was not touched as it is`() throws {
    // An imported event keeps minutes that are not a multiple of five when its title changes.
    let world = try TestEnvironment(now: "2026-03-17T14:00")
    let event = Event(
      id: ID("odd"), title: SingleLineText(stored: "Odd"), start: .on("2026-03-17", at: "15:03"),
      end: .on("2026-03-17", at: "15:58"))
    try world.adapters.schedule.add(event)
    let robot = Planner.robot(world).press(.character("e")).type("!").press(.control("s"))
    #expect(list(world).contains("Odd!"))
    #expect(list(world).contains("15:03:00+09:00") && list(world).contains("15:58:00+09:00"))
    #expect(robot.notice.contains("15:03"))
  }
}
