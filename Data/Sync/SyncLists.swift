import Domain

/// All lists that travel. A later version adds numbers behind those there are, in the range of their
/// rule (`FieldRule`): 1–63 the last value stands, from 64 it does quietly, from 96 the first one
/// does, from 112 it is summed.
enum SyncLists {
  private static let trash = SyncField(SyncField.deleted, "deleted")
  /// What is printed on a book, but for what is shown only where it fits.
  private static let facts = SyncField(
    1, "facts",
    [
      "title", "subtitle", "author", "publisher", "published", "category", "link", "cover",
      "description",
    ])

  /// What stays where it came in: a photo is a file of its own, and files do not travel yet. Its list
  /// has the number 21.
  static let staying = [ArchiveLists.photos.name]

  static let all: [SyncList] = [
    SyncList(
      1, ArchiveLists.persons, by: .members(["id"]),
      [trash, SyncField(1, "plant", ["nextWatering", "postponedSinceWatering", "lastAward"])]
        + SyncField.each(
          from: 2, "name nickname phone birthday cycleDays alarmHour notify started tags")
        + SyncField.each(from: 112, "points timesWatered timesPostponed")),
    SyncList(
      2, ArchiveLists.waterings, by: .members(["id"]),
      [
        trash, SyncField(1, "made", ["person", "day", "at", "early", "award"]),
        SyncField(2, "keywords", ["keyword1", "keyword2", "keyword3"]),
      ] + SyncField.each(from: 3, "by memo")),
    SyncList(
      3, ArchiveLists.pending, key: "person", by: .members(["person"]),
      [SyncField(1, "made", ["by", "at"])]),
    SyncList(
      4, ArchiveLists.addressCards, by: .members(["id"]),
      [trash, SyncField(1, "card", ["uid", "name", "nickname", "birthday", "phones", "card"])]),
    SyncList(
      5, ArchiveLists.words, key: "number", by: .drawn,
      [
        trash, SyncField(1, "words", ["eng", "kor", "who"]),
        SyncField(2, "liked", ["likedAt", "likedOrder"]), SyncField(3, "number", ["id"]),
      ] + SyncField.each(from: 4, "uploaded origin usedAt")
        + SyncField.each(from: 64, "seen shown")),
    SyncList(
      6, ArchiveLists.sayingDays, key: "day", isKeyDay: true, by: .members(["day"]),
      [SyncField(96, "saying")]),
    SyncList(
      7, ArchiveLists.feed, key: "only_row", by: .only,
      [SyncField(1, "place"), SyncField(64, "pulled")]),
    SyncList(
      8, ArchiveLists.feelings, by: .members(["id"]),
      [trash, SyncField(1, "made", ["at", "level", "x", "y", "timed"])]
        + SyncField.each(from: 2, "text tags")),
    SyncList(
      9, ArchiveLists.moodDays, key: "day", isKeyDay: true, by: .members(["day"]),
      SyncField.each(from: 1, "theme")),
    SyncList(10, ArchiveLists.moodsBegan, key: "only_row", by: .only, []),
    SyncList(
      11, ArchiveLists.events, by: .members(["id"]),
      [
        trash, SyncField(1, "when", ["start", "end", "allDay", "zone"]),
        SyncField(2, "repeat", ["repeat", "leftOut", "added"]),
        SyncField(3, "occurrence", ["series", "occurrence"]),
      ] + SyncField.each(from: 4, "title body remind with")),
    SyncList(
      12, ArchiveLists.eventCards, by: .members(["event"]),
      of: .init(column: "event", table: "events"),
      [
        SyncField(
          1, "card",
          [
            "uid", "place", "sequence", "stamp", "lastModified", "origin", "print",
            "lastsNoTime", "rule", "title", "body", "kept",
          ])
      ]),
    SyncList(
      13, ArchiveLists.books, by: .members(["id"]),
      [
        trash, facts, SyncField(2, "rating", ["rating", "half"]),
        SyncField(3, "shelf", ["shelf", "ended"]),
      ]
        + SyncField.each(
          from: 4, "isbn13 pages theme started target note tags readBefore unbegun round")
        + SyncField.each(from: 64, "order")),
    SyncList(
      14, ArchiveLists.readThroughs, by: .members(["book", "round"]),
      SyncField.each(from: 1, "started finished")),
    SyncList(
      15, ArchiveLists.readings, by: .drawn,
      [
        trash,
        SyncField(1, "record", ["book", "at", "page", "pagesRead", "percent", "round"]),
      ]),
    SyncList(
      16, ArchiveLists.sentences, by: .members(["id"]),
      [trash, SyncField(1, "made", ["book", "on"])]
        + SyncField.each(from: 2, "text page edited location note")),
    SyncList(
      17, ArchiveLists.favourites, by: .column("name"),
      [facts] + SyncField.each(from: 2, "isbn13 pages likedAt")),
    SyncList(
      18, ArchiveLists.yearGoals, key: "year", by: .members(["year"]),
      SyncField.each(from: 1, "target")),
    SyncList(
      19, ArchiveLists.unmet, by: .members(["person", "event", "day"]), []),
    SyncList(
      20, ArchiveLists.sources, by: .members(["from", "kind", "id"]),
      [SyncField(1, "came", ["record", "at"])] + SyncField.each(from: 2, "fields kept")),
  ]

  /// Lists of which something more is to be known than what they say of themselves.
  static let (people, contacts, books, readings, yearGoals) = (1, 4, 13, 15, 18)
  static let (moods, moodDays) = (8, 9)

  /// The numbers of lists whose records are here or gone, as SQL has them.
  static let withoutTrash = all.filter { !$0.hasTrash }.map { String($0.number) }
    .joined(separator: ", ")

  private static let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })

  /// The list of a number; those of a later version have none here.
  static func list(_ number: Int) -> SyncList? { byNumber[number] }
}
