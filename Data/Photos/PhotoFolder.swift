import Domain

/// The folder of photos beside a store, accessible only to its owner. Each file is named after its content, so that a
/// duplicate is stored once and a file never changes (content-addressed).
struct PhotoFolder: Sendable {
  let path: String

  /// Uses the folder of photos beside a store.
  init(besides store: String) { path = ArchiveDisk.folder(of: store) + "/photos" }

  /// Uses the folder of photos in an export as pages for reading.
  init(ofPages folder: String) { path = folder + "/moods/" + Self.pages }

  /// The name of the folder of photos in an export.
  static let pages = "photos"

  /// Uses the folder of photos of a backup, which is beside the backup and named after it.
  init(ofCopy copy: String) { path = copy + ".photos" }

  /// Returns the path of a photo; nil if it is missing.
  func filePath(of name: String) -> String? {
    guard Self.isName(name) else { return nil }
    let fullPath = path + "/" + name
    return ArchiveDisk.attributes(fullPath, followingLinks: false)?.isFile == true ? fullPath : nil
  }

  /// Whether a photo exists and its content matches the hash in its name.
  func holds(_ name: String) -> Bool {
    guard let filePath = filePath(of: name) else { return false }
    var sum = SHA256()
    do throws(ImportFailure) {
      let source = try FileSource(filePath)
      while true {
        let piece = try source.next()
        if piece.isEmpty { break }
        sum.add(piece)
      }
    } catch { return false }
    return name.hasPrefix(sum.finish() + ".")
  }

  /// The prefix of temporary files, which are renamed when the hash is known.
  var unfinished: String { path + "/photo" }

  /// Returns the names of all photos in the folder.
  func names() throws(StorageFailure) -> [String] {
    try FolderOnDisk(path: path).names().filter(Self.isName)
  }

  func remove(_ name: String) throws(StorageFailure) { try StoreFile.remove(path + "/" + name) }

  /// Whether a name is valid: the digits of a hash, a dot, and the kind of picture. Such a name cannot lead out of the
  /// folder.
  static func isName(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == SHA256.digits, (1...8).contains(parts[1].count) else {
      return false
    }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    return parts[0].allSatisfy { isDigit($0) || (0x61...0x66).contains($0) }
      && parts[1].allSatisfy { isDigit($0) || (0x61...0x7A).contains($0) }
  }
}

/// The file format of a picture, recognised by its first bytes.
enum PhotoKind {
  /// Returns the file extension for the bytes. If the bytes are not recognised, it is the extension of the original
  /// name, or `bin` if the name has none.
  static func ending(_ head: [UInt8], named name: String) -> String {
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      head.dropFirst(offset).starts(with: Array(text.utf8))
    }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpg" }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "png" }
    if begins("GIF8") { return "gif" }
    if begins("RIFF"), begins("WEBP", at: 8) { return "webp" }
    if begins("ftypavif", at: 4) { return "avif" }
    if ["heic", "heix", "hevc", "mif1", "msf1"].contains(where: { begins("ftyp" + $0, at: 4) }) {
      return "heic"
    }
    if begins("BM") { return "bmp" }
    if head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      return "tiff"
    }
    let own = FileBundle.ending(of: name).utf8.filter {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
    }
    return (1...8).contains(own.count) ? String(decoding: own, as: UTF8.self) : "bin"
  }
}
