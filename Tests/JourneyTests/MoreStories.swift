import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

@Suite struct `Behind the comma` {
  private func robot(_ language: Language = .english, readOnly: Bool = false) throws -> Robot {
    Robot(try TestEnvironment(language: language), readOnly: readOnly)
  }

  /// Opens the row with this title in the More menu (`,`).
  private func open(_ title: String, _ robot: Robot) {
    robot.press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› " + title) { robot.press(.down) }
    robot.press(.enter)
  }

  // C-50, M-23
  @Test(arguments: [Language.korean, .english])
  func `is everything about the program, and Esc leads back to where one was`(
    language: Language
  ) throws {
    let robot = try robot(language)
    robot.press(.character("5"))
    let before = robot.screen
    robot.press(.character(","))
    let first = robot.screen
    let all = first + robot.press(.end).screen
    for title in language == .korean
      ? ["날짜별 기록", "새 소식", "문의하기", "개인정보 처리방침", "오픈소스 라이선스", "0.1.0"]
      : ["Timeline", "What's new", "Feedback", "Privacy", "Open-source licences", "0.1.0"]
    { #expect(all.contains(title), "\(title)") }
    robot.press(.escape)
    #expect(robot.screen == before)
    robot.press(.character(","), .tab)
    #expect(robot.screen == before)
  }

  // C-50: the comma also works on the Korean keyboard.
  @Test func `is found with any keyboard`() throws {
    let robot = try robot(.korean)
    robot.press(.character(","), .end)
    let last = robot.screen
    robot.press(.character("ㅏ"))
    #expect(robot.screen != last)
    robot.press(.character("ㅓ"))
    #expect(robot.screen == last)
  }

  // CV-51
  @Test(arguments: [Language.korean, .english])
  func `has all that belongs to moods in one place, in the order of the original`(
    _ language: Language
  ) throws {
    let isKorean = language == .korean
    let robot = try robot(language)
    open(isKorean ? "기분 설정" : "Mood settings", robot)
    let titles =
      isKorean
      ? ["작가 이름", "그림 구성", "그림 섞기", "문의하기", "버전"]
      : ["Artist's name", "Moods in a picture", "Shuffling", "Feedback", "Version"]
    let rows = robot.screen.split(separator: "\n").map(String.init)
    let indices = titles.map { title in rows.firstIndex { $0.contains(title) } ?? -1 }
    #expect(!indices.contains(-1) && indices == indices.sorted(), "\(robot.screen)")
    robot.press(.down, .enter)
    #expect(robot.screen.contains(isKorean ? "최근 10개" : "Latest ten"), "\(robot.screen)")
    #expect(robot.notice.contains(isKorean ? "바꿨어요" : "Changed"))
    robot.press(.enter, .down, .enter)
    #expect(robot.screen.contains(isKorean ? "하루씩" : "Day by day"))
    #expect(robot.screen.contains(isKorean ? "꺼짐" : "Off"))
    robot.press(.up, .up, .enter)
    #expect(robot.screen.contains(isKorean ? "설정" : "Settings"))
    robot.press(.escape)
    #expect(robot.screen.contains(titles[4]), "Esc comes back to it.")
  }

  // M-31, C-02
  @Test func `shows a tutorial again, page by page`() throws {
    let robot = try robot()
    open("Tutorial", robot)
    robot.press(.down, .enter)
    #expect(robot.screen.contains("Calls become plants"))
    robot.press(.right, .right, .right, .right)
    #expect(robot.screen.contains("Press n to add the first person."))
    robot.press(.left)
    #expect(robot.screen.contains("Record a contact"))
    robot.press(.escape)
    #expect(robot.screen.contains("Which tutorial?"))
  }

  // M-29, C-52, CV-53: if no mail program opens, the text is shown.
  @Test func `shows the letter where no mail program opens`() throws {
    let world = try TestEnvironment { adapters in
      adapters.support = Support(
        opener: Opener { _ in .noProgram }, addresses: SupportAddresses(mail: "we@example.com"),
        cache: .none, surroundings: SystemInfo(system: "?", terminal: "?"),
        fetcher: { _ in SampleQuotes.web })
    }
    let robot = Robot(world)
    open("Feedback", robot)
    robot.press(.down, .enter)
    #expect(robot.screen.contains("No mail program was found"))
    #expect(robot.screen.contains("we@example.com"))
    robot.press(.character("y"))
    #expect(
      robot.requests.contains { request in
        if case .copy(let text) = request { text.contains("[Haru]") } else { false }
      })
  }

  // newcomer 23, C-51, C-52, M-30, CV-54: no address is invented; the text itself is offered.
  @Test func `says so where there is neither a mailbox nor a page`() throws {
    let robot = try robot()
    open("Feedback", robot)
    robot.press(.down, .enter)
    #expect(robot.screen.contains("There is no address for feedback yet."))
    #expect(robot.screen.contains("[Haru]"))
    // N-28: features without an address are hidden.
    let other = try self.robot()
    #expect(!other.screen.contains("Rate Haru"))
    let world = try TestEnvironment()
    let commands = world.run("help").out.split(separator: "\n")
    #expect(!commands.contains { $0.trimmingPrefix("  ").hasPrefix("rate") })
    #expect(!world.run("help version").out.contains("--latest"))
    #expect(
      world.run("feedback --rate --json").out.contains(#""feedback":{"page":null,"opened":false}"#))
    #expect(world.run("feedback --json").out.contains(#""feedback":{"to":null,"#))
    for line in ["feedback --rate", "feedback", "feedback --print", "about"] {
      let output = world.run(line)
      #expect(!(output.out + output.err).contains("example"), "\(line)")
    }
  }

  // BK-05
  @Test func `asks before it empties the cache, and not where nothing may change`() throws {
    let robot = try robot()
    open("Empty the cache", robot)
    #expect(robot.screen.contains("Empty the cache?"))
    robot.press(.character("x"))
    #expect(robot.notice.hasPrefix("Emptied the cache"))
    let reader = try self.robot(readOnly: true)
    open("Empty the cache", reader)
    #expect(!reader.screen.contains("Empty the cache?"))
    #expect(!reader.notice.isEmpty)
  }

  // look.md: long pages in every size.
  @Test(.slow, arguments: [Size(columns: 40, rows: 12), .standard, Size(columns: 120, rows: 40)])
  func `scrolls what does not fit, to its very end`(size: Size) throws {
    let robot = Robot(try TestEnvironment(language: .english), size: size)
    robot.press(.character(","), .end, .up, .up, .up, .enter)
    #expect(robot.screen.contains("Privacy"))
    for _ in 0..<200 { robot.press(.down) }
    #expect(robot.screen.contains("folder."))
  }
}
