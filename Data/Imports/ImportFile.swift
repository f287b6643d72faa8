import Domain

/// A file to import with its kind and its beginning, examined once for format detection.
struct ImportFile {
  enum Form: Sendable {
    case text(TextEncoding)
    case archive(ZipArchive)
    case database
    /// A folder with the sorted relative paths of its files.
    case folder([String])
    /// Binary data in another format.
    case other
  }

  /// The size limit of a file, in bytes.
  static let largest = 1 << 30
  /// The size in bytes of the beginning that is examined for format detection.
  static let headSize = 1 << 16

  let path: String
  /// The name of the file as the user knows it. A file of an archive has another path.
  var name: String
  let form: Form
  /// The beginning of the text, in UTF-8.
  let head: [UInt8]
  /// The header's column names in the form of `CSVStream.folded`; empty unless the file is a table.
  let columns: Set<String>
  /// The separator of the columns.
  let separator: UInt8
  /// The beginning of a JSON text; nil if the file is not JSON.
  let json: JSONBeginning?
  /// The record of which files of an archive or folder were read.
  let names = BundleNames()
  /// The receiver of progress while the text is read.
  var telling: ImportProgress = .unheard

  /// Examines a file or folder. With `onlyHead` the encoding is guessed from the first piece instead of the whole text.
  init(_ path: String, onlyHead: Bool = false) throws(ImportFailure) {
    guard let facts = ArchiveDisk.attributes(path) else {
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
    if !isWide, start.contains(0), !WideText.isTextWithControlBytes(start) {
      try self.init(path, .other, head: start)
      return
    }
    var guess = EncodingGuess()
    var size = 0
    while !piece.isEmpty {
      size += piece.count
      if size > Self.largest { throw .tooLarge(limit: Self.largest) }
      if !isWide { guess.add(piece) }
      piece = onlyHead ? [] : try source.next()
    }
    let encoding = isWide ? TextEncoding.utf16 : guess.encoding
    let head = try TextSource(MemorySource(start), in: encoding).rest(atMost: Self.headSize * 3)
    try self.init(path, .text(encoding), head: head)
  }

  /// Examines the beginning of a file in an archive, which is not on disk.
  init(beginning start: [UInt8], named name: String) throws(ImportFailure) {
    let isWide = WideText.isOne(start)
    guard isWide || !start.contains(0) || WideText.isTextWithControlBytes(start) else {
      try self.init(name, .other, head: start)
      return
    }
    var guess = EncodingGuess()
    if !isWide { guess.add(start) }
    let encoding = isWide ? TextEncoding.utf16 : guess.encoding
    let head = try TextSource(MemorySource(start), in: encoding).rest(atMost: Self.headSize * 4)
    try self.init(name, .text(encoding), head: head)
  }

  /// Whether the bytes begin with SQLite's file header.
  static func isDatabase(_ start: [UInt8]) -> Bool {
    start.starts(with: Array("SQLite format 3\0".utf8))
  }

  private init(_ path: String, _ form: Form, head: [UInt8])
    throws(ImportFailure)
  {
    (self.path, name, self.form, self.head) = (path, path, form, head)
    let first = head.split(maxSplits: 1, omittingEmptySubsequences: true) {
      $0 == ASCII.newline || $0 == ASCII.carriageReturn
    }.first
    let line = String(decoding: first ?? [], as: UTF8.self)
    separator = CSVStream.separator(of: line[...])
    // Binary data has no columns, even if it begins like text.
    let isText = if case .text = form { true } else { false }
    json = isText ? JSONBeginning(head) : nil
    let isTable = isText && json == nil && line.utf8.count < 1 << 15
    let row = MemorySource(isTable ? Array(line.utf8) : [])
    let table = try CSVStream(row, separatedBy: separator)
    columns = Set(table.names.map(CSVStream.folded))
  }

  /// Whether the header has all of `names`.
  func hasColumns(_ names: String...) -> Bool {
    names.allSatisfy { columns.contains(CSVStream.folded($0)) }
  }

  /// The beginning of a text as a string.
  var beginning: String { String(decoding: head, as: UTF8.self) }

  /// Returns the whole text as UTF-8; empty for an archive, a database or a folder. Throws for binary data, because a
  /// binary file may begin like a text of the format.
  func text() throws(ImportFailure) -> any ByteSource {
    switch form {
    case .text(let encoding): return TextSource(try ProgressSource(path, telling), in: encoding)
    case .archive, .database, .folder: return MemorySource([])
    case .other: throw .badFile(.damaged, line: nil)
    }
  }

  /// Whether positions in reports are entry numbers rather than lines.
  func countsEntries(as recipe: ImportRecipe) -> Bool {
    switch form {
    case .text: json != nil
    case .archive, .folder: !recipe.locatesByLine
    case .database: true
    case .other: false
    }
  }

  /// Returns the file as CSV.
  func table() throws(ImportFailure) -> CSVStream {
    try CSVStream(text(), separatedBy: separator)
  }

  var archive: ZipArchive? {
    switch form {
    case .archive(let archive): archive
    case .text, .database, .folder, .other: nil
    }
  }

  /// The relative paths of a folder's files; empty for anything else.
  var files: [String] {
    switch form {
    case .folder(let files): files
    case .text, .archive, .database, .other: []
    }
  }
}

/// The top-level member names at the beginning of a JSON text.
struct JSONBeginning: Equatable, Sendable {
  /// Whether the root is an array.
  let isList: Bool
  /// The members of the root object, or of the first object in the array. Members after the
  /// examined beginning are missing.
  let members: Set<String>

  /// Parses the beginning of a text; nil if it is not JSON.
  init?(_ head: [UInt8]) {
    let first = head.first { !ASCII.isBlank($0) && $0 != ASCII.newline && $0 != 13 }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    isList = first == UInt8(ascii: "[")
    var tokens = JSONTokens(head)
    var members: Set<String> = []
    var depth = 0
    let wanted = isList ? 2 : 1
    do throws(JSONParseError) {
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
      // The beginning usually ends inside a value. It is not JSON only if a short text fails before any member.
      if members.isEmpty, head.count < ImportFile.headSize, !isList || depth == 0 { return nil }
    }
    self.members = members
  }
}

/// The bytes of a file, reporting progress.
private final class ProgressSource: ByteSource {
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
    telling.report(min(done, size), of: size)
    return piece
  }
}
