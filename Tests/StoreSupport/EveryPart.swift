import Domain
import Support
import Synchronization

@testable import Data

/// The repositories of all parts over one store, with a change of every kind.
package struct EveryPart {
  package let database: Database
  package let people: SQLitePeople
  package let reviews: SQLiteReviews
  package let dates: SQLiteDates
  package let gifts: SQLiteGifts
  package let contacts: SQLiteAddressBook
  package let sayings: SQLiteSayings
  package let moods: SQLiteMoods
  package let schedule: SQLiteSchedule
  package let reading: SQLiteReading
  package let notes: SQLiteNotes
  package let counts: SQLiteCounts
  package let history: SQLiteHistory

  package init(_ database: Database) {
    self.database = database
    people = SQLitePeople(database)
    reviews = SQLiteReviews(database, clock: database.clock)
    dates = SQLiteDates(database)
    gifts = SQLiteGifts(database)
    contacts = SQLiteAddressBook(database)
    sayings = SQLiteSayings(database)
    moods = SQLiteMoods(database)
    schedule = SQLiteSchedule(database)
    reading = SQLiteReading(database)
    notes = SQLiteNotes(database)
    counts = SQLiteCounts(database)
    history = SQLiteHistory(database)
  }

  package static func at(_ location: Database.Location) throws -> EveryPart {
    EveryPart(try Database(location, clock: WallClock { .on("2026-03-02") }))
  }

  /// Returns the values of all rows in the tables whose changes can be undone.
  package func dump() throws -> [String] {
    try database.alone { (store) throws(StorageFailure) in
      var lines: [String] = []
      for table in try TrackedTables.read(from: store) {
        let values = table.columns.map { "quote(\($0.name))" }.joined(separator: " || '|' || ")
        lines += try store.all("SELECT \(values) FROM \(table.name) ORDER BY 1") {
          table.name + " " + $0.text
        }
      }
      return lines
    }
  }

  /// Returns the results of several searches, which show whether the search indexes match the rows.
  package func found() throws -> [String] {
    var found: [String] = []
    for word in Self.words {
      found.append("\(word): \(try sayings.found(word).sorted())")
      found.append("\(try schedule.found(word))")
      found.append(try reading.ids(.all, .title, search: word))
      found.append(try reading.quoteIDs(search: word))
      found.append(try reading.likedTitles(search: word))
      found.append("\(try notes.texts(matching: word))")
    }
    return found
  }

  package static let words = ["윤슬", "데미안", "강물", "fate", "회의", "letter"]

  func word(_ n: Int) -> String { Self.words[n % Self.words.count] }

  /// One change of each kind. The argument `n` of the closure selects the record and the texts. A rule may refuse the
  /// change; then the store stays as it is.
  package var changes: [(kind: ChangeKind, act: (Int) throws -> Void)] {
    peopleChanges + sayingsChanges + moodsChanges + scheduleChanges + booksChanges
      + sentencesChanges + notesChanges + datesChanges + giftsChanges
      + countsChanges
  }

  private var peopleChanges: [(kind: ChangeKind, act: (Int) throws -> Void)] {
    func id(_ n: Int) -> ID<Person> { ID("p\(n % 5)") }
    func change(_ n: Int, _ body: @escaping (inout Person) -> Void) throws {
      _ = try people.change(id(n)) { person in
        var changed = person
        body(&changed)
        return changed
      }
    }
    func revise(_ n: Int, _ revision: Revision) throws {
      _ = try reviews.revise(id(n), on: .on("2026-03-08"), watering: nil) { _ in revision }
    }
    return [
      (
        .addPerson,
        { n in try people.insert(.sample(id: "p\(n % 5)", name: word(n), phone: "010-1\(n % 3)")) }
      ),
      (.addPeople, { n in _ = try people.insertNew([.sample(id: "p\(n % 5)", name: word(n))]) }),
      (.editPerson, { n in try change(n) { $0.nickname = SingleLineText(stored: "\(n)") } }),
      (.notifyPerson, { n in try change(n) { $0.notify.toggle() } }),
      (.postponePerson, { n in try change(n) { $0.timesPostponed += 1 } }),
      (
        .waterPerson,
        { n in
          _ = try people.water(id(n), on: .on("2026-03-09")) { moment in
            var person = moment.person
            person.timesWatered += 1
            if let next = person.nextWatering { person.rhythm?.next = next + 7 }
            return (person, .sample(id: "w\(n)", of: person.id.text, memo: word(n)))
          }
        }
      ),
      (.removePerson, { n in _ = try people.remove(id(n), at: .on("2026-03-09")) }),
      (.restorePerson, { n in _ = try people.restore(id(n)) }),
      (
        .mergePeople,
        { n in _ = try People.on("2026-03-09", over: people).merge(id(n), into: id(n / 5)) }
      ),
      (
        .reviewWatering,
        { n in try revise(n, .noted(try Review(keywords: [word(n)], memo: "\(n)"))) }
      ),
      (.takeWatering, { n in try revise(n, .removed) }),
      (.restoreWatering, { n in _ = try reviews.restore(ID("w\(n)")) }),
      (
        .contactPerson,
        { n in
          try reviews.begin(
            PendingReview(person: id(n), channel: .call, at: .on("2026-03-08", at: "09:0\(n % 10)"))
          )
        }
      ),
      (.forgetContact, { n in _ = try reviews.forget(id(n)) }),
      (
        .declineAppointment,
        { n in
          try reviews.keep(
            MissedMeeting(person: id(n), event: "e\(n)", day: .on("2026-03-0\(n % 9 + 1)")))
        }
      ),
      (
        .importContacts,
        { n in
          var rest: [ReadCard] = [.sample(n)]
          _ = try contacts.importCards(
            { () throws(FileFailure) in rest.popLast() }, ids: .counted("c\(n)"))
        }
      ),
    ]
  }

  private var sayingsChanges: [(kind: ChangeKind, act: (Int) throws -> Void)] {
    func number(_ n: Int) -> Int { 104 + n % 5 }
    return [
      (
        .addSaying, { n in _ = try sayings.add(.sample(word(n), "\(n) 번째"), at: .on("2026-03-02")) }
      ),
      (.editSaying, { n in try sayings.mend(number(n), .sample(word(n))) }),
      (.likeSaying, { n in try sayings.like(number(n)) }),
      (.unlikeSaying, { n in try sayings.like(number(n), false) }),
      (.useSaying, { n in try sayings.use(number(n)) }),
      (.unuseSaying, { n in try sayings.use(number(n), false) }),
      (.removeSaying, { n in _ = try sayings.remove(.no(number(n)), at: .on("2026-03-09")) }),
      (.restoreSaying, { n in _ = try sayings.restore(.no(number(n))) }),
      (
        .importSayings,
        { n in
          try sayings.importSayings([
            .sample(nil, .sample("\(word(n)) \(n % 7)")), .sample(300 + n % 4),
          ])
        }
      ),
      (
        .pullSayings,
        { n in
          try sayings.importSayings(
            [.sample(400 + n % 3)], as: .feed, feed: "https://a.example/\(n % 3)")
        }
      ),
    ]
  }

  private var moodsChanges: [(kind: ChangeKind, act: (Int) throws -> Void)] {
    func id(_ n: Int) -> ID<MoodRecord> { ID("m\(n % 6)") }
    return [
      (
        .addMood,
        { n in
          let (id, day) = ("m\(n % 6)", "2026-03-0\(1 + n % 3)")
          try moods.keep(
            n % 2 == 0
              ? .sample(id, on: day, word(n))
              : .entry(id, on: day, word(n), tags: "#walk", isTimed: n % 3 > 0))
        }
      ),
      (
        .editMood,
        { n in
          _ = try moods.change(id(n)) { record in
            var changed = record
            changed.text = MultilineText(stored: word(n))
            changed.at = .on("2026-03-1\(n % 5)")
            changed.level = n % 4 == 0 ? nil : changed.level
            changed.tags = TagList(stored: n % 3 == 0 ? nil : "#\(word(n))tag")
            changed.isTimed = n % 5 > 0
            return changed
          }
        }
      ),
      (.removeMood, { n in _ = try moods.remove(id(n), at: .on("2026-03-09")) }),
      (.restoreMood, { n in _ = try moods.restore(id(n)) }),
      (.shuffleMoods, { n in try moods.move([(id(n), CanvasPosition(x: 2000 + n, y: 3000))]) }),
      (
        .paintDay,
        { n in
          try moods.paint(.on("2026-03-0\(1 + n % 9)"), in: MoodTheme(stored: n % 5))
        }
      ),
      (
        .seedMoods,
        { n in
          _ = try moods.seed(unlessThereAre: 3) { [.sample("seed\(n)", on: "2026-04-01")] }
        }
      ),
    ]
  }
}
