import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Sample data and start screens for the tests of the search across all parts.
enum Finder {
  /// Returns an environment with a record of each kind, on a Tuesday afternoon.
  static func world(_ language: Language = .korean) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-10T09:00", language: language)
    for line in [
      "people add 윤슬 --every 7 --phone 010-1234-5678", "people add Mina --every 3 --nickname 민아",
      "people water 윤슬 --early --by met --keyword 산책 --memo '강물 위의 윤슬을 보았다'",
      "sayings add --eng 'Glitter on water' --kor '물 위의 윤슬' --who 바다",
      "moods add 72 '윤슬 보러 갔다' --at '2026-03-15 20:10'",
      "books add --manual --title '윤슬의 시간' --pages 200 --author Kim --target 2026-03-30",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    try world.go(to: "2026-03-17T14:40")
    for line in [
      "schedule add '윤슬 사진전' --from '2026-03-16 10:00' --to '2026-03-18 12:00' --body '3층에서'",
      "schedule add Dentist --from 16:00", "books read '윤슬의 시간' 40",
      "quotes add '윤슬의 시간' '햇빛이 윤슬이 되었다' --page 12",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  /// Returns a robot that has opened the search with Ctrl-F.
  static func robot(_ world: TestEnvironment, size: Size = .standard) -> Robot {
    Robot(world, size: size).press(.control("f"))
  }
}

@Suite struct `Somebody who looks for something` {
  // D-11: the sign of each part has the colour of that part.
  @Test func `tells the parts apart by the hue of their signs`() throws {
    let frame = Finder.robot(try Finder.world(.english)).type("윤슬").frame
    func inks(of sign: Character) -> [Ink?] {
      frame.cells.filter { $0.character == sign }.map(\.style.ink)
    }
    for (sign, hue) in [("○", Hue.leaf), ("━", .violet)] {
      let ink = hue.colour(onLight: frame.isLight)
      #expect(inks(of: Character(sign)).contains(ink), "\(sign)")
    }
  }

  @Test func `finds it with each letter, wherever it is, and gets back to where they were`() throws
  {
    let robot = Robot(try Finder.world()).press(.character("3"), .down)
    let before = robot.screen
    robot.press(.control("f")).type("윤")
    #expect(robot.screen.contains("윤슬의 시간") && robot.screen.contains("윤슬 사진전"))
    #expect(robot.screen.contains("물 위의 윤슬"))
    robot.type("슬이 되")
    #expect(robot.screen.contains("햇빛이 윤슬이 되었다"))
    #expect(!robot.screen.contains("사진전"))
    robot.press(.escape)
    #expect(robot.screen == before)
    // The next search starts empty.
    robot.press(.control("f"))
    #expect(!robot.screen.contains("윤슬"), "\(robot.screen)")
  }

  @Test(arguments: [
    ("사진전", "윤슬 사진전"), ("바다", "Glitter on water"), ("보러", "윤슬 보러 갔다"), ("kim", "윤슬의 시간"),
    ("햇빛", "윤슬의 시간"), ("민아", "민아"), ("산책", "윤슬"),
  ])
  func `opens what was found in its part, and Esc leads back to the search`(
    _ search: (text: String, shown: String)
  ) throws {
    let robot = Finder.robot(try Finder.world()).type(search.text)
    let found = robot.screen
    robot.press(.enter)
    #expect(robot.screen.contains(search.shown) && !robot.screen.contains("/ \(search.text)"))
    robot.press(.escape)
    #expect(robot.screen == found)
    robot.press(.escape)
    #expect(!robot.screen.contains("/ \(search.text)"))
    #expect(!robot.hasLeft)
  }

  @Test(arguments: [
    // issue 20: several words, particles, initial consonants, missing spaces
    ("민아랑", "민아", "윤슬"), ("산책 강물", "강물 위의 윤슬을 보았다", "사진전"),
    ("윤슬 산책", "강물 위의 윤슬을 보았다", "사진전"), ("시간 햇빛", "햇빛이 윤슬이 되었다", "사진전"),
    ("ㅁㅇ", "민아", "윤슬"), ("ㅇㅅㅅㅈㅈ", "윤슬 사진전", "강물"), ("윤슬사진전", "윤슬 사진전", "강물"),
  ])
  func `finds it as Koreans type it`(_ search: (text: String, shown: String, hidden: String)) throws
  {
    let robot = Finder.robot(try Finder.world()).type(search.text)
    let rows = robot.screen.split(separator: "\n").dropFirst(2).dropLast()
    #expect(rows.contains { $0.contains(search.shown) }, "\(robot.screen)")
    #expect(!rows.contains { $0.contains(search.hidden) }, "\(robot.screen)")
  }

  @Test func `sees what has the word as they typed it before what has it without the particle`()
    throws
  {
    let robot = Finder.robot(try Finder.world(), size: Size(columns: 100, rows: 30)).type("윤슬을")
    let rows = robot.screen.split(separator: "\n").map(String.init)
    let typed = try #require(rows.firstIndex { $0.contains("강물 위의 윤슬을") })
    let other = try #require(rows.firstIndex { $0.contains("사진전") })
    #expect(typed < other)
  }

  @Test func `searches one part after another with Tab`() throws {
    let robot = Finder.robot(try Finder.world()).type("윤슬")
    #expect(robot.screen.contains("▐모두▌"))
    robot.press(.tab)
    #expect(robot.screen.contains("▐사람▌") && !robot.screen.contains("사진전"))
    robot.press(.backTab, .backTab, .backTab, .backTab)
    #expect(robot.screen.contains("▐독서▌") && robot.screen.contains("햇빛이"))
    #expect(!robot.screen.contains("보러 갔다"))
  }

  @Test func `is told when nothing is found, and why`() throws {
    let robot = Finder.robot(try Finder.world(.english)).type("zq")
    #expect(robot.screen.contains("No records contain this text. One or two letters"))
    robot.press(.enter)
    #expect(robot.screen.contains("/ zq"))
    robot.type("zz")
    #expect(!robot.screen.contains("One or two letters"))
  }

  @Test func `is told of what was removed meanwhile`() throws {
    let world = try Finder.world(.english)
    let robot = Finder.robot(world).type("Dentist")
    #expect(world.run("schedule remove Dentist --yes").status == .done)
    robot.press(.enter)
    #expect(robot.notice == "This record has since been removed.")
    #expect(robot.screen.contains("No records contain this text."))
  }

  @Test func `goes to a day by its date, and through the days from there`() throws {
    // C5: a date opens the day.
    let robot = Finder.robot(try Finder.world(), size: Size(columns: 100, rows: 30)).type("어제")
    #expect(robot.screen.contains("3월 16일 월요일(어제)의 기록 보기"))
    robot.press(.enter)
    #expect(robot.screen.contains("3월 16일 월요일  어제") && robot.screen.contains("윤슬 사진전"))
    robot.press(.left)
    #expect(robot.screen.contains("3월 15일") && robot.screen.contains("윤슬 보러 갔다  72"))
    robot.press(.enter)
    #expect(robot.screen.contains("윤슬 보러 갔다"))
    robot.press(.escape)
    #expect(robot.screen.contains("3월 15일") && robot.screen.contains("날짜별 기록"))
    robot.press(.left)
    #expect(robot.screen.contains("3월 10일") && robot.screen.contains("물 줌"))
    robot.press(.left)
    #expect(robot.notice == "이 전에는 기록이 없어요.")
    robot.press(.character("t"))
    #expect(robot.screen.contains("3월 17일 화요일  오늘"))
    robot.press(.character("g")).type("03-16").press(.enter)
    #expect(robot.screen.contains("3월 16일 월요일  어제"))
    robot.press(.character("g")).type("언젠가").press(.enter)
    #expect(robot.notice.contains("‘언젠가’에서 날짜를 읽을 수 없어요."))
    robot.press(.escape, .escape)
    #expect(robot.screen.contains("/ 어제"))
  }

  @Test func `reaches both from behind the comma, and gets back there`() throws {
    let robot = Robot(try Finder.world(.english), size: Size(columns: 80, rows: 40))
      .press(.character(","))
    let more = robot.screen
    #expect(more.contains("Timeline") && more.contains("Search"))
    robot.walk(to: "› Timeline")
    robot.press(.enter)
    #expect(robot.screen.contains("Tue 17 March  today"))
    robot.press(.escape)
    #expect(robot.screen.contains("› Timeline"))
  }

  @Test func `keeps a form as it was while looking something up`() throws {
    let robot = Robot(try Finder.world(.english)).press(
      .character("4"), .character("n"), .enter
    ).type("Tea")
    let form = robot.screen
    robot.press(.control("f")).type("Mina").press(.escape)
    #expect(robot.screen == form)
  }

  @Test func `leaves the way back by choosing another part`() throws {
    let robot = Finder.robot(try Finder.world(.english)).type("Dentist").press(.enter)
    robot.press(.character("2"), .escape)
    #expect(!robot.screen.contains("/ Dentist"))
  }

  @Test func `may paste, and may type more than fits`() throws {
    let robot = Finder.robot(try Finder.world(.english)).paste("Den\ntist")
    #expect(robot.screen.contains("/ Den tist"))
    robot.paste(String(repeating: "가", count: 999))
    #expect(robot.notice == "The maximum is 200 characters.")
  }
}
