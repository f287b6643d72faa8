import Domain

/// A message between a served remote and its client: a length of four bytes in big-endian order, a byte for the kind,
/// and the body.
struct RemoteFrame: Equatable, Sendable {
  let kind: UInt8
  let body: [UInt8]

  /// The first line of a server, with the version of the protocol.
  static let greeting = Array("haru place 1\n".utf8)
  /// The beginning of the greeting in every version of the protocol.
  static let greetingStart = Array("haru place ".utf8)

  /// The length of the header, in bytes.
  static let headCount = 5
  /// The greatest length of a body: a file and its name.
  static let limit = BatchFile.limit + 1 + RemoteFileName.limit

  init(_ kind: UInt8, _ body: [UInt8] = []) {
    self.kind = kind
    self.body = body
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
}

/// The requests to a served remote.
enum RemoteRequest: Equatable, Sendable {
  case list
  case read(RemoteFileName)
  case create(RemoteFileName, [UInt8])
  case replaceHead(DeviceID, [UInt8])
  case remove(RemoteFileName)

  /// The request as a message.
  var frame: RemoteFrame {
    switch self {
    case .list: RemoteFrame(1)
    case .read(let name): RemoteFrame(2, RemoteFrame.bytes(of: name))
    case .create(let name, let bytes): RemoteFrame(3, RemoteFrame.bytes(of: name) + bytes)
    case .replaceHead(let device, let bytes):
      RemoteFrame(4, RemoteFrame.bytes(of: .head(device)) + bytes)
    case .remove(let name): RemoteFrame(5, RemoteFrame.bytes(of: name))
    }
  }

  /// Decodes a request; nil if it is invalid.
  init?(_ frame: RemoteFrame) {
    if frame.kind == 1, frame.body.isEmpty {
      self = .list
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
