/// Builds the addresses of requests to web services.
enum WebQuestion {
  /// Returns the address of a page below a base address, with the query parameters in order.
  static func address(_ base: String, _ page: String, _ parameters: [(String, String)] = [])
    -> String
  {
    let start = base.hasSuffix("/") || page.hasPrefix("/") ? base : base + "/"
    let root = base.hasSuffix("/") && page.hasPrefix("/") ? String(start.dropLast()) : start
    let pairs = parameters.map { "\($0)=\(encoded($1))" }
    return root + page + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }

  /// Percent-encodes everything except unreserved characters.
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, ASCII.hyphen, ASCII.dot, UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [ASCII.percent, digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? value + 48 : value + 55 }
}
