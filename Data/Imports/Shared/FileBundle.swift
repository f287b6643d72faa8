import Domain

/// The files of an archive or a folder, so that readers need not distinguish the two.
struct FileBundle {
  private enum Storage {
    case archive(ZipArchive, [String: ZipArchive.Entry])
    case folder(String)
  }

  /// The size limit of a file that is read as a whole, in bytes.
  static let longest = 16 << 20

  /// The names of all files, in the order of the archive or sorted for a folder.
  let names: [String]
  private let storage: Storage
  private let reading: BundleReading
  private let read: BundleNames

  /// Lists the files; nil if the file is neither an archive nor a folder.
  init?(_ file: ImportFile) {
    read = file.names
    switch file.form {
    case .archive(let archive):
      var entries: [String: ZipArchive.Entry] = [:]
      var names: [String] = []
      for entry in archive.entries where !Self.isNobodys(entry.name) {
        guard entries[entry.name] == nil else { continue }
        entries[entry.name] = entry
        names.append(entry.name)
      }
      self.names = names
      storage = .archive(archive, entries)
      let texts = names.filter { !Self.isPicture($0) }.compactMap { entries[$0]?.size }
      reading = BundleReading(texts.reduce(0, +), file.telling)
    case .folder(let files):
      names = files
      storage = .folder(file.path)
      let texts = files.filter { !Self.isPicture($0) }
      reading = BundleReading(texts.count * BundleReading.unitsPerFile, file.telling)
    case .text, .database, .other: return nil
    }
  }

  /// Whether a name is that of a folder, of a hidden file, or of macOS metadata.
  private static func isNobodys(_ name: String) -> Bool {
    name.hasSuffix("/") || name.hasPrefix("__MACOSX/") || Self.base(name).hasPrefix(".")
  }

  /// Returns the names with a file extension, which must be given in lowercase.
  func names(ending: String) -> [String] { names.filter { Self.ending(of: $0) == ending } }

  /// Opens a file and marks it as the current file for reports.
  func open(_ name: String) throws(ImportFailure) -> any ByteSource {
    read.begin(name)
    return try source(name)
  }

  /// Opens a file without marking it as read, for photos and for format detection.
  func source(_ name: String) throws(ImportFailure) -> any ByteSource {
    switch storage {
    case .folder(let folder):
      if !Self.isPicture(name) { reading.pass(BundleReading.unitsPerFile) }
      return try FileSource(folder + "/" + name)
    case .archive(let archive, let entries):
      guard let entry = entries[name] else {
        throw .badFile(.missingPart(name), line: nil)
      }
      let source = try archive.open(entry)
      return Self.isPicture(name) ? source : BundleReading.Source(source, reading)
    }
  }

  /// Opens a text in UTF-8, without its byte order mark.
  func text(_ name: String) throws(ImportFailure) -> any ByteSource {
    TextSource(try open(name), in: .utf8)
  }

  /// Returns the beginning of a file; empty if it cannot be read.
  func head(_ name: String) -> [UInt8] {
    do throws(ImportFailure) {
      let source = TextSource(try source(name), in: .utf8)
      var head: [UInt8] = []
      while head.count < ImportFile.headSize {
        let piece = try source.next()
        if piece.isEmpty { break }
        head += piece
      }
      return head
    } catch { return [] }
  }

  /// Returns a whole text converted to UTF-8 from its guessed encoding.
  func wholeText(_ name: String) throws(ImportFailure) -> [UInt8] {
    let bytes = try open(name).rest(atMost: Self.longest)
    let isWide = WideText.isOne(bytes)
    var guess = EncodingGuess()
    if !isWide { guess.add(bytes) }
    let source = TextSource(MemorySource(bytes), in: isWide ? .utf16 : guess.encoding)
    return try source.rest(atMost: Self.longest * 3)
  }

  /// Returns the file name of a path. The function compares bytes for speed, since an archive may
  /// have a hundred thousand names.
  static func base(_ name: String) -> String {
    guard let stroke = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return name }
    return String(name[name.utf8.index(after: stroke)...])
  }

  /// Returns the folder of a path with its trailing slash; empty at the root.
  static func folder(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[...$0]) } ?? ""
  }

  /// Returns the lowercased file extension; empty if there is none.
  static func ending(of name: String) -> String {
    let base = base(name)
    guard let dot = base.utf8.lastIndex(of: ASCII.dot) else { return "" }
    return base[base.utf8.index(after: dot)...].lowercased()
  }

  /// Returns the file name without its extension.
  static func stem(_ name: String) -> String {
    let base = base(name)
    guard let dot = base.lastIndex(of: "."), dot > base.startIndex else { return base }
    return String(base[..<dot])
  }

  /// Whether a name has the extension of a picture.
  static func isPicture(_ name: String) -> Bool { pictures.contains(ending(of: name)) }

  private static let pictures: Set<String> = [
    "jpg", "jpeg", "png", "gif", "heic", "heif", "webp", "tif", "tiff", "bmp", "avif", "sticker",
  ]
}
