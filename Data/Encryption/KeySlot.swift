import CSodium
import Domain

/// How a wrapping key is derived from a secret.
enum KeyDerivation: Equatable, Sendable {
  case argon2(passes: UInt32, kibibytes: UInt32)
  case blake2

  /// The accepted number of passes. More passes in an altered file would block the program for hours.
  static let passes: ClosedRange<UInt32> = 1...64
  static let kibibytes: ClosedRange<UInt32> = 8...262_144
}

/// A copy of the data key, encrypted with a key that a passphrase, a recovery key or the answer of a command gives.
struct KeySlot: Equatable, Sendable {
  static let count = 128
  let kind: KeySlotKind
  let derivation: KeyDerivation
  let salt: [UInt8]
  /// Seconds since 1970.
  let made: UInt64
  let nonce: [UInt8]
  let wrapped: [UInt8]

  static let saltCount = 16
  static let wrappedCount = DataKey.count + Sodium.tagCount
}

/// Why a slot could not be opened.
enum KeySlotFailure: Error, Equatable {
  /// The secret is another one, or the slot was altered.
  case wrongSecret
  /// The derivation needs more memory than there is.
  case noMemory
}

extension KeySlot {
  /// Encrypts a data key.
  init(
    _ key: DataKey, kind: KeySlotKind, secret: SecretBytes, derivation: KeyDerivation, made: UInt64
  ) throws(KeySlotFailure) {
    let salt = Sodium.random(Self.saltCount)
    let nonce = Sodium.random(Sodium.nonceCount)
    let wrapping = try Self.wrappingKey(secret, derivation, salt)
    let bound = Self.bound(kind, derivation, salt, made, key.id)
    var wrapped = [UInt8](repeating: 0, count: Self.wrappedCount)
    unsafe key.withBytes { key in
      unsafe wrapping.withBytes { wrapping in
        _ = unsafe crypto_aead_xchacha20poly1305_ietf_encrypt(
          &wrapped, nil, key, UInt64(DataKey.count), bound, UInt64(bound.count), nil, nonce,
          wrapping)
      }
    }
    self.init(
      kind: kind, derivation: derivation, salt: salt, made: made, nonce: nonce, wrapped: wrapped)
  }

  /// Decrypts the data key. Throws `wrongSecret` unless the key has the given id.
  func open(with secret: SecretBytes, id: DataKeyID) throws(KeySlotFailure) -> DataKey {
    let wrapping = try Self.wrappingKey(secret, derivation, salt)
    let bound = Self.bound(kind, derivation, salt, made, id)
    var status: Int32 = -1
    let opened = unsafe SecretBytes(count: DataKey.count) { key in
      unsafe wrapping.withBytes { wrapping in
        status = unsafe crypto_aead_xchacha20poly1305_ietf_decrypt(
          key, nil, nil, wrapped, UInt64(wrapped.count), bound, UInt64(bound.count), nonce, wrapping
        )
      }
    }
    guard status == 0 else { throw .wrongSecret }
    guard let opened, let key = DataKey(opened) else { throw .noMemory }
    guard key.id == id else { throw .wrongSecret }
    return key
  }

  private static let wrappingCount = 32

  static func wrappingKey(
    _ secret: SecretBytes, _ derivation: KeyDerivation, _ salt: [UInt8]
  ) throws(KeySlotFailure) -> SecretBytes {
    guard Sodium.isReady else { throw .noMemory }
    var status: Int32 = 0
    let key: SecretBytes?
    switch derivation {
    case .argon2(let passes, let kibibytes):
      key = unsafe SecretBytes(count: wrappingCount) { key in
        status = unsafe secret.withBytes { bytes in
          unsafe UnsafeRawPointer(bytes).withMemoryRebound(to: CChar.self, capacity: secret.count) {
            unsafe crypto_pwhash(
              key, UInt64(wrappingCount), $0, UInt64(secret.count), salt, UInt64(passes),
              Int(kibibytes) << 10, crypto_pwhash_ALG_ARGON2ID13)
          }
        }
      }
    case .blake2:
      key = Sodium.blake2(
        key: secret, salt: salt, person: "haru-recovery", count: wrappingCount)
    }
    guard status == 0, let key else { throw .noMemory }
    return key
  }

  /// The associated data of the encryption.
  private static func bound(
    _ kind: KeySlotKind, _ derivation: KeyDerivation, _ salt: [UInt8], _ made: UInt64,
    _ id: DataKeyID
  ) -> [UInt8] {
    Array("haru-slot/1".utf8) + fields(kind, derivation, salt, made) + id.bytes
  }
}

extension KeySlot {
  /// The first 40 bytes of a slot.
  private static func fields(
    _ kind: KeySlotKind, _ derivation: KeyDerivation, _ salt: [UInt8], _ made: UInt64
  ) -> [UInt8] {
    let cost =
      switch derivation {
      case .argon2(let passes, let kibibytes): (code: UInt8(1), passes, kibibytes, UInt32(1))
      case .blake2: (code: UInt8(2), UInt32(0), UInt32(0), UInt32(0))
      }
    return [kind.rawValue, cost.code, 0, 0] + BigEndian.bytes(cost.1) + BigEndian.bytes(cost.2)
      + BigEndian.bytes(cost.3) + salt + BigEndian.bytes(made)
  }

  var bytes: [UInt8] {
    Self.fields(kind, derivation, salt, made) + nonce + wrapped
      + [UInt8](repeating: 0, count: 16)
  }

  /// Reads a used slot; nil for a slot that this format does not have.
  init?(bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.count == Self.count, let kind = KeySlotKind(rawValue: bytes[0]),
      bytes[2...3].allSatisfy({ $0 == 0 }), bytes[112...].allSatisfy({ $0 == 0 })
    else { return nil }
    let passes = BigEndian.uint32(bytes[4..<8])
    let kibibytes = BigEndian.uint32(bytes[8..<12])
    let lanes = BigEndian.uint32(bytes[12..<16])
    switch (bytes[1], kind) {
    case (1, .passphrase), (1, .command):
      guard KeyDerivation.passes.contains(passes), KeyDerivation.kibibytes.contains(kibibytes),
        lanes == 1
      else { return nil }
      derivation = .argon2(passes: passes, kibibytes: kibibytes)
    case (2, .recoveryKey):
      guard passes == 0, kibibytes == 0, lanes == 0 else { return nil }
      derivation = .blake2
    case (_, .passphrase), (_, .recoveryKey), (_, .command): return nil
    }
    self.kind = kind
    salt = Array(bytes[16..<32])
    made = BigEndian.uint64(bytes[32..<40])
    nonce = Array(bytes[40..<64])
    wrapped = Array(bytes[64..<112])
  }
}

/// Numbers with the highest byte first.
enum BigEndian {
  static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    unsafe withUnsafeBytes(of: number.bigEndian) { unsafe Array($0) }
  }

  static func uint32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  static func uint64(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
