import Domain
import StoreSupport
import Testing

@testable import Data

/// The lists and fields that are synced.
@Suite struct `The lists that travel` {
  @Test func `are all lists of an export, with every member in one field or in the name`() {
    let all = SyncLists.all.map(\.list.name) + SyncLists.staying
    #expect(all.sorted() == ArchiveLists.all.map(\.name).sorted())
    for list in SyncLists.all {
      var members = list.fields.flatMap(\.members)
      if case .members(let names) = list.identity { members += names }
      // This list has a single record, which stands for the member `began`.
      if list.list.name == "moodsBegan" { members.append("began") }
      #expect(members.sorted() == list.list.members.map(\.name).sorted(), "\(list.list.name)")
    }
  }

  @Test func `have numbers of their own, fields too, by the rule of each`() {
    let numbers = SyncLists.all.map(\.number)
    #expect(Set(numbers).count == numbers.count && numbers.allSatisfy { $0 > 0 })
    for list in SyncLists.all {
      let fields = list.fields.map(\.number)
      #expect(Set(fields).count == fields.count, "\(list.list.name)")
      #expect(fields == fields.sorted())
      #expect(fields.first == SyncField.deleted && list.fields.count <= 64)
      #expect(SyncLists.list(list.number)?.list.name == list.list.name)
    }
    for list in SyncLists.all {
      #expect(SyncLists.list(ofTable: list.list.table) === list)
    }
    #expect(SyncLists.list(0) == nil && SyncLists.list(1000) == nil)
  }

  /// The numbers are in the files of other devices, so they never change. Add new lists and fields here.
  @Test func `keep the numbers they have`() {
    let written = SyncLists.all.map { list in
      "\(list.number) \(list.list.name): "
        + list.fields.map { "\($0.number) \($0.name)" }.joined(separator: ", ")
    }
    #expect(
      written == [
        "1 people: 0 deleted, 1 plant, 2 name, 3 nickname, 4 phone, 5 birthday, 6 cycleDays, "
          + "7 alarmHour, 8 notify, 9 started, 10 tags, 11 note, 112 points, "
          + "113 timesWatered, 114 timesPostponed",
        "2 waterings: 0 deleted, 1 made, 2 keywords, 3 by, 4 memo",
        "3 pending: 0 here, 1 made", "4 contacts: 0 deleted, 1 card",
        "5 sayings: 0 deleted, 1 words, 2 liked, 5 origin, 6 usedAt, 64 seen, 65 shown, "
          + "66 number, 67 uploaded",
        "6 sayingDays: 0 here, 96 saying", "7 sayingFeed: 0 here, 1 place, 64 pulled",
        "8 moods: 0 deleted, 1 made, 2 text, 3 tags", "9 moodDays: 0 here, 1 theme",
        "10 moodsBegan: 0 here",
        "11 schedule: 0 deleted, 1 when, 2 repeat, 3 occurrence, 4 title, 5 body, 6 remind, 7 with, "
          + "8 location, 9 nominalDays, 10 countdown",
        "12 eventCards: 0 here, 1 card",
        "13 books: 0 deleted, 1 facts, 2 rating, 3 shelf, 4 isbn13, 5 pages, 6 theme, 7 started, "
          + "8 target, 9 note, 10 tags, 11 readBefore, 12 unbegun, 13 round, 64 order",
        "14 readThroughs: 0 here, 1 started, 2 finished", "15 readings: 0 deleted, 1 record",
        "16 quotes: 0 deleted, 1 made, 2 text, 3 page, 4 edited, 5 location, 6 note",
        "17 favourites: 0 here, 1 facts, 2 isbn13, 3 pages, 4 likedAt",
        "18 yearGoals: 0 here, 1 target", "19 unmet: 0 here",
        "20 sources: 0 here, 1 came, 2 fields, 3 kept", "22 waiting: 0 here, 1 line",
        "23 inboxFiles: 0 here, 1 note", "24 notes: 0 deleted, 1 written, 2 text, 3 doneAt",
        "25 dates: 0 deleted, 1 person, 2 label, 3 date, 4 remind",
        "26 gifts: 0 deleted, 1 person, 2 money, 3 kind, 4 what, 5 occasion, 6 on, 7 returned",
        "27 counters: 0 deleted, 1 tag, 2 unit, 3 goals, 64 since",
        "28 counts: 0 deleted, 1 amount, 64 at",
      ])
  }

  @Test func `say a record in values and read the same out of them`() throws {
    let row = ArchiveRow(
      list: ArchiveLists.feelings,
      cells: [
        .text("m1"), .moment(.on("2026-03-01")), .number(80), .number(5000), .number(4000),
        .text("강가에서"), .null, .text("#walk"), .flag(true),
      ])
    let list = try #require(SyncLists.list(SyncLists.moods))
    let made = try #require(list.field(1))
    var parts = try row.value(of: made).parts()[...]
    for name in made.members {
      let member = try #require(list.list.members.first { $0.name == name })
      #expect(FieldVersionCells.cell(&parts, of: member) == row[name])
    }
    #expect(parts.isEmpty)
    #expect(row.value(of: try #require(list.field(SyncField.deleted))) == .nothing)
  }

  /// Values that a damaged or foreign file may have.
  @Test(arguments: [
    (SyncLists.moods, "level", FieldValue.Part.number(101)), (SyncLists.moods, "level", .number(0)),
    (SyncLists.moods, "level", .text("80")), (SyncLists.moods, "timed", .number(2)),
    (SyncLists.moods, "tags", .text("walk")), (SyncLists.moods, "text", .text("")),
    (SyncLists.moods, "at", .number(5)), (SyncLists.people, "birthday", .text("2026-02-30")),
    (SyncLists.people, "phone", .blob([1])), (SyncLists.people, "started", .text("yesterday")),
    (SyncLists.books, "isbn13", .text("123")), (SyncLists.books, "shelf", .text("burnt")),
    (SyncLists.contacts, "phones", .number(3)), (SyncLists.contacts, "phones", .number(-1)),
    (SyncLists.moods, "x", .unknown(kind: 7, [1])),
  ])
  func `have no value that is out of range`(
    _ harmed: (list: Int, member: String, part: FieldValue.Part)
  ) throws {
    let list = try #require(SyncLists.list(harmed.list))
    let member = try #require(list.list.members.first { $0.name == harmed.member })
    var parts = [harmed.part][...]
    #expect(FieldVersionCells.cell(&parts, of: member) == nil)
  }
}
