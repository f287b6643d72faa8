import Domain

extension ArchiveLists {
  static let words = ArchiveList(
    "sayings", SayingsRow.shape, order: "t.number",
    rules: ArchiveRules(
      begin: { (importer, file, list) throws(StorageFailure) in
        try importer.beginSayings(of: file, in: list)
      },
      record: { (importer, row, line) throws(ArchiveImporter.RecordRefusal) in
        try importer.importSaying(row, at: line)
      },
      end: { (importer) throws(StorageFailure) in try importer.houseSayings() }))

  static let sayingDays = ArchiveList(
    "sayingDays", table: "sayings_days", order: "t.day", identity: ["day"],
    [
      ArchiveMember("day", nil, .day),
      ArchiveMember("saying", "number", .digits(SayingNumber.range)),
    ],
    rules: ArchiveRules(
      record: { (importer, row, _) throws(ArchiveImporter.RecordRefusal) in
        try importer.importSayingDay(row)
      }))

  /// The feed address. Its URL may contain a password, which must not appear in an export.
  static let feed = ArchiveList(
    "sayingFeed", FeedRow.shape, order: "t.only_row", identity: [],
    rules: ArchiveRules(isSecret: { ($0["place"].text ?? "").contains("@") }))
}

extension ArchiveRow {
  var print: Int {
    SayingPrint.of(
      SayingWords(
        stored: self["eng"].text.map(MultilineText.init(stored:)),
        kor: self["kor"].text.map(MultilineText.init(stored:)),
        who: self["who"].text.map(SingleLineText.init(stored:))))
  }
}
