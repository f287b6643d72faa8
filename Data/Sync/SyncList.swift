import Domain

/// A list of an export in the form for sync: its number, the identity of its records, and the members that form a
/// field. The numbers are in files of other devices and never change.
final class SyncList: Sendable {
  /// The values that identify a record on every device.
  enum Identity: Sendable {
    /// Some members of the record, in this order.
    case members([String])
    /// A column that is derived from other columns.
    case column(String, of: [String])
    /// An identity that is assigned when the record is stored, either random or a digest (`sync_names`).
    case drawn
    /// The list has at most one record, so no value is needed to identify it.
    case only

    var isDrawn: Bool { if case .drawn = self { true } else { false } }
  }

  /// The owner of a record: the column with the owner's id, and the owner's table.
  struct Owner: Sendable {
    let column: String
    let table: String
  }

  let number: Int
  let list: ArchiveList
  /// The key column of the list's rows.
  let key: String
  /// Whether the key column is a day. The key is then the number of days since 1 January 1970.
  let isKeyDay: Bool
  let identity: Identity
  /// The owner of the list's records, if rows contain the id of the owner; nil if they contain its key or have no
  /// owner.
  let owner: Owner?
  let fields: [SyncField]
  /// Whether the list's records are soft-deleted before they are destroyed.
  let hasTrash: Bool
  /// The indexes of members that have to agree with each other (`RecordRules`).
  let ruled: [Int]
  /// The statements that are run for each of the list's records.
  let statements: SyncStatements

  init(
    _ number: Int, _ list: ArchiveList, key: String = "key", isKeyDay: Bool = false,
    by identity: Identity, of owner: Owner? = nil, _ fields: [SyncField]
  ) {
    self.number = number
    self.list = list
    self.key = key
    self.isKeyDay = isKeyDay
    self.identity = identity
    self.owner = owner
    // Without trash, a record only exists or not.
    let hasTrash = fields.contains { $0.number == SyncField.deleted && !$0.members.isEmpty }
    self.hasTrash = hasTrash
    let all = hasTrash ? fields : [.init(SyncField.deleted, "here", [])] + fields
    self.fields = all.map { $0.placed(in: list) }
    let ruled = RecordRules.members(of: list.name)
    self.ruled = list.members.indices.filter { ruled.contains(list.members[$0].name) }
    statements = SyncStatements(
      list, key: key, by: identity, isReadings: number == SyncLists.readings)
  }

  /// Returns the field with a number; nil if a newer version of Haru added it.
  func field(_ number: Int) -> SyncField? { fields.first { $0.number == number } }
}

/// Members of a record that only make sense together.
struct SyncField: Sendable, Equatable {
  let number: Int
  /// The name shown to the user: the name of the only member, or one for all members together.
  let name: String
  let members: [String]
  /// The indexes of the members in a row of the list.
  private(set) var memberIndices: [Int] = []

  /// The number of the field that says whether a record is deleted. It is the same in every list.
  static let deleted = 0

  init(_ number: Int, _ name: String, _ members: [String]? = nil) {
    self.number = number
    self.name = name
    self.members = members ?? [name]
  }

  /// Returns the field with the indexes of its members in `list`.
  fileprivate func placed(in list: ArchiveList) -> SyncField {
    var field = self
    field.memberIndices = members.compactMap { name in
      list.members.firstIndex { $0.name == name }
    }
    return field
  }

  /// Makes one field for each name, numbered consecutively from `number`.
  static func each(from number: Int, _ names: String) -> [SyncField] {
    names.split(separator: " ").enumerated().map {
      SyncField(number + $0.offset, String($0.element))
    }
  }

  var rule: FieldRule { FieldRule(field: number) }

  /// Whether the field is an internal identifier, which means nothing to the user.
  var isInner: Bool { members == ["origin"] }
}
