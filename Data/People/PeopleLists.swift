import Domain

extension ArchiveLists {
  static let persons = ArchiveList(
    "people", PeopleRow.shape, rules: ArchiveRules(unique: samePerson))

  static let waterings = ArchiveList(
    "waterings", WateringRow.shape, rules: ArchiveRules(inserted: countWatering))

  static let pending = ArchiveList(
    "pending", PendingRow.shape, order: "t.person", identity: ["person"])

  /// The export list of appointments that are marked as not having taken place.
  static let missedMeetings = ArchiveList(
    "unmet", MissedMeetingRow.shape, order: "t.person, t.day, t.event",
    identity: ["person", "event", "day"])

  /// Returns the check for an existing person with the same name and number; nil for a person without a number. If
  /// there is such a person, the waterings in the file go to that person.
  @Sendable private static func samePerson(_ row: ArchiveRow) throws(ArchiveImporter.RecordRefusal)
    -> ArchiveRules.Unique?
  {
    guard let phone = row["phone"].text else { return nil }
    let key = PhoneNumber(stored: phone).key
    if key.isEmpty { throw .because(.wrongValue(member: "phone")) }
    return ArchiveRules.Unique(
      sql: """
        SELECT key FROM people
        WHERE phone_key = ? AND name_folded = ? AND deleted_at IS NULL
        """, values: [.text(key), .text(TextForms.folded(row["name"].text ?? ""))],
      reason: .samePerson)
  }

  /// Counts an added watering for its person, if the person existed before the import. A watering in the trash does not
  /// count.
  @Sendable private static func countWatering(
    _ row: ArchiveRow, _ key: Int, of owner: ArchiveOwners.Owner?, in store: Connection
  ) throws(StorageFailure) {
    guard let owner, !owner.isNew, row["deleted"] == .null else { return }
    try store.run(
      "UPDATE people SET times_watered = times_watered + 1 WHERE key = ?", [.int(owner.key)])
  }
}
