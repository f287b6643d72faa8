/// What tells one run of bytes from another at a glance. What has the same fingerprint is still
/// compared.
enum Fingerprint {
  /// A number that depends on every byte (FNV-1a).
  static func of(_ bytes: some Sequence<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(Int64(bitPattern: hash))
  }
}
