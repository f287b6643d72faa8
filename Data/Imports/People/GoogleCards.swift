import Domain

/// Imports Google's contacts CSV, with the old or the current column names. Every column becomes a
/// vCard line.
struct GoogleCards: IncomingReader {
  private var rows: TableRows
  private var queue = PieceQueue()
  private let dates: ImportDateOrder?

  static let recipe = ImportRecipe(
    format: .google, fits: fits,
    open: { (file, choice) throws(ImportFailure) in
      try GoogleCards(file.table(), choice.dates)
    })

  private static let fits: @Sendable (ImportFile) -> Bool = { file in
    let isNew = file.hasColumns("First Name", "Last Name", "Labels")
    let isOld = file.hasColumns("Given Name", "Family Name", "Group Membership")
    let isPart =
      file.hasColumns("Given Name", "Family Name", "E-mail 1 - Value")
      || file.hasColumns("Given Name", "Family Name", "Phone 1 - Value")
      || file.hasColumns("First Name", "Last Name", "Phone 1 - Value")
      || file.hasColumns("First Name", "Last Name", "E-mail 1 - Value")
    return isNew || isOld || isPart
  }

  init(_ table: CSVStream, _ dates: ImportDateOrder?) {
    (rows, self.dates) = (TableRows(table), dates)
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    if let piece = queue.next() { return piece }
    switch try rows.next() {
    case .end: return nil
    case .problem(let problem): return .problem(problem)
    case .row:
      let row = rows.table
      let card = GoogleCard(row, dates)
      guard let (uid, bytes) = card.written else {
        return .problem(IncomingIssue(line: row.line, .nameMissing, failed: true))
      }
      if let text = card.unreadBirthday {
        queue.add(row.line, .dateUnreadable(text), failed: false)
      }
      if !row.isUnicode { queue.add(row.line, .notUnicode, failed: false) }
      return .entry(IncomingEntry(line: row.line, id: uid, .card(IncomingCard(card: bytes))))
    }
  }
}

/// Builds the lines of a vCard.
struct CardLines {
  private(set) var lines: [String] = []
  private var groups = 0

  /// Adds a property with one text value, which is escaped.
  mutating func add(_ name: String, _ value: String) {
    lines.append("\(name):\(Self.escaped(value))")
  }

  /// Adds a property with several components, separated by semicolons.
  mutating func add(_ name: String, parts: [String]) {
    lines.append("\(name):\(parts.map(Self.escaped).joined(separator: ";"))")
  }

  /// Adds a property whose value must not be escaped.
  mutating func add(_ name: String, plain value: String) { lines.append("\(name):\(value)") }

  /// Adds a property with a kind. A known kind becomes TYPE parameters. Any other kind becomes a label in the same
  /// group.
  mutating func add(_ name: String, kind: String, parts: [String]) {
    var kind = kind
    var types = ""
    if kind.hasPrefix("* ") {
      kind = String(kind.dropFirst(2))
      types = ";TYPE=PREF"
    }
    if let type = Self.types[kind.lowercased()] {
      add(name + types + type.map { ";TYPE=\($0)" }.joined(), parts: parts)
    } else {
      groups += 1
      add("item\(groups).\(name)\(types)", parts: parts)
      add("item\(groups).X-ABLabel", kind)
    }
  }

  private static let types: [String: [String]] = [
    "": [], "other": [], "home": ["HOME"], "work": ["WORK"], "mobile": ["CELL"], "main": ["MAIN"],
    "home fax": ["HOME", "FAX"], "work fax": ["WORK", "FAX"], "pager": ["PAGER"],
    "휴대전화": ["CELL"], "집": ["HOME"], "직장": ["WORK"], "회사": ["WORK"], "기타": [],
  ]

  /// Returns the escaped value without control characters.
  private static func escaped(_ value: String) -> String {
    let shown = value.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || !Text.isControl($0) }
    var text = ""
    text.unicodeScalars.append(contentsOf: shown)
    return ContentText.escaped(text)
  }
}
