import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A write that is cut short at any step` {
  @Test func `registers somebody wholly or not at all, and the next one always`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let witness = SQLitePeople(try Database(.file(path)))
      var kept: [String] = []
      var steps = 0
      var isThrough = false
      while !isThrough {
        // A compiled statement keeps its step count, so each turn opens the store again.
        let database = try Database(.file(path))
        let people = SQLitePeople(database)
        steps = FaultPoints.after(steps)
        let cut = Person.sample(id: "cut\(steps)", nickname: "n", phone: "1\(steps)")
        isThrough = try !database.isCutShort(after: steps) { () throws(PeopleFailure) in
          try people.insert(cut)
        }
        if isThrough { kept.append(cut.id.text) }
        try #require(try witness.list().map(\.id.text) == kept, "after \(steps) steps")
        let next = Person.sample(id: "next\(steps)", phone: "2\(steps)")
        try people.insert(next)
        kept.append(next.id.text)
        try #require(try witness.list().map(\.id.text) == kept, "after \(steps) steps")
      }
      #expect(steps > 20)
      #expect(try Database(.file(path)).problems() == [])
    }
  }

  @Test func `waters a plant wholly or not at all, and the next time always`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let witness = SQLitePeople(try Database(.file(path)))
      try witness.insert(.sample())
      var kept: [String] = []
      func expectWhole(_ steps: Int) throws {
        let ids = try witness.waterings(of: ID("mina"), newest: .max, withMemo: false)
        try #require(ids.map(\.id.text) == kept.reversed(), "after \(steps) steps")
        try #require(try witness.list().map(\.timesWatered) == [kept.count], "after \(steps)")
      }
      var steps = 0
      var isThrough = false
      while !isThrough {
        // A compiled statement keeps its step count, so each turn opens the store again.
        let database = try Database(.file(path))
        let people = SQLitePeople(database)
        steps = FaultPoints.after(steps)
        let day = (Day.on("2026-03-08") + steps).description
        let cut = Watering.sample(id: "cut\(steps)", on: day, keywords: ["a"], memo: "b")
        isThrough = try !database.isCutShort(after: steps) { () throws(PeopleFailure) in
          try people.keep(cut)
        }
        if isThrough { kept.append(cut.id.text) }
        try expectWhole(steps)
        try people.keep(.sample(id: "next\(steps)", on: day))
        kept.append("next\(steps)")
        try expectWhole(steps)
      }
      #expect(steps > 20)
      #expect(try Database(.file(path)).problems() == [])
    }
  }

  @Test func `takes as many steps for a plant of ten thousand waterings as for a new one`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let first = try Database(.file(path))
      try SQLitePeople(first).insert(.sample())
      try first.alone { (store) throws(StorageFailure) in
        try store.run(
          """
          WITH RECURSIVE turns (turn) AS (SELECT 1 UNION ALL SELECT turn + 1 FROM turns LIMIT 10000)
          INSERT INTO waterings (id, person, day, instant, offset, award)
          SELECT 'old' || turn, 1, date('1990-01-01', turn || ' days'), 0, 0, 1 FROM turns
          """)
      }
      let database = try Database(.file(path))
      let isCutShort = try database.isCutShort(after: 1000) { () throws(PeopleFailure) in
        try SQLitePeople(database).keep(.sample(id: "next", keywords: ["a"], memo: "b"))
      }
      #expect(!isCutShort)
    }
  }

  @Test func `is forgotten by the next one even when it could not be rolled back`() throws {
    let database = try Database(.memory)
    let people = SQLitePeople(database)
    try database.alone { (store) throws(StorageFailure) in
      try store.run("BEGIN IMMEDIATE")
      try store.run(PeopleSQL.insert, PeopleRow.shape.values(of: .sample(id: "cut")))
    }
    try people.insert(.sample(id: "next"))
    #expect(try people.list().map(\.id.text) == ["next"])
  }
}

@Suite struct `A write that failed` {
  @Test func `does not keep other programs waiting`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let failing = SQLitePeople(try Database(.file(path)))
      let other = SQLitePeople(try Database(.file(path), timeout: 0))
      try failing.insert(.sample(id: "mina"))
      #expect(throws: PeopleFailure.self) { try failing.insert(.sample(id: "mina")) }
      try other.insert(.sample(id: "next"))
      #expect(try failing.list().map(\.id.text) == ["mina", "next"])
    }
  }
}

@Suite struct `A disk without room` {
  @Test func `refuses what does not fit, loses nothing, and accepts it later`() throws {
    try SampleFolder.using { folder in
      let database = try Database(.file(folder.path("haru.sqlite")))
      let people = SQLitePeople(database)
      try people.insert(.sample(name: "첫 사람"))
      let before = try people.list()
      let pages = try #require(try database.number("PRAGMA page_count"))
      let big = Person.sample(id: "big", name: String(repeating: "가", count: 50_000))
      let note = Watering.sample(memo: String(repeating: "나", count: 50_000))
      #expect(try database.number("PRAGMA max_page_count = \(pages)") == pages)
      #expect(throws: PeopleFailure.storage(.full)) { try people.insert(big) }
      #expect(throws: PeopleFailure.storage(.full)) { try people.keep(note) }
      #expect(try people.list() == before)
      #expect(try people.waterings(of: ID("mina"), newest: 9, withMemo: false) == [])
      #expect(try database.problems() == [])
      _ = try database.number("PRAGMA max_page_count = 1000000")
      try people.insert(big)
      try people.keep(note)
      #expect(try people.count(PeopleQuery()) == 2)
      #expect(try people.waterings(of: ID("mina"), newest: 9, withMemo: true) == [note])
      #expect(try database.problems() == [])
    }
  }
}
