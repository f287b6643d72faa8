import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of pages, minutes, dates and repeats in lines: what is typed is what is written, or is asked about.
@Suite struct `Somebody who types numbers in a line` {
  private func world(_ lines: String..., language: Language = .korean) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language)
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  // KO-16: a page ahead of the bookmark is the page or an amount; one behind it can only be an amount.
  @Test func `is asked whether a page is the page or an amount`() throws {
    let world = try world("books add --manual --title 코스모스 --pages 719", "books read 코스모스 100")
    let output = world.run("add 코스모스 120페이지 읽음")
    #expect(output.status == .usage)
    #expect(output.err.contains("haru books read 코스모스 120\n"), "\(output.err)")
    #expect(output.err.contains("haru books read 코스모스 220\n"), "\(output.err)")
    #expect(world.run("add --dry-run 코스모스 40쪽 읽음").out.contains("140쪽까지"))
    #expect(world.run("add --dry-run 코스모스 120쪽 더 읽음").out.contains("220쪽까지"))
    #expect(world.run("add --dry-run 코스모스 120쪽까지 읽음").out.contains("120쪽까지"))
    // There are not that many pages left.
    #expect(world.run("add --dry-run 코스모스 650쪽 읽음").out.contains("650쪽까지"))
    let english = try self.world(
      "books add --manual --title Dune --pages 412", "books read Dune 100", language: .english)
    #expect(english.run("add --dry-run read 120 pages of Dune").out.contains("220"))
  }

  // S-2: a typed minute is kept, in lines and in options.
  @Test func `keeps the minute of a train`() throws {
    let world = try world(language: .english)
    #expect(world.run("add train 14:11 tomorrow").out.contains("14:11–15:11"))
    let options = world.run("schedule add bus --from 14:06 --to 14:09 --json")
    #expect(
      options.out.contains("T14:06:00") && options.out.contains("T14:09:00"), "\(options.out)")
    #expect(options.err == "" || !options.err.contains("round"))
    #expect(world.run("schedule edit bus --from 15:58").out.contains("15:58–16:01"))
    let late = world.run("add bus 23:58")
    #expect(late.out.contains("1 March") && late.out.contains("23:58"), "\(late.out)")
    let robot = Robot(world, size: Size(columns: 120, rows: 30), onToday: true)
    robot.press(.character("+")).type("tram 17:43")
    #expect(robot.screen.contains("17:43"))
    robot.press(.enter)
    #expect(world.run("schedule list").out.contains("17:43–18:43"))
  }

  // S-17: dates with dots are day first in options too.
  @Test(arguments: [("3.4.1946", "1946-04-03"), ("31.3.", "03-31"), ("3.4.", "04-03")])
  func `writes a birthday with dots`(typed: String, birthday: String) throws {
    let world = try world(language: .english)
    #expect(world.run("people add Gran --birthday \(typed)").status == .done)
    #expect(world.run("people show Gran --json").out.contains("\"\(birthday)\""), "\(typed)")
  }

  // KO-1: the preview of a repeat has the day that will be written, and its first day.
  @Test(arguments: [
    ("결혼기념일 4월 5일", "매년 4월 5일, 끝 없음 · 4월 5일 일요일부터", Language.korean),
    ("매년 어버이날 카네이션", "매년 5월 8일, 끝 없음 · 5월 8일 금요일부터", .korean),
    ("매주 화요일 오후 7시 요가", "매주 화요일, 끝 없음 · 3월 3일 화요일부터", .korean),
    ("할아버지 제사 음 8.3", "매년 음력 8월 3일 · 9월 13일 일요일부터", .korean),
    (
      "Mina's birthday 3 October", "every year on 3 October, with no end · first on Sat 3 October",
      .english
    ),
    ("yoga every tue 7pm", "every week on Tue, with no end · first on Tue 3 March", .english),
  ])
  func `sees when a repeat begins`(line: String, preview: String, language: Language) throws {
    let world = try TestEnvironment(language: language)
    let robot = Robot(world, size: Size(columns: 120, rows: 30), onToday: true)
    robot.press(.character("+")).type(line)
    #expect(robot.screen.contains(preview), "\(robot.screen)")
  }

  // KO-1: a line with several meanings says the day of each.
  @Test func `sees when a birthday is before choosing it`() throws {
    let world = try TestEnvironment(language: .korean)
    let robot = Robot(world, size: Size(columns: 120, rows: 30), onToday: true)
    robot.press(.character("+")).type("아빠 생일 5월 3일").press(.tab)
    #expect(robot.screen.contains("매년 5월 3일, 끝 없음 · 5월 3일 일요일부터"), "\(robot.screen)")
  }
}
