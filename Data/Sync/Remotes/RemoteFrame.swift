import Domain

/// One message between a place that is served and whoever asks it: four bytes of length, the
/// greatest first, a byte that says what it is, and that many bytes.
struct RemoteFrame: Equatable, Sendable {
  let kind: UInt8
  let body: [UInt8]

  /// The first line of whoever serves: what it is, and in which version it speaks.
  static let greeting = Array("haru place 1\n".utf8)
  /// How the first line of any version begins.
  static let greetingStart = Array("haru place ".utf8)

  /// How many bytes stand before its body.
  static let headCount = 5
  /// No body is longer: a file of a place and its name.
  static let limit = BatchFile.limit + 1 + RemoteFileName.limit

  /// Puts a message together.
  init(_ kind: UInt8, _ body: [UInt8] = []) {
    self.kind = kind
    self.body = body
  }

  /// The message as it is sent.
  var bytes: [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(Self.headCount + body.count)
    all += Self.bytes(of: body.count, 4)
    all.append(kind)
    return all + body
  }

  /// What the head of a message says of it; nothing where it would be too long.
  static func head(_ bytes: [UInt8]) -> (kind: UInt8, count: Int)? {
    let count = number(bytes.prefix(4))
    guard bytes.count == headCount, count <= limit else { return nil }
    return (bytes[4], count)
  }

  /// A number in so many bytes, the greatest first.
  static func bytes(of number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  /// The number that some bytes are, no more than seven.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// A name with a byte of length before it.
  static func bytes(of name: RemoteFileName) -> [UInt8] {
    let path = Array(name.path.utf8)
    return [UInt8(path.count)] + path
  }

  /// Reads such a name and goes on behind it; nothing where there is none that could be Haru's.
  static func name(_ bytes: inout ArraySlice<UInt8>) -> RemoteFileName? {
    guard let count = bytes.popFirst(), bytes.count >= count else { return nil }
    let path = bytes.prefix(Int(count))
    bytes = bytes.dropFirst(Int(count))
    return String(validating: path, as: UTF8.self).flatMap { RemoteFileName(path: $0) }
  }
}

/// What a place that is served is asked for: the five verbs, and nothing else.
enum RemoteRequest: Equatable, Sendable {
  case list
  case read(RemoteFileName)
  case create(RemoteFileName, [UInt8])
  case replaceHead(DeviceID, [UInt8])
  case remove(RemoteFileName)

  /// The question as a message.
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

  /// Reads a question; nothing where it is none.
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
