import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of quick capture, where one line of text becomes a record.
@Suite struct `Somebody who notes one line` {
  private func world(_ lines: String..., language: Language = .korean) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language)
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  // several lines, one transaction, one undo
  @Test func `notes several lines from a pipe and takes them back at once`() throws {
    let world = try world("people add 민아 --every 7")
    let text = "내일 7시 민아랑 저녁\n\n기분 80 산책\n민아랑 통화\n"
    let output = world.run("add -", input: text)
    #expect(output.status == .done, "\(output.err)")
    #expect(output.out.split(separator: "\n").count == 3)
    #expect(world.run("history").out.contains("여러 줄로 기록 3개 적기"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("schedule list --day 내일").out.isEmpty)
    #expect(world.run("moods list").out.isEmpty)
  }

  // a line that cannot be read is named with its number
  @Test func `writes nothing where one line cannot be read, unless it may be left out`() throws {
    let world = try world()
    let text = "기분 80 산책\n우산 챙기기\n"
    let refused = world.run("add -", input: text)
    #expect(refused.status == .usage)
    #expect(refused.err.hasPrefix("2번째 줄: 어디에 적을지 알 수 없어서 적지 않았어요."), "\(refused.err)")
    #expect(world.run("moods list").out.isEmpty)
    let skipped = world.run("add - --skip", input: text)
    #expect(skipped.status == .done)
    #expect(skipped.err.contains("2번째 줄: "))
    #expect(world.run("moods list").out.contains("산책"))
    #expect(world.run("history").out.contains("‘산책’ 기분 적기"))
  }

  // a dry run says the same and writes nothing
  @Test func `sees what a line means without writing it`() throws {
    let world = try world()
    let tried = world.run("add --dry-run 내일 3시 치과")
    #expect(tried.out == "‘치과’ 일정을 적었어요. 3월 2일 월요일 오후 3:00~4:00.\n")
    #expect(tried.err.contains("아무것도 바꾸지 않았어요."))
    #expect(world.run("schedule list --day 내일").out.isEmpty)
    #expect(world.run("history").out.isEmpty)
    let refused = world.run("add --dry-run 기분 300 좋다")
    #expect(refused.status == .refused)
  }

  // the day of a contact is kept
  @Test func `records a contact of another day`() throws {
    let world = try world("people add 민아 --every 7")
    #expect(world.run("add 어제 민아 만났어 고양이 카페").status == .done)
    let shown = world.run("people show 민아").out
    #expect(shown.contains("2월 28일") && shown.contains("고양이 카페"), "\(shown)")
    #expect(world.run("people water 민아 --on 그제 --early").status == .done)
    #expect(world.run("people water 민아 --on 내일 --early").err.contains("아직 오지 않은 날짜예요."))
  }

  // names are found in upper and lower case and with particles or an apostrophe after them.
  @Test(arguments: [
    ("James", "met james"), ("James", "called James, he is well"), ("Ann", "rang Ann's mobile"),
    ("민아", "민아하고 통화"), ("아버지", "아버지를 만났어"), ("Mary Ann", "met mary ann today"),
  ])
  func `names somebody as people do`(name: String, line: String) throws {
    let world = try world("people add '\(name)' --every 7", language: .english)
    let output = world.run("add \"\(line)\"")
    #expect(output.out.hasPrefix("Watered \(name)."), "\(output.err)")
  }

  // long input is refused quickly.
  @Test func `is told that a line is too long, and never waits`() throws {
    let world = try world(language: .english)
    let long = String(repeating: "tomorrow 3 ", count: 100_000)
    #expect(world.run("add -", input: long).err.contains("at most 2000 characters"))
    let wide = String(repeating: "내일 3시 ", count: 60)
    #expect(world.run("add -", input: wide + "치과").err.contains("nothing was saved"))
    #expect(world.run("add '   '").status == .usage)
  }

  // if a name is also a date, the command asks which is meant.
  @Test func `is asked where a name is a day as well`() throws {
    let world = try world("people add April --every 7", language: .english)
    let output = world.run("add trip april")
    #expect(output.status == .usage)
    #expect(output.err.contains("haru schedule add trip --day 2026-04-01 --to 2026-04-30"))
    #expect(output.err.contains("haru schedule add 'trip april' --day 2026-03-01"), "\(output.err)")
    // A time of day cannot belong to a month, so April is a person here.
    #expect(world.run("add lunch with april 3pm").out.contains("Added “lunch with april”"))
  }

  // Q-60, N-5: a time word that cannot be read makes the command ask.
  @Test func `is asked about a word of time that is left over, and nothing is written`() throws {
    let world = try world(language: .english)
    let output = world.run("add dentist tuesdy 3pm --json")
    #expect(output.status == .usage)
    #expect(output.err.contains("ambiguous"), "\(output.err)")
    #expect(world.run("add coffee fri 10 of").err.contains("not sure about “10”"))
    #expect(world.run("schedule list").out.isEmpty)
    // Haru does not invent a mood level.
    let mood = world.run("add feeling a bit low today")
    #expect(mood.status == .usage && mood.err.contains("Add a number from 1 to 100"))
    #expect(!world.run("add take an umbrella").err.contains("moods add 50"))
  }

  // T-7
  @Test func `notes lines of a file that begins with a byte order mark`() throws {
    let world = try world()
    #expect(world.run("add -", input: "\u{FEFF}내일 3시 산책\n").out.contains("‘산책’"))
    #expect(world.run("schedule list --day 내일").out.contains("산책"))
  }

  // a planned contact does not water a plant.
  @Test func `plans a contact that can still come, and waters nobody`() throws {
    let world = try world("people add 민아 --every 7")
    #expect(world.run("add 내일 3시 민아 통화").out.contains("일정을 적었어요"))
    #expect(world.run("people show 민아 --json").out.contains("\"timesWatered\":0"))
  }

  // given names are found in typed lines and in the titles of events.
  @Test func `finds people by their given names`() throws {
    let world = try world("people add 김수진 --every 7", "people add 박준호 --every 7")
    #expect(world.run("add 수진이랑 통화").out.contains("김수진에게 물을 줬어요"))
    #expect(world.run("add 모레 7시 준호랑 저녁").status == .done)
    #expect(world.run("schedule list --day 모레 --json").out.contains("박준호"))
    #expect(world.run("people add 이수진 --every 7").status == .done)
    #expect(world.run("add 수진이랑 카톡함").status == .usage)
  }
}

/// Tests of the quick capture line, which `+` opens on every screen.
@Suite struct `Somebody who presses + somewhere` {
  private func robot(_ language: Language = .korean, size: Size? = nil) throws -> Robot {
    let world = try TestEnvironment(language: language)
    for line in ["people add 민아 --every 7", "books add --manual --title 데미안 --pages 239"] {
      #expect(world.run(line).status == .done, "\(line)")
    }
    return if let size { Robot(world, size: size, onToday: true) } else {
      Robot(world, onToday: true)
    }
  }

  // a preview is shown while the line is typed.
  @Test func `sees what a line would become while typing it, and keeps it with Enter`() throws {
    let robot = try robot().press(.character("+")).type("내일 7시 민아랑 저녁")
    #expect(robot.screen.contains("일정  민아랑 저녁 · 3월 2일 월요일 오후 7:00"), "\(robot.screen)")
    robot.press(.enter)
    #expect(robot.screen.contains("‘민아랑 저녁’ 일정을 적었어요."), "\(robot.screen)")
    robot.press(.character("+"))
    #expect(!robot.screen.contains("+ 내일"), "the next line is empty")
  }

  @Test(arguments: [
    ("3", "기분 80 산책이 좋았다", "기분  80 · 산책이 좋았다"), ("2", "민아랑 통화", "사람  민아 · 전화"),
    ("6", "데미안 105쪽", "독서  데미안 · 105쪽까지"), ("4", "글귀 천천히", "글귀  천천히"),
  ])
  func `does so on any screen`(part: Character, text: String, preview: String) throws {
    let robot = try robot().press(.character(part), .character("+")).type(text)
    #expect(robot.screen.contains(preview), "\(robot.screen)")
    robot.press(.enter)
    #expect(!robot.screen.contains(" + "), "\(robot.screen)")
  }

  @Test func `finds the key in the help`() throws {
    let robot = try robot(size: Size(columns: 120, rows: 40)).press(.character("?"))
    robot.press(.end)
    #expect(robot.screen.contains("한 줄 적기"), "\(robot.screen)")
  }

  // Esc leaves and keeps the text for the next `+`
  @Test func `finds the text again that was left`() throws {
    let robot = try robot().press(.character("+")).type("내일 3시 치과").press(.escape)
    #expect(!robot.screen.contains("치과"))
    robot.press(.character("5"), .character("+"))
    // It says that the line was left, and what it means at the next key.
    #expect(robot.screen.contains("+ 내일 3시 치과") && robot.screen.contains("적다 만 글이에요"))
    robot.press(.end)
    #expect(robot.screen.contains("일정  치과"), "\(robot.screen)")
  }

  // Q-03, Q-11b: an ambiguous line is never saved without asking.
  @Test func `chooses where a line belongs that fits nothing by itself`() throws {
    let robot = try robot().press(.character("+")).type("우산 챙기기")
    #expect(robot.screen.contains("어디에 적을까요?") || robot.screen.contains("Tab으로 골라"))
    robot.press(.enter)
    #expect(robot.screen.contains("Tab으로 하나를 고른 다음 Enter를 눌러 주세요."))
    robot.press(.tab)
    #expect(robot.screen.contains("일정  우산 챙기기 · 3월 1일 일요일 하루 종일"), "\(robot.screen)")
    robot.press(.tab)
    #expect(robot.screen.contains("글귀  우산 챙기기"))
    robot.press(.enter)
    #expect(robot.screen.contains("글귀로 담았어요."), "\(robot.screen)")
  }

  @Test func `is told why something cannot be kept, and goes on typing`() throws {
    let robot = try robot(.english).press(.character("+")).type("felt 300")
    robot.press(.enter)
    #expect(robot.screen.contains("+ felt 300"), "\(robot.screen)")
    robot.press(.backspace).press(.enter)
    #expect(!robot.screen.contains("+ felt"), "\(robot.screen)")
  }

  // the line and its preview fit into every size.
  @Test(arguments: [Size(columns: 40, rows: 10), Size(columns: 200, rows: 60)])
  func `has room for the line on any screen`(size: Size) throws {
    let robot = try robot(size: size).press(.character("+")).type("내일 3시 치과")
    #expect(robot.screen.contains("+ 내일 3시 치과") && robot.screen.contains("치과 ·"))
  }
}
