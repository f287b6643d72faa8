import Domain
import PresentationKit
import Support
import Testing

/// Tests of the questions that `haru add` asks about an unclear line.
@Suite struct `A question about a line` {
  // S-14, T-36
  @Test func `says what was understood, and what is not certain`() throws {
    let world = try TestEnvironment()
    let asked = world.run("add dentist tuesdy 3pm")
    #expect(asked.status == .usage)
    #expect(asked.err.hasPrefix("Is this right: Schedule · dentist · "), "\(asked.err)")
    #expect(asked.err.contains("Haru is not sure about “tuesdy”"), "\(asked.err)")
    #expect(!asked.err.contains("understand"))
    let korean = try TestEnvironment(language: .korean)
    let question = korean.run("add 치과 화욘일 3시").err
    #expect(question.contains("이렇게 읽었어요: 일정 · ") || question.contains("여러 가지"), "\(question)")
  }

  // KO-10, S-15
  @Test func `offers a diary entry for a feeling, and a mood for a number behind it`() throws {
    let world = try TestEnvironment(language: .korean)
    for line in ["오늘 너무 힘들었다ㅠㅠ", "어제 우울했음", "우울하다.."] {
      let offers = world.run("add \(line)").err.split(separator: "\n").filter { $0.hasPrefix("  ") }
      #expect(offers.first?.hasPrefix("  haru moods add '-' ") == true, "\(line): \(offers)")
    }
    let slept = try TestEnvironment().run("add slept badly, 35").err
    #expect(slept.contains("haru moods add 35 'slept badly"), "\(slept)")
  }

  // KO-14
  @Test func `names a person in a command unless somebody else has the name`() throws {
    let world = try TestEnvironment(language: .korean)
    for name in ["김수진", "민아", "엄마"] {
      #expect(world.run("people add \(name) --every 7").status == .done)
    }
    let offers = world.run("add 민아 엄마랑 통화함").err
    #expect(offers.contains("haru people water 엄마 "), "\(offers)")
    #expect(!offers.contains("people water id"), "\(offers)")
  }

  // S-14: a question about a weekday offers both days.
  @Test func `offers today and the day in a week for the weekday of today`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    let asked = world.run("add rent on monday").err
    #expect(asked.contains("haru schedule add rent --day 2026-03-02"), "\(asked)")
    #expect(asked.contains("haru schedule add rent --day 2026-03-09"), "\(asked)")
  }
}

/// Tests of a line that says the birthday of a person.
@Suite struct `A line with a birthday` {
  // L-14, KO-7, S-16
  @Test(arguments: [
    ("민아 생일 10월 3일", "10-03"), ("민아 생신 음 4/8", "lunar:04-08"), ("민아 생신 4/8 음력", "lunar:04-08"),
    ("매년 10월 3일 민아 생일", "10-03"), ("민아 생일은 1990년 10월 3일", "1990-10-03"),
    ("민아 음력생일 3/15", "lunar:03-15"), ("Leo's birthday is 9 june", "06-09"),
    ("birthday of Leo 9 june 1990", "1990-06-09"),
  ])
  func `sets the birthday of a person who is there`(_ line: String, _ birthday: String) throws {
    let world = try TestEnvironment()
    for name in ["민아", "Leo"] {
      #expect(world.run("people add \(name) --every 7").status == .done)
    }
    let added = world.run("add --json \(line)")
    #expect(added.out.contains(#""part":"people""#), "\(added)")
    #expect(added.out.contains(#""birthday":"\#(birthday)""#), "\(added)")
  }

  // L-14
  @Test func `says so when the birthday is known, and asks when it is another`() throws {
    let world = try TestEnvironment()
    #expect(world.run("people add Leo --every 7 --birthday 1990-06-09").status == .done)
    let known = world.run("add 'Leo’s birthday is 9 june'").out
    #expect(known == "Already so: Leo's birthday is 9 June 1990.\n")
    #expect(world.run("people show Leo --json").out.contains("1990-06-09"))
    let other = world.run("add 'Leo’s birthday is 10 june'")
    #expect(other.status == .usage && other.err.contains("so far 9 June 1990"), "\(other)")
    #expect(other.err.contains("haru people edit Leo --birthday 06-10"), "\(other)")
  }

  // L-14
  @Test func `is an event for somebody who is not there, and says how to add the person`() throws {
    let world = try TestEnvironment()
    let added = world.run("add 'Kim’s birthday 14 june'")
    #expect(added.out.contains("Added “Kim’s birthday”"), "\(added)")
    #expect((added.out + added.err).contains("haru people add NAME --birthday"), "\(added)")
  }

  // L-14
  @Test func `stays a plan where the line says more`() throws {
    let world = try TestEnvironment()
    #expect(world.run("people add Leo --every 7").status == .done)
    let party = world.run("add --json 'Leo’s birthday party 9 june 7pm'").out
    #expect(party.contains(#""part":"schedule""#), "\(party)")
  }
}

/// Tests of lines of people who had not seen the parser.
@Suite struct `A line that a stranger typed` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language)
    for line in [
      "people add Mum --every 14", "books add --manual --title Walden --pages 352",
      "books read Walden 20", "books add --manual --title 데미안 --pages 239", "books read 데미안 60",
    ] { #expect(world.run(line).status == .done) }
    return world
  }

  @Test func `names a book and the page ahead`() throws {
    let world = try world()
    #expect(world.run("add --json Walden 88").out.contains(#""page":88"#))
    #expect(world.run("add --json Walden 999").status == .usage)
  }

  @Test func `has an evening with drinks, and a lunch before noon`() throws {
    let world = try world()
    #expect(world.run("add --json drinks friday 6:30").out.contains("T18:30"))
    #expect(world.run("add --json drinks friday 06:30").out.contains("T06:30"))
    try world.go(to: "2026-03-03T11:50")
    let lunch = world.run("add --json had lunch with Mum").out
    #expect(lunch.contains(#""watering":{"day":"2026-03-03""#), "\(lunch)")
  }

  // G-16: two clauses that both record ask.
  @Test func `tells of a contact or a page, and of a mood`() throws {
    let called = try world().run("add 'Called Mum, mood 70'")
    #expect(called.status == .usage, "\(called)")
    #expect(
      called.err.contains("haru moods add 70") && called.err.contains("haru people water Mum"))
    let read = try world(.korean).run("add '데미안 110쪽까지 읽고 기분 80'")
    #expect(read.status == .usage && read.err.contains("haru books read 데미안 110"), "\(read)")
  }

  @Test(arguments: [
    ("diary: rain all day", "rain all day"),
    ("Dear diary, I cleared the garage", "I cleared the garage"),
    ("일기: 새 직장 첫 주가 끝났다", "새 직장 첫 주가 끝났다"),
  ])
  func `announces a diary entry`(_ line: String, _ text: String) throws {
    let added = try world().run("add --json '\(line)'").out
    #expect(added.contains(#""part":"moods""#) && added.contains(text), "\(added)")
  }

  @Test(arguments: [
    ("new person: Hannah, every 30 days", "Hannah", 30), ("사람 추가: 이동현", "이동현", 30),
    ("add Uncle Pete to people", "Uncle Pete", 30), ("person: Kim, every 7 days", "Kim", 7),
  ])
  func `announces a person`(_ line: String, _ name: String, _ days: Int) throws {
    let added = try world().run("add --json '\(line)'").out
    #expect(added.contains(#""name":"\#(name)""#), "\(added)")
    #expect(added.contains(#""cycleDays":\#(days)"#), "\(added)")
  }
}
