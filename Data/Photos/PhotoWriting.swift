import Domain
import Platform

/// Copies photos into a folder, each atomically. `giveUp` removes all of them again if the records
/// they belong to are not stored.
final class PhotoWriting {
  let folder: PhotoFolder
  /// The names of the files that this object has added.
  private var made: [String] = []
  private var hasWritten = false
  /// Whether this object created the folder.
  private var hasMadeFolder = false
  private var isPrepared = false

  init(_ folder: PhotoFolder) { self.folder = folder }

  /// The result of copying a photo.
  enum Outcome: Equatable {
    case stored(name: String, bytes: Int)
    case tooLarge
    /// The source ends early or is damaged.
    case unreadable
  }

  /// Creates the folder and removes leftovers of interrupted writes.
  private func prepare() throws(StorageFailure) {
    if isPrepared { return }
    let wasThere = try StoreFile.exists(folder.path)
    try StoreFile.makeFolder(folder.path)
    hasMadeFolder = !wasThere
    Unfinished.sweep(besides: folder.unfinished)
    isPrepared = true
  }

  /// Copies a photo, and repairs a damaged file of the same name. Throws on a failure of the disk,
  /// but not for an unreadable source.
  func copy(_ source: any ByteSource, named name: String, expecting expected: String? = nil)
    throws(StorageFailure) -> Outcome
  {
    let key = try folder.form.get().key
    try prepare()
    let unfinished = Unfinished.name(for: folder.unfinished)
    let file = unsafe open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw failure() }
    Unfinished.hold(file)
    var isKept = false
    defer {
      close(file)
      if !isKept { unsafe unlink(unfinished) }
    }
    // The name of an encrypted photo is part of its encryption, and is known only at the end.
    var plain: [UInt8] = []
    defer { EncryptedStream.wipe(&plain) }
    let read = try Self.read(source, named: name, expecting: expected) {
      (piece) throws(StorageFailure) in
      if key == nil { try write(piece, into: file) } else { plain += piece }
    }
    guard case .stored(let whole, _) = read else { return read }
    if !folder.holds(whole, inForm: true) {
      let stored = try folder.storedName(of: whole)
      if let key { try encrypt(plain, named: stored, with: key, into: file) }
      let isNew = try !StoreFile.exists(folder.path + "/" + stored)
      // A file that replaces another has to be on the disk before the rename.
      if !isNew, fsync(file) != 0 { throw failure() }
      guard unsafe rename(unfinished, folder.path + "/" + stored) == 0 else { throw failure() }
      (isKept, hasWritten) = (true, true)
      if isNew { made.append(stored) }
    }
    return read
  }

  /// Returns the result that copying would have. The source is read but nothing is written.
  static func preview(at source: any ByteSource, named name: String) throws(StorageFailure)
    -> Outcome
  {
    try read(source, named: name, expecting: nil) { _ in }
  }

  private static func read(
    _ source: any ByteSource, named name: String, expecting expected: String?,
    _ each: ([UInt8]) throws(StorageFailure) -> Void
  ) throws(StorageFailure) -> Outcome {
    var (sum, head, length): (SHA256, [UInt8], Int) = (SHA256(), [], 0)
    while true {
      let piece: [UInt8]
      do throws(ImportFailure) { piece = try source.next() } catch { return .unreadable }
      if piece.isEmpty { break }
      if head.count < 16 { head += piece.prefix(16) }
      length += piece.count
      if length > StoredPhoto.longest { return .tooLarge }
      sum.add(piece)
      try each(piece)
    }
    if length == 0 { return .unreadable }
    let digits = sum.finish()
    if let expected, !expected.hasPrefix(digits + ".") { return .unreadable }
    let whole = expected ?? "\(digits).\(PhotoKind.ending(head, named: name))"
    return .stored(name: whole, bytes: length)
  }

  /// Copies a photo from another folder of photos. Returns false if the file cannot be opened or read, or if its
  /// content does not match its name.
  func copy(fileAt path: String, called name: String) throws(StorageFailure) -> Bool {
    let source: any ByteSource
    do throws(ImportFailure) { source = try PhotoFolder.source(at: path) } catch { return false }
    return try copy(source, named: name, expecting: name) != .unreadable
  }

  private func encrypt(_ bytes: [UInt8], named name: String, with key: DataKey, into file: Int32)
    throws(StorageFailure)
  {
    var writer: EncryptedStreamWriter
    do throws(EncryptedStreamFailure) {
      writer = try EncryptedStreamWriter(.photo, name: name, with: key)
    } catch { throw StorageFailure(error) }
    try writer.write(bytes[...]) { (piece) throws(StorageFailure) in try write(piece, into: file) }
    try writer.finish { (piece) throws(StorageFailure) in try write(piece, into: file) }
  }

  private func write(_ bytes: [UInt8], into file: Int32) throws(StorageFailure) {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress.map { unsafe $0 + offset }, $0.count - offset)
      }
      if count > 0 { offset += count } else if errno != EINTR { throw failure() }
    }
  }

  /// Flushes all written files to the disk, in one call.
  func flush() throws(StorageFailure) {
    if !hasWritten { return }
    let descriptor = unsafe open(folder.path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    if flushDisk(of: descriptor) != 0 { throw failure() }
  }

  /// Removes the photos that this object has added to the folder. Files that it replaced because they were damaged are
  /// not removed.
  func giveUp() {
    for name in made {
      do throws(StorageFailure) { try folder.remove(name) } catch { continue }
    }
    made = []
    // `rmdir` fails if the folder is not empty, which is intended.
    if hasMadeFolder { unsafe rmdir(folder.path) }
  }

  /// Returns the failure for `errno`.
  private func failure() -> StorageFailure {
    switch errno {
    case ENOSPC, EDQUOT: .full
    case EROFS: .readOnly
    default: .unreadable(path: folder.path)
    }
  }
}
