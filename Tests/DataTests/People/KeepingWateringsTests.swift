import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Every repository of waterings` {
  private let mina = Person.sample(phone: "010-1234-5678", points: 3, postponed: 2)

  @Test(arguments: Backing.allCases)
  func `keeps the person and the watering together`(_ backing: Backing) throws {
    try backing.open(with: [mina, .sample(id: "other")]) { people throws in
      let water = People.on("2026-03-10", over: people).water
      let contact = Contact(by: .met, keywords: ["이직", "커피"], memo: "첫 주\n둘째 줄")
      let plant = try water(ID("mina"), contact)
      let watered = try #require(try people.list().last)
      #expect(plant.person == watered)
      #expect(watered.nextWatering == .on("2026-03-17"))
      #expect(
        [watered.affection.points, watered.postponedSinceWatering, watered.timesWatered]
          == [6, 0, 1])
      #expect(watered.phone == mina.phone && watered.startedOn == mina.startedOn)
      let expected = Watering.sample(
        id: "r1", on: "2026-03-10", by: .met, keywords: ["이직", "커피"], memo: "첫 주\n둘째 줄",
        award: 3)
      #expect(try people.waterings(of: ID("mina"), newest: 9, withMemo: false) == [expected])
      #expect(try people.list().first == .sample(id: "other"))
      #expect(try people.waterings(of: ID("other"), newest: 9, withMemo: false) == [])
    }
  }

  @Test(arguments: Backing.allCases)
  func `gives back every part of a watering`(_ backing: Backing) throws {
    let abroad = Now(day: .on("1969-12-31"), time: .at("23:59:59"), offset: -(9 * 3600 + 1800))
    let odd = Watering(
      id: ID("odd"), person: ID("mina"), at: abroad, channel: .messenger,
      keywords: [
        SingleLineText(stored: "a"), SingleLineText(stored: "b"), SingleLineText(stored: "c"),
      ],
      memo: MultilineText(stored: "\t'\"\\ 👨‍👩‍👧"), isEarly: true, award: 0)
    try backing.open(with: [mina]) { people throws in
      try people.keep(odd)
      for channel in Watering.Channel.allCases {
        try people.keep(.sample(id: channel.rawValue, on: "2026-03-01", by: channel))
      }
      let kept = try people.waterings(of: ID("mina"), newest: 9, withMemo: false)
      #expect(kept.last == odd)
      #expect(kept.compactMap(\.channel) == Watering.Channel.allCases.reversed() + [.messenger])
    }
  }

  @Test(arguments: Backing.allCases)
  func `shows the latest first, and only those with a memo when asked`(_ backing: Backing) throws {
    // C-35, K8
    let kept: [Watering] = [
      .sample(id: "1", on: "2026-03-08", memo: "first"),
      .sample(id: "2", on: "2026-03-10", keywords: ["a"]),
      .sample(id: "3", on: "2026-03-09", memo: "written later about an earlier day"),
      .sample(id: "4", on: "2026-03-10", memo: "the later one of its day"),
      .sample(id: "5", on: "2026-03-11"),
    ]
    try backing.open(with: [mina]) { people throws in
      for watering in kept { try people.keep(watering) }
      func ids(_ count: Int, withMemo: Bool) throws -> [String] {
        try people.waterings(of: ID("mina"), newest: count, withMemo: withMemo).map(\.id.text)
      }
      #expect(try ids(9, withMemo: false) == ["5", "4", "2", "3", "1"])
      #expect(try ids(2, withMemo: false) == ["5", "4"])
      #expect(try ids(9, withMemo: true) == ["4", "3", "1"])
      #expect(try ids(2, withMemo: true) == ["4", "3"])
      #expect(try ids(0, withMemo: true) == [])
    }
  }

  @Test(arguments: Backing.allCases)
  func `changes nothing when the rule refuses`(_ backing: Backing) throws {
    // V3
    try backing.open(with: [mina]) { people throws in
      try people.keep(.sample(id: "before", on: "2026-03-01"))
      let (list, kept) = (
        try people.list(), try people.waterings(of: ID("mina"), newest: 9, withMemo: false)
      )
      let refused = PersonRefusal.notThirsty(calledName: "김민아", until: .on("2026-03-08"))
      #expect(throws: PeopleFailure.refused(refused)) {
        try People.on("2026-03-07", over: people).water(ID("mina"), Contact(memo: "lost?"))
      }
      #expect(try people.list() == list)
      #expect(try people.waterings(of: ID("mina"), newest: 9, withMemo: false) == kept)
    }
  }

  @Test(arguments: Backing.allCases)
  func `lets the rule see the person and whether its day was awarded`(_ backing: Backing) throws {
    try backing.open(with: [mina]) { people throws in
      var seen: [Set<Day>] = []
      func keep(_ watering: Watering) throws {
        _ = try people.water(ID("mina"), on: watering.at.day) { moment in
          #expect(moment.person.name.text == "김민아")
          seen.append(moment.awarded)
          return (moment.person, watering)
        }
      }
      try keep(.sample(id: "1", on: "2026-03-08", award: 1))
      try keep(.sample(id: "2", on: "2026-03-08", award: 0))
      try keep(.sample(id: "3", on: "2026-03-09", award: 0))
      try keep(.sample(id: "4", on: "2026-03-09", award: 3))
      // The clock was set back.
      try keep(.sample(id: "5", on: "2026-03-08", award: 0))
      let first = Day.on("2026-03-08")
      #expect(seen == [[], [first], [], [], [first]])
    }
  }

  @Test func `keep the latest day that earned anything, whatever the clock says`() throws {
    // hostile F-12
    let database = try Database(.memory)
    let people = SQLitePeople(database)
    try people.insert(mina)
    for (id, day) in [("1", "2026-03-08"), ("2", "2025-03-08"), ("3", "2025-03-09")] {
      _ = try people.water(ID("mina"), on: .on(day)) {
        ($0.person, .sample(id: id, on: day, award: 1))
      }
    }
    #expect(try database.text("SELECT last_award FROM people") == "2026-03-08")
  }

  @Test(arguments: Backing.allCases)
  func `knows nobody who was not registered`(_ backing: Backing) throws {
    try backing.open { people throws in
      #expect(throws: PeopleFailure.unknown(reference: "mina")) { try people.keep(.sample()) }
    }
  }

  @Test(arguments: Backing.allCases)
  func `shows a card with two notes and the last keywords`(_ backing: Backing) throws {
    // C-35
    try backing.open(with: [mina]) { people throws in
      let queries = People.on("2026-03-20", over: people, randomSource: .fixed(2)).queries
      #expect(try queries.card(of: mina).notes == [])
      #expect(try queries.card(of: mina).lastKeywords == [])
      for (day, memo) in [("08", "a"), ("09", "b"), ("10", "c")] {
        try people.keep(
          .sample(id: day, on: "2026-03-\(day)", keywords: ["k\(day)"], memo: memo))
      }
      try people.keep(.sample(id: "11", on: "2026-03-11"))
      let card = try queries.card(of: mina)
      #expect(card.notes.map(\.memo?.text) == ["c", "b"])
      #expect(card.lastKeywords == [])
      #expect(card.plant == Plant(mina, today: .on("2026-03-20"), epithet: 2))
    }
  }
}
