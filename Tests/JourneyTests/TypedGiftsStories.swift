import Domain
import PresentationKit
import Support
import Testing

/// Gifts and loans in typed lines.
@Suite struct `A typed line about a gift or loan` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-04-01T09:00", language: language)
    for name in language.isKorean ? ["민아", "준호", "엄마"] : ["Jonas", "Ben", "Anna"] {
      #expect(world.run("people add \(name) --every none").status == .done)
    }
    return world
  }

  // L-24
  @Test(arguments: [
    ("i owe Jonas 20 euros", #""kind":"borrowed","what":null,"amount":20,"currency":"EUR""#),
    ("lent Ben 50", #""kind":"lent","what":null,"amount":50,"#),
    ("I lent Ben $50 for the train", #""what":"the train","amount":50,"currency":"USD""#),
    ("lent Ben my umbrella", #""kind":"lent","what":"my umbrella","amount":null"#),
    ("borrowed the drill from Jonas", #""kind":"borrowed","what":"the drill""#),
    ("Ben owes me 5.50 pounds", #""kind":"lent","what":null,"amount":5.5,"currency":"GBP""#),
    ("gift idea for Anna: red scarf", #""kind":"idea","what":"red scarf""#),
    ("lent Ben 50 yesterday", #""on":"2026-03-31""#),
  ])
  func `is kept for the person`(line: String, member: String) throws {
    let world = try world()
    let added = world.run("add \"\(line)\"")
    #expect(added.status == .done, "\(added)")
    let gifts = world.run("gifts --json").out
    #expect(gifts.contains(member), "\(gifts)")
  }

  // L-24
  @Test(arguments: [
    (
      "민아 결혼 축의금 10만",
      #""kind":"given","what":null,"amount":100000,"currency":"KRW","occasion":"wedding""#
    ),
    ("준호 아버님 부의금 5만원 냄", #""what":"아버님","amount":50000,"currency":"KRW","occasion":"funeral""#),
    ("엄마한테 30만원 빌림", #""kind":"borrowed","what":null,"amount":300000"#),
    ("민아한테 우산 빌려줌", #""kind":"lent","what":"우산""#),
    ("민아 축의금 10만 원 받음", #""kind":"received""#),
    ("민아 선물 생각: 빨간 목도리", #""kind":"idea","what":"빨간 목도리""#),
  ])
  func `는 그 사람의 것으로 적혀요`(line: String, member: String) throws {
    let world = try world(.korean)
    let added = world.run("add '\(line)'")
    #expect(added.status == .done, "\(added)")
    let gifts = world.run("gifts --json").out
    #expect(gifts.contains(member), "\(gifts)")
  }

  // L-24
  @Test(arguments: [
    "lent Ben a hand", "i owe Jonas a call", "met Ben 50 minutes", "lent Zoe 50",
  ])
  func `is no gift if it says something else`(line: String) throws {
    let world = try world()
    _ = world.run("add \"\(line)\"")
    #expect(world.run("gifts --json").out.contains(#""gifts":[]"#))
  }
}
