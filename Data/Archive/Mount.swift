/// A line of `/proc/self/mountinfo`.
struct Mount {
  /// The device number, such as `8:1`.
  let device: String
  /// The mount point.
  let point: String
  /// The kind of the file system, such as `ext4`.
  let kind: String
  /// The mounted device, such as `/dev/sda1`.
  let source: String

  /// Parses a line; nil if its format is unknown.
  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count >= 5, let dash = words.dropFirst(6).firstIndex(of: "-"),
      words.count > dash + 2
    else { return nil }
    device = String(words[2])
    point = Self.unescaped(words[4])
    kind = String(words[dash + 1])
    source = Self.unescaped(words[dash + 2])
  }

  /// Whether a path is at or below the mount point.
  func holds(_ path: String) -> Bool {
    point == "/" || path == point || path.hasPrefix(point + "/")
  }

  /// Decodes octal escapes: `\040` is a space.
  static func unescaped(_ word: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
