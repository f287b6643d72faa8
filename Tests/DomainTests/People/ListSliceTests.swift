import Domain
import Support
import Testing

@Suite struct `A stretch of the list` {
  private func queries(_ count: Int) throws -> PlantQueries {
    let people = PeopleInMemory()
    for number in 0..<count {
      try people.insert(.sample(id: "p\(number)", every: number + 1))
    }
    return People.on("2026-03-01", over: people).queries
  }

  @Test(arguments: 0..<30) func `is the same whichever end it is walked from`(_ index: Int) throws {
    // C-20
    let slice = try queries(30).slice(PeopleQuery(), at: .index(index), length: 8)
    #expect(slice.focus == index)
    #expect(slice.total == 30)
    #expect(slice[index]?.person.id.text == "p\(index)")
    let ids = slice.items.map(\.person.id.text)
    #expect(ids == (slice.start..<(slice.start + 8)).map { "p\($0)" })
  }

  @Test func `is found around a person, and at the ends`() throws {
    let queries = try queries(5)
    #expect(try queries.slice(PeopleQuery(), at: .record(ID("p3")), length: 3).focus == 3)
    #expect(try queries.slice(PeopleQuery(), at: .record(ID("gone")), length: 3).focus == 0)
    #expect(try queries.slice(PeopleQuery(), at: .index(99), length: 3).focus == 4)
    #expect(try queries.slice(PeopleQuery(), at: .index(-1), length: 99).items.count == 5)
    #expect(try self.queries(0).slice(PeopleQuery(), at: .index(0), length: 3) == .empty)
  }
}
