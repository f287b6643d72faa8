import Domain
import Support
import Testing

@Suite struct `Changing a person` {
  private func edit(_ person: Person, _ change: PersonInput, on day: String = "2026-03-05")
    throws(PeopleFailure) -> Person
  { try People.on(day, over: PeopleInMemory([person])).edit(person.id, change).person }

  @Test func `moves the next watering only with the cycle`() throws {
    // C-37, K10
    let same = try edit(
      .sample(points: 5),
      PersonInput(cycleDays: 7, nickname: "민아", birthday: "02-29", alarmHour: 0))
    #expect(same.nextWatering == Day.on("2026-03-08"))
    #expect(same.nickname?.text == "민아")
    #expect(same.birthday == Birthday(year: nil, month: 2, day: 29))
    #expect(same.alarmHour == 0)
  }

  @Test func `matches the plant to the new cycle and keeps the affection`() throws {
    // C-15, V12
    let person = try edit(
      .sample(every: 15, points: 5), PersonInput(cycleDays: 16), on: "2026-03-05")
    #expect(Plant(person, today: .on("2026-03-05")).species == .stuckyi)
    #expect(person.nextWatering == Day.on("2026-03-21"))
    #expect(person.affection.points == 5)
  }

  @Test(arguments: ["", "  ", "none"])
  func `takes a birthday away when asked to`(text: String) throws {
    let person = Person.sample(birthday: Birthday(year: 1990, month: 5, day: 17))
    #expect(try edit(person, PersonInput(birthday: text)).birthday == nil)
    #expect(try edit(person, PersonInput()).birthday == person.birthday)
  }

  @Test func `takes a nickname away when it is emptied`() throws {
    // C-14: without a nickname the name is used
    let person = try edit(.sample(nickname: "민아"), PersonInput(nickname: " "))
    #expect(person.nickname == nil && person.calledName == "김민아")
  }

  @Test func `corrects a name and a number, and takes a number away`() throws {
    // newcomer 11
    let person = try edit(.sample(phone: "010-1"), PersonInput(name: " 김민하 ", phone: "010-2"))
    #expect(person.name.text == "김민하" && person.phone?.key == "0102")
    #expect(try edit(.sample(phone: "010-1"), PersonInput(phone: "none")).phone == nil)
    #expect(throws: PeopleFailure.refused(.emptyName)) {
      try edit(.sample(), PersonInput(name: " "))
    }
    let two = PeopleInMemory([.sample(), .sample(id: "other", nickname: "b", phone: "010-2")])
    #expect(throws: PeopleFailure.refused(.duplicatePerson(knownAs: "b"))) {
      try People.on("2026-03-05", over: two).edit(ID("mina"), PersonInput(phone: "+82 10-2"))
    }
  }

  @Test(arguments: [
    (PersonInput(nickname: "아홉글자가넘는애칭"), PersonRefusal.tooLong(.nickname, limit: 16)),
    (PersonInput(cycleDays: 0), .cycleRange(1...366)),
    (PersonInput(cycleDays: 367), .cycleRange(1...366)),
    (PersonInput(alarmHour: 24), .hourRange(0...23)),
    (PersonInput(birthday: "02-30"), .noSuchBirthday),
    (PersonInput(birthday: "soon"), .unreadableBirthday),
  ])
  func `is refused by the rules of registering`(change: PersonInput, refusal: PersonRefusal) throws
  {
    // C-14, C-37
    #expect(throws: PeopleFailure.refused(refusal)) { try edit(.sample(), change) }
  }
}

@Suite struct `Putting a person away` {
  @Test func `frees the number and keeps the garden's totals`() throws {
    // C-38, 4.2 (19)
    let store = PeopleInMemory([
      .sample(phone: "010-1", points: 12, timesWatered: 3), .sample(id: "jun", timesWatered: 1),
    ])
    let people = People.on("2026-03-08", over: store)
    #expect(
      try people.queries.garden()
        == Garden(
          plants: 2, timesWatered: 4, timesPostponed: 0, completed: 1))
    _ = try people.remove(ID("mina"))
    #expect(
      try people.queries.garden()
        == Garden(
          plants: 1, timesWatered: 4, timesPostponed: 0, completed: 0))
    #expect(throws: PeopleFailure.unknown(reference: "mina")) { try people.find("mina") }
    #expect(throws: PeopleFailure.unknown(reference: "mina")) {
      try people.water(ID("mina"), Contact())
    }
    _ = try people.add(PersonInput(name: "Mina", cycleDays: 3, phone: "010 1"))
  }
}
