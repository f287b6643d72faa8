import Domain

/// Where the columns stand that a format reads, found once for all rows.
struct TableColumns {
  /// The columns that are read; those that are not there are nowhere.
  private let places: [String: Int?]
  /// The columns nobody reads, with their names as they are written.
  let others: [(place: Int, name: String)]

  init(_ table: CSVStream, reading names: [String]) {
    var places: [String: Int?] = [:]
    for name in names { places[name] = .some(table.place(of: name)) }
    self.places = places
    let read = Set(places.values.compactMap(\.self))
    others = table.names.enumerated().compactMap { place, name in
      read.contains(place) ? nil : (place, name)
    }
  }

  /// Where a column stands, also one that is looked at and kept all the same.
  func place(of name: String, in table: CSVStream) -> Int? {
    places[name] ?? table.place(of: name)
  }
}

/// The fields of one entry by the names its program has for them, whether they stood in a row of a
/// table or in an object. What is wrong with them is gathered, and what nobody reads is kept.
struct EntryFields {
  /// Where the fields come from.
  enum Source {
    case row(CSVStream, TableColumns)
    case object([String: JSONTree], reading: Set<String>)
  }

  /// The line, or the number of the entry.
  let line: Int
  let wish: ImportChoice
  private let source: Source
  private var problems: [IncomingReason] = []
  private var kept: [KeptMember] = []
  private var failure: IncomingReason?
  /// What is said behind all entries.
  var counts = ImportCounts()

  init(line: Int, wish: ImportChoice, _ source: Source) {
    (self.line, self.wish, self.source) = (line, wish, source)
  }

  /// What a field says, without the blanks at its ends; nothing where that is nothing.
  subscript(_ name: String) -> String? {
    switch source {
    case .row(let table, let columns):
      return columns.place(of: name, in: table).flatMap(table.field)
    case .object(let members, _):
      guard let text = members[name]?.text else { return nil }
      let trimmed = Text.trimmed(text)
      return trimmed.isEmpty ? nil : trimmed
    }
  }

  /// Whether they are the members of an object.
  var isObject: Bool { if case .object = source { true } else { false } }

  /// The texts of a list, or the one text there is instead.
  func texts(_ name: String) -> [String] {
    guard case .object(let members, _) = source, let list = members[name] else {
      return self[name].map { [$0] } ?? []
    }
    return list.elements.compactMap { $0.text.map(Text.trimmed) }.filter { !$0.isEmpty }
  }

  /// The member of an object as it is.
  func member(_ name: String) -> JSONTree? {
    guard case .object(let members, _) = source else { return nil }
    return members[name]
  }

  /// Keeps a field as it came.
  mutating func keep(_ name: String) {
    if let text = self[name] { kept.append(KeptMember(name, text)) }
  }

  /// Names something that is wrong.
  mutating func name(_ problem: IncomingReason) { problems.append(problem) }

  /// Says that nothing of the entry comes in.
  mutating func fail(_ reason: IncomingReason) { failure = reason }

  /// The title, without which there is no book.
  mutating func title(_ name: String) -> String? {
    let title = self[name]
    if title == nil { fail(.titleMissing) }
    return title
  }

  /// A day; one that cannot be read is named and kept.
  mutating func day(_ name: String) -> Day? {
    guard let text = self[name] else { return nil }
    if let day = WrittenDay.day(text, wish.dates) { return day }
    problems.append(.dateUnreadable(text))
    keep(name)
    return nil
  }

  /// A number of things; none of them is nothing.
  mutating func number(_ name: String) -> Int? {
    guard let text = self[name] else { return nil }
    guard let hundredths = WrittenNumber.hundredths(text), hundredths % 100 == 0 else {
      problems.append(.numberUnreadable(column: name, text))
      keep(name)
      return nil
    }
    return hundredths == 0 ? nil : hundredths / 100
  }

  /// How many halves of a star, of so many stars in all; none of them is nothing. What lies between
  /// two halves becomes the nearest one, the higher of two, and is kept.
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

  /// The first number of a book that proves itself. One that does not is named and kept.
  mutating func isbn(_ names: String...) -> String? {
    var found: (text: String, number: ISBN)?
    for name in names {
      for text in WrittenISBN.all(in: self[name]) {
        guard let number = ISBN(text) else {
          problems.append(.isbnWrong(text))
          kept.append(KeptMember(name, text))
          continue
        }
        if found == nil { found = (text, number) }
        if let found, found.number != number { kept.append(KeptMember(name, text)) }
      }
    }
    return found?.text
  }

  /// What somebody wrote about a book, without the tags of web pages; as it came it is kept where
  /// links or pictures stood in it.
  mutating func review(_ name: String) -> String? {
    guard let text = self[name] else { return nil }
    let plain = WebPassage.plain(text)
    if plain.isPoorer { keep(name) }
    return plain.text.isEmpty ? nil : plain.text
  }

  /// The entry and what is wrong with it; nothing where it stays out without a fault.
  func pieces(_ made: (id: String, content: IncomingEntry.Content)?) -> [IncomingPiece] {
    guard let made else {
      return failure.map { [.problem(IncomingProblem(line: line, $0, failed: true))] } ?? []
    }
    let entry = IncomingEntry(line: line, id: made.id, made.content, kept: kept + others)
    return [.entry(entry)]
      + problems.map { .problem(IncomingProblem(line: line, $0, failed: false)) }
  }

  private var others: [KeptMember] {
    switch source {
    case .row(let table, let columns):
      return columns.others.compactMap { place, name in
        table.field(place).map { KeptMember(name, $0) }
      }
    case .object(let members, let read):
      return members.keys.sorted().compactMap { name in
        read.contains(name) ? nil : members[name].flatMap { KeptMember(name, $0) }
      }
    }
  }
}

extension KeptMember {
  /// Keeps a value of JSON; nothing is nothing.
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
  /// Writes the value as JSON, members by their names.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += Array("null".utf8)
    case .bool(let flag): bytes += Array((flag ? "true" : "false").utf8)
    case .text(let text): JSONEscapes.write(text, to: &bytes)
    // A tree holds no more of a number than this, so that a longer one is no number any more.
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
