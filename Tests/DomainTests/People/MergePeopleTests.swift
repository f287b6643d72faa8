import Support
import Testing

@testable import Domain

// N-20
@Suite struct `Two people who are one` {
  private func merged(_ kept: Person, _ other: Person, lastContact: String? = nil) throws
    -> MergedPeople
  {
    try MergePeople.merged(
      MergeMoment(kept: kept, other: other, lastContact: lastContact.map(Day.on)))
  }

  @Test func `have all that one of them lacks`() throws {
    var sara = Person.sample(id: "sara", name: "Sara", every: nil, startedOn: "2026-03-01")
    sara.tags = PersonTags(stored: "#friends #walk")
    var card = Person.sample(
      id: "card", name: "Sara Lindqvist", phone: "01632 960111",
      birthday: Birthday(year: 1990, month: 5, day: 17), every: 30, startedOn: "2026-02-01",
      next: "2026-03-20", points: 5, postponed: 2, timesWatered: 4)
    card.tags = PersonTags(stored: "#family #friends")
    (card.note, card.timesPostponed) = (MultilineText(stored: "Likes persimmons"), 3)
    let merged = try merged(sara, card)
    let one = merged.kept
    #expect(one.id.text == "sara" && one.name.text == "Sara")
    // S-9: the shown name stays, and the other name is in the note.
    #expect(one.calledName == "Sara" && merged.names.map(\.text) == ["Sara Lindqvist"])
    #expect(one.note?.text == "Likes persimmons\n\nSara Lindqvist")
    #expect(one.phone == card.phone && one.birthday == card.birthday)
    #expect(one.rhythm == card.rhythm && one.postponedSinceWatering == 2)
    #expect(one.tags.written == "#friends #walk #family")
    #expect(one.startedOn == .on("2026-02-01"))
    #expect((one.timesWatered, one.timesPostponed) == (4, 3))
    #expect(one.affection.points == 5)
    #expect(merged.losses.isEmpty)
    // A person restored from the trash has no contacts, so the counts are 0.
    #expect((merged.other.timesWatered, merged.other.timesPostponed) == (0, 0))
    #expect(merged.other.phone == card.phone)
  }

  @Test func `keep what the first one has, and say what was not taken`() throws {
    let kept = Person.sample(
      id: "a", name: "Sara", nickname: "Sari", phone: "01632 960111",
      birthday: Birthday(year: nil, month: 5, day: 17), every: 7, at: 9, points: 6, timesWatered: 2)
    let other = Person.sample(
      id: "b", name: "Sara Lindqvist", nickname: "Linq", phone: "01632 960222",
      birthday: Birthday(year: nil, month: 6, day: 1), every: 30, at: 20, points: 4,
      timesWatered: 5)
    let merged = try merged(kept, other)
    var expected = kept
    expected.timesWatered = 7
    expected.note = MultilineText(stored: "Sara Lindqvist\nLinq")
    #expect(merged.kept == expected)
    #expect(
      merged.losses == [
        .phone(PhoneNumber(stored: "01632 960222")),
        .birthday(try #require(Birthday(year: nil, month: 6, day: 1))),
        .cycle(Cycle(stored: 30)),
      ])
  }

  @Test func `have the fuller birthday, and one number however it is written`() throws {
    let full = Birthday(year: 1990, month: 5, day: 17)
    let kept = Person.sample(
      id: "a", name: "Sara", phone: "010-1234-5678", birthday: full?.yearless)
    let other = Person.sample(
      id: "b", name: "SARA", phone: "+82 10 1234 5678", birthday: full)
    for (one, two) in [(kept, other), (other, kept)] {
      let merged = try merged(one, two)
      #expect(merged.kept.birthday == full && merged.kept.phone == one.phone)
      #expect(merged.kept.nickname == nil && merged.losses.isEmpty)
    }
  }

  @Test func `have both notes, the same one once`() throws {
    var (kept, other) = (Person.sample(id: "a", name: "A"), Person.sample(id: "b", name: "A"))
    (kept.note, other.note) = (MultilineText(stored: "Cats"), MultilineText(stored: "Dogs"))
    #expect(try merged(kept, other).kept.note?.text == "Cats\n\nDogs")
    other.note = kept.note
    #expect(try merged(kept, other).kept.note?.text == "Cats")
    let long = String(repeating: "x", count: Person.noteBytes - 3)
    other.note = MultilineText(stored: long)
    #expect(throws: PersonRefusal.noteTooLong(bytes: Person.noteBytes)) {
      try merged(kept, other)
    }
  }

  @Test func `are not due before a cycle has gone by since either was met`() throws {
    let kept = Person.sample(id: "a", name: "Sara", every: 7, next: "2026-03-02", postponed: 2)
    let other = Person.sample(id: "b", name: "Sara", every: 30)
    let recent = try merged(kept, other, lastContact: "2026-03-01").kept
    #expect(recent.nextWatering == .on("2026-03-08") && recent.postponedSinceWatering == 0)
    let early = try merged(kept, other, lastContact: "2026-02-01").kept
    #expect(early.nextWatering == .on("2026-03-02") && early.postponedSinceWatering == 2)
  }

  @Test func `are two, and known`() throws {
    let people = PeopleInMemory([.sample(id: "a", name: "Sara")])
    let merge = People.on("2026-03-02", over: people).merge
    #expect(throws: PeopleFailure.refused(.samePerson(calledName: "Sara"))) {
      try merge(ID("a"), into: ID("a"))
    }
    #expect(throws: PeopleFailure.unknown(reference: "b")) { try merge(ID("b"), into: ID("a")) }
  }
}
