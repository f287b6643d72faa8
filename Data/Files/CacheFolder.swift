import Domain

/// A folder of cached files. The files of an encrypted store are encrypted, have keyed hashes as names, and are in a
/// folder of their own for each data key. While the store is closed, nothing is read or written.
struct CacheFolder: Sendable {
  /// The folder for all plain stores.
  private let plainFolder: PrivateFolder
  /// The store whose files are cached; nil for plain files.
  private let files: SideFiles
  private let purpose: EncryptedStreamPurpose

  init(_ plainFolder: PrivateFolder, store: String?, as purpose: EncryptedStreamPurpose) {
    (self.plainFolder, self.purpose) = (plainFolder, purpose)
    files = SideFiles(store: store)
  }

  /// Returns the content of a file; nil if it cannot be read or exceeds the limit.
  func read(_ name: String, limit: Int) -> [UInt8]? {
    guard let form else { return nil }
    guard let key = form.key else { return plainFolder.read(name, limit: limit) }
    guard let storedName = key.storedName(of: name),
      let stored = folder(of: key).read(storedName, limit: EncryptedStream.longest(for: limit)),
      EncryptedStream.isEncrypted(stored)
    else { return nil }
    do throws(StorageFailure) {
      let bytes = try SideFiles.content(of: stored, as: purpose, name: storedName)
      return bytes.count > limit ? nil : bytes
    } catch { return nil }
  }

  /// Writes a file atomically. A failure is ignored.
  func write(_ bytes: [UInt8], to name: String) {
    guard let form else { return }
    guard let key = form.key else {
      plainFolder.write(bytes, to: name)
      return
    }
    guard let storedName = key.storedName(of: name) else { return }
    do throws(StorageFailure) {
      let stored = try SideFiles.stored(bytes, as: purpose, name: storedName, form)
      folder(of: key).write(stored, to: storedName)
    } catch { return }
  }

  /// Returns the cached files with modification time and size. All plain stores share their files, of which only those
  /// with one of `endings` are returned.
  func files(endings: [String]) -> [(name: String, written: Int, length: Int)] {
    guard let form else { return [] }
    let folder = form.key.map(folder) ?? plainFolder
    return folder.names().filter { name in
      endings.contains { name.hasSuffix($0) } || (form.key != nil && DataKey.isStoredName(name))
    }.compactMap { name in
      folder.attributes(of: name).map { (name, $0.written, $0.length) }
    }
  }

  /// Removes files that `files` has returned.
  func remove(_ names: some Sequence<String>) {
    guard let form else { return }
    let folder = form.key.map(folder) ?? plainFolder
    for name in names { folder.remove(name) }
  }

  /// How files are stored; nil if the store is closed or cannot be read.
  private var form: SideFiles.Form? {
    do throws(StorageFailure) { return try files.form() } catch { return nil }
  }

  private func folder(of key: DataKey) -> PrivateFolder {
    PrivateFolder(path: plainFolder.path + "/" + key.id.hex, isFixed: plainFolder.isFixed)
  }
}
