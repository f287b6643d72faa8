import Domain
import Foundation
import PresentationKit
import Support
import Testing

/// V-01 as amended: a yes and a no are what they mean, and the evening ends kindly.
@Suite struct `An evening that listens`: EveningTalk {
  private let sujin = "people add 김수진 --every 30 --phone 010-1234-5678"

  // MARK: Yes and no

  // T-29
  @Test(arguments: ["yes", "응", "yes, at last"])
  func `gives no channel to a birthday`(line: String) throws {
    let world = try evening("people add Mina --every 30 --birthday 03-10")
    #expect(world.run("evening", input: answers(line, "q")).status == .done)
    #expect(world.run("people pending").status == .done)
    #expect(contacts(world, "Mina").contains(#""by":null"#), "\(contacts(world, "Mina"))")
  }

  // T-29
  @Test(arguments: ["못했어", "아직", "안 했어", "아직 못했어요", "안했어요"])
  func `takes a bare no for a no`(line: String) throws {
    for command in ["people add Mina --every 30 --birthday 03-10", "people add Mina --every 30"] {
      let world = try evening(command, "people contact Mina --by messenger", language: .korean)
      #expect(world.run("evening", input: answers(line, "q")).status == .done)
      #expect(!contacts(world, "Mina").contains(#""by":"#), "\(contacts(world, "Mina"))")
      #expect(!moods(world).contains(line), "\(moods(world))")
    }
  }

  // KO-17
  @Test(arguments: ["아직", "ㅇㅇ", "별거없어", "쉬는날", "딱히없음", "day off"])
  func `has no plans`(line: String) throws {
    let world = try evening("moods add 50 'Fine.'", language: .korean)
    #expect(world.run("evening", input: answers("", line, "")).status == .done)
    #expect(!plans(world).contains(#""title":"#), "\(plans(world))")
    #expect(!moods(world).contains(line), "\(moods(world))")
  }

  // KO-17
  @Test(arguments: [("응 치과 3시", "치과"), ("yes, dentist at 3pm", "dentist")])
  func `leaves the yes out of a plan`(line: String, title: String) throws {
    let world = try evening("moods add 50 'Fine.'", language: .korean)
    #expect(world.run("evening", input: answers("", line, "치과 3시")).status == .done)
    #expect(plans(world).contains(#""title":"\#(title)""#), "\(plans(world))")
    #expect(plans(world).contains("2026-03-11T15"))
  }

  // KO-17
  @Test(arguments: ["전화했는데 안받아서 카톡만 함", "전화 안 받아서 문자 보냄", "she didn't pick up, so I texted her"])
  func `records the way that reached somebody`(line: String) throws {
    let way = line.contains("카톡") ? "messenger" : "message"
    for command in ["people contact 김수진 --by call", "people edit 김수진 --birthday 03-10"] {
      let world = try evening(sujin, command, language: .korean)
      let output = world.run("evening", input: answers(line, "q"))
      let said = contacts(world, "김수진")
      #expect(said.contains(#""by":"\#(way)""#) && !said.contains(#""by":"call""#), "\(output.out)")
    }
    let missed = try evening(sujin, "people contact 김수진 --by call", language: .korean)
    #expect(missed.run("evening", input: answers("전화했는데 안받음. 나중에 카톡", "q")).status == .done)
    #expect(!contacts(missed, "김수진").contains(#""by":"#))
  }

  // MARK: Birthdays and hard days

  // KO-6
  @Test(arguments: [Language.english, .korean])
  func `names all birthdays up to five`(language: Language) throws {
    let isKorean = language == .korean
    for (count, sentence) in [
      (3, isKorean ? "A, B, C 생일이에요" : "A's, B's and C's birthday"),
      (5, isKorean ? "A, B, C, D, E 생일이에요" : "A's, B's, C's, D's and E's birthday"),
      (7, isKorean ? "A, B, C, D, E 등 7명의 생일이에요" : "D's, E's and 2 others' birthday"),
    ] {
      let world = try TestEnvironment(now: "2026-03-10T09:00", language: language)
      for name in "ABCDEFG".prefix(count) {
        let added = world.run("people add \(name) --every 300 --birthday 03-11")
        #expect(added.status == .done, "\(added.err)")
      }
      try world.go(to: "2026-03-10T21:30")
      let asked = world.run("evening", input: "\n\n\n", columns: 300).out
      #expect(asked.contains(sentence), "\(asked)")
      try world.go(to: "2026-03-11T08:00")
      let morning = world.run("morning", columns: 300).out
      #expect(morning.contains(sentence), "\(morning)")
    }
  }

  // V-01: after a hard day the saying does not scold.
  @Test(arguments: [Language.english, .korean])
  func `ends gently after a hard day`(language: Language) throws {
    let isKorean = language == .korean
    let gentle = GentleSayings.all.compactMap { (isKorean ? $0.kor : $0.eng)?.text }
    func isGentle(_ world: TestEnvironment, _ lines: String) -> Bool {
      let said = world.run("evening", input: lines, columns: 300).out
      return gentle.contains { said.contains($0) }
    }
    for day in 10...13 {
      let low = try evening(language: language)
      try low.go(to: "2026-03-\(day)T21:30")
      #expect(isGentle(low, answers("30", "", "")))
      let funeral = try evening(
        isKorean
          ? "schedule add '큰아버지 장례식' --from '2026-03-10 10:00'"
          : "schedule add 'Funeral of Uncle Bob' --from '2026-03-10 10:00'", language: language)
      #expect(isGentle(funeral, answers("70", "", "")))
    }
  }

  // T-39
  @Test func `is told after midnight how to talk about the day before`() throws {
    let world = try evening()
    #expect(!world.run("evening", columns: 300).out.contains("--day yesterday"))
    try world.go(to: "2026-03-11T00:30")
    #expect(world.run("evening", columns: 300).out.contains("haru evening --day yesterday"))
    let before = world.run("evening --day yesterday", columns: 300).out
    #expect(!before.contains("--day yesterday"), "\(before)")
  }

  // MARK: From the screens

  // S-6
  @Test(arguments: [Language.english, .korean])
  func `leaves the screens for the evening with a key or a command`(language: Language) throws {
    let world = try evening(language: language)
    let robot = Robot(world, onToday: true)
    let offer = language == .korean ? "E  오늘 하루 돌아보기" : "E  look back on the day"
    #expect(robot.screen.contains(offer), "\(robot.screen)")
    robot.press(.character("E"))
    #expect(robot.requests.contains(.outside(["evening"])))
    let typed = Robot(world).press(.character(":")).type("evening --day yesterday").press(.enter)
    #expect(typed.requests.contains(.outside(["evening", "--day", "yesterday"])))
    try world.go(to: "2026-03-10T15:00")
    let noon = Robot(world, onToday: true)
    #expect(!noon.screen.contains(offer))
    noon.press(.character("E"))
    #expect(!noon.requests.contains(.outside(["evening"])))
  }

  // MARK: Nothing is lost

  // V-03: a sentence before an answer is kept, and another try at the answer is not.
  @Test func `keeps a sentence before the answer in the diary`() throws {
    let reading = "books add --manual --title Walden --pages 300"
    let page = "books read Walden 20 --on 2026-03-09"
    let kept = try evening(reading, page)
    _ = kept.run(
      "evening", input: answers("My boss finally thanked me and I nearly cried", "99", "q"))
    #expect(moods(kept).contains("nearly cried"), "\(moods(kept))")
    #expect(kept.run("books log Walden").out.contains("99"))
    let retried = try evening(reading, page)
    _ = retried.run("evening", input: answers("61 in the waiting room", "61", "q"))
    #expect(!moods(retried).contains("waiting room"), "\(moods(retried))")
  }

  // V-03: also one that could be a record, when the next line is the answer.
  @Test func `keeps a sentence that was offered as a plan`() throws {
    let kept = try evening("moods add 60 'Fine.'")
    let lines = answers("I really want to see the sea.", "call mum tomorrow at 9am", "q")
    _ = kept.run("evening", input: lines)
    #expect(kept.run("schedule list --day tomorrow").out.contains("call mum"))
    #expect(moods(kept).contains("I really want to see the sea."), "\(moods(kept))")
  }

  // V-03
  @Test func `keeps words about the day once, with the mood that follows`() throws {
    let world = try evening()
    _ = world.run("evening", input: answers("slept a lot", "72", "q"))
    let said = world.run("moods list --json").out
    #expect(said.matches(of: /slept a lot/).count == 1 && said.contains(#""level":72"#), "\(said)")
  }

  // V-03
  @Test func `takes the keys of y and n in Hangul mode`() throws {
    let world = try evening(language: .korean)
    _ = world.run("evening", input: answers("내일 3시 치과", "ㅛ", "q"))
    #expect(!moods(world).contains("ㅛ"), "\(moods(world))")
  }

  // V-03
  @Test func `counts a sentence as saved when only its record is refused`() throws {
    let world = try evening("moods add 60")
    let said = world.run("evening --json", input: answers("dentist tomorrow at 3pm", "n", "q")).out
    #expect(said.contains(#""outcome":"offered""#), "\(said)")
    #expect(
      said.contains(#""outcome":"saved""#) && !said.contains(#""outcome":"skipped""#), "\(said)")
  }

  // L-30
  @Test func `is offered the count in a sentence`() throws {
    let world = try evening("moods add 60", "count water 1")
    let said = world.run("evening --json", input: answers("water 3", "y", "q")).out
    #expect(said.contains(#""outcome":"offered""#), "\(said)")
    #expect(world.run("counts show water").out.contains("4"), "\(world.run("counts show water"))")
  }

  // KO-2
  @Test func `answers a bare no about an operation without a promise`() throws {
    let world = try evening(
      mina, "schedule add 'surgery' --from '2026-03-10 10:00' --to '2026-03-10 12:00' --with Mina")
    let said = world.run("evening", input: answers("no", "q")).out
    #expect(!said.contains("ask again") && said.contains("surgery"), "\(said)")
    #expect(!contacts(world).contains(#""by":"#), "\(contacts(world))")
  }
}
