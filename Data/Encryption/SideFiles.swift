import Domain

/// The files next to a store, such as photos. New files are encrypted if the store is. Both plain and encrypted files
/// can be read, because the files are converted one by one.
struct SideFiles: Sendable {
  /// The path of the store; nil for a store in memory, beside which all files are plain.
  let store: String?

  /// How new files are written.
  enum Form: Sendable {
    case plain
    /// Plain, although the store is still encrypted with this key.
    case becomingPlain(DataKey)
    case encrypted(DataKey)

    /// The data key that encrypts new files; nil if they are plain.
    var key: DataKey? {
      switch self {
      case .plain, .becomingPlain: nil
      case .encrypted(let key): key
      }
    }

    /// The data key of the store; nil if it is plain.
    var storeKey: DataKey? {
      switch self {
      case .plain: nil
      case .becomingPlain(let key), .encrypted(let key): key
      }
    }
  }

  init(store: String?) { self.store = store }

  /// Returns how new files are written. Throws if the store is closed.
  ///
  /// SQLite opens the store, because the locks that it holds on a file in this process would be lost if the file was
  /// opened and closed in another way.
  func form() throws(StorageFailure) -> Form {
    guard let store, try StoreFile.exists(store) else { return .plain }
    let opened = try Connection(path: store, access: .readOnly, busyMilliseconds: 0)
    guard let pages = opened.encryptedPages else { return .plain }
    guard let key = pages.key else { throw .encrypted(.closed) }
    let direction = try ConversionMark(besides: store).direction()
    return direction == .toPlain ? .becomingPlain(key) : .encrypted(key)
  }

  /// Returns the content of a file, decrypted if it begins like an encrypted file; nil if it is missing. Throws
  /// `.encrypted(.closed)` if the data key is not known, and `.corrupt` for a damaged file.
  func read(_ path: String, as purpose: EncryptedStreamPurpose, limit: Int) throws(StorageFailure)
    -> [UInt8]?
  {
    let stored: [UInt8]
    do throws(FileFailure) {
      stored = try OrdinaryFile(path: path).read(limit: EncryptedStream.longest(for: limit))
    } catch {
      if error.reason == .missing { return nil }
      throw .unreadable(path: path)
    }
    let bytes = try Self.content(of: stored, as: purpose, name: Self.name(of: path))
    if bytes.count > limit { throw .corrupt }
    return bytes
  }

  /// Replaces a file atomically. The temporary file has the same form.
  func write(_ bytes: [UInt8], to path: String, as purpose: EncryptedStreamPurpose)
    throws(StorageFailure)
  {
    try Self.write(bytes, to: path, as: purpose, form())
  }

  static func write(
    _ bytes: [UInt8], to path: String, as purpose: EncryptedStreamPurpose, _ form: Form
  ) throws(StorageFailure) {
    let stored = try stored(bytes, as: purpose, name: name(of: path), form)
    try WholeFile(path: path).replace(by: stored)
  }

  /// Returns the bytes to write to the file `name`: `bytes`, encrypted if `form` has a key.
  static func stored(
    _ bytes: [UInt8], as purpose: EncryptedStreamPurpose, name: String, _ form: Form
  ) throws(StorageFailure) -> [UInt8] {
    guard let key = form.key else { return bytes }
    do throws(EncryptedStreamFailure) {
      return try EncryptedStream.encrypt(
        bytes, as: purpose, name: purpose.isBoundToName ? name : nil, with: key)
    } catch { throw StorageFailure(error) }
  }

  /// Returns the plain content of the file `name`. Bytes that are not encrypted are returned unchanged.
  static func content(
    of stored: [UInt8], as purpose: EncryptedStreamPurpose, name: String
  ) throws(StorageFailure) -> [UInt8] {
    guard EncryptedStream.isEncrypted(stored) else { return stored }
    do throws(EncryptedStreamFailure) {
      let id = try EncryptedStream.start(of: stored).keyID
      guard let key = DataKeys.ofProcess.key(id) else { throw .otherKey(id) }
      return try EncryptedStream.decrypt(
        stored, as: purpose, name: purpose.isBoundToName ? name : nil, with: key)
    } catch { throw StorageFailure(error) }
  }

  /// Returns the id of the data key with which a file is encrypted; nil for a plain file.
  static func keyID(of path: String) throws(StorageFailure) -> DataKeyID? {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try ArchiveDisk.beginning(of: path, EncryptedStreamStart.mostCount)
    } catch { throw .unreadable(path: path) }
    guard EncryptedStream.isEncrypted(bytes) else { return nil }
    do throws(EncryptedStreamFailure) { return try EncryptedStream.start(of: bytes).keyID } catch {
      throw StorageFailure(error)
    }
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension StorageFailure {
  init(_ failure: EncryptedStreamFailure) {
    switch failure {
    case .otherKey: self = .encrypted(.closed)
    case .newerVersion(let version): self = .encrypted(.newerFormat(version))
    case .noMemory: self = .encrypted(.noMemory)
    case .plain, .damaged, .wrongPurpose: self = .corrupt
    }
  }
}

extension EncryptedStream {
  /// Returns the maximum size of an encrypted file whose plain content has at most `count` bytes.
  static func longest(for count: Int) -> Int {
    let chunks = count / SecretStream.chunkCount + 1
    return count + EncryptedStreamStart.mostCount + SecretStream.headerCount
      + (chunks + 1) * SecretStream.overhead
  }
}
