import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Regression tests for problems that Korean users met in their second hour.
@Suite struct `Somebody in the second hour` {
  private func world(_ lines: String..., language: Language = .korean) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language)
    for line in lines {
      let output = world.run(line)
      #expect(output.status == .done, "\(line): \(output.err)")
    }
    return world
  }

  private func open(_ title: String, _ robot: Robot) {
    robot.press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› " + title) { robot.press(.down) }
    robot.press(.enter)
  }

  // newcomer, second hour A2
  @Test func `is told the same pages a day tonight as tomorrow morning`() throws {
    let world = try world(
      "books add 반책 --manual --pages 100 --target 2026-03-02", "books read 반책 50")
    #expect(world.run("books list").out.contains("하루 50쪽"), "\(world.run("books list").out)")
    #expect(world.run("books show 반책 --json").out.contains("\"pace\":50"))
    try world.go(to: "2026-03-02T09:00")
    #expect(world.run("books list").out.contains("하루 50쪽"))
  }

  // newcomer, second hour B9
  @Test func `sees what the key that destroys everything does`() throws {
    let world = try TestEnvironment(language: .korean)
    try world.profiles.register("민아", keepsGuest: true)
    let robot = Robot(world, onToday: true)
    open("내 프로필", robot)
    for _ in 0..<20 where !robot.screen.contains("› 탈퇴") { robot.press(.down) }
    robot.press(.enter)
    #expect(robot.screen.contains("Ctrl-S 탈퇴"), "\(robot.screen)")
    #expect(!robot.screen.contains("Ctrl-S 저장"))
  }

  // newcomer, second hour B10
  @Test func `does not take an example for what is known of somebody`() throws {
    let robot = Robot(try world("people add 준 --every 7")).press(.character("e"))
    robot.press(.enter).press(.character("e"))
    #expect(robot.screen.contains("예: 010-1234-5678"), "\(robot.screen)")
    #expect(robot.screen.contains("예: 5월 17일"))
  }

  // newcomer, second hour B11
  @Test func `reads on a card which keywords belong to what`() throws {
    let world = try world("people add 민아 --every 7")
    try world.go(to: "2026-03-08T09:00")
    for line in ["people water 민아 --keyword 이사 --memo '집을 샀다'", "people water 민아 --early"] {
      #expect(world.run(line).status == .done)
    }
    let robot = Robot(world).press(.enter)
    #expect(robot.screen.contains("지난번에는 키워드를 적지 않았어요"), "\(robot.screen)")
    #expect(robot.screen.contains("#이사"))
    #expect(world.run("people show 민아").out.contains("#이사"))
  }

  // newcomer, second hour B12
  @Test(arguments: [
    ("2026-03-01", "하루도 안 걸렸어요! 목표일보다 이틀 빨랐어요."),
    ("2026-03-02", "하루 만이에요! 목표일보다 하루 빨랐어요."), ("2026-03-03", "이틀 걸렸어요."),
    ("2026-03-04", "3일 걸렸어요."),
  ])
  func `is told how long a book took`(_ day: String, _ sentence: String) throws {
    let world = try world("books add 반책 --manual --pages 100 --target 2026-03-03")
    if day > "2026-03-03" {
      #expect(world.run("books edit 반책 --target 2026-03-04").status == .done)
    }
    try world.go(to: day + "T10:00")
    let said = world.run("books read 반책 100").out
    #expect(said.contains("다 읽었어요! " + sentence), "\(said)")
  }

  // newcomer, second hour B15
  @Test func `hears one answer to one question about all notices`() throws {
    let world = try TestEnvironment(language: .korean)
    let robot = Robot(world, onToday: true)
    open("알림과 연락처", robot)
    robot.press(.control("s"))
    #expect(robot.notice == "알림을 켰어요.")
    open("알림과 연락처", robot)
    robot.press(.character(" "), .control("s"))
    #expect(robot.notice == "알림을 껐어요.")
    for kind in ["people", "sayings", "schedule", "books"] {
      #expect(world.run("settings get \(kind).notify").out.contains("off"))
    }
  }

  // newcomer, second hour B18
  @Test func `is told what initial consonants find, where they find nothing`() throws {
    let world = try world(
      "people add 하윤 --every 7", "books add 반책 --manual --pages 100",
      "quotes add 반책 '한 문장' --page 3")
    for line in ["search ㅎㅎ", "sayings search ㅎㅇ", "quotes --search ㅎㅇ"] {
      #expect(world.run(line).err.contains("초성 검색은 이름과 제목만 돼요."), "\(world.run(line).err)")
    }
    let robot = Robot(world).press(.character("/")).type("ㅎㅎ")
    #expect(robot.screen.contains("찾는 사람이 없어요.") && !robot.screen.contains("초성"))
    robot.press(.escape, .character("5"), .character("/")).type("ㅎㅇ")
    #expect(robot.screen.contains("초성 검색은 이름과 제목만 돼요."), "\(robot.screen)")
    for line in ["people list --search ㅎㅎ", "contacts --search ㅎㅎ", "search 영희"] {
      #expect(!world.run(line).err.contains("초성"), "\(line)")
    }
  }

  // newcomer, second hour B21
  @Test func `sees the key that gives a late book a new day`() throws {
    let world = try world("books add 반책 --manual --pages 100 --target 2026-03-03")
    let robot = Robot(world).press(.character("6"))
    #expect(robot.keys.first { $0.keys == [.character("e")] }?.isPrimary == false)
    try world.go(to: "2026-03-05T09:00")
    let late = Robot(world).press(.character("6"))
    let bar = late.screen.split(separator: "\n").last ?? ""
    #expect(late.screen.contains("새 목표일 정하기"), "\(late.screen)")
    #expect(bar.hasPrefix(" e 고치기"), "\(bar)")
  }

  // newcomer, second hour B24
  @Test func `is told that somebody has the same name`() throws {
    let world = try world("people add 김준 --every 7")
    let again = world.run("people add 김준 --every 7")
    #expect(again.status == .done && again.err.contains("같은 이름이 이미 있어요: ‘김준’."))
    #expect(world.run("people add '김 준' --every 7").err.isEmpty)
    #expect(world.run("people add 김준 --every 7 --json").err.isEmpty)
    let robot = Robot(world).press(.character("n")).type("김준").press(.control("s"))
    #expect(robot.notice.contains("같은 이름이 이미 있어요"), "\(robot.screen)")
  }

  // newcomer, second hour B5
  @Test func `reads the whole time of what comes on the page of the day`() throws {
    let world = try world("schedule add 치과 --from 14:00")
    #expect(world.run("schedule add 회의 --from 16:30").status == .done)
    let screen = Robot(world, onToday: true).screen
    let rows = screen.split(separator: "\n")
    #expect(rows.contains { $0.contains(/치과  다음 · 5시간 뒤 .*오후 2:00~3:00/) }, "\(screen)")
    #expect(rows.contains { $0.contains(/회의 .*오후 4:30~5:30/) }, "\(screen)")
  }
}
