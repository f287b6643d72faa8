/// The address of a file that no process writes, in the form that SQLite understands.
enum FrozenAddress {
  /// Returns the percent-encoded `file:` URI with `immutable=1`, which means that the file does not
  /// change.
  static func of(_ path: String) -> String {
    let plain = path.utf8.map { byte -> String in
      let isPlain =
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || (byte < 128 && Character(UnicodeScalar(byte)).isLetter)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      let hex = String(byte, radix: 16)
      return isPlain ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + hex
    }
    return "file:" + plain.joined() + "?immutable=1"
  }
}
