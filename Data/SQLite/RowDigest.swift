/// A digest of stored values. It takes eight bytes in a step, and no step loses what came before, so that two stores that
/// differ in one value have different digests. It protects from damage, not from forgery.
struct RowDigest {
  private var hash: UInt64 = 0x9E37_79B9_7F4A_7C15

  var value: Int { Int(Int64(bitPattern: hash)) }

  mutating func add(_ word: UInt64) {
    hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
    hash ^= hash &>> 32
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { unsafe add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var at = 0
    while at + 8 <= bytes.count {
      add(unsafe bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at += 8
    }
    var rest: UInt64 = 0
    while at < bytes.count {
      rest = rest << 8 | UInt64(unsafe bytes[at])
      at += 1
    }
    add(rest)
  }
}
