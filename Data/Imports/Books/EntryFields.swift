import Domain

/// The column indices of the fields that a format reads, looked up once for all rows.
struct TableColumns {
  /// The indices of the columns that are read. The value is nil if the table lacks the column.
  private let indices: [String: Int?]
  /// The columns that the format does not read, with their names as written.
  let others: [(place: Int, name: String)]

  init(_ table: CSVStream, reading names: [String]) {
    var indices: [String: Int?] = [:]
    for name in names { indices[name] = .some(table.index(of: name)) }
    self.indices = indices
    let read = Set(indices.values.compactMap(\.self))
    others = table.names.enumerated().compactMap { index, name in
      read.contains(index) ? nil : (index, name)
    }
  }

  /// Returns the index of a column, including those in `others`; nil if the table lacks the column.
  func index(of name: String, in table: CSVStream) -> Int? {
    indices[name] ?? table.index(of: name)
  }
}

/// The fields of one entry by the source program's names, from a table row or a JSON object.
/// Problems with fields are collected, and fields that the format does not read are preserved.
struct EntryFields {
  enum Source {
    case row(CSVStream, TableColumns)
    case object([String: JSONTree], reading: Set<String>)
  }

  /// The line number in a table, or the number of the entry in JSON.
  let line: Int
  let choice: ImportChoice
  private let source: Source
  private var problems: [IncomingRefusal] = []
  private var kept: [StoredMember] = []
  private var failure: IncomingRefusal?
  /// The counts of what was changed in the import, such as rounded ratings. They are reported after the last entry.
  var counts = ImportCounts()

  init(line: Int, choice: ImportChoice, _ source: Source) {
    (self.line, self.choice, self.source) = (line, choice, source)
  }

  /// The value of a field, trimmed; nil if it is missing or empty.
  subscript(_ name: String) -> String? {
    switch source {
    case .row(let table, let columns):
      return columns.index(of: name, in: table).flatMap(table.field)
    case .object(let members, _):
      guard let text = members[name]?.text else { return nil }
      let trimmed = Text.trimmed(text)
      return trimmed.isEmpty ? nil : trimmed
    }
  }

  /// Whether the fields come from a JSON object rather than a table row.
  var isObject: Bool { if case .object = source { true } else { false } }

  /// Returns the texts of a JSON list, or the single text in place of a list.
  func texts(_ name: String) -> [String] {
    guard case .object(let members, _) = source, let list = members[name] else {
      return self[name].map { [$0] } ?? []
    }
    return list.elements.compactMap { $0.text.map(Text.trimmed) }.filter { !$0.isEmpty }
  }

  /// Returns the raw JSON value of a member; nil if the member is missing, or if the source is a table row.
  func member(_ name: String) -> JSONTree? {
    guard case .object(let members, _) = source else { return nil }
    return members[name]
  }

  /// Preserves a field with its original text.
  mutating func keep(_ name: String) {
    if let text = self[name] { kept.append(StoredMember(name, text)) }
  }

  /// Adds a problem that does not prevent the import of the entry.
  mutating func name(_ problem: IncomingRefusal) { problems.append(problem) }

  /// Marks the whole entry as not importable. Only the last reason is reported.
  mutating func fail(_ reason: IncomingRefusal) { failure = reason }

  /// Returns the title. If the title is missing, the entry fails and nil is returned.
  mutating func title(_ name: String) -> String? {
    let title = self[name]
    if title == nil { fail(.titleMissing) }
    return title
  }

  /// Returns a day; nil if the field is empty or not a day. A text that is not a day is reported and preserved.
  mutating func day(_ name: String) -> Day? {
    guard let text = self[name] else { return nil }
    if let day = WrittenDay.day(text, choice.dates) { return day }
    problems.append(.dateUnreadable(text))
    keep(name)
    return nil
  }

  /// Returns a whole number; nil if the field is empty, zero or not a whole number. A text that is not a whole number
  /// is reported and preserved.
  mutating func number(_ name: String) -> Int? {
    guard let text = self[name] else { return nil }
    guard let hundredths = WrittenNumber.hundredths(text), hundredths % 100 == 0 else {
      problems.append(.numberUnreadable(column: name, text))
      keep(name)
      return nil
    }
    return hundredths == 0 ? nil : hundredths / 100
  }

  /// Converts a rating between zero and `most` to half stars, 1…10. A rating between two half stars is rounded to the
  /// nearest, ties upwards, and the original rating is preserved. Returns nil for an empty field, for zero and for an
  /// invalid rating, which is reported and preserved.
  mutating func halfStars(_ name: String, of most: Int = 5) -> Int? {
    guard let text = self[name] else { return nil }
    guard let hundredths = WrittenNumber.hundredths(text), hundredths <= most * 100 else {
      problems.append(.numberUnreadable(column: name, text))
      keep(name)
      return nil
    }
    let fifths = hundredths * 5 / most
    if fifths == 0 { return nil }
    if fifths % 50 != 0 {
      counts.starsRounded += 1
      keep(name)
    }
    return max(1, (fifths * 2 + 50) / 100)
  }

  /// Returns the first ISBN with a valid check digit; nil if there is none. Invalid ISBNs are
  /// reported and preserved, and further valid ones are preserved too.
  mutating func isbn(_ names: String...) -> String? {
    var found: (text: String, number: ISBN)?
    for name in names {
      for text in WrittenISBN.all(in: self[name]) {
        guard let number = ISBN(text) else {
          problems.append(.isbnWrong(text))
          kept.append(StoredMember(name, text))
          continue
        }
        if found == nil { found = (text, number) }
        if let found, found.number != number { kept.append(StoredMember(name, text)) }
      }
    }
    return found?.text
  }

  /// Returns a review with its HTML tags removed; nil if no text is left. If the review had links or pictures, the
  /// original is preserved as well.
  mutating func review(_ name: String) -> String? {
    guard let text = self[name] else { return nil }
    let plain = HTMLText.plain(text)
    if plain.isPoorer { keep(name) }
    return plain.text.isEmpty ? nil : plain.text
  }

  /// Returns the entry followed by its problems. Returns only the reason if the entry failed, and nothing if it is
  /// skipped on purpose.
  func pieces(_ made: (id: String, content: IncomingEntry.Content)?) -> [IncomingPiece] {
    guard let made else {
      return failure.map { [.problem(IncomingIssue(line: line, $0, failed: true))] } ?? []
    }
    let entry = IncomingEntry(line: line, id: made.id, made.content, kept: kept + others)
    return [.entry(entry)]
      + problems.map { .problem(IncomingIssue(line: line, $0, failed: false)) }
  }

  /// The fields that the format does not read.
  var others: [StoredMember] {
    switch source {
    case .row(let table, let columns):
      return columns.others.compactMap { index, name in
        table.field(index).map { StoredMember(name, $0) }
      }
    case .object(let members, let read):
      return members.keys.sorted().compactMap { name in
        read.contains(name) ? nil : members[name].flatMap { StoredMember(name, $0) }
      }
    }
  }
}

extension StoredMember {
  /// Preserves a JSON value. Nil if the value is null or an empty text.
  init?(_ name: String, _ value: JSONTree) {
    switch value {
    case .null: return nil
    case .text(let text):
      if text.isEmpty { return nil }
      self.init(name, text)
    case .object, .list, .number, .bool:
      var bytes: [UInt8] = []
      value.write(to: &bytes)
      self.init(name, json: String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension JSONTree {
  /// Writes the value as JSON, with members sorted by name.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += Array("null".utf8)
    case .bool(let flag): bytes += Array((flag ? "true" : "false").utf8)
    case .text(let text): JSONEscapes.write(text, to: &bytes)
    // The tree stores at most 32 bytes of a number, so a longer one is cut and is written as text.
    case .number(let digits):
      if digits.utf8.count < 32 {
        bytes += Array(digits.utf8)
      } else {
        JSONEscapes.write(digits, to: &bytes)
      }
    case .list(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(ASCII.comma) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, name) in members.keys.sorted().enumerated() {
        if index > 0 { bytes.append(ASCII.comma) }
        JSONEscapes.write(name, to: &bytes)
        bytes.append(ASCII.colon)
        (members[name] ?? .null).write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
