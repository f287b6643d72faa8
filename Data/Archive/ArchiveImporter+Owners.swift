import Domain

/// What is unique here and may be taken by another record.
extension ArchiveImporter {
  /// Makes sure that nobody here has what may be had only once. Whoever belongs to somebody with
  /// the same number belongs to whom that is here.
  mutating func expectRoom(for row: ArchiveRow) throws(Refused) {
    guard row["deleted"] == .null else { return }
    switch row.list.name {
    case ArchiveLists.persons.name:
      guard let phone = row["phone"].text else { return }
      let key = PhoneNumber(stored: phone).key
      if key.isEmpty { throw .because(.wrongValue(member: "phone")) }
      try expectNone(ArchiveSQL.personWithPhone, .text(key), row, .samePhone)
    case ArchiveLists.books.name:
      guard let isbn = row["isbn13"].text else { return }
      try expectNone(ArchiveSQL.bookWithNumber, .text(isbn), row, .sameBook)
    case ArchiveLists.contacts.name:
      guard let uid = row["uid"].text else { return }
      try expectNone(ArchiveSQL.cardWithUID, .text(uid), row, .sameCard)
    default: return
    }
  }

  private mutating func expectNone(
    _ sql: String, _ value: Value, _ row: ArchiveRow, _ reason: ArchiveReason
  ) throws(Refused) {
    let key = try storing { () throws(StorageFailure) in
      try store.first(sql, [value]) { $0.int }
    }
    guard let key else { return }
    if let id = row["id"].text {
      owners[row.list.table, default: [:]][id] = Owner(key: key, isNew: false)
    }
    throw .because(reason)
  }

  /// Whether a card is here to the last byte, under another id.
  func hasSameCard(_ row: ArchiveRow) throws(Refused) -> Bool {
    guard row.list.name == ArchiveLists.contacts.name, row["deleted"] == .null, !isUntouched
    else { return false }
    let bytes = CardBytes.significant(row.bytes("card"))
    return try storing { () throws(StorageFailure) in
      var isHere = false
      try store.visit(ArchiveSQL.cardWithPrint, [.int(Fingerprint.of(bytes))]) { found in
        isHere = CardBytes.significant(found.bytes) == bytes
        return !isHere
      }
      return isHere
    }
  }

  /// How far one came in a book. The records of a book that came with the file are its own; to
  /// those that are here only such are added as go on where these end.
  mutating func takeReading(_ row: ArchiveRow) throws(Refused) {
    guard let owner = try owner(of: row), let at = row["at"].moment,
      let total = row["page"].number, let pages = row["pagesRead"].number
    else { throw .because(.withoutOwner) }
    if !owner.isNew, let kept = try found(row, owner) {
      // One may be here twice, taken away and read again.
      if kept.row["deleted"] != .null || row["deleted"] != .null
        || kept.row.cells == row.cells
      {
        return report.same += 1
      }
      throw .because(.differsHere)
    }
    let state = try storing { () throws(StorageFailure) in
      try store.first(ArchiveSQL.bookState, [.int(owner.key)]) {
        let found = NamedRow<ArchiveSQL.BookStateColumn>($0)
        return (
          isRemoved: !found.isNull(.deletedAt), day: found.optionalText(.lastDay),
          total: found.int(.lastTotal), pages: found.int(.pages)
        )
      }
    }
    guard let state else { throw .because(.withoutOwner) }
    if !owner.isNew, row["deleted"] == .null {
      let follows = state.day.map { $0 < at.day.description } ?? true
      guard follows, total - pages == state.total, total <= state.pages else {
        throw .because(.doesNotFollow)
      }
    }
    let isHere = row["deleted"] == .null && !state.isRemoved
    _ = try insert(row, owner, and: [("here", .bool(isHere))])
    report.added += 1
  }
}
