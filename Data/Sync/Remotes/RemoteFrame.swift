import Domain

/// A message between a served remote and its client: a length of four bytes in big-endian order, a byte for the kind,
/// and the body.
struct RemoteFrame: Equatable, Sendable {
  let kind: UInt8
  let body: [UInt8]

  /// The first line of a server, with the version of the protocol.
  static let greeting = Array("haru remote 2\n".utf8)

  /// The length of the header, in bytes.
  static let headCount = 5
  /// The greatest length of a body: an ordinary file and its path.
  static let limit = RemoteFile.limit + 2 + RemotePath.limit

  init(_ kind: UInt8, _ body: [UInt8] = []) {
    self.kind = kind
    self.body = body
  }

  /// Returns whether a line is the greeting of any version of the protocol: `haru`, one word and a number. Version 1
  /// had another word.
  static func isGreeting(_ line: some Sequence<UInt8>) -> Bool {
    let words = Array(line).split(separator: ASCII.blank, omittingEmptySubsequences: false)
    guard words.count == 3, words[0].elementsEqual("haru".utf8), words[2].last == ASCII.newline
    else { return false }
    return Digits.number(words[2].dropLast()) != nil
  }

  /// The message in encoded form.
  var bytes: [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(Self.headCount + body.count)
    all += Self.bytes(of: body.count, 4)
    all.append(kind)
    return all + body
  }

  /// Decodes a header; nil if it has the wrong length, or if the body would be too long.
  static func head(_ bytes: [UInt8]) -> (kind: UInt8, count: Int)? {
    let count = number(bytes.prefix(4))
    guard bytes.count == headCount, count <= limit else { return nil }
    return (bytes[4], count)
  }

  /// Returns a number as big-endian bytes.
  static func bytes(of number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  /// Decodes a big-endian number of at most seven bytes.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Returns a name, preceded by its length as one byte.
  static func bytes(of name: RemoteFileName) -> [UInt8] {
    let path = Array(name.path.utf8)
    return [UInt8(path.count)] + path
  }

  /// Consumes a name that is preceded by its length; nil if it is not a name that Haru uses.
  static func name(_ bytes: inout ArraySlice<UInt8>) -> RemoteFileName? {
    guard let count = bytes.popFirst(), bytes.count >= count else { return nil }
    let path = bytes.prefix(Int(count))
    bytes = bytes.dropFirst(Int(count))
    return String(validating: path, as: UTF8.self).flatMap { RemoteFileName(path: $0) }
  }

  /// Returns the path of an ordinary file or folder, preceded by its length in two bytes.
  static func bytes(of path: RemotePath) -> [UInt8] {
    let text = Array(path.text.utf8)
    return bytes(of: text.count, 2) + text
  }

  /// Consumes a path that is preceded by its length; nil if it is not a valid path.
  static func path(_ bytes: inout ArraySlice<UInt8>) -> RemotePath? {
    let count = number(bytes.prefix(2))
    guard bytes.count >= 2 + count else { return nil }
    let text = bytes.dropFirst(2).prefix(count)
    bytes = bytes.dropFirst(2 + count)
    return String(validating: text, as: UTF8.self).flatMap { RemotePath($0) }
  }
}

/// The requests to a served remote.
enum RemoteRequest: Equatable, Sendable {
  case list
  case read(RemoteFileName)
  case create(RemoteFileName, [UInt8])
  case replaceHead(DeviceID, [UInt8])
  case remove(RemoteFileName)
  case files(RemoteFilesRequest)

  /// The request as a message.
  var frame: RemoteFrame {
    switch self {
    case .list: RemoteFrame(1)
    case .read(let name): RemoteFrame(2, RemoteFrame.bytes(of: name))
    case .create(let name, let bytes): RemoteFrame(3, RemoteFrame.bytes(of: name) + bytes)
    case .replaceHead(let device, let bytes):
      RemoteFrame(4, RemoteFrame.bytes(of: .head(device)) + bytes)
    case .remove(let name): RemoteFrame(5, RemoteFrame.bytes(of: name))
    case .files(let request): request.frame
    }
  }

  /// Decodes a request; nil if it is invalid.
  init?(_ frame: RemoteFrame) {
    if frame.kind == 1, frame.body.isEmpty {
      self = .list
      return
    }
    if let request = RemoteFilesRequest(frame) {
      self = .files(request)
      return
    }
    var rest = frame.body[...]
    guard let name = RemoteFrame.name(&rest), rest.count <= BatchFile.limit else { return nil }
    switch frame.kind {
    case 2 where rest.isEmpty: self = .read(name)
    case 3: self = .create(name, Array(rest))
    case 4:
      guard let device = name.device, name == .head(device) else { return nil }
      self = .replaceHead(device, Array(rest))
    case 5 where rest.isEmpty: self = .remove(name)
    default: return nil
    }
  }
}
