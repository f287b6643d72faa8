import Domain

/// A value of a record in export or import.
enum ArchiveCell: Equatable, Sendable {
  case null
  case text(String)
  case number(Int)
  case flag(Bool)
  case moment(Now)
  case bytes([UInt8])
  case texts([String])

  /// The text; nil for any other case.
  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The number; nil for any other case.
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  /// The moment; nil for any other case.
  var moment: Now? { if case .moment(let moment) = self { moment } else { nil } }
}

/// The type of a member of a record. It determines the JSON form and the columns of the member.
enum ArchiveMemberKind: Sendable {
  case text
  /// A text that must be one of the given words.
  case choice([String])
  /// An integer within the range, as a JSON number.
  case number(ClosedRange<Int>)
  /// An integer within the range, as a JSON string.
  case digits(ClosedRange<Int>)
  case flag
  case day
  case birthday
  /// Tags in their stored form, with `#`.
  case tags
  /// An ISBN of thirteen digits.
  case isbn
  /// An instant, with the name of its offset column.
  case moment(offset: String)
  /// An instant stored without an offset.
  case stamp
  /// The id of a record in another table; the column stores that record's row key.
  case owner(table: String)
  /// Bytes, exported as text if they are valid UTF-8 and as Base64 otherwise.
  case bytes
  /// The phone numbers of a contact card, which are stored in their own table.
  case phones

  static let instant = moment(offset: "offset")
  static let count = number(0...1_000_000_000)
}

/// A member of a record: its JSON name and its column.
struct ArchiveMember: Sendable {
  let name: String
  let column: String
  let kind: ArchiveMemberKind
  /// Whether the member may be null or missing.
  let isOptional: Bool
  /// The value of the member if it is missing, as in an export from an older version.
  let defaultValue: ArchiveCell

  init(
    _ name: String, _ column: String? = nil, _ kind: ArchiveMemberKind = .text,
    optional isOptional: Bool = false, defaultValue: ArchiveCell = .null
  ) {
    self.defaultValue = defaultValue
    self.name = name
    self.column = column ?? name
    self.kind = kind
    self.isOptional = isOptional
  }

  /// The SELECT expressions of the member; the record's table has the alias `t`.
  var selected: [String] {
    switch kind {
    case .moment(let offset): ["t.\(column)", "t.\(offset)"]
    case .owner(let table): ["(SELECT o.id FROM \(table) o WHERE o.key = t.\(column))"]
    case .phones:
      [
        """
        (SELECT group_concat(number, char(10)) FROM
          (SELECT n.number FROM contact_numbers n WHERE n.contact = t.key ORDER BY n.place))
        """
      ]
    case .text, .choice, .number, .digits, .flag, .day, .birthday, .tags, .isbn, .stamp,
      .bytes:
      ["t.\(column)"]
    }
  }

  /// Consumes the member's values from the front of `rest`. Throws `corrupt` if a value is missing, or if a moment is
  /// outside the calendar.
  func cell(_ rest: inout ArraySlice<Value>) throws(StorageFailure) -> ArchiveCell {
    guard let value = rest.popFirst() else { throw .corrupt }
    switch (kind, value) {
    case (.moment, _):
      guard let offset = rest.popFirst() else { throw .corrupt }
      guard case .int(let instant) = value else { return .null }
      return .moment(try Self.known(instant, offset.number ?? 0))
    case (.stamp, .int(let instant)): return .moment(try Self.known(instant, 0))
    case (.phones, _):
      return .texts(value.text?.split(separator: "\n").map(String.init) ?? [])
    case (.bytes, .bytes(let bytes)): return .bytes(bytes)
    case (.flag, .int(let number)): return .flag(number != 0)
    case (_, .text(let text)): return .text(text)
    case (_, .int(let number)): return .number(number)
    case (.bytes, _): return .bytes([])
    case (_, .null), (_, .bytes), (_, .exactText): return .null
    }
  }

  private static func known(_ instant: Int, _ offset: Int) throws(StorageFailure) -> Now {
    guard let moment = ArchiveMoment.known(instant, offset) else { throw .corrupt }
    return moment
  }

  /// The columns that the member fills; empty if its value is in another table.
  var columns: [String] {
    switch kind {
    case .owner, .phones: []
    case .moment(let offset): [column, offset]
    case .text, .choice, .number, .digits, .flag, .day, .birthday, .tags, .isbn, .stamp,
      .bytes:
      [column]
    }
  }

  /// Appends the values for the member's columns.
  func add(_ cell: ArchiveCell, to values: inout [Value]) {
    switch kind {
    case .owner, .phones: return
    case .text, .choice, .number, .digits, .flag, .day, .birthday, .tags, .isbn, .stamp,
      .bytes, .moment:
      break
    }
    switch cell {
    case .null, .texts: values.append(.null)
    case .text(let text): values.append(.text(text))
    case .number(let number): values.append(.int(number))
    case .flag(let flag): values.append(.bool(flag))
    case .bytes(let bytes): values.append(.bytes(bytes))
    case .moment(let moment): values.append(.int(moment.instant))
    }
    if case .moment = kind {
      values.append(cell.moment.map { .int($0.offset) } ?? .null)
    }
  }
}
