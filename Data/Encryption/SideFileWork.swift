import Domain

/// Converts all files next to a store to the same form, in one pass.
final class SideFileWork {
  let conversion: SideFileConversion
  let form: StoreExchange.Form
  private(set) var report = SideFileReport()

  init(conversion: SideFileConversion, form: StoreExchange.Form) {
    (self.conversion, self.form) = (conversion, form)
  }

  var paths: ArchivePaths { conversion.paths }
  private var folder: String { ArchiveDisk.folder(of: paths.store) }

  /// The form in which files other than databases are written.
  var streams: SideFiles.Form {
    switch form {
    case .plain: .plain
    case .encrypted(let key, _): .encrypted(key)
    }
  }

  func run() {
    destroyFormerFiles()
    if streams.key != nil { destroyRemains() }
    convert(paths.store + SyncKeyFile.ending, as: .syncKey, limit: SyncKeyFile.limit)
    convert(
      paths.store + PublicationFile.ending, as: .publication, limit: PublicationFile.limit)
    for kind in ProfilePicture.Kind.allCases {
      convert(
        folder + "/picture." + kind.rawValue, as: .picture, limit: ProfilePicture.limit)
    }
    convertDrafts()
    convertPhotos(in: paths.photos.path)
    for copy in copies where convertCopy(copy) { convertPhotos(in: copy + ".photos") }
  }

  /// The paths of the backups, and of the copies made before upgrades.
  var copies: [String] {
    names(in: folder, where: isUpgradeCopy)
      + [paths.backups, paths.daily].flatMap { folder in
        names(in: folder) { ArchivePaths.day(ofAnyName: $0) != nil }
      }
  }

  /// Whether a name is that of a copy made before an upgrade: `STORE.before-vNUMBER`.
  private func isUpgradeCopy(_ name: String) -> Bool {
    let beginning = SideFiles.name(of: paths.store) + ".before-v"
    let version = name.dropFirst(beginning.count)
    return name.hasPrefix(beginning) && !version.isEmpty && version.allSatisfy(\.isNumber)
  }

  /// Returns the paths in a folder whose file names satisfy `isWanted`. Reports a folder that cannot be read.
  func names(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    do throws(StorageFailure) {
      return try FolderOnDisk(path: folder).names().filter(isWanted).map { folder + "/" + $0 }
    } catch {
      left(folder, error)
      return []
    }
  }

  /// Runs the conversion of one file, and reports a failure. Returns whether it succeeded.
  @discardableResult
  func attempt(
    _ path: String, _ body: () throws(StorageFailure) -> Bool
  ) -> Bool {
    do throws(StorageFailure) {
      if try body() { report.converted.append(path) }
      return true
    } catch {
      left(path, error)
      return false
    }
  }

  func destroyed(_ path: String) { report.destroyed.append(path) }

  func left(_ path: String, _ reason: StorageFailure) {
    report.left.append(SideFileReport.Left(path: path, reason: reason))
  }

  /// Reports an encrypted file whose plain content still exists under another hard link. `kept` is the former file.
  func noteOtherName(of path: String, kept: String? = nil) {
    if streams.key != nil, !StoreFile.hasOneName(kept ?? path) { report.otherNames.append(path) }
  }

  func step(_ path: String) throws(StorageFailure) { try conversion.step(path) }
}

/// Files that are encrypted as streams.
extension SideFileWork {
  /// Converts a file that keeps its name.
  private func convert(_ path: String, as purpose: EncryptedStreamPurpose, limit: Int) {
    guard ArchiveDisk.attributes(path, followingLinks: false) != nil else { return }
    let path = ArchiveDisk.real(path)
    attempt(path) { () throws(StorageFailure) in
      try FormerFile.destroy(besides: path)
      let before = WholeFile(path: path).stamp
      if try !isToConvert(path) { return false }
      guard let plain = try SideFiles(store: nil).read(path, as: purpose, limit: limit) else {
        return false
      }
      let stored = try SideFiles.stored(
        plain, as: purpose, name: SideFiles.name(of: path), streams)
      try step(path)
      noteOtherName(of: path)
      let former = try FormerFile(path)
      try step(path)
      // The second hard link has changed the stamp (`ctime`), so only the inode and the modification time are compared.
      guard let now = WholeFile(path: path).stamp, now.number == before?.number,
        now.written == before?.written
      else { throw .busy }
      try WholeFile(path: path).replace(by: stored)
      try step(path)
      try former.destroy()
      try step(path)
      return true
    }
  }

  /// Converts the drafts. A draft that an editor has open is reported as busy and converted by a later pass, because
  /// the editor may still write plain text.
  private func convertDrafts() {
    for path in DraftFolder(besides: paths.store).paths
    where ArchiveDisk.attributes(path, followingLinks: false)?.isFile == true {
      guard let draft = OpenDraft(path, nil) else {
        left(path, .busy)
        continue
      }
      convert(path, as: .draft, limit: DraftFolder.limit)
      withExtendedLifetime(draft) {}
    }
  }

  /// Whether a file still has to be converted. Throws `.notAStore` for anything but a regular file.
  func isToConvert(_ path: String) throws(StorageFailure) -> Bool {
    guard ArchiveDisk.attributes(path, followingLinks: false)?.isFile == true else {
      throw .notAStore(path: path)
    }
    let id = try SideFiles.keyID(of: path)
    return id != streams.key?.id
  }
}

/// Photos. Their file names change with the encryption.
extension SideFileWork {
  private func convertPhotos(in folder: String) {
    let isPhoto = { (name: String) in
      !Unfinished.isEnding(name[...]) && !name.hasSuffix(FormerFile.ending)
    }
    for path in names(in: folder, where: isPhoto) {
      attempt(path) { () throws(StorageFailure) in
        let file = SideFiles.name(of: path)
        guard PhotoFolder.isFile(file) else { throw .notAStore(path: path) }
        return try convertPhoto(file, in: folder)
      }
    }
  }

  /// Converts a photo; returns false if it already has the new form.
  private func convertPhoto(_ file: String, in folder: String) throws(StorageFailure) -> Bool {
    let path = folder + "/" + file
    let id = try SideFiles.keyID(of: path)
    if try !isToConvert(path) { return false }
    // An encrypted photo whose first bytes are damaged looks like a plain one.
    if id == nil, !PhotoFolder.isName(file) { throw .corrupt }
    let limit = StoredPhoto.longest
    guard var plain = try SideFiles(store: nil).read(path, as: .photo, limit: limit) else {
      return false
    }
    defer { EncryptedStream.wipe(&plain) }
    let name = try id.map { (id) throws(StorageFailure) in
      try photoName(of: plain, storedAs: file, with: id)
    }
    let target = try PhotoFolder(path: folder, form: .success(streams)).storedName(of: name ?? file)
    // If a process was killed while it overwrote the plain photo, the encrypted photo already exists.
    let isHalf = id == nil && !isWhole(plain, file)
    let isStored = try StoreFile.exists(folder + "/" + target)
    try step(path)
    if !isHalf || !isStored {
      try SideFiles.write(plain, to: folder + "/" + target, as: .photo, streams)
    }
    try step(path)
    noteOtherName(of: path)
    // A photo that is partly overwritten must not keep a valid photo name.
    try StoreFile.rename(path, to: path + FormerFile.ending)
    try FormerFile.destroy(besides: path)
    try step(path)
    return true
  }

  private func isWhole(_ photo: [UInt8], _ name: String) -> Bool {
    var sum = SHA256()
    sum.add(photo)
    return name.hasPrefix(sum.finish() + ".")
  }

  /// Returns the plain name of an encrypted photo. It consists of the SHA-256 of the content and the file extension for
  /// which the keyed hash equals the stored name.
  private func photoName(of plain: [UInt8], storedAs file: String, with id: DataKeyID)
    throws(StorageFailure) -> String
  {
    guard let key = DataKeys.ofProcess.key(id) else { throw .encrypted(.closed) }
    var sum = SHA256()
    sum.add(plain)
    let digits = sum.finish()
    let guess = digits + "." + PhotoKind.ending(Array(plain.prefix(16)), named: "")
    if key.storedName(of: guess) == file { return guess }
    for name in try namesOfPhotos() where name.hasPrefix(digits) && key.storedName(of: name) == file
    {
      return name
    }
    throw .corrupt
  }

  /// The names of all photos in the store, its history and its backups, as far as they can be read.
  private func namesOfPhotos() throws(StorageFailure) -> Set<String> {
    let access = try StoreFile.openingMode(paths.store)
    let store = try Connection(path: paths.store, access: access, busyMilliseconds: 2_000)
    var names = try PhotoCare.allNames(in: store)
    for copy in paths.copies {
      do throws(StorageFailure) {
        names.formUnion(
          try PhotoCare.names(
            in: Connection(path: copy, access: .frozen, busyMilliseconds: 0)))
      } catch { continue }
    }
    return names
  }

  /// Overwrites and removes a file. A file with another hard link is only unlinked.
  static func destroy(_ path: String) throws(StorageFailure) {
    if StoreFile.hasOneName(path) { try StoreFile.overwrite(path) }
    try StoreFile.remove(path)
  }
}
