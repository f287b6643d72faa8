import Domain
import Support
import Testing

@Suite struct `Adding a person` {
  private let store = PeopleInMemory()
  private var people: People { .on("2026-03-01", over: store, defaultHour: 20) }

  private func refusal(of draft: PersonInput) -> PeopleFailure? {
    do throws(PeopleFailure) {
      _ = try people.add(draft)
      return nil
    } catch { return error }
  }

  @Test func `starts at no affection, to be watered after one cycle`() throws {
    // C-17, V1
    let person = try people.add(PersonInput(name: " 김민아 ", cycleDays: 7, alarmHour: 21))
    #expect(person == Person.sample(id: "r1", name: "김민아", at: 21, next: "2026-03-08"))
    #expect(try store.list() == [person])
    let plant = people.queries(at: person)
    #expect(plant.species == .americanBlue)
    #expect(plant.dDayLabel == "D-7")
    #expect([plant.person.affection.percent, plant.stage, plant.daysTogether] == [0, 1, 1])
    #expect(plant.gauge == .brimming)
    #expect(plant.epithet.pool == .sprouting)
  }

  @Test func `takes everything that was typed`() throws {
    // C-14
    let draft = PersonInput(
      name: "김민아", cycleDays: 90, nickname: " 민아 ", phone: " 010-1234-5678 ",
      birthday: " 05-17 ", alarmHour: 0)
    let person = try people.add(draft)
    #expect(
      person
        == .sample(
          id: "r1", nickname: "민아", phone: "010-1234-5678",
          birthday: Birthday(year: nil, month: 5, day: 17), every: 90, at: 0))
  }

  @Test func `takes blanks for nothing, and the usual hour`() throws {
    let draft = PersonInput(
      name: "김민아", cycleDays: 1, nickname: " ", phone: "\t", birthday: "  ")
    let person = try people.add(draft)
    #expect(person == .sample(id: "r1", every: 1, at: 20))
    #expect(person.nickname == nil && person.phone == nil && person.birthday == nil)
  }

  @Test func `makes nobody out of a blank name`() {
    for name in ["", "   ", "\n"] {
      #expect(refusal(of: .init(name: name, cycleDays: 7)) == .refused(.emptyName))
    }
    #expect((try? store.list()) == [])
  }

  @Test(arguments: [
    (
      PersonInput(name: String(repeating: "김", count: 101), cycleDays: 7),
      PersonRefusal.tooLong(.name, limit: 100)
    ),
    (PersonInput(name: "a\u{1B}[2J", cycleDays: 7), .controlCharacter(.name)),
    (PersonInput(name: "a", cycleDays: 7, nickname: "아홉글자나되는데요"), .tooLong(.nickname, limit: 16)),
    (PersonInput(name: "a", cycleDays: 7, nickname: "a\u{7}"), .controlCharacter(.nickname)),
    (PersonInput(name: "a", cycleDays: 7, phone: "none"), .phoneWithoutDigits),
    (
      PersonInput(name: "a", cycleDays: 7, phone: String(repeating: "1", count: 46)),
      .tooLong(.phone, limit: 45)
    ),
    (PersonInput(name: "a", cycleDays: 7, phone: "1\u{202E}"), .controlCharacter(.phone)),
    (PersonInput(name: "a", cycleDays: 7, birthday: "May"), .unreadableBirthday),
    (PersonInput(name: "a", cycleDays: 7, birthday: "02-30"), .noSuchBirthday),
    (PersonInput(name: "a", cycleDays: 0), .cycleRange(1...366)),
    (PersonInput(name: "a", cycleDays: 367), .cycleRange(1...366)),
    (PersonInput(name: "a", cycleDays: -7), .cycleRange(1...366)),
    (PersonInput(name: "a", cycleDays: 7, alarmHour: 24), .hourRange(0...23)),
    (PersonInput(name: "a", cycleDays: 7, alarmHour: -1), .hourRange(0...23)),
  ])
  func `says which rule a draft breaks, and keeps nobody`(
    draft: PersonInput, refused: PersonRefusal
  ) throws {
    // C-14
    #expect(refusal(of: draft) == .refused(refused))
    #expect(try store.list() == [])
  }

  @Test func `takes a name of a hundred and a nickname of eight characters`() throws {
    let name = String(repeating: "김", count: 100)
    let person = try people.add(.init(name: name, cycleDays: 7, nickname: "여덟글자까지야👨‍👩‍👧"))
    #expect(person.name.text == name)
    #expect(person.nickname?.text == "여덟글자까지야👨‍👩‍👧")
  }

  @Test func `refuses the name and number of another person, and says who`() throws {
    // V15, N-18
    let people = people
    let first = try people.add(
      .init(name: "김민아", cycleDays: 7, nickname: "민아", phone: "010-1234-5678"))
    for spelling in ["+82 10 1234 5678", "01012345678", "010 1234 5678"] {
      #expect(throws: PeopleFailure.refused(.duplicatePerson(knownAs: "민아"))) {
        try people.add(.init(name: "김민아", cycleDays: 7, phone: spelling))
      }
    }
    #expect(try store.list() == [first])
  }

  @Test func `lets two people share a number, and says with whom`() throws {
    // N-18
    let people = people
    _ = try people.add(.init(name: "엄마", cycleDays: 7, phone: "02-123-4567"))
    let father = try people.add(.init(name: "아빠", cycleDays: 7, phone: "02 123 4567"))
    #expect(try people.find.sharing(numberOf: father) == ["엄마"])
    #expect(try store.count(PeopleQuery()) == 2)
  }

  @Test func `takes a cycle of a year, and that of the settings without one`() throws {
    // N-19
    #expect(try people.add(.init(name: "a", cycleDays: 366)).cycle?.days == 366)
    #expect(
      refusal(of: .init(name: "b", cycleDays: 367)) == .refused(.cycleRange(1...366)))
    #expect(try people.add(.init(name: "c", cycleDays: nil)).cycle?.days == 30)
    #expect(
      TagCycles("60")?.defaultCycle.days == 60 && TagCycles("family 14")?.defaultCycle.days == 30)
    #expect(TagCycles("family 14")?.with(defaultCycle: Cycle(stored: 45)).text == "45, family 14")
  }

  @Test func `keeps a note of many lines up to a mebibyte`() throws {
    // N-20
    var draft = PersonInput(name: "민아", cycleDays: 7)
    draft.note = "좋아하는 것\n\n- 커피\n- 산책"
    #expect(try people.add(draft).note?.text == draft.note)
    draft.note = " \n "
    #expect(try people.add(draft).note == nil)
    draft.note = String(repeating: "a b\n", count: 1 << 18)
    #expect(try people.add(draft).note?.text.utf8.count == (1 << 20) - 1)
    draft.note?.append("c")
    #expect(refusal(of: draft) == .refused(.noteTooLong(bytes: 1 << 20)))
  }

  @Test func `lets two people share a name, or have no number`() throws {
    for _ in 1...2 { _ = try people.add(.init(name: "김민아", cycleDays: 7)) }
    #expect(try store.count(PeopleQuery()) == 2)
  }

  @Test func `at the end of the calendar still leaves a day for the next watering`() throws {
    let people = People.on("9999-12-31", over: store)
    #expect(try people.add(.init(name: "민아", cycleDays: 7)).nextWatering == .on("9999-12-31"))
  }
}
