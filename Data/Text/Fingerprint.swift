/// What tells one run of bytes from another at a glance, a number that depends on every byte
/// (FNV-1a). What has the same fingerprint is still compared.
struct Fingerprint {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint of all that was added.
  var value: Int { Int(Int64(bitPattern: hash)) }

  /// Adds the bytes of a text.
  mutating func add(_ text: String) { add(text.utf8) }

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The fingerprint of some bytes.
  static func of(_ bytes: some Sequence<UInt8>) -> Int {
    var print = Fingerprint()
    print.add(bytes)
    return print.value
  }
}
