import Domain

extension ArchiveLists {
  static let sayings = [words, sayingDays, feed]

  static let words = ArchiveList("sayings", SayingsRow.shape, order: "t.number")

  static let sayingDays = ArchiveList(
    "sayingDays", table: "sayings_days", order: "t.day", identity: ["day"],
    [
      ArchiveMember("day", nil, .day),
      ArchiveMember("saying", "number", .digits(SayingNumber.range)),
    ])

  static let feed = ArchiveList("sayingFeed", FeedRow.shape, order: "t.only_row", identity: [])

  static let moods = [moodDays, feelings, moodsBegan]

  static let moodDays = ArchiveList(
    "moodDays", table: "mood_days", order: "t.day", identity: ["day"],
    [ArchiveMember("day", nil, .day), ArchiveMember("theme", nil, .number(0...1_000_000))])

  static let feelings = ArchiveList("moods", MoodsRow.shape)

  /// Whether there ever was a feeling.
  static let moodsBegan = ArchiveList(
    "moodsBegan", table: "moods_state", order: "t.only_row", identity: ["began"],
    [ArchiveMember("began", "only_row", .number(1...1))])

  static let schedule = ArchiveList("schedule", ScheduleRow.shape)
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
