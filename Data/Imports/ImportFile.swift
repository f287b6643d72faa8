import Domain

/// A file that somebody brings, looked at once: what it is made of, and how it begins.
struct ImportFile {
  /// What a file is made of.
  enum Form: Sendable {
    case text(TextEncoding)
    case archive(ZipArchive)
    /// A database of SQLite.
    case database
    /// A folder, with the paths of the files in it, relative to it, in their order.
    case folder([String])
    /// Something with bytes in it that are no letters.
    case other
  }

  /// The largest file.
  static let largest = 1 << 30
  /// How much of a text is looked at to know its format.
  static let headSize = 1 << 16

  let path: String
  let form: Form
  /// How a text begins, in UTF-8.
  let head: [UInt8]
  /// The names of the first line's columns, as `CSVStream.folded` has them.
  let columns: Set<String>
  /// What parts these columns.
  let separator: UInt8
  /// How a text begins that is JSON.
  let json: JSONBeginning?
  /// Which of the files in it were read, where it is an archive or a folder.
  let names = BundleNames()
  /// Hears how far the text was read.
  var telling: ImportProgress = .unheard

  /// Looks at a file or a folder. Where only its beginning counts, nothing more of a text is read.
  init(_ path: String, onlyHead: Bool = false) throws(ImportFailure) {
    guard let facts = ArchiveDisk.facts(path) else {
      throw .file(FileFailure(path: path, .missing))
    }
    if facts.isFolder {
      try self.init(path, .folder(ImportFolder.files(in: path)), head: [])
      return
    }
    if facts.length > Self.largest { throw .tooLarge(limit: Self.largest) }
    let source = try FileSource(path)
    var piece = try source.next()
    let start = piece
    if ZipArchive.isOne(start) {
      try self.init(path, .archive(ZipArchive(path)), head: [])
      return
    }
    if Self.isDatabase(start) {
      try self.init(path, .database, head: [])
      return
    }
    let isWide = WideText.isOne(start)
    if !isWide, start.contains(0), !WideText.isTextWithFaults(start) {
      try self.init(path, .other, head: start)
      return
    }
    var guess = EncodingGuess()
    var size = 0
    while !piece.isEmpty {
      size += piece.count
      if size > Self.largest { throw .tooLarge(limit: Self.largest) }
      if !isWide { guess.look(piece) }
      piece = onlyHead ? [] : try source.next()
    }
    let encoding = isWide ? TextEncoding.utf16 : guess.encoding
    let head = try TextSource(MemorySource(start), in: encoding).rest(atMost: Self.headSize * 3)
    try self.init(path, .text(encoding), head: head)
  }

  /// Looks at how a file begins that lies in an archive.
  init(beginning start: [UInt8], named name: String) throws(ImportFailure) {
    let isWide = WideText.isOne(start)
    guard isWide || !start.contains(0) || WideText.isTextWithFaults(start) else {
      try self.init(name, .other, head: start)
      return
    }
    var guess = EncodingGuess()
    if !isWide { guess.look(start) }
    let encoding = isWide ? TextEncoding.utf16 : guess.encoding
    let head = try TextSource(MemorySource(start), in: encoding).rest(atMost: Self.headSize * 4)
    try self.init(name, .text(encoding), head: head)
  }

  /// Whether some bytes begin as a database of SQLite does.
  static func isDatabase(_ start: [UInt8]) -> Bool {
    start.starts(with: Array("SQLite format 3\0".utf8))
  }

  private init(_ path: String, _ form: Form, head: [UInt8])
    throws(ImportFailure)
  {
    (self.path, self.form, self.head) = (path, form, head)
    let first = head.split(maxSplits: 1, omittingEmptySubsequences: true) {
      $0 == ASCII.newline || $0 == ASCII.carriageReturn
    }.first
    let line = String(decoding: first ?? [], as: UTF8.self)
    separator = CSVStream.separator(of: line[...])
    // What is no text has no columns, however it begins.
    let isText = if case .text = form { true } else { false }
    json = isText ? JSONBeginning(head) : nil
    let isTable = isText && json == nil && line.utf8.count < 1 << 15
    let row = MemorySource(isTable ? Array(line.utf8) : [])
    let table = try CSVStream(row, separatedBy: separator)
    columns = Set(table.names.map(CSVStream.folded))
  }

  /// Whether the first line has all of some columns.
  func hasColumns(_ names: String...) -> Bool {
    names.allSatisfy { columns.contains(CSVStream.folded($0)) }
  }

  /// The beginning of a text as a text.
  var beginning: String { String(decoding: head, as: UTF8.self) }

  /// The letters of a text as UTF-8, from its beginning; nothing of what is made of something else.
  /// What has bytes in it that are no letters is refused, for it may begin as a text does.
  func text() throws(ImportFailure) -> any ByteSource {
    switch form {
    case .text(let encoding): return TextSource(try HeardSource(path, telling), in: encoding)
    case .archive, .database, .folder: return MemorySource([])
    case .other: throw .badFile(.damaged, line: nil)
    }
  }

  /// Whether its entries are counted, and not lines.
  func countsEntries(as recipe: ImportRecipe) -> Bool {
    switch form {
    case .text: json != nil
    case .archive, .folder: !recipe.placesByLine
    case .database: true
    case .other: false
    }
  }

  /// The rows of a table.
  func table() throws(ImportFailure) -> CSVStream {
    try CSVStream(text(), separatedBy: separator)
  }

  /// The archive, where it is one.
  var archive: ZipArchive? {
    switch form {
    case .archive(let archive): archive
    case .text, .database, .folder, .other: nil
    }
  }

  /// The files of a folder, where it is one.
  var files: [String] {
    switch form {
    case .folder(let files): files
    case .text, .archive, .database, .other: []
    }
  }
}

/// How a text begins that is JSON: the names of its members, or of those of its first element.
struct JSONBeginning: Equatable, Sendable {
  /// Whether it is a list.
  let isList: Bool
  /// The members of the object itself, or of the first one in the list, as far as they stand in the
  /// beginning.
  let members: Set<String>

  /// Looks at the beginning of a text; nothing where it is no JSON.
  init?(_ head: [UInt8]) {
    let first = head.first { !ASCII.isBlank($0) && $0 != ASCII.newline && $0 != 13 }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    isList = first == UInt8(ascii: "[")
    var tokens = JSONTokens(head)
    var members: Set<String> = []
    var depth = 0
    let wanted = isList ? 2 : 1
    do throws(JSONFault) {
      while let token = try tokens.next() {
        switch token {
        case .beginObject, .beginList: depth += 1
        case .endObject, .endList: depth -= 1
        case .name(let name):
          if depth == wanted, let text = tokens.text(name) { members.insert(text) }
        case .string, .number, .bool, .null: break
        }
        if isList, depth == 1, !members.isEmpty { break }
      }
    } catch {
      // The beginning ends somewhere within; a text that is none at all shows it at once.
      if members.isEmpty, head.count < ImportFile.headSize, !isList || depth == 0 { return nil }
    }
    self.members = members
  }
}

/// The bytes of a file, while somebody hears how far they were read.
private final class HeardSource: ByteSource {
  private let source: FileSource
  private let size: Int
  private let telling: ImportProgress
  private var done = 0

  init(_ path: String, _ telling: ImportProgress) throws(ImportFailure) {
    size = try RandomAccess(path).size
    source = try FileSource(path)
    self.telling = telling
  }

  func next() throws(ImportFailure) -> [UInt8] {
    let piece = try source.next()
    done += piece.count
    telling.tell(min(done, size), of: size)
    return piece
  }
}
