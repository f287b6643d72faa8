import Platform

/// The user keyring of the kernel. Every process of the same user reads it, from every login, until the keys expire. It
/// outlives log-out, but not a restart. A container or a user namespace has a keyring of its own, or none.
struct KernelKeyring: Sendable {
  /// The steps of `put`. A process that is killed after any of them leaves no key without an expiry.
  enum Step { case staged, limited, published }

  /// The maximum size of a stored value, in bytes. The kernel limits all keys of a user to 20,000 bytes by default.
  static let limit = 256

  /// Whether the kernel has keyrings for this process.
  static var isAvailable: Bool { userKeyring() >= 0 }

  /// Stores bytes under a key id for some seconds, and replaces older bytes with this id. The key gets its expiry in a
  /// keyring of this thread and is then linked into the user keyring, because updating the existing key would clear its
  /// expiry.
  func put(
    _ bytes: SecretBytes, named id: [UInt8], for seconds: Int, after step: (Step) -> Void = { _ in }
  ) throws(KeyringFailure) {
    guard bytes.count <= Self.limit, seconds > 0, seconds <= Int(Int32.max) else {
      throw .other(code: EINVAL)
    }
    guard let content = Self.content(bytes, until: time(nil) + seconds) else {
      throw .other(code: ENOMEM)
    }
    let staged = unsafe content.withBytes { start in
      unsafe stageKey(Self.name(id), UnsafeBufferPointer(start: start, count: content.count))
    }
    guard let staged else { throw KeyringFailure(code: errno) }
    defer { unstageKey(staged) }
    step(.staged)
    try check(limitKey(staged, seconds: UInt32(seconds)))
    step(.limited)
    try check(publishKey(staged))
    step(.published)
  }

  /// Returns the bytes of a key id.
  func get(named id: [UInt8]) throws(KeyringFailure) -> SecretBytes {
    let content = try content(named: id)
    let count = content.count - Self.prefix
    let bytes = unsafe SecretBytes(count: count) { target in
      unsafe content.withBytes { unsafe target.update(from: $0 + Self.prefix, count: count) }
    }
    guard let bytes else { throw .other(code: ENOMEM) }
    return bytes
  }

  /// Returns the seconds until a key expires, from the expiry time that is stored with the bytes. The kernel reports
  /// the expiry only in `/proc/keys`, rounded to hours or days, and containers hide that file.
  func secondsLeft(named id: [UInt8]) throws(KeyringFailure) -> Int {
    let content = try content(named: id)
    let end = unsafe content.withBytes { start in
      unsafe BigEndian.uint64(
        Array(UnsafeBufferPointer(start: start, count: Self.prefix))[...])
    }
    let (left, overflow) = Int(clamping: end).subtractingReportingOverflow(time(nil))
    return overflow ? Int.max : max(0, left)
  }

  /// Deletes the bytes of a key id for all processes.
  func remove(named id: [UInt8]) throws(KeyringFailure) {
    try check(removeKey(check(findKey(Self.name(id)))))
  }

  /// The size of the expiry time that precedes the stored bytes, in bytes.
  private static let prefix = 8

  /// Returns the description under which the kernel stores a key id: `haru:` and hexadecimal digits.
  private static func name(_ id: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var name = Array("haru:".utf8)
    // Every command runs this. `joined` looks up generic types, which is slower than reading the key.
    for byte in id { name += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: name, as: UTF8.self)
  }

  /// Returns the expiry time in seconds since 1970, followed by the bytes; nil if memory cannot be allocated.
  private static func content(_ bytes: SecretBytes, until end: Int) -> SecretBytes? {
    unsafe SecretBytes(count: prefix + bytes.count) { target in
      for (index, byte) in BigEndian.bytes(Int64(end)).enumerated() { unsafe target[index] = byte }
      unsafe bytes.withBytes { unsafe (target + prefix).update(from: $0, count: bytes.count) }
    }
  }

  /// Returns the expiry time and bytes of a key id. A value of an unexpected size counts as missing.
  private func content(named id: [UInt8]) throws(KeyringFailure) -> SecretBytes {
    // Another process may replace the key between two calls.
    for _ in 0..<Self.attempts {
      do throws(KeyringFailure) {
        let key = try check(findKey(Self.name(id)))
        let count = Int(try check(sizeOfKey(key)))
        guard count > Self.prefix, count <= Self.prefix + Self.limit else { throw .missing }
        var read: Int32 = 0
        let bytes = unsafe SecretBytes(count: count) { start in
          read = unsafe readKey(key, UnsafeMutableBufferPointer(start: start, count: count))
        }
        try check(read)
        guard let bytes else { throw .other(code: ENOMEM) }
        return bytes
      } catch .missing {}
    }
    throw .missing
  }

  private static let attempts = 3

  @discardableResult private func check(_ result: Int32) throws(KeyringFailure) -> Int32 {
    if result < 0 { throw KeyringFailure(code: -result) }
    return result
  }
}

/// An error of the kernel keyring.
enum KeyringFailure: Error, Equatable {
  /// There is no such key, or it has expired or was removed.
  case missing
  /// The kernel has no keyrings, or a container refuses them.
  case unavailable
  /// The user has too many keys.
  case full
  /// Another error, as a value of `errno`.
  case other(code: Int32)

  init(code: Int32) {
    switch code {
    case keyErrors.missing, keyErrors.expired, keyErrors.revoked, keyErrors.rejected, EMSGSIZE:
      self = .missing
    case ENOSYS, EPERM, EACCES, ENOTSUP: self = .unavailable
    case EDQUOT, ENFILE: self = .full
    default: self = .other(code: code)
    }
  }
}

extension KernelKeyring {
  /// Gives this process a new session keyring, as a login does. For tests. Returns whether the kernel agreed.
  static func joinNewSession() -> Bool { joinNewSessionKeyring() >= 0 }
}
