/// What a browser asks for when it comes back.
struct CallbackRequest: Equatable {
  /// The path, with its escapes resolved.
  let path: String
  /// What stands behind the question mark.
  let parameters: [String: String]

  /// What the bytes of a request are, as far as they have come.
  enum Reading: Equatable {
    /// More has to come.
    case unfinished
    /// No request that is answered here, by the status of the answer.
    case refused(status: Int)
    case whole(CallbackRequest)
  }

  /// No browser says more before an empty line.
  static let longest = 1 << 14
  /// No answer of a provider has more parts.
  private static let mostParameters = 64

  /// Reads the head of a request of HTTP. Only its first line matters, and only `GET` is known.
  static func read(_ bytes: [UInt8]) -> Reading {
    // Who begins otherwise than with a verb speaks something else, such as TLS.
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

  /// Where the empty line ends that is the end of the head.
  private static func headEnd(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for place in 3..<min(bytes.count, longest + 1)
    where bytes[place] == ASCII.newline && bytes[place - 1] == ASCII.carriageReturn
      && bytes[place - 2] == ASCII.newline && bytes[place - 3] == ASCII.carriageReturn
    { return place + 1 }
    return nil
  }

  /// What an address within this computer means; nothing when something in it cannot be read, or
  /// stands there twice.
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

  /// A text whose escapes are resolved; nothing when one is incomplete, or it is no UTF-8.
  private static func text(_ written: ArraySlice<UInt8>, plusIsBlank: Bool) -> String? {
    var bytes: [UInt8] = []
    var place = written.startIndex
    while place < written.endIndex {
      let byte = written[place]
      place += 1
      if byte == ASCII.percent {
        guard place + 2 <= written.endIndex, let high = ASCII.hexadecimal(written[place]),
          let low = ASCII.hexadecimal(written[place + 1])
        else { return nil }
        bytes.append(high << 4 | low)
        place += 2
      } else {
        bytes.append(byte == UInt8(ascii: "+") && plusIsBlank ? ASCII.blank : byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
