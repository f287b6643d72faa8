/// What the files of a folder contain.
public enum VdirKind: String, CaseIterable, Sendable {
  /// Events, one file for each (`.ics`).
  case calendar
  /// Contacts, one file for each (`.vcf`).
  case contacts

  /// The file name extension, with its dot.
  public var ending: String {
    switch self {
    case .calendar: ".ics"
    case .contacts: ".vcf"
    }
  }
}

/// A folder (vdir) that is kept in sync with the records of the store. The binding is not sent to other devices.
public struct VdirBinding: Equatable, Sendable {
  /// The absolute path.
  public let path: String
  public let kind: VdirKind
  /// The name by which the user knows the folder.
  public var name: String
  /// The name of the computer on which the folder was bound.
  public let device: String
  /// Whether new records of the kind get their files in this folder.
  public let getsNew: Bool
  /// When the last round ended, in seconds since 1970; nil before the first.
  public var last: Int?

  public init(
    path: String, kind: VdirKind, name: String, device: String, getsNew: Bool, last: Int? = nil
  ) {
    (self.path, self.kind, self.name, self.device) = (path, kind, name, device)
    (self.getsNew, self.last) = (getsNew, last)
  }
}

/// The last synced state of a file and its record.
public struct VdirItem: Equatable, Sendable {
  /// The path of the folder.
  public let folder: String
  /// The name of the file.
  public var file: String
  /// The UID in the file.
  public let uid: String
  /// The id of the record.
  public var record: String
  /// The bytes that were last read from or written to the file; nil if the file has never existed.
  public var seen: [UInt8]?
  /// The bytes that the file should have. They differ from `seen` until the file is written.
  public var wanted: [UInt8]
  /// The record rendered as a file, at the time when `wanted` was set.
  public var here: [UInt8]
  /// The person of the card, at the time when `wanted` was set; nil if the card has no person.
  public var person: VdirPerson?

  public init(
    folder: String, file: String, uid: String, record: String, seen: [UInt8]?, wanted: [UInt8],
    here: [UInt8], person: VdirPerson? = nil
  ) {
    (self.folder, self.file, self.uid, self.record) = (folder, file, uid, record)
    (self.seen, self.wanted, self.here, self.person) = (seen, wanted, here, person)
  }
}

/// The fields of a person that are kept in sync with the person's card.
public struct VdirPerson: Equatable, Sendable {
  public let id: String
  public var name: String
  public var nickname: String?
  public var phone: String?
  public var birthday: String?

  public init(
    id: String, name: String, nickname: String? = nil, phone: String? = nil,
    birthday: String? = nil
  ) {
    (self.id, self.name, self.nickname) = (id, name, nickname)
    (self.phone, self.birthday) = (phone, birthday)
  }

  init(_ person: Person) {
    self.init(
      id: person.id.text, name: person.name.text, nickname: person.nickname?.text,
      phone: person.phone?.written.text, birthday: person.birthday?.description)
  }
}

/// A conflict: a field was changed both in the record and in the file, to different values.
public struct VdirConflict: Equatable, Sendable {
  /// The number by which the user refers to the conflict.
  public var number: Int
  public let kind: VdirKind
  public let record: String
  public let title: String
  /// The name of the field, as in an export.
  public let field: String
  public let current: String
  public let other: String
  /// The bytes of the file with the other value.
  public let text: [UInt8]
  /// The name of the folder.
  public let folder: String
  /// When the conflict was found, in seconds since 1970.
  public let at: Int

  public init(
    number: Int, kind: VdirKind, record: String, title: String, field: String, current: String,
    other: String, text: [UInt8], folder: String, at: Int
  ) {
    (self.number, self.kind, self.record, self.title) = (number, kind, record, title)
    (self.field, self.current, self.other, self.text) = (field, current, other, text)
    (self.folder, self.at) = (folder, at)
  }
}
