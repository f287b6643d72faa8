import Data
import Domain
import Support
import Testing

@Suite struct `Every repository of reviews` {
  private let mina = ID<Person>("mina")

  /// Runs the body with the two repositories of one store: people and reviews.
  private func open(
    _ backing: Backing, _ body: (any PeopleRepository, any ReviewsRepository) throws -> Void
  ) throws {
    let clock = WallClock.fixed("2026-03-20")
    switch backing {
    case .fake:
      let store = PeopleInMemory()
      try body(store, store)
    case .memory:
      let database = try Database(.memory)
      try body(SQLitePeople(database), SQLiteReviews(database, clock: clock))
    case .file, .encrypted:
      try SampleFolder.using {
        if backing == .encrypted { try EncryptedTestStores.make(at: $0.path("haru.sqlite")) }
        let database = try Database(.file($0.path("haru.sqlite")))
        try body(SQLitePeople(database), SQLiteReviews(database, clock: clock))
      }
    }
  }

  @Test(arguments: Backing.allCases)
  func `gives back the waterings of some days, oldest first`(_ backing: Backing) throws {
    try open(backing) { people, reviews in
      try people.insert(.sample())
      try people.insert(.sample(id: "jun"))
      for (id, day) in [("b", "2026-03-10"), ("a", "2026-03-01"), ("c", "2026-03-31")] {
        try people.keep(.sample(id: id, on: day))
      }
      try people.keep(.sample(id: "d", on: "2026-03-10"))
      try people.keep(.sample(id: "other", of: "jun", on: "2026-03-10"))
      let ids = try reviews.waterings(of: mina, within: Day.on("2026-03-01")...Day.on("2026-03-30"))
        .map(\.id.text)
      #expect(ids == ["a", "b", "d"])
      #expect(
        try reviews.waterings(of: ID("x"), within: Day.on("2026-03-01")...Day.on("2026-03-30"))
          == [])
    }
  }

  // F-11: the contacts of a year are counted by day, for all people who are not removed.
  @Test(arguments: Backing.allCases)
  func `counts the waterings of some days`(_ backing: Backing) throws {
    try open(backing) { people, reviews in
      for id in ["mina", "jun", "gone"] { try people.insert(.sample(id: id)) }
      let waterings = [
        ("a", "mina", "2026-03-10"), ("b", "mina", "2026-03-10"), ("c", "jun", "2026-03-10"),
        ("d", "jun", "2026-03-12"), ("e", "gone", "2026-03-12"), ("f", "mina", "2026-02-28"),
        ("g", "mina", "2026-03-16"), ("taken", "jun", "2026-03-15"),
      ]
      for (id, person, day) in waterings {
        try people.keep(.sample(id: id, of: person, on: day))
      }
      _ = try people.remove(ID("gone"), at: .on("2026-03-13"))
      _ = try reviews.revise(ID("jun"), on: Day.on("2026-03-15"), watering: nil) { _ in .removed }
      let counts = try reviews.counts(within: Day.on("2026-03-01")...Day.on("2026-03-15"))
      #expect(counts == [Day.on("2026-03-10"): 3, Day.on("2026-03-12"): 1])
    }
  }

  @Test(arguments: Backing.allCases)
  func `revises the later watering of a day`(_ backing: Backing) throws {
    // C-43: two waterings of one day are two entries
    try open(backing) { people, reviews in
      try people.insert(.sample())
      try people.keep(.sample(id: "first", memo: "one"))
      try people.keep(.sample(id: "second", memo: "two"))
      let day = Day.on("2026-03-08")
      let review = try Review(keywords: ["a", "b"], memo: "three")
      let noted = try reviews.revise(mina, on: day, watering: nil) { _ in .noted(review) }
      #expect(noted.id.text == "second")
      let all = try reviews.waterings(of: mina, within: day...day)
      #expect(all.map { $0.memo?.text } == ["one", "three"])
      #expect(all[1].keywords.map(\.text) == ["a", "b"])
      #expect(throws: PeopleFailure.refused(.emptyReview)) {
        try reviews.revise(mina, on: day, watering: nil) { (_) throws(PersonRefusal) in
          throw .emptyReview
        }
      }
      // A contact that is named by its id is changed even if later ones exist.
      let first = try reviews.revise(mina, on: day, watering: ID("first")) { _ in .noted(review) }
      #expect(first.id.text == "first")
      #expect(throws: PeopleFailure.noWatering(day)) {
        try reviews.revise(mina, on: day, watering: ID("gone")) { _ in .noted(review) }
      }
      _ = try reviews.revise(mina, on: day, watering: nil) { _ in .removed }
      #expect(try reviews.waterings(of: mina, within: day...day).map(\.id.text) == ["first"])
      #expect(try people.list().map(\.timesWatered) == [1])
      #expect(throws: PeopleFailure.noWatering(day + 1)) {
        try reviews.revise(mina, on: day + 1, watering: nil) { _ in .removed }
      }
    }
  }

  @Test(arguments: Backing.allCases)
  func `remembers one begun contact for each person`(_ backing: Backing) throws {
    try open(backing) { people, reviews in
      try people.insert(.sample())
      try people.insert(.sample(id: "jun"))
      let call = PendingReview(person: mina, channel: .call, at: .on("2026-03-08", at: "22:00"))
      let met = PendingReview(
        person: ID("jun"), channel: .met, at: .on("2026-03-07", at: "22:00", offset: -3600))
      let message = PendingReview(
        person: mina, channel: .message, at: .on("2026-03-08", at: "23:00"))
      for pending in [call, met, message] { try reviews.begin(pending) }
      #expect(try reviews.pending() == [met, message])
      #expect(try reviews.forget(ID("jun")))
      #expect(try !reviews.forget(ID("jun")))
      try people.keep(.sample())
      #expect(try reviews.pending() == [])
      #expect(throws: PeopleFailure.unknown(reference: "nobody")) {
        try reviews.begin(PendingReview(person: ID("nobody"), channel: .call, at: call.at))
      }
    }
  }

  @Test(arguments: Backing.allCases)
  func `changes a person by a rule, or not at all`(_ backing: Backing) throws {
    try open(backing) { people, reviews in
      try people.insert(.sample(phone: "010-1"))
      let changed = try people.change(mina) { person in
        var other = person
        other.name = SingleLineText(stored: "김민하")
        other.phone = PhoneNumber(stored: "010-2")
        other.nickname = SingleLineText(stored: "별")
        other.birthday = Birthday(year: 1990, month: 2, day: 28)
        other.rhythm?.cycle = Cycle(stored: 30)
        other.alarmHour = 3
        other.notify = false
        other.rhythm?.next = .on("2026-04-01")
        other.affection = Affection(points: 12)
        other.postponedSinceWatering = 2
        other.timesPostponed = 9
        return other
      }
      #expect(try people.list() == [changed])
      #expect(try people.candidates(for: "별", by: .wholeName) == [changed])
      #expect(try people.candidates(for: "김민하", by: .wholeName) == [changed])
      #expect(try people.candidates(for: "김민아", by: .wholeName) == [])
      #expect(throws: PeopleFailure.refused(.emptyName)) {
        try people.change(mina) { (_) throws(PersonRefusal) in throw .emptyName }
      }
      #expect(throws: PeopleFailure.unknown(reference: "x")) { try people.change(ID("x")) { $0 } }
      #expect(try people.list() == [changed])
    }
  }

  @Test(arguments: Backing.allCases)
  func `puts a person away whole`(_ backing: Backing) throws {
    // C-38, C-45
    try open(backing) { people, reviews in
      try people.insert(.sample(phone: "010-1", points: 12, timesWatered: 2))
      try reviews.begin(PendingReview(person: mina, channel: .call, at: .on("2026-03-08")))
      #expect(try people.remove(mina, at: .on("2026-03-09")).id == mina)
      #expect(try people.list() == [])
      #expect(try people.count(PeopleQuery()) == 0)
      #expect(try people.candidates(for: "mina", by: .id) == [])
      #expect(try reviews.pending() == [])
      #expect(
        try people.garden()
          == Garden(plants: 0, timesWatered: 2, timesPostponed: 0, completed: 0))
      #expect(throws: PeopleFailure.unknown(reference: "mina")) {
        try people.remove(mina, at: .on("2026-03-09"))
      }
      try people.insert(.sample(id: "new", phone: "010-1"))
    }
  }
}
