/// The HTTP request of a browser.
struct CallbackRequest: Equatable {
  /// The percent-decoded path.
  let path: String
  /// The decoded query parameters.
  let parameters: [String: String]

  /// The result of parsing the bytes received so far.
  enum Reading: Equatable {
    /// More bytes are needed.
    case unfinished
    /// The request is refused with this status.
    case refused(status: Int)
    case whole(CallbackRequest)
  }

  /// The maximum size of a request head, in bytes.
  static let longest = 1 << 14
  /// The maximum number of query parameters.
  private static let mostParameters = 64

  /// Parses the head of an HTTP request. Only the first line matters, and only `GET` is supported.
  static func read(_ bytes: [UInt8]) -> Reading {
    // Anything but a capital letter is another protocol, such as TLS.
    if let first = bytes.first, !(65...90).contains(first) { return .refused(status: 400) }
    guard let end = headEnd(bytes) else {
      return bytes.count > longest ? .refused(status: 431) : .unfinished
    }
    guard end <= longest else { return .refused(status: 431) }
    guard let lineEnd = bytes.firstIndex(of: ASCII.carriageReturn) else {
      return .refused(status: 400)
    }
    let words = bytes[..<lineEnd].split(separator: ASCII.blank, omittingEmptySubsequences: false)
    guard words.count == 3,
      ["HTTP/1.1", "HTTP/1.0"].contains(String(decoding: words[2], as: UTF8.self))
    else { return .refused(status: 400) }
    guard words[0].elementsEqual("GET".utf8) else { return .refused(status: 405) }
    guard let request = request(words[1]) else { return .refused(status: 400) }
    return .whole(request)
  }

  /// Returns the offset after the empty line that ends the head; nil if the head is incomplete.
  private static func headEnd(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for offset in 3..<min(bytes.count, longest + 1)
    where bytes[offset] == ASCII.newline && bytes[offset - 1] == ASCII.carriageReturn
      && bytes[offset - 2] == ASCII.newline && bytes[offset - 3] == ASCII.carriageReturn
    { return offset + 1 }
    return nil
  }

  /// Parses a request target; nil if it is invalid or has the same parameter twice.
  private static func request(_ target: ArraySlice<UInt8>) -> CallbackRequest? {
    guard target.first == UInt8(ascii: "/"), target.allSatisfy({ $0 > 32 && $0 < 127 }) else {
      return nil
    }
    let path = target.prefix { $0 != UInt8(ascii: "?") }
    guard let written = text(path, plusIsBlank: false) else { return nil }
    var parameters: [String: String] = [:]
    let pairs = target.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&"))
    guard pairs.count <= mostParameters else { return nil }
    for pair in pairs {
      let front = pair.prefix { $0 != ASCII.equals }
      guard let name = text(front, plusIsBlank: true),
        let value = text(pair.dropFirst(front.count + 1), plusIsBlank: true),
        parameters.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return CallbackRequest(path: written, parameters: parameters)
  }

  /// Percent-decodes a text; nil if an escape is incomplete or the result is not UTF-8.
  private static func text(_ written: ArraySlice<UInt8>, plusIsBlank: Bool) -> String? {
    var bytes: [UInt8] = []
    var index = written.startIndex
    while index < written.endIndex {
      let byte = written[index]
      index += 1
      if byte == ASCII.percent {
        guard index + 2 <= written.endIndex, let high = ASCII.hexadecimal(written[index]),
          let low = ASCII.hexadecimal(written[index + 1])
        else { return nil }
        bytes.append(high << 4 | low)
        index += 2
      } else {
        bytes.append(byte == UInt8(ascii: "+") && plusIsBlank ? ASCII.blank : byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
