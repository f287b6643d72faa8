import Domain
import Support
import Testing

@Suite struct `Every people repository` {
  @Test(arguments: Backing.allCases)
  func `is empty at first`(_ backing: Backing) throws {
    try backing.open { people throws in
      #expect(try people.list() == [])
      #expect(try people.count(PeopleQuery()) == 0)
      #expect(try people.index(of: ID("mina"), in: PeopleQuery()) == nil)
      #expect(try people.candidates(for: "mina", by: .id) == [])
      #expect(try people.waterings(of: ID("mina"), newest: 9, withMemo: false) == [])
    }
  }

  @Test(arguments: Backing.allCases)
  func `gives back what it was given`(_ backing: Backing) throws {
    let full = Person.sample(
      id: "full", name: "김 민아 👩🏽‍🚀", nickname: "'; DROP--", phone: "+82 (0)10-1234-5678",
      birthday: Birthday(year: 2000, month: 2, day: 29), every: 90, at: 0, notify: false,
      startedOn: "2024-02-29", next: "2027-12-31", points: 12, postponed: 99, timesWatered: 1000)
    let bare = Person.sample(id: "bare", every: 1, at: 23, startedOn: "9999-12-31")
    let yearless = Person.sample(
      id: "yearless", birthday: Birthday(year: nil, month: 2, day: 29), startedOn: "0001-01-01")
    try backing.open(with: [full, bare, yearless]) { people throws in
      #expect(try people.list() == [yearless, full, bare])
      #expect(try people.list().map(\.nickname?.text) == [nil, "'; DROP--", nil])
      #expect(try people.list().map(\.phone?.written.text) == [nil, "+82 (0)10-1234-5678", nil])
      #expect(try people.list().map(\.birthday?.description) == ["02-29", "2000-02-29", nil])
    }
  }

  @Test(arguments: Backing.allCases)
  func `puts the most urgent first, then the least loved, then the first to come`(
    _ backing: Backing
  ) throws {
    // C-20, V11 on 8 March
    let people: [Person] = [
      .sample(id: "D-3 8%", next: "2026-03-11", points: 1),
      .sample(id: "D-3 0% first", next: "2026-03-11"),
      .sample(id: "D+1 50%", next: "2026-03-07", points: 6),
      .sample(id: "D-3 0% second", next: "2026-03-11"),
      .sample(id: "D-day 16%", next: "2026-03-08", points: 2),
      .sample(id: "last year", next: "2025-12-31", points: 12),
    ]
    try backing.open(with: people) { people throws in
      let order = ["last year", "D+1 50%", "D-day 16%", "D-3 0% first", "D-3 0% second", "D-3 8%"]
      #expect(try people.list().map(\.id.text) == order)
      for (index, id) in order.enumerated() {
        #expect(try people.index(of: ID(id), in: PeopleQuery()) == index)
      }
    }
  }

  @Test(arguments: Backing.allCases)
  func `finds those whose watering is due`(_ backing: Backing) throws {
    let people = (6...10).map {
      Person.sample(id: "\($0)", next: "2026-03-\($0 < 10 ? "0" : "")\($0)")
    }
    try backing.open(with: people) { people throws in
      let due = PeopleQuery(dueBy: .on("2026-03-08"))
      #expect(try people.list(due).map(\.id.text) == ["6", "7", "8"])
      #expect(try people.count(due) == 3)
      #expect(try people.index(of: ID("8"), in: due) == 2)
      #expect(try people.index(of: ID("9"), in: due) == nil)
      #expect(try people.list(PeopleQuery(dueBy: .on("2026-03-05"))) == [])
    }
  }

  @Test(arguments: Backing.allCases)
  func `shows any window of the list and counts all of it`(_ backing: Backing) throws {
    let people = (0..<10).map { Person.sample(id: "p\($0)", every: $0 + 1) }
    try backing.open(with: people) { store throws in
      func window(_ skip: Int, _ limit: Int?) throws -> [String] {
        let query = PeopleQuery(skip: skip, limit: limit)
        #expect(try store.count(query) == 10)
        return try store.list(query).map(\.id.text)
      }
      #expect(try window(0, 3) == ["p0", "p1", "p2"])
      #expect(try window(8, 5) == ["p8", "p9"])
      #expect(try window(9, nil) == ["p9"])
      #expect(try window(10, 5) == [])
      #expect(try window(0, 0) == [])
      #expect(try window(0, nil) == people.map(\.id.text))
      let last = PeopleQuery(skip: 1, limit: 3, isBackward: true)
      #expect(try store.list(last).map(\.id.text) == ["p8", "p7", "p6"])
      #expect(try store.index(of: ID("p7"), in: PeopleQuery(skip: 3, limit: 2)) == 7)
    }
  }

  @Test(arguments: Backing.allCases)
  func `stops where the visitor has seen enough, and can be asked again`(_ backing: Backing) throws
  {
    try backing.open(with: (0..<5).map { .sample(id: "p\($0)") }) { people throws in
      var seen: [String] = []
      try people.visit(PeopleQuery()) {
        seen.append($0.id.text)
        return seen.count < 2
      }
      #expect(seen == ["p0", "p1"])
      #expect(try people.list().count == 5)
    }
  }

  @Test(arguments: Backing.allCases)
  func `refuses a name with a number that is registered, in any spelling, and keeps the first`(
    _ backing: Backing
  ) throws {
    // V15, N-18
    let first = Person.sample(id: "first", nickname: "민아", phone: "010-1234-5678")
    try backing.open(with: [first, .sample(id: "a"), .sample(id: "b")]) { people throws in
      for spelling in ["+82 10 1234 5678", "01012345678", "０１０ 1234 5678"] {
        #expect(throws: PeopleFailure.refused(.duplicatePerson(knownAs: "민아"))) {
          try people.insert(.sample(id: "second", phone: spelling))
        }
      }
      #expect(try people.list().map(\.id.text) == ["first", "a", "b"])
      let number = try PhoneNumber("01012345678")
      #expect(try people.sharing(number, besides: ID("first")) == [])
      try people.insert(.sample(id: "father", name: "아빠", phone: "010-1234-5678"))
      #expect(try people.sharing(number, besides: ID("father")) == ["민아"])
      _ = try people.remove(ID("father"), at: .on("2026-03-02"))
      try people.insert(.sample(id: "abroad", phone: "+1 010-1234-5678"))
      #expect(try people.count(PeopleQuery()) == 4)
    }
  }

  @Test(arguments: Backing.allCases)
  func `finds everybody a reference may mean`(_ backing: Backing) throws {
    let people: [Person] = [
      .sample(id: "k3x9", name: "김민아", nickname: "민아"), .sample(id: "k3y1", name: "민아"),
      .sample(id: "z1", name: "Ångström", nickname: "k3"), .sample(id: "z_2", name: "100%"),
    ]
    try backing.open(with: people) { people throws in
      func found(_ reference: String, _ step: NameStep) throws -> [String] {
        try people.candidates(for: reference, by: step).map(\.id.text)
      }
      #expect(try found("민아", .wholeName) == ["k3x9", "k3y1"])
      #expect(try found("k3", .idBeginning) == ["k3x9", "k3y1"])
      #expect(try found("k3", .wholeName) == ["z1"] && found("k3", .id) == [])
      #expect(try found("k3x9", .id) == ["k3x9"])
      #expect(try found("a\u{30A}ngstro\u{308}m", .wholeName) == ["z1"])
      let apart = "\u{1106}\u{1175}\u{11AB}\u{110B}\u{1161}"
      #expect(try found(apart, .wholeName) == ["k3x9", "k3y1"])
      #expect(try found("김 민아", .wholeName) == ["k3x9"])
      #expect(try found("z_", .idBeginning) == ["z_2"] && found("%", .idBeginning) == [])
      #expect(try found("100%", .wholeName) == ["z_2"] && found("0%", .part) == ["z_2"])
      #expect(try found("%", .part) == [])
      #expect(try found("민", .wordBeginning) == ["k3x9", "k3y1"])
      #expect(try found("ㄱㅁ", .wordBeginning) == ["k3x9"] && found("ㅁㅇ", .part).count == 2)
      #expect(try found("NGST", .part) == ["z1"] && found("NGST", .wordBeginning) == [])
    }
  }

  @Test(arguments: Backing.allCases)
  func `refuses to give a person the number of another one with the same name`(_ backing: Backing)
    throws
  {
    // newcomer 11, N-18
    let two: [Person] = [
      .sample(phone: "010-1"), .sample(id: "b", nickname: "별", phone: "010-2"),
    ]
    try backing.open(with: two) { people throws in
      func change(to phone: String) throws(PeopleFailure) -> Person {
        try people.change(ID("mina")) { person in
          var changed = person
          changed.phone = PhoneNumber(stored: phone)
          return changed
        }
      }
      #expect(throws: PeopleFailure.refused(.duplicatePerson(knownAs: "별"))) {
        try change(to: "+82 10-2")
      }
      #expect(try change(to: "010 1").phone?.written.text == "010 1")
      #expect(try change(to: "010-3").phone?.key == "0103")
      try people.insert(.sample(id: "c", phone: "010-1"))
    }
  }

  @Test(arguments: Backing.allCases)
  func `finds an exact id among any number of others that fit`(_ backing: Backing) throws {
    let namesakes = (0..<30).map { Person.sample(id: "n\($0)", name: "q7", points: 0) }
    try backing.open(with: namesakes + [.sample(id: "q7", next: "2027-01-01")]) { people throws in
      #expect(try FindPerson.over(people)("q7").id == ID("q7"))
    }
  }
}

extension FindPerson {
  /// Returns the use case that finds people in this repository.
  static func over(_ people: any PeopleRepository) -> FindPerson {
    People.on("2026-03-01", over: people).find
  }
}

extension `Every people repository` {
  @Test(arguments: Backing.allCases)
  func `knows who is called so, of many names at once`(_ backing: Backing) throws {
    // Q-40, Q-50
    let people: [Person] = [
      .sample(id: "mina", name: "Kim Mina", nickname: "Mina"), .sample(id: "other", name: "mina"),
      .sample(id: "tom", name: "Tom"), .sample(id: "민아", name: "민아"),
    ]
    try backing.open(with: people) { people throws in
      let found = try people.called(["MINA", "Tom", "Min", "", "민아", "민아랑", "kim mina"])
      #expect(
        found.mapValues { Set($0.map(\.id.text)) } == [
          "MINA": ["mina", "other"], "Tom": ["tom"], "민아": ["민아"], "kim mina": ["mina"],
        ])
      let owners = try people.owners(of: ["MINA", "Tom", "민아", "kim mina", "Nobody"])
      #expect(owners.keys.sorted() == ["MINA", "Tom", "kim mina", "민아"])
      #expect(owners["MINA"] == .several)
      #expect(
        owners["kim mina"] == (try people.called(["Kim Mina"])["Kim Mina"]?.first.map { .one($0) }))
      #expect(try people.called([]) == [:])
      let many = (0..<500).map { "n\($0)" } + ["Tom"]
      #expect(try people.called(many).keys.map(\.self) == ["Tom"])
      _ = try people.remove(ID("tom"), at: .on("2026-03-10"))
      #expect(try people.called(["Tom"]) == [:])
    }
  }

  @Test(arguments: Backing.allCases)
  func `keeps tags, and finds people by one`(_ backing: Backing) throws {
    // Q-43
    var tagged = Person.sample(id: "a")
    tagged.tags = PersonTags(stored: "#family #walk")
    var other = Person.sample(id: "b")
    other.tags = PersonTags(stored: "#walking")
    let all = [tagged, other, .sample(id: "c")]
    try backing.open(with: all) { people throws in
      #expect(try people.list() == all)
      #expect(try people.list(PeopleQuery(tag: "walk")).map(\.id.text) == ["a"])
      #expect(try people.count(PeopleQuery(tag: "walking")) == 1)
      #expect(try people.list(PeopleQuery(tag: "tea")) == [])
    }
  }
}
