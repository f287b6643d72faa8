/// Substring search over bytes in linear time (Knuth, Morris and Pratt).
enum ByteSearch {
  /// Whether `wanted` occurs in `bytes`. An empty `wanted` always does.
  static func holds(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
    if wanted.isEmpty { return true }
    guard wanted.count <= bytes.count else { return false }
    var borders = [Int](repeating: 0, count: wanted.count)
    var length = 0
    for index in wanted.indices.dropFirst() {
      while length > 0, wanted[index] != wanted[length] { length = borders[length - 1] }
      if wanted[index] == wanted[length] { length += 1 }
      borders[index] = length
    }
    length = 0
    for byte in bytes {
      while length > 0, byte != wanted[length] { length = borders[length - 1] }
      if byte == wanted[length] { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }
}
