import Domain

extension SyncField {
  fileprivate static let trash = SyncField(SyncField.deleted, "deleted")
  /// The bibliographic data of a book as one field. The ISBN and the page count have fields of their own, because a
  /// rule may hold their values back.
  fileprivate static let fieldVersions = SyncField(
    1, "facts",
    [
      "title", "subtitle", "author", "publisher", "published", "category", "link", "cover",
      "description",
    ])
}

/// All lists. Each list is a constant of its own, so that it is built only when first used.
extension SyncList {
  static let people = SyncList(
    1, ArchiveLists.persons, by: .members(["id"]),
    [
      SyncField.trash,
      SyncField(1, "plant", ["nextWatering", "postponedSinceWatering", "lastAward"]),
    ]
      + SyncField.each(
        from: 2, "name nickname phone birthday cycleDays alarmHour notify started tags note")
      + SyncField.each(from: 112, "points timesWatered timesPostponed"))
  static let waterings = SyncList(
    2, ArchiveLists.waterings, by: .members(["id"]),
    [
      .trash, SyncField(1, "made", ["person", "day", "at", "early", "award"]),
      SyncField(2, "keywords", ["keyword1", "keyword2", "keyword3"]),
    ] + SyncField.each(from: 3, "by memo"))
  static let pending = SyncList(
    3, ArchiveLists.pending, key: "person", by: .members(["person"]),
    [SyncField(1, "made", ["by", "at"])])
  static let contacts = SyncList(
    4, ArchiveLists.addressCards, by: .members(["id"]),
    [
      SyncField.trash,
      SyncField(1, "card", ["uid", "name", "nickname", "birthday", "phones", "card"]),
    ])
  static let sayings = SyncList(
    5, ArchiveLists.words, key: "number", by: .drawn,
    [
      .trash, SyncField(1, "words", ["eng", "kor", "who"]),
      SyncField(2, "liked", ["likedAt", "likedOrder"]),
    ] + SyncField.each(from: 5, "origin usedAt") + SyncField.each(from: 64, "seen shown")
      // Two devices that downloaded the same saying gave it different numbers, which is no conflict.
      + [SyncField(SayingNumberVersion.field, "number", ["id"]), SyncField(67, "uploaded")])
  static let sayingDays = SyncList(
    6, ArchiveLists.sayingDays, key: "day", isKeyDay: true, by: .members(["day"]),
    [SyncField(96, "saying")])
  static let sayingFeed = SyncList(
    7, ArchiveLists.feed, key: "only_row", by: .only,
    [SyncField(1, "place"), SyncField(64, "pulled")])
  static let moods = SyncList(
    8, ArchiveLists.feelings, by: .members(["id"]),
    [SyncField.trash, SyncField(1, "made", ["at", "level", "x", "y", "timed"])]
      + SyncField.each(from: 2, "text tags"))
  static let moodDays = SyncList(
    9, ArchiveLists.moodDays, key: "day", isKeyDay: true, by: .members(["day"]),
    SyncField.each(from: 1, "theme"))
  static let moodsBegan = SyncList(10, ArchiveLists.moodsBegan, key: "only_row", by: .only, [])
  static let events = SyncList(
    11, ArchiveLists.events, by: .members(["id"]),
    [
      .trash, SyncField(1, "when", ["start", "end", "allDay", "zone"]),
      SyncField(2, "repeat", ["repeat", "leftOut", "added"]),
      SyncField(3, "occurrence", ["series", "occurrence"]),
    ] + SyncField.each(from: 4, "title body remind with location nominalDays countdown"))
  static let eventCards = SyncList(
    12, ArchiveLists.eventCards, by: .members(["event"]),
    of: .init(column: "event", table: "events"),
    [
      SyncField(
        1, "card",
        [
          "uid", "place", "sequence", "stamp", "lastModified", "origin", "print",
          "lastsNoTime", "rule", "title", "body", "kept",
        ])
    ])
  static let books = SyncList(
    13, ArchiveLists.books, by: .members(["id"]),
    [
      .trash, .fieldVersions, SyncField(2, "rating", ["rating", "half"]),
      SyncField(3, "shelf", ["shelf", "ended"]),
    ]
      + SyncField.each(
        from: 4, "isbn13 pages theme started target note tags readBefore unbegun round")
      + SyncField.each(from: 64, "order"))
  static let readThroughs = SyncList(
    14, ArchiveLists.readThroughs, by: .members(["book", "round"]),
    SyncField.each(from: 1, "started finished"))
  static let readings = SyncList(
    15, ArchiveLists.readings, by: .drawn,
    [
      .trash,
      SyncField(1, "record", ["book", "at", "page", "pagesRead", "percent", "round"]),
    ])
  static let sentences = SyncList(
    16, ArchiveLists.sentences, by: .members(["id"]),
    [SyncField.trash, SyncField(1, "made", ["book", "on"])]
      + SyncField.each(from: 2, "text page edited location note"))
  static let favourites = SyncList(
    17, ArchiveLists.favourites, by: .column("name", of: ["isbn", "title", "author"]),
    [SyncField.fieldVersions] + SyncField.each(from: 2, "isbn13 pages likedAt"))
  static let yearGoals = SyncList(
    18, ArchiveLists.yearGoals, key: "year", by: .members(["year"]),
    SyncField.each(from: 1, "target"))
  static let missedMeetings = SyncList(
    19, ArchiveLists.missedMeetings, by: .members(["person", "event", "day"]), [])
  static let waitingLines = SyncList(
    22, ArchiveLists.waitingLines, by: .members(["id"]),
    [SyncField(1, "line", ["note", "text", "at"])])
  static let notes = SyncList(
    24, ArchiveLists.notes, by: .members(["id"]),
    [SyncField.trash, SyncField(1, "written")] + SyncField.each(from: 2, "text doneAt"))
  static let dates = SyncList(
    25, ArchiveLists.dates, by: .members(["id"]),
    [SyncField.trash, SyncField(1, "person")] + SyncField.each(from: 2, "label date remind"))
  static let gifts = SyncList(
    26, ArchiveLists.gifts, by: .members(["id"]),
    [.trash, SyncField(1, "person"), SyncField(2, "money", ["amount", "currency"])]
      + SyncField.each(from: 3, "kind what occasion on returned"))
  static let counters = SyncList(
    27, ArchiveLists.counters, by: .members(["id"]),
    [SyncField.trash] + SyncField.each(from: 1, "tag unit goals") + [SyncField(64, "since")])
  // Two devices that set the same day write one record. The moment of a count is no conflict.
  static let counts = SyncList(
    28, ArchiveLists.counts, by: .members(["id"]),
    [
      SyncField.trash, SyncField(1, "amount", ["counter", "on", "thousandths"]),
      SyncField(64, "at"),
    ])
  static let inboxFiles = SyncList(
    23, ArchiveLists.inboxFiles, by: .members(["id"]),
    [SyncField(1, "note", ["name", "content", "lines", "at"])])
  static let sources = SyncList(
    20, ArchiveLists.sources, by: .members(["from", "kind", "id"]),
    [SyncField(1, "came", ["record", "at"])] + SyncField.each(from: 2, "fields kept"))
}
