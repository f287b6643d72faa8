import Domain

extension ArchiveLists {
  static let people = [persons, waterings, pending, contacts]

  static let persons = ArchiveList("people", PeopleRow.shape)

  static let waterings = ArchiveList("waterings", WateringRow.shape)

  static let pending = ArchiveList(
    "pending", PendingRow.shape, order: "t.person", identity: ["person"])

  static let contacts = ArchiveList("contacts", AddressBookRow.shape)
}

extension ArchiveRow {
  /// The telephone numbers of a card.
  var phones: [PhoneNumber] {
    if case .texts(let texts) = self["phones"] { texts.map(PhoneNumber.init(stored:)) } else { [] }
  }

  /// The bytes of a member.
  func bytes(_ name: String) -> [UInt8] {
    if case .bytes(let bytes) = self[name] { bytes } else { [] }
  }
}
