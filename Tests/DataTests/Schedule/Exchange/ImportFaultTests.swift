import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `An import of events` {
  @Test func `is undone and done again as one deed`() throws {
    // K-14
    let story = try ExchangeStory()
    _ = try story.edit.plan(.sample("하나", on: "2026-03-02"))
    let before = try story.events()
    for name in ["everything.ics", "mult_uids_and_recuid_no_order.ics"] {
      try story.bring(try CalendarStory.file(name))
      let after = try story.events()
      let history = SQLiteHistory(story.database)
      _ = try history.undo()
      #expect(try story.events() == before)
      _ = try history.redo()
      #expect(try story.events() == after)
      _ = try history.undo()
    }
    #expect(try story.database.problems() == [])
  }

  @Test func `keeps nothing when a file fails on the way`() throws {
    // D-11
    let port = FilesInMemory([
      "/f/a.ics": String(decoding: try CalendarStory.file("everything.ics"), as: UTF8.self)
    ]).port
    let failing = Files(
      find: { (_, _) throws(FileFailure) in ["/f/a.ics", "/f/b.ics"] }, read: port.read,
      write: port.write, remove: port.remove, makeFolder: port.makeFolder)
    let story = try ExchangeStory(port: failing)
    let failure = FileFailure(path: "/f/b.ics", .notPermitted)
    #expect(throws: EventExchangeFailure.file(failure)) { try story.bring(from: "/f") }
    #expect(try story.events() == [])
  }

  @Test func `is whole or not at all when it is cut short at any step`() throws {
    // D-13
    let file = try CalendarStory.file("mult_uids_and_recuid_no_order.ics")
    try SampleFolder.using { folder in
      let path = Database.Location.file(folder.path("haru.sqlite"))
      let witness = try ExchangeStory(path)
      _ = try witness.edit.plan(.sample("하나", on: "2026-03-02"))
      let before = try witness.events()
      var steps = 0
      var isThrough = false
      while !isThrough {
        // A compiled statement keeps its step count, so each turn opens the store again.
        let story = try ExchangeStory(path, ids: .counted("cut\(steps)-"))
        steps = FaultPoints.after(steps)
        isThrough = try !story.database.isCutShort(after: steps) {
          () throws(EventExchangeFailure) in
          _ = try story.calendars.importEvents(
            .bytes(file), untitled: SingleLineText(stored: ExchangeStory.untitled))
        }
        try #require((try witness.events() == before) == !isThrough, "after \(steps) steps")
      }
      #expect(steps > 20)
      #expect(try witness.database.problems() == [])
    }
  }

  @Test func `goes with the events into the trash, out of it and out of the world`() throws {
    // K-14
    let story = try ExchangeStory()
    try story.bring(try CalendarStory.file("everything.ics"))
    let lines = try story.lines()
    _ = try story.schedule.remove(ID("e1"), at: .on("2026-03-01"))
    #expect(try story.events() == [])
    _ = try story.schedule.restore(ID("e1"))
    #expect(try story.lines() == lines)
    _ = try story.schedule.remove(ID("e1"), at: .on("2026-03-01"))
    _ = try SQLiteHistory(story.database).emptyTrash()
    let left = try story.database.alone { (store) throws(StorageFailure) in
      try store.first("SELECT count(*) FROM event_cards") { $0.int }
    }
    #expect(left == 0)
    #expect(try story.bring(try CalendarStory.file("everything.ics")) == [1, 0, 0, 0, 0])
  }
}
