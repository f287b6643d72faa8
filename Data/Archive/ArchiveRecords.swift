import Domain

/// Reads the records of a list one by one. The file was already validated as JSON, so a fault means that another
/// process is changing it.
struct ArchiveRecords {
  let list: ArchiveList
  private var tokens: JSONTokens
  /// Whether the JSON was invalid in this second parse.
  private(set) var isBroken = false
  /// The index of the next expected member, since members are normally in the order of export.
  private var expected = 0

  /// Begins after the opening bracket of the list.
  init(_ list: ArchiveList, _ tokens: JSONTokens) {
    self.list = list
    self.tokens = tokens
  }

  /// A record or the reason it is invalid, with the line where it begins.
  typealias ParsedRecord = (line: Int, row: Result<ArchiveRow, ArchiveRefusal>)

  /// Returns the next record; nil at the end or if the JSON is broken.
  mutating func next() -> ParsedRecord? {
    do throws(JSONParseError) {
      guard let token = try tokens.next(), token != .endList else { return nil }
      let line = tokens.line
      guard token == .beginObject else {
        try tokens.skip(token)
        return (line, .failure(.notAnObject))
      }
      return (line, try record())
    } catch {
      isBroken = true
      return nil
    }
  }

  private mutating func record() throws(JSONParseError) -> Result<ArchiveRow, ArchiveRefusal> {
    var cells = [ArchiveCell?](repeating: nil, count: list.members.count)
    var wrong: ArchiveRefusal?
    expected = 0
    while case .name(let name)? = try tokens.next() {
      guard let token = try tokens.next() else { break }
      guard let (index, isBase64) = memberIndex(of: name) else {
        // Members added by a newer version are ignored.
        try tokens.skip(token)
        continue
      }
      let member = list.members[index]
      expected = index + 1
      if cells[index] != nil { wrong = .wrongValue(member: member.name) }
      if let cell = try cell(token, of: member, isBase64: isBase64) {
        cells[index] = cell
      } else {
        wrong = .wrongValue(member: member.name)
      }
    }
    if let wrong { return .failure(wrong) }
    var whole: [ArchiveCell] = []
    whole.reserveCapacity(cells.count)
    for (member, cell) in zip(list.members, cells) {
      let cell = cell ?? member.defaultValue
      if cell == .null, !member.isOptional { return .failure(.missing(member: member.name)) }
      whole.append(cell)
    }
    return .success(ArchiveRow(list: list, cells: whole))
  }

  /// Returns the member with a name, and whether its value is Base64; nil if the name is unknown.
  private func memberIndex(of written: JSONString) -> (index: Int, isBase64: Bool)? {
    if written.isPlain, expected < list.names.count,
      tokens.written(written.range).elementsEqual(list.names[expected])
    {
      return (expected, false)
    }
    let name = tokens.text(written) ?? ""
    if let index = list.members.firstIndex(where: { $0.name == name }) { return (index, false) }
    let isBase64 = name.hasSuffix(ArchiveJSON.base64Ending)
    let plain = isBase64 ? String(name.dropLast(ArchiveJSON.base64Ending.count)) : name
    return memberIndex(ofBytes: plain).map { ($0, name != plain) }
  }

  private func memberIndex(ofBytes name: String) -> Int? {
    list.members.firstIndex {
      if case .bytes = $0.kind { $0.name == name } else { false }
    }
  }

  /// Returns the cell for a token; nil if the value is invalid for the member.
  private mutating func cell(_ token: JSONToken, of member: ArchiveMember, isBase64: Bool)
    throws(JSONParseError) -> ArchiveCell?
  {
    if token == .null { return .null }
    if case .string(let string) = token {
      guard string.range.count <= Self.longest, let text = tokens.text(string)
      else { return nil }
      return Self.cell(text, of: member, isBase64: isBase64)
    }
    if case .phones = member.kind, token == .beginList { return try texts() }
    if case .flag = member.kind, case .bool(let flag) = token { return .flag(flag) }
    if case .number(let range) = member.kind, case .number(let literal) = token {
      let written = String(decoding: tokens.written(literal).prefix(24), as: UTF8.self)
      guard let number = Int(written), range.contains(number) else { return nil }
      return .number(number)
    }
    try tokens.skip(token)
    return nil
  }

  /// The size limit of a text, in bytes.
  private static let longest = 16 << 20

  private mutating func texts() throws(JSONParseError) -> ArchiveCell? {
    var texts: [String] = []
    var isWhole = true
    while let token = try tokens.next(), token != .endList {
      if case .string(let string) = token, let text = tokens.text(string),
        let phone = Self.phone(text)
      {
        texts.append(phone)
      } else {
        isWhole = false
        try tokens.skip(token)
      }
    }
    return isWhole ? .texts(texts) : nil
  }

  /// Returns the normalised phone number of a card; nil if it is invalid.
  static func phone(_ text: String) -> String? {
    let isOne =
      !text.isEmpty && !CombiningMarkLimit.isIn(text) && !text.contains("\n")
      && !text.contains("\u{0}")
      && !PhoneNumber(stored: text).key.isEmpty
    return isOne ? TextForms.composed(text) : nil
  }

  /// Returns the cell for a text; nil if the text is invalid for the member.
  static func cell(_ text: String, of member: ArchiveMember, isBase64: Bool)
    -> ArchiveCell?
  {
    switch member.kind {
    case .bytes:
      return isBase64 ? Base64.bytes(text).map(ArchiveCell.bytes) : .bytes(Array(text.utf8))
    case .text, .owner: return CombiningMarkLimit.isIn(text) ? nil : .text(TextForms.composed(text))
    case .choice(let words): return words.contains(text) ? .text(text) : nil
    case .day: return Day(text).map { .text($0.description) }
    case .birthday:
      do throws(Birthday.ParseError) {
        return .text(try Birthday(reading: text).description)
      } catch { return nil }
    case .tags: return TagList(stored: text).written == text ? .text(text) : nil
    case .isbn: return ISBN(text).flatMap { $0.text == text ? .text(text) : nil }
    case .digits(let range):
      guard let number = Int(text), range.contains(number), String(number) == text else {
        return nil
      }
      return .number(number)
    case .moment: return ArchiveMoment.moment(text).map(ArchiveCell.moment)
    case .stamp:
      return ArchiveMoment.moment(text).map { .moment(Now(instant: $0.instant, offset: 0)) }
    case .number, .flag, .phones: return nil
    }
  }
}
