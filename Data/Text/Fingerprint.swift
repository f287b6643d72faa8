/// A 64-bit hash of bytes (FNV-1a). Different bytes may have the same hash, so equal fingerprints have to be compared
/// further.
struct Fingerprint {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint of all added bytes.
  var value: Int { Int(Int64(bitPattern: hash)) }

  /// Adds a text in UTF-8.
  mutating func add(_ text: String) { add(text.utf8) }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  static func of(_ bytes: some Sequence<UInt8>) -> Int {
    var print = Fingerprint()
    print.add(bytes)
    return print.value
  }
}
