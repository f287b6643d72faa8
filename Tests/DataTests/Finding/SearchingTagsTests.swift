import Domain
import Support
import Testing

@testable import Data

@Suite struct `Searching for tags` {
  private func store() throws -> FindingStore {
    let store = try FindingStore()
    for (id, text) in [
      ("tag", "호수까지 #산책 다녀왔다"), ("word", "산책 다녀왔다"), ("longer", "#산책길 #Walk"),
      ("joined", "a#산책"), ("walk", "a #walk-home, then tea"),
    ] { try store.feel(id, text, on: "2026-03-01") }
    return store
  }

  private func ids(_ text: String, in store: FindingStore) throws -> Set<String> {
    Set(try store.finding.candidates(text, [.mood, .person], atMost: 99).map(\.id))
  }

  @Test func `finds what is marked so, by its beginning, and a word alone as ever`() throws {
    // Q-43
    let store = try store()
    #expect(try ids("#산책", in: store) == ["tag", "longer"])
    #expect(try ids("#산책길", in: store) == ["longer"])
    #expect(try ids("산책", in: store) == ["tag", "word", "longer", "joined"])
    #expect(try ids("#WALK", in: store) == ["longer", "walk"])
    #expect(try ids("#walk-home", in: store) == ["walk"])
    #expect(try ids("호수 #산책", in: store) == ["tag"])
    #expect(try ids("#산책 tea", in: store) == [])
    #expect(try ids("#", in: store) == [])
  }

  @Test func `follows every write, undoing too`() throws {
    // Q-43
    let store = try store()
    try store.people.insert(.sample(id: "p", name: "이모"))
    #expect(try ids("#가족", in: store) == [])
    _ = try store.people.change(ID("p")) { person in
      var person = person
      person.tags = PersonTags(stored: "#가족 #합창")
      return person
    }
    #expect(try ids("#가족", in: store) == ["p"] && ids("#합", in: store) == ["p"])
    _ = try store.people.change(ID("p")) { person in
      var person = person
      person.tags = PersonTags()
      return person
    }
    #expect(try ids("#가족", in: store) == [])
    #expect(try store.people.list(PeopleQuery(tag: "가족")) == [])
  }

  @Test func `finds tags beside the words of a feeling, and all words of a long entry`() throws {
    // I-04, I-22
    let store = try store()
    let long = String(repeating: "같은 날이 또 지나갔다. ", count: 2_000) + "맨 끝의 고래"
    try store.moods.keep(.entry("beside", "바다까지", tags: "#여름 #walk"), .entry("long", long))
    #expect(try ids("#여름", in: store) == ["beside"])
    #expect(try ids("고래", in: store) == ["long"])
    let finding = Finding(store.finding, clock: .fixed("2026-03-10"))
    #expect(try finding.tags().first { $0.tag == "여름" }?.counts == [.moods: 1])
    let snippets = try finding.find("여름", atMost: 9).map(\.snippet.text)
    #expect(snippets.first == "#여름 #walk")
    #expect(try finding.find("고래", atMost: 9)[0].title.found == ["고래"])
    _ = try store.moods.change(ID("beside")) { record in
      var record = record
      record.tags = TagList(stored: "#walk")
      return record
    }
    #expect(try ids("#여름", in: store) == [])
    _ = try store.moods.remove(ID("beside"), at: .on("2026-03-10"))
    #expect(try ids("#walk", in: store) == ["longer", "walk"])
    _ = try store.moods.restore(ID("beside"))
    #expect(try ids("#walk", in: store) == ["longer", "walk", "beside"])
  }

  @Test func `tells no hour where only the day is known`() throws {
    // I-21, I-22
    let store = try store()
    try store.moods.keep(.entry("day", "바다까지", isTimed: false), .sample("hour", at: "08:00"))
    var found: [RecordSummary] = []
    try store.finding.visit(.on("2026-03-01")) { record in
      if ["day", "hour"].contains(record.id) { found.append(record) }
      return true
    }
    #expect(found.map(\.id) == ["day", "hour"])
    #expect(found.map { $0.at == nil } == [true, false])
    #expect(found.map(\.note) == [.none, .level(60)])
  }

  @Test func `counts the records of each tag by their parts`() throws {
    // Q-43
    let store = try store()
    var person = Person.sample(id: "p", name: "이모")
    person.tags = PersonTags(stored: "#walk #가족")
    try store.people.insert(person)
    try store.people.keep(.sample(of: "p", memo: "강가에서 #walk, 또 #walk"))
    try store.schedule.keep(.sample("e", "등산 #walk", "지도 #챙기기"))
    let tags = try Finding(store.finding, clock: .fixed("2026-03-10")).tags()
    #expect(tags.first == TagCount(tag: "walk", counts: [.people: 2, .moods: 1, .schedule: 1]))
    #expect(
      tags.dropFirst().map(\.tag) == ["walk-home", "가족", "산책", "산책길", "챙기기"])
    _ = try store.people.remove(ID("p"), at: .on("2026-03-10"))
    #expect(
      try Finding(store.finding, clock: .fixed("2026-03-10")).tags().first { $0.tag == "walk" }
        == TagCount(tag: "walk", counts: [.moods: 1, .schedule: 1]))
  }
}
