import Domain

/// Parses sayings from a CSV file with a header row. Columns may be in any order, and their names in any case.
struct CSVReader {
  private var rows: CSVRows
  private var columns: [SayingColumn] = []
  private var width = 0
  private var hasBegun = false
  private var hasEnded = false
  private let moment: SayingRow.Clock

  /// Parses a stream. The closure `moment` converts the times, which are in the local time zone.
  init(_ stream: ByteStream, moment: @escaping SayingRow.Clock) {
    rows = CSVRows(stream, longest: SayingRow.longest)
    self.moment = moment
  }

  /// Returns the next saying or problem; nil at the end.
  mutating func next() -> SayingFinding? {
    if hasEnded { return nil }
    if !hasBegun {
      hasBegun = true
      if let problem = readHeader() {
        hasEnded = true
        return problem
      }
    }
    while true {
      switch rows.next() {
      case .end:
        hasEnded = true
        return nil
      case .openQuote:
        hasEnded = true
        return problem(.openQuote)
      case .row where rows.hasText: return finding()
      case .row: continue
      }
    }
  }

  /// Maps the columns by the header. Returns a problem if the header has no known name or an open quote; nil otherwise.
  private mutating func readHeader() -> SayingFinding? {
    var row = CSVRows.Row.row
    repeat { row = rows.next() } while row == .row && !rows.hasText
    switch row {
    case .end: return nil
    case .openQuote: return problem(.openQuote)
    case .row: break
    }
    var indices: [Int] = []
    for (index, name) in rows.fields.enumerated() {
      guard let column = SayingColumn(named: name[...]), !columns.contains(column)
      else { continue }
      columns.append(column)
      indices.append(index)
    }
    if columns.isEmpty { return problem(.noKnownColumn) }
    width = rows.fields.count
    rows.choose(indices, of: width)
    return nil
  }

  private func finding() -> SayingFinding {
    do throws(SayingParseError) {
      return try row().finding(moment)
    } catch {
      return problem(error)
    }
  }

  private func row() throws(SayingParseError) -> SayingRow {
    // Fields after the last column mean an unquoted comma, so the text would be cut off.
    if rows.isOverfull { throw .tooManyFields(expected: width) }
    var row = SayingRow(line: rows.line)
    var (source, author) = ("", "")
    for (column, bytes) in zip(columns, rows.fields) where !bytes.isEmpty {
      if let field = column.field, bytes.count > SayingRow.longest {
        let limit = field == .who ? SayingWords.whoLimit : SayingWords.textLimit
        let isKorean = column.isOfAnyLanguage && Hangul.isIn(bytes)
        throw .refused(.tooLong(isKorean ? .kor : field, limit: limit))
      }
      switch column {
      case .eng: row.eng = try text(bytes)
      case .kor: row.kor = try text(bytes)
      case .text, .quote: row.text = row.text.isEmpty ? try text(bytes) : row.text
      case .who: row.who = try text(bytes)
      case .author: author = try text(bytes)
      case .source: source = try text(bytes)
      case .id: row.number = try text(bytes)
      case .time, .uploaded: row.uploaded = row.uploaded.isEmpty ? try text(bytes) : row.uploaded
      case .liked: row.isLiked = try flag(bytes, column)
      case .used: row.isUsed = try flag(bytes, column)
      case .unseen: row.isUnseen = try flag(bytes, column)
      case .likedAt: row.likedAt = try text(bytes)
      case .usedAt: row.usedAt = try text(bytes)
      }
    }
    if row.who.isEmpty { row.who = author.isEmpty ? source : author }
    return row
  }

  private func text(_ bytes: [UInt8]) throws(SayingParseError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUnicode }
    return text
  }

  private func flag(_ bytes: [UInt8], _ column: SayingColumn) throws(SayingParseError) -> Bool? {
    switch ASCII.uppercased(ASCII.trimmed(bytes[...]).prefix(8)) {
    case "": nil
    case "TRUE", "1": true
    case "FALSE", "0": false
    default: throw .notYesOrNo(column.rawValue)
    }
  }

  private func problem(_ reason: SayingParseError) -> SayingFinding {
    .problem(SayingIssue(line: rows.line, reason: reason))
  }
}

/// The columns of a CSV file and the members of a JSON object that describe a saying.
enum SayingColumn: String, CaseIterable {
  case id, eng, kor, who, time, uploaded, liked, used, unseen, likedAt, usedAt
  case text, quote, author, source

  /// The column of a header name, ignoring case and surrounding blanks; nil if it is unknown.
  init?(named name: ArraySlice<UInt8>) {
    let name = ASCII.trimmed(name)
    guard name.count <= 16 else { return nil }
    let upper = ASCII.uppercased(name)
    let column = Self.allCases.first { ASCII.uppercased($0.rawValue.utf8) == upper }
    guard let column else { return nil }
    self = column
  }

  /// Whether the column contains the text of a saying.
  var isText: Bool {
    switch self {
    case .eng, .kor, .text, .quote: true
    case .id, .who, .time, .uploaded, .liked, .used, .unseen, .likedAt, .usedAt, .author,
      .source:
      false
    }
  }

  /// Whether the language must be detected from the text, since the column does not determine it.
  var isOfAnyLanguage: Bool { self == .text || self == .quote }

  /// The text field of the saying that the column fills; nil if the column is a number, a time or a mark.
  var field: SayingField? {
    switch self {
    case .eng, .text, .quote: .eng
    case .kor: .kor
    case .who, .author, .source: .who
    case .id, .time, .uploaded, .liked, .used, .unseen, .likedAt, .usedAt: nil
    }
  }
}
