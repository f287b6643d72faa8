import Domain
import Support
import Testing

@Suite struct `The tags of a person` {
  private let store = PeopleInMemory([.sample()])
  private var people: People { .on("2026-03-01", over: store) }

  private func input(_ change: TagsChange) -> PersonInput {
    var input = PersonInput()
    input.tags = change
    return input
  }

  private func refusal(of change: TagsChange) -> PeopleFailure? {
    do throws(PeopleFailure) {
      _ = try people.edit(ID("mina"), input(change))
      return nil
    } catch { return error }
  }

  @Test func `are given, taken away and set, each once`() throws {
    //
    func tags(_ change: TagsChange) throws -> String? {
      try people.edit(ID("mina"), input(change)).person.tags.written
    }
    #expect(try tags(.add(["family #Walk", "walk"])) == "#family #walk")
    #expect(try tags(.add(["친구, 합창"])) == "#family #walk #친구 #합창")
    #expect(try tags(.remove(["FAMILY", "nobody"])) == "#walk #친구 #합창")
    #expect(try tags(.set(["#tea"])) == "#tea")
    #expect(try store.list().first?.tags.words == ["tea"])
    #expect(try tags(.set([])) == nil)
  }

  @Test func `are words, and not too long or too many`() {
    //
    #expect(refusal(of: .add(["12"])) == .refused(.badTag("12")))
    #expect(refusal(of: .add(["a#b"])) == .refused(.badTag("a#b")))
    #expect(refusal(of: .remove(["?"])) == .refused(.badTag("?")))
    #expect(refusal(of: .add([String(repeating: "a", count: 20)])) == nil)
    #expect(
      refusal(of: .add([String(repeating: "a", count: 21)])) == .refused(.tagTooLong(limit: 20)))
    #expect(
      refusal(of: .add([String(repeating: "가", count: 11)])) == .refused(.tagTooLong(limit: 20)))
    let many = (1...13).map { "t\($0)" }
    #expect(refusal(of: .set(many)) == .refused(.tooManyTags(limit: 12)))
    #expect(refusal(of: .set(many.dropLast())) == nil)
  }

  @Test func `say the cycle of somebody new, the first of them that has one`() throws {
    //
    let cycles = try #require(TagCycles("work 30, family 14"))
    let people = People(
      people: store, reviews: store, clock: .fixed("2026-03-01"), ids: .counted(),
      randomSource: .fixed(0), opener: .nothing, defaultHour: { () throws(StorageFailure) in 20 },
      tagCycles: { () throws(StorageFailure) in cycles })
    var draft = PersonInput(name: "이모", cycleDays: nil)
    draft.tags = .set(["choir", "family", "work"])
    let aunt = try people.add(draft)
    #expect(aunt.cycle?.days == 14 && aunt.tags.words == ["choir", "family", "work"])
    draft.cycle = .days(3)
    #expect(try people.add(draft).cycle?.days == 3)
    draft = PersonInput(name: "이모", cycleDays: nil)
    draft.tags = .set(["choir"])
    #expect(try people.add(draft).cycle?.days == 30)
  }

  @Test(
    arguments: [
      ("", "30"), ("family 14", "30, family 14"), ("60", "60"),
      ("weekly, family 14", "7, family 14"),
      ("#work monthly, family 2w", "30, family 14, work 30"),
      ("가족 매주", "30, 가족 7"), ("family", nil), ("family 14 work 30", nil), ("family 0", nil),
      ("family 367", nil), ("367", nil), ("family 3, family 4", nil), ("1 7", nil),
    ] as [(String, String?)])
  func `have cycles that are written as words with days`(_ text: String, _ kept: String?) {
    //
    #expect(TagCycles(text)?.text == kept)
  }
}
