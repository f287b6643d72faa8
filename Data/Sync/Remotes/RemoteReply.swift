import Domain

/// The replies of a served remote.
enum RemoteReply: Equatable, Sendable {
  /// A part of the list of files, by name, with their lengths. More messages follow.
  case files([RemoteFileName: Int])
  /// The end of the list of files, with the device number of the disk.
  case listed(disk: UInt64?)
  case bytes([UInt8])
  case missing
  case creation(RemoteCreation)
  case done
  case failure(RemoteFailure)
  case ordinary(RemoteFilesReply)

  /// The greatest number of files that one message lists.
  static let filesAtOnce = 10_000
  /// The sizes of an encoded length and of an encoded device number, in bytes.
  private static let (lengthCount, diskCount) = (4, 8)

  /// The reply as a message.
  var frame: RemoteFrame {
    switch self {
    case .files(let files):
      RemoteFrame(
        1,
        files.flatMap {
          RemoteFrame.bytes(of: $0.key) + RemoteFrame.bytes(of: $0.value, Self.lengthCount)
        })
    case .listed(let disk):
      RemoteFrame(
        2, disk.map { RemoteFrame.bytes(of: Int(bitPattern: UInt($0)), Self.diskCount) } ?? [])
    case .bytes(let bytes): RemoteFrame(3, bytes)
    case .missing: RemoteFrame(4)
    case .creation(.created): RemoteFrame(5)
    case .creation(.same): RemoteFrame(6)
    case .creation(.other): RemoteFrame(7)
    case .done: RemoteFrame(8)
    case .failure(let failure): RemoteFrame(9, Self.bytes(of: failure))
    case .ordinary(let reply): reply.frame
    }
  }

  /// Decodes a reply; nil if it is invalid.
  init?(_ frame: RemoteFrame) {
    let isBare = frame.body.isEmpty
    switch frame.kind {
    case 1:
      guard let files = Self.files(frame.body[...]) else { return nil }
      self = .files(files)
    case 2 where isBare: self = .listed(disk: nil)
    case 2 where frame.body.count == Self.diskCount:
      self = .listed(disk: frame.body.reduce(0) { $0 << 8 | UInt64($1) })
    case 3: self = .bytes(frame.body)
    case 4 where isBare: self = .missing
    case 5 where isBare: self = .creation(.created)
    case 6 where isBare: self = .creation(.same)
    case 7 where isBare: self = .creation(.other)
    case 8 where isBare: self = .done
    case 9:
      guard let failure = Self.failure(frame.body) else { return nil }
      self = .failure(failure)
    default:
      guard let reply = RemoteFilesReply(frame) else { return nil }
      self = .ordinary(reply)
    }
  }

  private static func files(_ bytes: ArraySlice<UInt8>) -> [RemoteFileName: Int]? {
    var (files, rest) = ([RemoteFileName: Int](), bytes)
    while !rest.isEmpty {
      guard let name = RemoteFrame.name(&rest), rest.count >= lengthCount,
        files.updateValue(RemoteFrame.number(rest.prefix(lengthCount)), forKey: name) == nil
      else { return nil }
      rest = rest.dropFirst(lengthCount)
    }
    return files
  }

  /// Encodes a failure as a byte and a number. Failures that a folder cannot have become `.other` with the code 0.
  private static func bytes(of failure: RemoteFailure) -> [UInt8] {
    func coded(_ kind: UInt8, _ number: Int = 0) -> [UInt8] {
      [kind] + RemoteFrame.bytes(of: number, 4)
    }
    switch failure {
    case .notFound: return coded(1)
    case .isFile: return coded(2)
    case .notWritable: return coded(3)
    case .full: return coded(4)
    case .tooLarge(let limit): return coded(5, limit)
    case .other(let code): return coded(6, Int(code))
    case .unreachable, .slow, .silent, .passwordWanted, .openPasswordFile, .unknownHost, .noHaru,
      .otherHaru, .noProgram, .refused, .noFiles, .cancelled:
      return coded(6)
    }
  }

  private static func failure(_ bytes: [UInt8]) -> RemoteFailure? {
    guard bytes.count == 5 else { return nil }
    let number = RemoteFrame.number(bytes.suffix(4))
    switch bytes[0] {
    case 1: return .notFound
    case 2: return .isFile
    case 3: return .notWritable
    case 4: return .full
    case 5: return .tooLarge(limit: number)
    case 6: return .other(code: Int32(truncatingIfNeeded: number))
    default: return nil
    }
  }
}
