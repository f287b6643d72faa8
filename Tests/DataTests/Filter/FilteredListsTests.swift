import Domain
import Support
import Testing

@testable import Data

/// Compares the records that the store finds by a filter with a simple filter of all records, one
/// by one.
// B 4
@Suite struct `A filtered list` {
  private static let rounds = 150

  @Test(.slow, arguments: [Backing.memory, .file])
  func `of people has those its filter means, in their order and places`(_ backing: Backing)
    throws
  {
    var dice = TerminalDice(seed: 11)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }
    let names = ["김민아", "Kim Mina", "박은주 선생님", "민준", "Maya Kim", "서연", "이모 은주"]
    let tags = [nil, "#가족", "#가족 #친구", "#친구들", "#work"]
    var people: [Person] = []
    for index in 0..<60 {
      var person = Person.sample(
        id: "p\(index)", name: names[number(0...6)],
        nickname: number(0...2) == 0 ? names[number(0...6)] : nil,
        phone: number(0...1) == 0 ? "010-\(1000 + index)-5678" : nil,
        every: number(0...4) == 0 ? nil : number(1...30),
        startedOn: "2026-0\(number(1...4))-1\(number(0...9))", points: number(0...12),
        postponed: number(0...3), timesWatered: number(0...9))
      person.tags = PersonTags(stored: tags[number(0...4)])
      people.append(person)
    }
    let waterings = (0..<50).map { index in
      Watering.sample(
        id: "w\(index)", of: "p\(number(0...59))", on: "2026-0\(number(1...5))-1\(number(0...9))")
    }
    var filters = FilterDice<PeopleFacet>(
      seed: 5, words: ["민아", "kim", "은주", "ㅁㅇ", "5678", "민아랑", "mina", "none", "선생"],
      tags: ["가족", "친구", "work", "none"], numbers: 0...30)
    try backing.open(with: people) { store throws in
      try Backing.fake.open(with: people) { fake throws in
        for watering in waterings {
          try store.keep(watering)
          try fake.keep(watering)
        }
        var found = 0
        for round in 0..<Self.rounds {
          let text = filters.draw()
          let filter = try PeopleFilter(reading: text)
          let query = PeopleQuery(
            tag: round % 7 == 0 ? "가족" : nil, search: round % 5 == 0 ? "은주" : nil, filter: filter)
          let wanted = try fake.list(query).map(\.id)
          #expect(try store.list(query).map(\.id) == wanted, "\(text)")
          #expect(try store.count(query) == wanted.count, "\(text)")
          for (index, id) in wanted.enumerated() where index % 9 == 0 {
            #expect(try store.index(of: id, in: query) == index, "\(text)")
          }
          found += wanted.isEmpty ? 0 : 1
        }
        #expect(found > Self.rounds / 4)
      }
    }
  }

  @Test(.slow, arguments: [SayingsBacking.memory, .file])
  func `of sayings has those its filter means, in their order and places`(
    _ backing: SayingsBacking
  ) throws {
    var dice = TerminalDice(seed: 12)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }
    let pieces = ["바람이 분다", "비가 온다", "the wind blows", "rain #weather", "#하루 바다", "1+1=2", "sea"]
    var sayings: [ReadSaying] = []
    for index in 0..<60 {
      let text = "\(pieces[number(0...6)]) \(pieces[number(0...6)]) \(index)"
      func moment() -> Now {
        .on("2026-0\(number(1...5))-1\(number(0...9))", at: "0\(number(0...9)):30")
      }
      sayings.append(
        .sample(
          index, .sample(number(0...1) == 0 ? text : nil, text), uploaded: moment(),
          likedAt: number(0...2) == 0 ? moment() : nil, usedAt: number(0...2) == 0 ? moment() : nil)
      )
    }
    var filters = FilterDice<SayingFacet>(
      seed: 6, words: ["바람", "rain", "비가", "sea", "wind", "바다에", "id:5", "1+1=2", "none"],
      tags: ["weather", "하루", "weath"], numbers: 0...60)
    try backing.open { store throws in
      try SayingsBacking.fake.open { fake throws in
        try store.importSayings(sayings)
        try fake.importSayings(sayings)
        var found = 0
        for round in 0..<Self.rounds {
          let text = filters.draw()
          let query = SayingsQuery(
            isLiked: round % 4 == 0, isUnused: round % 3 == 0,
            search: round % 5 == 0 ? "바람" : nil, filter: try SayingFilter(reading: text))
          let wanted = try fake.numbers(query)
          #expect(try store.numbers(query) == wanted, "\(text)")
          #expect(try store.count(query) == wanted.count, "\(text)")
          for (index, number) in wanted.enumerated() where index % 7 == 0 {
            #expect(try store.index(of: .no(number), in: query) == index, "\(text)")
          }
          found += wanted.isEmpty ? 0 : 1
        }
        #expect(found > Self.rounds / 4)
      }
    }
  }

  @Test(.slow, arguments: [MoodsBacking.memory, .file])
  func `of feelings has those its filter means, day by day`(_ backing: MoodsBacking) throws {
    var dice = TerminalDice(seed: 13)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }
    let pieces = ["바람이 좋다", "비가 왔다", "walked to the sea", "rain #wet", "#산책 바다까지", "tired"]
    let records = (0..<80).map { index -> MoodRecord in
      let day = "2026-0\(number(1...5))-1\(number(0...9))"
      let text = "\(pieces[number(0...5)]) \(pieces[number(0...5)])"
      if number(0...4) == 0 {
        return .entry("e\(index)", on: day, text, tags: number(0...1) == 0 ? "#산책 #wet" : nil)
      }
      return .sample(
        "m\(index)", on: day, at: "0\(number(0...9)):\(10 + index % 50)", level: number(1...100),
        text)
    }
    var filters = FilterDice<MoodFacet>(
      seed: 7, words: ["바람", "rain", "비가", "sea", "바다", "바다에서", "tired", "none"],
      tags: ["산책", "wet", "we"], numbers: 1...100)
    try backing.open(with: records) { store throws in
      try MoodsBacking.fake.open(with: records) { fake throws in
        var found = 0
        for round in 0..<Self.rounds {
          let text = filters.draw()
          let filter = try MoodFilter(reading: text)
          let days = round % 3 == 0 ? Day.on("2026-02-01")...Day.on("2026-03-31") : Day.range
          func list(_ moods: any MoodsRepository) throws -> [MoodDay] {
            var all: [MoodDay] = []
            try moods.visit(days, matching: filter, oldestFirst: round % 2 == 0) {
              all.append($0)
              return true
            }
            return all
          }
          let wanted = try list(fake)
          #expect(try list(store) == wanted, "\(text)")
          found += wanted.isEmpty ? 0 : 1
        }
        #expect(found > Self.rounds / 4)
      }
    }
  }

  @Test(arguments: [ScheduleBacking.memory, .file])
  func `of events has the words its filter means`(_ backing: ScheduleBacking) throws {
    let events: [Event] = [
      .sample("1", "치과", "검진 #병원", on: "2026-03-02"),
      .sample("2", "치과 예약", on: "2026-03-05", to: "12:30"),
      .sample("3", "회의", "치과 다녀와서", on: "2026-04-01"),
      .sample("4", "요가", "#병원비", on: "2026-03-01", rule: "FREQ=DAILY;COUNT=9"),
    ]
    try backing.open(with: events) { store throws in
      func ids(_ text: FilterText) throws -> String {
        try store.ids(having: text).map(\.text).sorted().joined()
      }
      #expect(try ids(.words("치과")) == "123")
      #expect(try ids(.words("치과에서")) == "123")
      #expect(try ids(.words("ㅊㄱ")) == "12")
      #expect(try ids(.phrase("치과 예약")) == "2")
      #expect(try ids(.phrase("예약 치과")) == "")
      #expect(try ids(.tag("병원")) == "1")
      #expect(try ids(.words("없음")) == "")
      #expect(try ids(.words("!")) == "")
    }
  }
}
