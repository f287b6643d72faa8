import Domain

/// A file next to a store. It exists while Haru encrypts or decrypts the other files next to the store. It contains the
/// direction, and the former data keys, each encrypted with the new data key.
struct ConversionMark {
  enum Direction: String, CaseIterable, Sendable {
    /// The store is plain or becomes plain, and new files beside it are plain.
    case toPlain = "haru decrypting 1"
    /// The store is encrypted or becomes encrypted, and new files beside it get the form of the store.
    case toEncrypted = "haru encrypting 1"
  }

  let path: String

  init(besides store: String) { path = store + Self.ending }

  /// The suffix that is appended to the file name of the store.
  static let ending = ".encrypting"
  private static let limit = 1 << 16

  /// Returns the direction of the unfinished conversion; nil if there is none. Returns `.toEncrypted` if the file
  /// exists but cannot be parsed.
  func direction() throws(StorageFailure) -> Direction? {
    guard let bytes = try content() else { return nil }
    return Direction.allCases.first { bytes.starts(with: Array(($0.rawValue + "\n").utf8)) }
      ?? .toEncrypted
  }

  /// Returns the former data keys that can be decrypted with `key`.
  func formerKeys(with key: DataKey) throws(StorageFailure) -> [DataKey] {
    var rest = try entries()
    var keys: [DataKey] = []
    while rest.count >= Self.entryCount {
      let id = DataKeyID(rest.prefix(DataKeyID.count))
      let slot = KeySlot(bytes: rest.dropFirst(DataKeyID.count).prefix(KeySlot.count))
      rest = rest.dropFirst(Self.entryCount)
      guard let id, let slot else { continue }
      do throws(KeySlotFailure) { keys.append(try slot.open(with: key.secret, id: id)) } catch {
        if error == .noMemory { throw .encrypted(.noMemory) }
      }
    }
    return keys
  }

  private static let entryCount = DataKeyID.count + KeySlot.count

  /// Writes the mark. `former` are the other data keys with which files may still be encrypted when the store has
  /// `key`. Slots already in the file are kept, because the store may not get `key` after all.
  func write(_ direction: Direction, adding former: [DataKey], for key: DataKey)
    throws(StorageFailure)
  {
    var bytes = Array((direction.rawValue + "\n").utf8) + (try entries())
    let known = Set(try formerKeys(with: key).map(\.id) + [key.id])
    for old in former where !known.contains(old.id) {
      do throws(KeySlotFailure) {
        let slot = try KeySlot(
          old, kind: .recoveryKey, secret: key.secret, derivation: .blake2, made: 0)
        bytes += old.id.bytes + slot.bytes
      } catch { throw .encrypted(.noMemory) }
    }
    try restore(bytes)
  }

  /// Replaces the file by an earlier content; removes the file if `content` is nil.
  func restore(_ content: [UInt8]?) throws(StorageFailure) {
    guard let content else { return try remove() }
    Unfinished.sweep(besides: path)
    try WholeFile(path: path).replace(by: content)
  }

  func remove() throws(StorageFailure) { try StoreFile.remove(path) }

  func content() throws(StorageFailure) -> [UInt8]? {
    guard try StoreFile.exists(path) else { return nil }
    do throws(FileFailure) { return try OrdinaryFile(path: path).read(limit: Self.limit) } catch {
      if error.reason == .missing { return nil }
      throw .unreadable(path: path)
    }
  }

  /// The former data keys in the file: for each the id, followed by the key slot.
  private func entries() throws(StorageFailure) -> ArraySlice<UInt8> {
    guard let bytes = try content(), let end = bytes.firstIndex(of: ASCII.newline) else {
      return []
    }
    return bytes[(end + 1)...]
  }
}
