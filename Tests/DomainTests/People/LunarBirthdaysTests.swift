import Domain
import Support
import Testing

@Suite struct `A birthday by the moon` {
  // K-30. The civil days are those of the published tables.
  private let store = PeopleInMemory()

  private func people(on day: String) -> People { .on(day, over: store) }

  private func birthday(_ text: String) throws -> Birthday { try Birthday(reading: text) }

  @Test(arguments: [
    ("음력 3월 8일", "lunar:03-08"), ("lunar:3-8", "lunar:03-08"),
    ("lunar:1985-3-8", "lunar:1985-03-08"), ("lunar:윤4-1", "lunar:leap04-01"),
    (" 음력 2020년 윤4월 1일 ", "lunar:2020-leap04-01"),
    //
    ("음 3/9", "lunar:03-09"), ("음력 3.9", "lunar:03-09"), ("음력 3.9.", "lunar:03-09"),
    ("음력 1985.3.9", "lunar:1985-03-09"), ("음 85-3-9", "lunar:1985-03-09"),
    ("3월 9일(음력)", "lunar:03-09"), ("3.9 (음)", "lunar:03-09"), ("음력 3월 9일생", "lunar:03-09"),
    ("양력 3월 9일", "03-09"), ("3월 9일생", "03-09"), ("85년 3월 9일생", "1985-03-09"),
    ("(양) 3/9", "03-09"), ("1985.3.9 (양력)", "1985-03-09"), ("850309생", "1985-03-09"),
  ])
  func `is taken as people write it, and kept as it was told`(_ text: String, _ kept: String) throws
  {
    let draft = PersonInput(name: "할머니", cycleDays: 7, birthday: text)
    let person = try people(on: "2026-03-01").add(draft)
    #expect(person.birthday?.description == kept)
    #expect(try birthday(kept) == person.birthday)
  }

  @Test(arguments: [
    ("음력 언젠가", LunarBirthday.ParseError.notADate), ("lunar:2026-leap4-1", .noSuchDay),
    ("lunar:13-1", .noSuchDay), ("lunar:1899-3-8", .outsideTables),
  ])
  func `is refused where the moon has no such day`(
    _ text: String, _ parseError: LunarBirthday.ParseError
  ) {
    #expect(throws: PeopleFailure.refused(.lunarBirthday(parseError))) {
      try people(on: "2026-03-01").add(PersonInput(name: "a", cycleDays: 7, birthday: text))
    }
  }

  @Test(arguments: [
    // A day before the birthday, the birthday itself and the day after it.
    ("lunar:1985-03-08", "2026-03-01", "2026-04-24"),
    ("lunar:03-08", "2026-04-24", "2026-04-24"), ("lunar:03-08", "2026-04-25", "2027-04-14"),
    // No leap fourth month comes before 2039; the twelfth month of lunar 2028 has no 30th.
    ("lunar:2020-leap04-01", "2026-03-01", "2026-05-17"),
    ("lunar:12-30", "2028-06-01", "2029-02-12"),
    ("02-29", "2026-03-01", "2027-02-28"), ("05-17", "2026-05-18", "2027-05-17"),
  ])
  func `is kept next on a day of the civil calendar`(
    _ text: String, _ today: String, _ next: String
  ) throws {
    let plant = Plant(.sample(birthday: try birthday(text)), today: .on(today))
    #expect(plant.nextBirthday == .on(next))
  }

  @Test func `has no next day behind the tables`() throws {
    let plant = Plant(.sample(birthday: try birthday("lunar:03-08")), today: .on("2051-03-01"))
    #expect(plant.nextBirthday == nil)
  }

  @Test func `is told of beside those of the sun, and once on each day`() throws {
    for (id, text) in [
      ("moon", "lunar:1985-03-08"), ("sun", "1990-04-24"), ("far", "lunar:03-20"),
      ("other", "03-08"),
    ] { try store.insert(.sample(id: id, name: id, birthday: birthday(text))) }
    let near = try people(on: "2026-04-22").queries.birthdays(atMost: 9)
    #expect(near.map { "\($0.celebrant.calledName) \($0.daysLeft)" } == ["sun 2", "moon 2"])
    #expect(near.map(\.age) == [36, 40])
  }

  @Test func `is missed by nobody in any year`() throws {
    // Each date that any lunar year has is kept exactly once in every lunar year.
    for text in ["lunar:01-01", "lunar:leap06-30", "lunar:12-30", "lunar:04-30", "lunar:leap11-29"]
    {
      let birthday = try birthday(text)
      var days: [Day] = []
      var day = Day.on("2000-02-05")
      while let next = birthday.next(onOrAfter: day), next < .on("2050-01-01") {
        days.append(next)
        day = next + 1
      }
      #expect((49...50).contains(days.count), "\(text) \(days.count)")
      for day in days {
        #expect(Birthday.celebrated(on: day).contains(birthday.yearless), "\(day)")
      }
    }
  }

  @Test func `counts years as the law does, by the civil day of the birth`() throws {
    // Lunar 8 March 1985 was 27 April. On 24 April 2026, three days before that date, the person is still 40.
    let birthday = try birthday("lunar:1985-03-08")
    #expect(birthday.age(keptOn: .on("2026-04-24")) == 40)
    #expect(birthday.age(keptOn: .on("2028-04-02")) == 42)
    #expect(try self.birthday("lunar:03-08").age(keptOn: .on("2026-04-24")) == nil)
  }
}
