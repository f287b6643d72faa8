import Domain

/// A complete export whose lists have been located. Nothing is imported before the whole file has been parsed once;
/// then each list is parsed again from its position.
struct ArchiveFile {
  /// The bytes of the export.
  let stream: ByteStream
  /// A tokeniser for each list, positioned after its opening bracket.
  private(set) var lists: [String: JSONTokens] = [:]
  /// The names of the lists in file order, with their line numbers.
  private(set) var names: [(name: String, line: Int)] = []

  /// Locates the lists of an export in memory.
  init(_ bytes: [UInt8]) throws(ArchiveFailure) { try self.init(ByteStream(bytes)) }

  /// Locates the lists of an export file.
  init(_ stream: ByteStream) throws(ArchiveFailure) {
    self.stream = stream
    do throws(JSONParseError) { try read() } catch {
      if let failure = stream.failure { throw .file(failure) }
      let kind = Self.kind(of: stream.piece(from: 0, atMost: 4096))
      if kind != .unknown { throw .notAnExport(kind) }
      throw .brokenExport(line: error.line)
    }
    if let failure = stream.failure { throw .file(failure) }
    try expectExport()
  }

  private var isOurs = false
  private var version: Int?
  private var isTwice = false
  private var isList = false

  private func expectExport() throws(ArchiveFailure) {
    guard isOurs, let version, !isTwice else {
      throw .notAnExport(isList ? .sayings : .unknown)
    }
    if version > ArchiveJSON.version { throw .newerExport(version: version) }
    if version < 1 { throw .notAnExport(.unknown) }
  }

  private mutating func read() throws(JSONParseError) {
    var tokens = JSONTokens(stream)
    guard let first = try tokens.next() else { throw JSONParseError(line: 1) }
    isList = first == .beginList
    guard first == .beginObject else {
      try tokens.skip(first)
      while try tokens.next() != nil {}
      return
    }
    var isSchema = false
    var hasExport = false
    while case .name(let name)? = try tokens.next() {
      guard let value = try tokens.next() else { break }
      switch tokens.text(name) {
      case "schema":
        if case .string(let text) = value { isSchema = tokens.text(text) == "haru/1" }
      case "export" where value == .beginObject:
        if hasExport { isTwice = true }
        hasExport = true
        try readLists(&tokens)
      default: try tokens.skip(value)
      }
    }
    while try tokens.next() != nil {}
    isOurs = isSchema && hasExport
    // The list of inbox files was called `notes` before there were notes. Each export has all lists.
    let files = ArchiveLists.inboxFiles.name
    if lists[files] == nil, let former = lists.removeValue(forKey: ArchiveLists.notes.name) {
      lists[files] = former
    }
  }

  private mutating func readLists(_ tokens: inout JSONTokens) throws(JSONParseError) {
    while case .name(let name)? = try tokens.next() {
      guard let value = try tokens.next() else { break }
      let name = tokens.text(name) ?? ""
      if name == "version", case .number(let range) = value {
        version = Int(String(decoding: tokens.written(range).prefix(20), as: UTF8.self))
      }
      if value == .beginList {
        if lists[name] != nil { isTwice = true }
        lists[name] = tokens.resumed(stream)
        names.append((name, tokens.line))
      }
      try tokens.skip(value)
    }
  }

  /// Guesses the kind of a file that is not an export, for the error message.
  static func kind(of bytes: [UInt8]) -> ArchiveKind {
    if bytes.starts(with: "SQLite format 3\u{0}".utf8) { return .backup }
    var rest = bytes.prefix(4096)
    if rest.starts(with: ASCII.byteOrderMark) { rest = rest.dropFirst(3) }
    rest = rest.drop { $0 <= 32 }
    let start = ASCII.uppercased(rest.prefix(16))
    if start.hasPrefix("BEGIN:VCARD") { return .cards }
    if start.hasPrefix("BEGIN:VCALENDAR") { return .calendar }
    if rest.first == UInt8(ascii: "{") { return .unknown }
    if rest.first == UInt8(ascii: "[") { return .unknown }
    let line = rest.prefix { $0 != ASCII.newline && $0 != ASCII.carriageReturn }
    return line.contains(ASCII.comma) && line.count < 500 ? .table : .unknown
  }
}
