import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

// L-51
@Suite struct `Somebody who looks for a Korean book without a key` {
  @Test func `reads in two lines how to get one, or to enter the book by hand`() throws {
    let world = try TestEnvironment(language: .korean)
    let answer = world.run("books search '없는 책'")
    #expect(answer.status == .done)
    let lines = answer.err.split(separator: "\n")
    #expect(lines.count == 2, "\(answer)")
    for word in ["카카오", "정보나루", "developers.kakao.com", "data4library.kr"] {
      #expect(lines.first?.contains(word) == true, "\(word)")
    }
    for word in [
      "haru settings set books.kakao.key -", "books.naru.key", "haru books add --manual",
    ] {
      #expect(lines.last?.contains(word) == true, "\(word)")
    }
    // A book in Latin letters, and a search with a key, are answered as before.
    #expect(world.run("books search nothing").err == "맞는 책을 찾지 못했어요.\n")
    #expect(world.run("books search '없는 책' --json").out.contains(#""results":[]"#))
    #expect(world.run("settings set books.naru.key abc").status == .done)
    let known = world.run("books search '없는 책'").err
    #expect(known.hasSuffix("맞는 책을 찾지 못했어요.\n"), "\(known)")
    #expect(!known.contains("data4library.kr"), "\(known)")
  }

  @Test func `is told the same on the screen, with its key`() throws {
    for (language, hand) in [(Language.korean, "n을 눌러 직접"), (.english, "press n to enter")] {
      let world = try TestEnvironment(language: language)
      let robot = Bookshop.robot(world, found: "없는 책")
      let screen = robot.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(screen.contains("books.kakao.key") && screen.contains("data4library.kr"), "\(screen)")
      #expect(screen.contains(hand), "\(screen)")
      #expect(robot.keys.contains { $0.answers(to: .character("n")) })
    }
  }
}

// L-51
@Suite struct `Somebody whose file nobody knows` {
  @Test func `reads which columns a table would need`() throws {
    try SampleFolder.using { folder in
      try folder.write(Array("가,나\n1,2\n".utf8), to: "표.csv")
      let path = folder.path("표.csv")
      let world = try TestEnvironment(language: .korean) { $0.files = .onDisk }
      let korean = world.run("import \(path)")
      #expect(korean.status == .refused)
      for name in ["이름", "휴대전화", "생일", "제목", "저자", "별점"] {
        #expect(korean.err.contains("‘\(name)’"), "\(korean)")
      }
      let english = world.run("--lang en import \(path)")
      #expect(
        english.err.contains("name and phone (or birthday), or title and rating"), "\(english)")
    }
  }
}

// L-49
@Suite struct `Somebody who wants named days` {
  @Test func `sees none before, and quiet ones in the month and the agenda after`() throws {
    let world = try TestEnvironment(now: "2026-05-07T09:00", language: .korean)
    #expect(!world.run("schedule month 2026-05").out.contains("어버이날"))
    #expect(world.run("settings get calendar.namedDays").out.contains("off"))
    #expect(world.run("settings set calendar.namedDays 켬").status == .done)
    #expect(world.run("schedule week").out.contains("어버이날"))
    // They are nobody's day off.
    #expect(world.run("schedule holidays 2026").out.contains("어린이날"))
    #expect(!world.run("schedule holidays 2026").out.contains("어버이날"))
    let robot = Robot(world).press(.character("5"))
    #expect(robot.screen.contains("어버이날"), "\(robot.screen)")
  }

  @Test func `types them in lines`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00", language: .korean)
    for (line, day) in [
      ("어버이날 저녁 식사", "2026-05-08"), ("스승의 날 카네이션", "2026-05-15"),
      ("화이트데이 저녁 약속", "2026-03-14"), ("수능 응원 전화", "2026-11-19"),
      ("수능 11월 19일", "2026-11-19"),
    ] {
      let answer = world.run("add --dry-run --as schedule --json '\(line)'")
      #expect(answer.out.contains(#""start":"\#(day)"#), "\(line): \(answer)")
    }
  }
  @Test func `types Mother's Day, which each country has on its own`() throws {
    for (country, day) in [("GB", "2026-03-15"), ("US", "2026-05-10")] {
      let world = try TestEnvironment(now: "2026-03-02T09:00")
      var order = DateOrder.dayFirst
      order.country = country
      let line = "add --dry-run --json \"mother's day lunch 1pm\""
      let answer = world.run(line, dates: order)
      #expect(answer.out.contains(#""start":"\#(day)T13:00"#), "\(country): \(answer)")
    }
  }
}
