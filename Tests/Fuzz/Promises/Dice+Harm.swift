extension Dice {
  /// Damages a file at a random position: changes a byte, removes, repeats or cuts off a part, or
  /// inserts one of the pieces.
  public mutating func harm(_ bytes: inout [UInt8], with pieces: [[UInt8]]) {
    guard !bytes.isEmpty else { return }
    let offset = below(bytes.count)
    let until = min(bytes.count, offset + 1 + below(24))
    switch below(6) {
    case 0: bytes[offset] = UInt8(below(256))
    case 1: bytes.removeSubrange(offset..<until)
    case 2: bytes.insert(contentsOf: bytes[offset..<until], at: below(bytes.count))
    case 3: bytes.removeLast(bytes.count - offset)
    case 4:
      let piece = one(of: pieces)
      let many = below(16) == 0 ? 200 : 1
      bytes.insert(contentsOf: (0..<many).flatMap { _ in piece }, at: offset)
    default: bytes.insert(contentsOf: one(of: pieces), at: offset)
    }
  }
}
