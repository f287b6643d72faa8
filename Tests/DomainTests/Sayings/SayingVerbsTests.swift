import Domain
import Support
import Testing

@Suite struct `The verbs of sayings` {
  private let world: TestEnvironment
  private var sayings: Sayings { world.features.sayings }

  init() throws {
    world = try TestEnvironment { $0.sayings = SayingsInMemory() }
  }

  private func keep(_ count: Int) throws {
    for number in 0..<count { _ = try sayings.add(SayingDraft(eng: "Saying \(number)")) }
  }

  private func numbers(_ query: SayingsQuery) throws -> [Int] {
    var numbers: [Int] = []
    try sayings.queries(query) {
      numbers.append($0.number.value)
      return true
    }
    return numbers
  }

  @Test func `without any recommend nothing and break nothing`() throws {
    // W12, 4.2 (6)
    #expect(throws: SayingsFailure.none) { try sayings.queries.random() }
    #expect(throws: SayingsFailure.none) { try sayings.queries.ofToday() }
    #expect(try sayings.queries.recommended() == nil)
    #expect(try sayings.queries.slice(SayingsQuery(), at: .index(3), length: 9) == .empty)
    #expect(try world.features.today.saying() == nil)
  }

  @Test func `are named by their number, whatever blanks stand around it`() throws {
    try keep(2)
    #expect(try sayings.queries.find(" 1 ").words.text == "Saying 1")
    for reference in ["2", "-1", "", "one", "99999999999999999999"] {
      #expect(throws: SayingsFailure.unknown(reference: reference)) {
        try sayings.queries.find(reference)
      }
    }
  }

  @Test func `liked last come first, and liking twice is liking once`() throws {
    // M-18, M-20, W6
    try keep(10)
    for number in [5, 2, 9, 5] { _ = try sayings.edit.like(SayingNumber(stored: number)) }
    _ = try sayings.edit.like(SayingNumber(stored: 2), false)
    #expect(try numbers(SayingsQuery(isLiked: true)) == [9, 5])
  }

  @Test func `keep what an edit does not mention`() throws {
    let one = try sayings.add(SayingDraft(eng: "A", kor: "가", who: "X"))
    let changed = try sayings.edit(one.number, SayingChange(who: ""))
    #expect(changed.words.text == "A\n\n가")
    #expect(try sayings.edit(one.number, SayingChange(eng: "")).words.text == "가")
    #expect(throws: SayingsFailure.refused(.emptySaying)) {
      try sayings.edit(one.number, SayingChange(kor: " "))
    }
    #expect(try sayings.queries.find("0").words.text == "가")
  }

  @Test func `lead from one to the next within their list`() throws {
    try keep(6)
    for number in [1, 3, 4] { _ = try sayings.edit.use(SayingNumber(stored: number)) }
    let unused = SayingsQuery(isUnused: true)
    func next(_ number: Int, near index: Int = 9, _ step: Int) throws -> Int? {
      try sayings.queries.neighbour(
        of: SayingNumber(stored: number), near: index, in: unused, by: step)?
        .saying.number.value
    }
    #expect(try next(5, 1) == 2)
    #expect(try next(2, 1) == 0)
    #expect(try next(0, 1) == nil)
    #expect(try next(5, -1) == nil)
    // A saying that left the list counts as being before the saying that has its position now.
    #expect(try next(3, near: 1, 1) == 2)
    #expect(try next(3, near: 1, -1) == 5)
    #expect(try next(3, near: 0, -1) == nil)
  }

  @Test func `of the day stay all day, whatever is used or added`() throws {
    // Product 8, A2
    try keep(5)
    let morning = try sayings.queries.ofToday()
    _ = try sayings.edit.use(morning.number)
    try keep(5)
    try world.go(to: "2026-03-01T23:59")
    #expect(try sayings.queries.ofToday().number == morning.number)
    try world.go(to: "2026-03-02T00:00")
    #expect(try sayings.queries.ofToday().number != morning.number)
  }

  @Test func `of the day come again only after all unused ones were shown`() throws {
    // Product 8, A2
    try keep(7)
    _ = try sayings.edit.use(SayingNumber(stored: 3))
    var shown: [Int] = []
    for day in 2...13 {
      try world.go(to: "2026-03-\(day < 10 ? "0" : "")\(day)T09:00")
      shown.append(try sayings.queries.ofToday().number.value)
    }
    #expect(Set(shown.prefix(6)) == [0, 1, 2, 4, 5, 6])
    #expect(Set(shown.suffix(6)) == [0, 1, 2, 4, 5, 6])
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 != $1 })
  }
}
