import Domain
import PresentationKit
import Support
import Testing

/// Lines about gifts, loans, counts, moods and pages that fit no part by themselves: each is offered a home.
@Suite struct `A line that says a little too little` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-04-01T09:00", language: language)
    let setUp =
      language.isKorean
      ? [
        "people add 지영 --every none", "people add 태훈 --every none", "people add 엄마 --every none",
        "count 물", "count 커피", "gifts add 태훈 --lent --amount 200000",
        "books add --manual --title '불편한 편의점' --pages 268", "books read 편의점 10",
      ]
      : [
        "people add Femi --every none", "people add Kate --every none",
        "people add Josh --every none",
        "count water", "count run", "count coffee", "gifts add Femi --lent --amount 10",
        "books add --manual --title Piranesi --pages 272", "books read Piranesi 10",
      ]
    for line in setUp { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  private func answer(_ line: String, _ world: TestEnvironment) -> Output {
    world.run("add \"\(line.replacing("\"", with: "\\\""))\"")
  }

  // L-24, L-30
  @Test(arguments: [
    ("Femi paid me back", "haru gifts done "), ("femi gave me back 5", "--amount 5"),
    ("gave kate a bottle of prosecco for the new job", "haru gifts add"),
    ("got a scarf from kate", "--received"),
    ("62 knackered but ok", "haru moods add 62 'knackered but ok'"),
    ("read 25 pages", "haru books read Piranesi 35"),
    ("#water 3 #coffee 1", "haru count coffee 1"),
    ("ran 5k before work, legs like lead", "haru count run 5"),
  ])
  func `is offered the record that was meant`(_ line: String, _ command: String) throws {
    let asked = answer(line, try world())
    #expect(asked.status == .usage && asked.err.contains(command), "\(asked)")
  }

  // L-24, L-30
  @Test(arguments: [
    ("태훈이 5만원 갚음", "haru gifts done "), ("지영한테 쿠키 받음", "--received"), ("엄마 용돈 30 보냈음", "30"),
    ("지영 생일선물 텀블러 살까", "--idea"), ("40쪽부터 58쪽까지 읽음", "haru books read"),
    ("물 3잔, 커피 2잔", "haru count 커피 2"), ("어제 #물 2 북한산", "haru count 물 2 --on 2026-03-31"),
  ])
  func `는 뜻한 기록을 제안받아요`(_ line: String, _ command: String) throws {
    let asked = answer(line, try world(.korean))
    #expect(asked.status == .usage && asked.err.contains(command), "\(asked)")
  }

  // L-30
  @Test(arguments: [
    ("water 2", "#water  today 3"), ("ran 5k", "#run  today 6"),
    ("run 3.2 yesterday", "best day 3.2"),
    ("#coffee", "#coffee  today 2"),
  ])
  func `is counted if it is a tag and an amount`(_ line: String, _ shown: String) throws {
    let world = try world()
    let counted = answer(line, world)
    #expect(counted.status == .done, "\(counted)")
    #expect(world.run("counts").out.contains(shown), "\(world.run("counts")) \(counted)")
  }

  // L-30
  @Test func `is not counted in a unit that the counter does not have`() throws {
    let world = try world()
    #expect(world.run("counts edit run --unit km").status == .done)
    _ = answer("ran 3 miles", world)
    #expect(world.run("counts").out.contains("#run  today 1 km"))
    #expect(answer("ran 3k", world).status == .done)
    #expect(world.run("counts").out.contains("#run  today 4 km"))
  }

  // L-30
  @Test(arguments: ["coffee 3pm friday", "run tuesday 20:00", "coffee 3 march"])
  func `is a plan if it has a time`(_ line: String) throws {
    let world = try world()
    _ = answer(line, world)
    #expect(!world.run("counts").out.contains("today 3"), "\(line)")
  }

  // L-24
  @Test func `gives back the only loan of the person whom it names`() throws {
    let world = try world()
    #expect(world.run("gifts done Femi --amount 4").out.contains("still owes you"))
    #expect(world.run("gifts done femi").status == .done)
    #expect(world.run("gifts --open --json").out.contains(#""gifts":[]"#))
    #expect(world.run("gifts done Kate").status != .done)
  }

  // L-24
  @Test(arguments: [
    ("lent kate a tenner for lunch", #""kind":"lent","what":"lunch","amount":10,"currency":"GBP""#),
    ("gift idea josh - head torch", #""kind":"idea","what":"head torch""#),
  ])
  func `is kept at once if nothing is open`(_ line: String, _ member: String) throws {
    let world = try world()
    #expect(answer(line, world).status == .done)
    #expect(world.run("gifts --json").out.contains(member), "\(world.run("gifts --json"))")
  }

  // L-24
  @Test(arguments: [
    ("엄마가 3000원 빌려줌", #""kind":"borrowed","what":null,"amount":3000"#),
    ("엄마한테 1만 2천원 빌림", #""amount":12000"#), ("지영한테 만이천원 빌림", #""amount":12000"#),
  ])
  func `는 누가 빌려줬는지, 얼마인지 그대로 읽어요`(_ line: String, _ member: String) throws {
    let world = try world(.korean)
    #expect(answer(line, world).status == .done)
    #expect(world.run("gifts --json").out.contains(member), "\(world.run("gifts --json"))")
  }

  // A-08
  @Test func `keeps the words of a mood that only look like its day`() throws {
    let world = try world(.korean)
    #expect(answer("기분 65 월요일은 역시 피곤", world).status == .done)
    let today = world.run("moods list --day today").out
    #expect(today.contains("월요일은 역시 피곤"), "\(today)")
    let english = try self.world()
    #expect(answer("78 sang and felt human again", english).status == .done)
    #expect(english.run("moods list --day today").out.contains("sang and felt human again"))
  }

  // L-14
  @Test func `sets the day on which two people married, or one died`() throws {
    let world = try world()
    #expect(answer("kate and i married 17 june 2006", world).status == .done)
    #expect(answer("Josh died 8 feb 2019", world).status == .done)
    let dates = world.run("people dates --json").out
    #expect(dates.contains(#""date":"2006-06-17""#) && dates.contains(#""date":"2019-02-08""#))
  }
}
