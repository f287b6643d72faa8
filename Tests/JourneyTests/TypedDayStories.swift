import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of dates and durations that are typed into forms in words.
@Suite struct `Somebody who types days into forms` {
  /// Returns a robot in the target field of the selected book.
  private func target(_ world: TestEnvironment) -> Robot {
    Robot(world).press(.character("6"), .character("e"), .tab, .tab, .tab)
  }

  private func world(_ language: Language) throws -> TestEnvironment {
    // 1 March 2026 is a Sunday.
    let world = try TestEnvironment(now: "2026-03-01T09:00", language: language)
    #expect(world.run("books add --manual --title Emma --pages 200").status == .done)
    return world
  }

  private func targets(_ world: TestEnvironment) -> String {
    world.run("books show Emma --json").out
  }

  @Test(arguments: [
    ("next friday", "2026-03-06"), ("3/14", "2026-03-14"), ("2026-03-20", "2026-03-20"),
    ("12", "2026-03-13"), ("다음 주 금요일", "2026-03-06"), ("in 2 weeks", "2026-03-15"),
    ("모레", "2026-03-03"), ("end of march", "2026-03-31"),
  ])
  func `has the target of a book read in words, in either language`(typed: String, day: String)
    throws
  {
    // newcomer B1, korean section 3: typed text is never discarded.
    for language in [Language.english, .korean] {
      let world = try world(language)
      let robot = target(world)
      robot.type(typed).press(.control("s"))
      let saved = targets(world)
      let expected = world.run(
        "books edit Emma --target '\(typed == "12" ? "+12d" : typed)' --json")
      #expect(saved.contains("\"target\":\"\(day)\""), "\(typed) \(robot.screen)")
      #expect(expected.out.contains("\"target\":\"\(day)\""), "\(typed) by command")
    }
  }

  @Test func `sees which day the words mean, and is told where they mean none`() throws {
    let robot = target(try world(.korean))
    robot.type("다음 달 언젠가")
    #expect(robot.screen.contains("다음 달 언젠가_"), "\(robot.screen)")
    robot.press(.control("s"))
    #expect(robot.screen.contains("‘다음 달 언젠가’에서 날짜를 읽지 못했어요."), "\(robot.screen)")
    for _ in 0..<8 { robot.press(.backspace) }
    #expect(robot.screen.contains("‹ 7일 뒤까지 ›"), "\(robot.screen)")
    robot.type("3월 14일")
    #expect(robot.screen.contains("3월 14일_  2026년 3월 14일"), "\(robot.screen)")
    robot.press(.tab, .backTab).type("2주")
    #expect(robot.screen.contains("2주_  2026년 3월 15일"), "\(robot.screen)")
    robot.press(.backspace, .backspace).type("3월 14일")
    // When the field loses the focus, it shows a number of days again.
    robot.press(.tab)
    #expect(robot.screen.contains("13일 뒤까지"), "\(robot.screen)")
  }

  @Test func `is refused a day that words name and nobody takes`() throws {
    let robot = target(try world(.english))
    robot.type("yesterday").press(.control("s"))
    #expect(robot.screen.contains("! The target date must be from"), "\(robot.screen)")
    for _ in 0..<9 { robot.press(.backspace) }
    robot.type("30").press(.left)
    #expect(robot.screen.contains("29 days ahead"), "\(robot.screen)")
  }

  @Test func `has the day a book was published read as it is written`() throws {
    let world = try world(.korean)
    let robot = Robot(world).press(.character("6"), .character("n")).type("데미안").press(.tab)
      .type("239")
    for _ in 0..<7 { robot.press(.tab) }
    robot.type("2009년 1월 20일").press(.control("s"))
    #expect(
      world.run("books show 데미안 --json").out.contains(#""published":"2009-01-20""#),
      "\(robot.screen)")
  }

  @Test(arguments: [
    ("next friday", "Fri 6 March"), ("내일", "Mon 2 March"), ("2026-03-20", "Fri 20 March"),
  ])
  func `has the target of a book that was found read in words`(typed: String, day: String) throws {
    let robot = Bookshop.robot(try TestEnvironment(now: "2026-03-01T09:00"), found: "java")
    robot.press(.character("n")).type(typed)
    #expect(robot.screen.contains("by \(day)"), "\(robot.screen)")
    robot.press(.control("s"))
    #expect(robot.notice.contains("Added “"), "\(robot.notice)")
  }

  @Test(arguments: [
    ("90m", "15:30"), ("1h30m", "15:30"), ("1시간 반", "15:30"), ("for 2 hours", "16:00"),
    ("45분", "14:45"), ("5pm", "17:00"), ("tomorrow 3pm", "15:00"), ("90분 뒤", "15:30"),
  ])
  func `gives the end of an event as a length, as the command takes it`(typed: String, end: String)
    throws
  {
    for language in [Language.english, .korean] {
      let world = try TestEnvironment(now: "2026-03-17T09:00", language: language)
      let robot = Robot(world).press(.character("5"), .character("n")).type("Tea").press(.tab)
      robot.type("14:00").press(.tab).type(typed).press(.control("s"))
      let event = world.run("schedule show Tea --json").out
      #expect(event.contains("T14:00:00"), "\(typed) \(robot.screen)")
      #expect(event.contains("T\(end):00"), "\(typed): \(event) \(robot.screen)")
    }
  }

  @Test func `has a length counted from a start that is moved afterwards`() throws {
    let world = try TestEnvironment(now: "2026-03-17T09:00")
    let robot = Robot(world).press(.character("5"), .character("n")).type("Tea").press(.tab, .tab)
    robot.type("90m").press(.backTab).type("16:00").press(.tab).type("2h").press(.control("s"))
    let event = world.run("schedule show Tea --json").out
    #expect(event.contains("T16:00:00") && event.contains("T18:00:00"), "\(event)")
  }
}
