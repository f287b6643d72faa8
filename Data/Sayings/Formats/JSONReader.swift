import Domain

/// Parses sayings from JSON: a list, an object with a list `sayings`, or an object with one `saying`, as Haru prints.
struct JSONReader {
  private var tokens: JSONTokens
  private var state = State.start
  private var hasSayings = false
  private let moment: SayingRow.Clock

  private enum State { case start, list, listOfObject, object, behind, end }

  /// Parses a stream. The closure `moment` converts times without a zone, which are in the local time zone.
  init(_ stream: ByteStream, moment: @escaping SayingRow.Clock) {
    tokens = JSONTokens(stream)
    self.moment = moment
  }

  /// Returns the next saying or problem; nil at the end.
  mutating func next() -> SayingFinding? {
    do throws(JSONParseError) {
      while state != .end {
        if let finding = try advance() { return finding }
      }
      return nil
    } catch {
      state = .end
      return .problem(SayingIssue(line: error.line, reason: .malformed(.json)))
    }
  }

  /// Advances by one step; nil if that step found neither a saying nor a problem.
  private mutating func advance() throws(JSONParseError) -> SayingFinding? {
    let token = try tokens.next()
    switch state {
    case .end: return nil
    case .behind:
      state = .end
      return nil
    case .start:
      if token == .beginList {
        state = .list
      } else if token == .beginObject {
        state = .object
      } else {
        state = .behind
        return problem("[]")
      }
      return nil
    case .list, .listOfObject:
      if token == .endList {
        state = state == .list ? .behind : .object
        return nil
      }
      return try element(token, "[]")
    case .object: return try member(token)
    }
  }

  /// Parses a member of the outermost object; nil if that member is neither a saying nor a problem.
  private mutating func member(_ token: JSONToken?) throws(JSONParseError) -> SayingFinding? {
    guard case .name(let name)? = token else {
      state = .behind
      return hasSayings ? nil : problem("sayings")
    }
    let value = try tokens.next()
    switch tokens.text(name) {
    case "sayings":
      hasSayings = true
      if value == .beginList {
        state = .listOfObject
        return nil
      }
      let finding = problem("sayings")
      if let value { try tokens.skip(value) }
      return finding
    case "saying":
      hasSayings = true
      return try element(value, "saying")
    default:
      if let value { try tokens.skip(value) }
      return nil
    }
  }

  /// Parses the object of a saying. Returns a problem if the value is not an object.
  private mutating func element(_ token: JSONToken?, _ name: String) throws(JSONParseError)
    -> SayingFinding
  {
    if token == .beginObject { return try saying() }
    let finding = problem(name)
    if let token { try tokens.skip(token) }
    return finding
  }

  private mutating func saying() throws(JSONParseError) -> SayingFinding {
    var members = JSONSaying(line: tokens.line)
    tokens.hold()
    defer { tokens.letGo() }
    while case .name(let name)? = try tokens.next() {
      guard let value = try tokens.next() else { break }
      try tokens.skip(value)
      if let column = column(name) { members.set(value, column) }
    }
    do throws(SayingParseError) { return try members.row(of: tokens).finding(moment) } catch {
      return .problem(SayingIssue(line: members.line, reason: error))
    }
  }

  private func column(_ name: JSONString) -> SayingColumn? {
    // The maximum length of a known name with every letter escaped.
    guard name.range.count <= 6 * 8 else { return nil }
    return tokens.text(name).flatMap { SayingColumn(rawValue: $0) }
  }

  private func problem(_ name: String) -> SayingFinding {
    .problem(SayingIssue(line: tokens.line, reason: .wrongType(name)))
  }
}

/// The members of an object that describe a saying. Of two members with the same name the last one
/// wins.
struct JSONSaying {
  /// The line number where the object begins.
  let line: Int
  private var members: [(column: SayingColumn, value: JSONToken)] = []

  init(line: Int) { self.line = line }

  mutating func set(_ value: JSONToken, _ column: SayingColumn) {
    if let index = members.firstIndex(where: { $0.column == column }) {
      members[index].value = value
    } else {
      members.append((column, value))
    }
  }

  /// Returns the fields of the saying.
  func row(of tokens: JSONTokens) throws(SayingParseError) -> SayingRow {
    var row = SayingRow(line: line)
    var (source, author, time, quote) = ("", "", "", "")
    // Haru's own output repeats all words in `text`, which is then skipped.
    let isTextWanted = !members.contains {
      guard case .string(let string) = $0.value, !string.range.isEmpty else { return false }
      return $0.column == .eng || $0.column == .kor
    }
    for (column, value) in members where value != .null {
      switch column {
      case .id:
        if case .number(let range) = value {
          row.number = String(decoding: tokens.written(range), as: UTF8.self)
        } else {
          row.number = try text(value, column, tokens)
        }
      case .eng: row.eng = try text(value, column, tokens)
      case .kor: row.kor = try text(value, column, tokens)
      case .text: if isTextWanted { row.text = try text(value, column, tokens) }
      case .quote: if isTextWanted { quote = try text(value, column, tokens) }
      case .who: row.who = try text(value, column, tokens)
      case .author: author = try text(value, column, tokens)
      case .source: source = try text(value, column, tokens)
      case .uploaded: row.uploaded = try text(value, column, tokens)
      case .time: time = try text(value, column, tokens)
      case .likedAt: row.likedAt = try text(value, column, tokens)
      case .usedAt: row.usedAt = try text(value, column, tokens)
      case .liked: row.isLiked = try flag(value, column)
      case .used: row.isUsed = try flag(value, column)
      case .unseen: row.isUnseen = try flag(value, column)
      }
    }
    if row.text.isEmpty { row.text = quote }
    if row.uploaded.isEmpty { row.uploaded = time }
    if row.who.isEmpty { row.who = author.isEmpty ? source : author }
    return row
  }

  private func text(_ value: JSONToken, _ column: SayingColumn, _ tokens: JSONTokens)
    throws(SayingParseError) -> String
  {
    guard case .string(let string) = value else { throw .wrongType(column.rawValue) }
    guard let text = tokens.text(string) else { throw .notUnicode }
    return text
  }

  private func flag(_ value: JSONToken, _ column: SayingColumn) throws(SayingParseError) -> Bool {
    guard case .bool(let flag) = value else { throw .notYesOrNo(column.rawValue) }
    return flag
  }
}
