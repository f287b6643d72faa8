import Domain

extension ArchiveLists {
  private static let number = ArchiveMemberKind.digits(SayingNumber.range)

  static let sayings = [words, sayingDays, feed]

  static let words = ArchiveList(
    "sayings", table: "sayings", order: "t.number",
    [
      ArchiveMember("id", "number", number), ArchiveMember("eng", optional: true),
      ArchiveMember("kor", optional: true), ArchiveMember("who", optional: true),
      ArchiveMember("uploaded", nil, .moment(offset: "uploaded_offset")),
      ArchiveMember("seen", nil, .flag),
      ArchiveMember("likedAt", "liked_at", .moment(offset: "liked_offset"), optional: true),
      ArchiveMember("likedOrder", "liking", .number(0...1_000_000_000_000), optional: true),
      ArchiveMember("usedAt", "used_at", .moment(offset: "used_offset"), optional: true),
      ArchiveMember("shown", nil, count),
      ArchiveMember("origin", nil, .digits(Int.min...Int.max), optional: true), deleted,
    ],
    derived: { row in [("print", .int(row.print))] })

  static let sayingDays = ArchiveList(
    "sayingDays", table: "sayings_days", order: "t.day", identity: ["day"],
    [ArchiveMember("day", nil, .day), ArchiveMember("saying", "number", number)])

  static let feed = ArchiveList(
    "sayingFeed", table: "sayings_feed", order: "t.only_row", identity: [],
    [
      ArchiveMember("place"),
      ArchiveMember("pulled", "pulled_at", .moment(offset: "pulled_offset")),
    ], derived: { _ in [("only_row", .int(1))] })

  static let moods = [moodDays, feelings, moodsBegan]

  static let moodDays = ArchiveList(
    "moodDays", table: "mood_days", order: "t.day", identity: ["day"],
    [ArchiveMember("day", nil, .day), ArchiveMember("theme", nil, .number(0...1_000_000))])

  static let feelings = ArchiveList(
    "moods", table: "moods",
    [
      ArchiveMember("id"), ArchiveMember("at", "instant", instant),
      ArchiveMember("level", nil, .number(1...100)),
      ArchiveMember("x", nil, .number(1000...9000)), ArchiveMember("y", nil, .number(1000...9000)),
      ArchiveMember("text", optional: true), deleted,
    ],
    derived: { row in [("day", row["at"].moment.map { .day($0.day) } ?? .null)] })

  /// Whether there ever was a feeling.
  static let moodsBegan = ArchiveList(
    "moodsBegan", table: "moods_state", order: "t.only_row", identity: ["began"],
    [ArchiveMember("began", "only_row", .number(1...1))])

  static let schedule = ArchiveList(
    "schedule", table: "events",
    [
      ArchiveMember("id"), ArchiveMember("title"), ArchiveMember("body", optional: true),
      ArchiveMember("start", "starts", .moment(offset: "starts_offset")),
      ArchiveMember("end", "ends", .moment(offset: "ends_offset")),
      ArchiveMember("repeat", "rule", optional: true), deleted,
    ],
    derived: { row in
      let length = (row["end"].moment?.instant ?? 0) - (row["start"].moment?.instant ?? 0)
      return [
        ("reach", .int(EventReach.covering(length))),
        ("title_folded", .text(TextForms.folded(row["title"].text ?? ""))),
      ]
    })
}

extension ArchiveRow {
  /// The fingerprint of a saying's words.
  var print: Int {
    SayingPrint.of(
      SayingWords(
        stored: self["eng"].text.map(Passage.init(stored:)),
        kor: self["kor"].text.map(Passage.init(stored:)),
        who: self["who"].text.map(Line.init(stored:))))
  }
}
