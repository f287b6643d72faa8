import Domain

/// A list of an export as it travels: which number it has, what names its records, and which of its
/// members are one field. The numbers stand in files of others and never change.
final class SyncList: Sendable {
  /// What names a record on every device.
  enum Identity: Sendable {
    /// Members of it, in their order.
    case members([String])
    /// A column that follows from others.
    case column(String, of: [String])
    /// Nothing it says: a name is drawn for it when it is kept (`sync_names`).
    case drawn
    /// There is one record at most.
    case only

    var isDrawn: Bool { if case .drawn = self { true } else { false } }
  }

  /// The column with the id of what a record belongs to, and the table that is in.
  struct Owner: Sendable {
    let column: String
    let table: String
  }

  let number: Int
  let list: ArchiveList
  /// The column its rows are found by.
  let key: String
  /// Whether that column is a day, which counts from the year 1 on.
  let isKeyDay: Bool
  let identity: Identity
  /// What its records belong to where a row says so by an id and not by a key.
  let owner: Owner?
  let fields: [SyncField]
  /// Whether records of it are put away before they are destroyed.
  let hasTrash: Bool
  /// Where the members stand that have to fit each other (`RecordRules`).
  let ruled: [Int]
  /// The statements that are run for each of its records.
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
    // What has no trash is here or gone.
    let hasTrash = fields.contains { $0.number == SyncField.deleted && !$0.members.isEmpty }
    self.hasTrash = hasTrash
    let all = hasTrash ? fields : [.init(SyncField.deleted, "here", [])] + fields
    self.fields = all.map { $0.placed(in: list) }
    let ruled = RecordRules.members(of: list.name)
    self.ruled = list.members.indices.filter { ruled.contains(list.members[$0].name) }
    statements = SyncStatements(
      list, key: key, by: identity, isReadings: number == SyncLists.readings)
  }

  /// The field of a number; those of a later version have none.
  func field(_ number: Int) -> SyncField? { fields.first { $0.number == number } }
}

/// Members of a record that only make sense together.
struct SyncField: Sendable, Equatable {
  let number: Int
  /// What it is called where somebody is told of it: its member, or what several are together.
  let name: String
  let members: [String]
  /// Where its members stand in a row of the list.
  private(set) var places: [Int] = []

  /// The field that says whether a record is put away, or was: in every list the same.
  static let deleted = 0

  init(_ number: Int, _ name: String, _ members: [String]? = nil) {
    self.number = number
    self.name = name
    self.members = members ?? [name]
  }

  /// The same, with the places of its members.
  fileprivate func placed(in list: ArchiveList) -> SyncField {
    var field = self
    field.places = members.compactMap { name in
      list.members.firstIndex { $0.name == name }
    }
    return field
  }

  /// Members of their own, with numbers from one on.
  static func each(from number: Int, _ names: String) -> [SyncField] {
    names.split(separator: " ").enumerated().map {
      SyncField(number + $0.offset, String($0.element))
    }
  }

  var rule: FieldRule { FieldRule(field: number) }

  /// Whether it is a mark by which the program knows a record again, and says nothing to people.
  var isInner: Bool { members == ["origin"] }
}
