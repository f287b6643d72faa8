/// Checks messages of services.
enum ServiceNotice {
  /// Returns whether the text says that the service has been shut down.
  static func saysClosed(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self).lowercased()
    return [
      "서비스 종료", "서비스가 종료", "서비스를 종료", "종료되었", "종료된 서비스", "discontinued",
      "shut down", "no longer available", "service is closed", "service has been closed",
    ].contains { text.contains($0) }
  }

  /// Returns a message in one line with the key replaced. The key is removed before truncating; if
  /// the message still contains the key in another encoding, the whole message is replaced.
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

  /// Returns the letters and digits of a text in lower case, with percent encoding decoded.
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
