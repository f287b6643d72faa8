/// What a service says in words.
enum ServiceNotice {
  /// Whether it says that it is no more.
  static func saysClosed(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self).lowercased()
    return [
      "서비스 종료", "서비스가 종료", "서비스를 종료", "종료되었", "종료된 서비스", "discontinued",
      "shut down", "no longer available", "service is closed", "service has been closed",
    ].contains { text.contains($0) }
  }

  /// A sentence in one line, in which nobody reads the key. It is hidden before the sentence is
  /// cut, and where it stands there in any other way of writing, nothing is said.
  static func hiding(_ key: String, in words: String) -> String {
    var line = BookText.line(words, limit: 4_000)
    for secret in [key, WebQuestion.encoded(key)] where !secret.isEmpty {
      line = line.split(separator: secret, omittingEmptySubsequences: false)
        .joined(separator: "…")
    }
    let secret = bare(key)
    if !secret.isEmpty, bare(line).contains(secret) { return "…" }
    return BookText.line(line, limit: 200)
  }

  /// The letters and digits of a text alone, whatever their case and however an address would
  /// write them.
  private static func bare(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self).lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
