import Domain

extension StorePart {
  /// The part of contact cards. Cards have no trash. The search does not find cards, but it finds the contacts that
  /// were registered as persons.
  static let addressBook = StorePart(
    folder: "People/AddressBook",
    makeTables: { (store) throws(StorageFailure) in try store.script(AddressBookSchema.tables) },
    tables: [
      StoreTable(number: 4, name: "contacts"),
      StoreTable(number: 5, name: "contact_numbers", leftOut: "stands with the cards"),
    ],
    trash: { .nothing }, found: { [] }, names: { [] },
    lists: { [ArchiveLists.addressCards] },
    touched: { ["EXISTS (SELECT 1 FROM contacts)"] })
}

extension ArchiveLists {
  static let addressCards = ArchiveList(
    "contacts", AddressBookRow.shape,
    rules: ArchiveRules(unique: uniqueUID, isHere: hasSameCard, inserted: insertPhones))

  @Sendable private static func uniqueUID(_ row: ArchiveRow) -> ArchiveRules.Unique? {
    row["uid"].text.map { uid in
      ArchiveRules.Unique(
        sql: "SELECT key FROM contacts WHERE uid = ? AND uid IS NOT NULL AND deleted_at IS NULL",
        values: [.text(uid)], reason: .sameCard)
    }
  }

  /// Returns whether the store has a card with the same bytes. Always false for a card that is deleted in the file, and
  /// for an import into an untouched store.
  @Sendable private static func hasSameCard(_ row: ArchiveRow, in importer: ArchiveImporter)
    throws(StorageFailure) -> Bool
  {
    guard row["deleted"] == .null, !importer.isUntouched else { return false }
    let bytes = CardBytes.significant(row.bytes("card"))
    let sql = "SELECT card FROM contacts WHERE fingerprint = ? AND deleted_at IS NULL"
    var isHere = false
    try importer.store.visit(sql, [.int(Fingerprint.of(bytes))]) { found in
      isHere = CardBytes.significant(found.bytes) == bytes
      return !isHere
    }
    return isHere
  }

  @Sendable private static func insertPhones(
    _ row: ArchiveRow, _ key: Int, of owner: ArchiveOwners.Owner?, in store: Connection
  ) throws(StorageFailure) {
    for (position, number) in row.phones.enumerated() {
      try store.run(
        AddressBookSQL.insertNumber,
        [.int(key), .int(position), .text(number.written.text), .text(number.key)])
    }
  }
}

extension ArchiveRow {
  /// The phone numbers of an imported card.
  var phones: [PhoneNumber] {
    if case .texts(let texts) = self["phones"] { texts.map(PhoneNumber.init(stored:)) } else { [] }
  }
}
