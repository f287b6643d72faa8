/// The target tables of imports, with the fields that a file may set.
extension IncomingTable {
  static let books = IncomingTable(
    kind: "book", name: "books",
    fields: [
      Field("title", "title", "title_sorted", "title_folded"), Field("subtitle", "subtitle"),
      Field("author", "author", "author_sorted"), Field("publisher", "publisher"),
      Field("published", "published"), Field("pages", "pages"), Field("isbn", "isbn"),
      Field("status", "shelf", "ended", "target", "unbegun"), Field("rating", "rating", "half"),
      Field("note", "note"), Field("tags", "tags"), Field("readCount", "read_before"),
    ],
    words: SQLiteReading.words)

  static let sentences = IncomingTable(
    kind: "sentence", name: "sentences",
    fields: [
      Field("text", "text"), Field("page", "page"), Field("location", "location"),
      Field("at", "instant", "offset"), Field("note", "note"),
    ],
    words: SQLiteReading.quotes)

  static let feelings = IncomingTable(
    kind: "feeling", name: "moods",
    fields: [
      Field("at", "day", "instant", "offset", "timed"), Field("level", "level"),
      Field("text", "text"), Field("tags", "tags"),
    ],
    words: SQLiteMoods.words)

  static let people = IncomingTable(
    kind: "person", name: "people",
    fields: [
      Field("name", "name", "name_folded"), Field("nickname", "nickname", "nickname_folded"),
      Field("phone", "phone", "phone_key"), Field("birthday", "birthday"),
      Field("cycleDays", "cycle_days"), Field("tags", "tags"),
    ],
    words: PeopleIndex.words)

  static let waterings = IncomingTable(
    kind: "watering", name: "waterings",
    fields: [
      Field("at", "day", "instant", "offset"), Field("by", "channel"), Field("memo", "memo"),
    ],
    words: PeopleIndex.waterings)

  static let gifts = IncomingTable(
    kind: "gift", name: "gifts",
    fields: [
      Field("kind", "kind"), Field("what", "what"), Field("money", "amount", "currency"),
      Field("on", "day"), Field("returned", "returned"),
    ],
    words: SQLiteGifts.words)

  static let counters = IncomingTable(
    kind: "counter", name: "counters",
    fields: [Field("tag", "tag", "tag_folded"), Field("unit", "unit")],
    words: SQLiteCounts.words)

  static let counts = IncomingTable(
    kind: "count", name: "counts", fields: [Field("amount", "amount")], words: nil)

  static let notes = IncomingTable(
    kind: "note", name: "notes",
    fields: [
      Field("text", "text", "text_folded"), Field("done", "done_at", "done_offset"),
    ],
    words: SQLiteNotes.words)

  static let all = [books, sentences, feelings, people, waterings, gifts, counters, notes]
}
