import CSodium

/// The id of a data key, 16 bytes. It is not secret: each encrypted file contains the id of its key.
struct DataKeyID: Hashable, Sendable {
  static let count = 16
  let bytes: [UInt8]

  /// Returns nil for another number of bytes.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.count else { return nil }
    self.bytes = Array(bytes)
  }

  fileprivate init(derived: SecretBytes) {
    bytes = unsafe derived.withBytes { start in
      unsafe Array(UnsafeBufferPointer(start: start, count: derived.count))
    }
  }

  /// Lowercase hexadecimal digits.
  var hex: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Whether a file name has the form that `hex` returns.
  static func isHex(_ name: String) -> Bool {
    name.utf8.count == 2 * count
      && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}

/// The random id of one encrypted file, from which the keys of the file are derived.
struct EncryptedFileID: Hashable, Sendable {
  static let count = 16
  let bytes: [UInt8]

  /// Returns nil for another number of bytes.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.count else { return nil }
    self.bytes = Array(bytes)
  }

  /// Makes a random id.
  static func random() -> EncryptedFileID {
    EncryptedFileID(made: Sodium.random(count))
  }

  private init(made: [UInt8]) { bytes = made }
}

/// The key of an encrypted store. It encrypts nothing itself: every file has keys that are derived from it.
final class DataKey: Sendable {
  static let count = 32
  let id: DataKeyID
  /// The bytes of the key. Callers must not copy them.
  let secret: SecretBytes

  /// Returns nil if `secret` has another length or memory cannot be allocated.
  init?(_ secret: SecretBytes) {
    guard secret.count == Self.count, let id = Self.derive(secret, .id, nil) else { return nil }
    self.secret = secret
    self.id = DataKeyID(derived: id)
  }

  /// Makes a random key; nil if memory cannot be allocated.
  static func random() -> DataKey? {
    guard Sodium.isReady else { return nil }
    return unsafe SecretBytes(count: count) { unsafe randombytes_buf($0, count) }.flatMap {
      DataKey($0)
    }
  }

  /// The purpose of a derived key.
  enum Use: String {
    case id = "haru-keyid"
    case names = "haru-names"
    case header = "haru-header"
    case pages = "haru-pages"
    case log = "haru-log"
    case stream = "haru-stream"

    var count: Int { self == .id ? DataKeyID.count : 32 }
  }

  /// Derives the key for a use. Pass `file` if each file has its own key. Returns nil if memory cannot be allocated.
  func derived(_ use: Use, of file: EncryptedFileID? = nil) -> SecretBytes? {
    Self.derive(secret, use, file)
  }

  /// Passes a pointer to the bytes of the key to a closure, which must not copy them.
  func withBytes<T: Sendable>(_ body: (UnsafePointer<UInt8>) -> T) -> T {
    unsafe secret.withBytes(body)
  }

  private static func derive(_ secret: SecretBytes, _ use: Use, _ file: EncryptedFileID?)
    -> SecretBytes?
  {
    Sodium.blake2(key: secret, salt: file?.bytes ?? [], person: use.rawValue, count: use.count)
  }
}
