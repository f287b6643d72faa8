import Domain

/// The photos folder next to a store, accessible only to its owner. Each file is named after the hash of its content
/// (content-addressed), so duplicates are stored once. In an encrypted store the files are encrypted and their names
/// are keyed hashes of the plain names.
struct PhotoFolder: Sendable {
  let path: String
  /// The form in which new photos are stored, or the reason why the form is unknown.
  let form: Result<SideFiles.Form, StorageFailure>

  init(path: String, form: Result<SideFiles.Form, StorageFailure>) {
    (self.path, self.form) = (path, form)
  }

  /// Uses the folder of photos beside a store.
  init(besides store: String) {
    self.init(path: ArchiveDisk.folder(of: store) + "/photos", form: Self.form(of: store))
  }

  /// Uses the folder of photos in an export as pages for reading.
  init(ofPages folder: String) {
    self.init(path: folder + "/moods/" + Self.pages, form: .success(.plain))
  }

  /// The name of the folder of photos in an export.
  static let pages = "photos"

  /// Uses the folder of photos of a backup, which is beside the backup and named after it.
  init(ofCopy copy: String) { self.init(ofCopy: copy, form: Self.form(of: copy)) }

  /// Uses the folder of photos of a backup that is being made.
  init(ofCopy copy: String, form: Result<SideFiles.Form, StorageFailure>) {
    self.init(path: copy + ".photos", form: form)
  }

  private static func form(of store: String) -> Result<SideFiles.Form, StorageFailure> {
    Result { () throws(StorageFailure) in try SideFiles(store: store).form() }
  }

  /// The data key that encrypted photos have; nil if the store is plain or closed.
  var key: DataKey? { if case .success(let form) = form { form.storeKey } else { nil } }

  /// Returns the path of a photo's plain or encrypted file; nil if it is missing.
  func filePath(of name: String) -> String? {
    guard Self.isName(name) else { return nil }
    return [key?.storedName(of: name), name].lazy.compactMap { $0 }.map { path + "/" + $0 }
      .first { ArchiveDisk.attributes($0, followingLinks: false)?.isFile == true }
  }

  /// Returns the file name under which a new photo is stored. Throws if the store is closed.
  func storedName(of name: String) throws(StorageFailure) -> String {
    guard let key = try form.get().key else { return name }
    guard let stored = key.storedName(of: name) else { throw .encrypted(.noMemory) }
    return stored
  }

  /// Returns the content of a photo. Throws if the file is missing or cannot be decrypted.
  func source(of name: String) throws(ImportFailure) -> any ByteSource {
    guard let filePath = filePath(of: name) else { throw .file(FileFailure(path: name, .missing)) }
    return try Self.source(at: filePath)
  }

  /// Returns the content of a photo file, decrypted if necessary.
  static func source(at filePath: String) throws(ImportFailure) -> any ByteSource {
    let isEncrypted: Bool
    do throws(FileFailure) {
      let mark = try ArchiveDisk.beginning(of: filePath, EncryptionHeader.mark.count)
      isEncrypted = EncryptedStream.isEncrypted(mark)
    } catch { throw .file(error) }
    let file = try FileSource(filePath)
    return isEncrypted
      ? DecryptedSource(file, as: .photo, name: SideFiles.name(of: filePath)) : file
  }

  /// Whether a photo exists and its content matches the hash in its name. With `inForm` it also has to be stored as a
  /// new photo would be.
  func holds(_ name: String, inForm: Bool = false) -> Bool {
    guard let filePath = filePath(of: name) else { return false }
    var sum = SHA256()
    do throws(StorageFailure) {
      if inForm, try filePath != path + "/" + storedName(of: name) { return false }
    } catch { return false }
    do throws(ImportFailure) {
      let source = try Self.source(at: filePath)
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

  /// Returns the names of the files of all photos in the folder, plain and encrypted ones.
  func files() throws(StorageFailure) -> [String] {
    try FolderOnDisk(path: path).names().filter(Self.isFile)
  }

  /// Removes the file of a photo.
  func remove(_ file: String) throws(StorageFailure) { try StoreFile.remove(path + "/" + file) }

  /// Whether a file is named like a plain or an encrypted photo.
  static func isFile(_ name: String) -> Bool { isName(name) || DataKey.isStoredName(name) }

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
