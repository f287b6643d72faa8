import Domain

/// One value of a record on its way out or in.
enum ArchiveCell: Equatable, Sendable {
  case null
  case text(String)
  case number(Int)
  case flag(Bool)
  case moment(Now)
  case bytes([UInt8])
  case texts([String])

  /// The text, if it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The number, if it is one.
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  /// The moment, if it is one.
  var moment: Now? { if case .moment(let moment) = self { moment } else { nil } }
}

/// What a member of a record is, in the file and in the table.
enum ArchiveMemberKind: Sendable {
  case text
  /// One of a few words.
  case choice([String])
  /// A number within what the program can count with.
  case number(ClosedRange<Int>)
  /// A number that scripts know as a text.
  case digits(ClosedRange<Int>)
  case flag
  case day
  case birthday
  /// Tags, with their signs.
  case tags
  /// An ISBN of thirteen digits.
  case isbn
  /// An instant, with the column its offset stands in.
  case moment(offset: String)
  /// An instant of which no offset is kept.
  case stamp
  /// The id of a record of another table, which is numbered here.
  case owner(table: String)
  /// Bytes, as text where they are one.
  case bytes
  /// The telephone numbers of a card, in a table of their own.
  case phones

  static let instant = moment(offset: "offset")
  static let count = number(0...1_000_000_000)
}

/// A member of a record: its name in the file and its column in the table.
struct ArchiveMember: Sendable {
  let name: String
  let column: String
  let kind: ArchiveMemberKind
  /// Whether it may be null, or missing.
  let isOptional: Bool
  /// What it is where it is missing: an older export does not know of it.
  let usual: ArchiveCell

  init(
    _ name: String, _ column: String? = nil, _ kind: ArchiveMemberKind = .text,
    optional isOptional: Bool = false, usual: ArchiveCell = .null
  ) {
    self.usual = usual
    self.name = name
    self.column = column ?? name
    self.kind = kind
    self.isOptional = isOptional
  }

  /// How the table is asked for it; its table is called `t`.
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

  /// Reads it from the values of a row that are left, and takes them off. What the calendar does
  /// not have is damage.
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

  /// The columns it fills; what stands elsewhere has none.
  var columns: [String] {
    switch kind {
    case .owner, .phones: []
    case .moment(let offset): [column, offset]
    case .text, .choice, .number, .digits, .flag, .day, .birthday, .tags, .isbn, .stamp,
      .bytes:
      [column]
    }
  }

  /// Adds what goes into its columns.
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
