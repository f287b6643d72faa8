import Domain

/// The requests for ordinary files to a served remote.
enum RemoteFilesRequest: Equatable, Sendable {
  case list(RemotePath?)
  case read(RemotePath, limit: Int)
  case write(RemotePath, [UInt8])
  case move(RemotePath, to: RemotePath)
  case remove(RemotePath)
  case removeFolder(RemotePath)

  /// The size of an encoded limit, in bytes.
  private static let limitCount = 4

  /// The request as a message.
  var frame: RemoteFrame {
    switch self {
    case .list(let path): RemoteFrame(6, path.map { RemoteFrame.bytes(of: $0) } ?? [])
    case .read(let path, let limit):
      RemoteFrame(
        7, RemoteFrame.bytes(of: path) + RemoteFrame.bytes(of: limit, Self.limitCount))
    case .write(let path, let bytes): RemoteFrame(8, RemoteFrame.bytes(of: path) + bytes)
    case .move(let path, let other):
      RemoteFrame(9, RemoteFrame.bytes(of: path) + RemoteFrame.bytes(of: other))
    case .remove(let path): RemoteFrame(10, RemoteFrame.bytes(of: path))
    case .removeFolder(let path): RemoteFrame(11, RemoteFrame.bytes(of: path))
    }
  }

  /// Decodes a request; nil if it is invalid.
  init?(_ frame: RemoteFrame) {
    var rest = frame.body[...]
    if frame.kind == 6, rest.isEmpty {
      self = .list(nil)
      return
    }
    guard let path = RemoteFrame.path(&rest), rest.count <= RemoteFile.limit else { return nil }
    switch frame.kind {
    case 6 where rest.isEmpty: self = .list(path)
    case 7 where rest.count == Self.limitCount:
      self = .read(path, limit: RemoteFrame.number(rest))
    case 8: self = .write(path, Array(rest))
    case 9:
      guard let other = RemoteFrame.path(&rest), rest.isEmpty else { return nil }
      self = .move(path, to: other)
    case 10 where rest.isEmpty: self = .remove(path)
    case 11 where rest.isEmpty: self = .removeFolder(path)
    default: return nil
    }
  }
}

/// The replies of a served remote that only requests for ordinary files have.
enum RemoteFilesReply: Equatable, Sendable {
  /// A part of the list of files. More messages follow, unless it is empty.
  case files([RemoteFile])
  /// Whether a file was moved.
  case moved(Bool)

  /// The greatest number of files that one message lists.
  static let filesAtOnce = 10_000
  /// The size of an encoded length and of an encoded time, in bytes.
  private static let numberCount = 8

  /// The reply as a message.
  var frame: RemoteFrame {
    switch self {
    case .files(let files): RemoteFrame(10, files.flatMap(Self.bytes))
    case .moved(true): RemoteFrame(11)
    case .moved(false): RemoteFrame(12)
    }
  }

  /// Decodes a reply; nil if it is invalid.
  init?(_ frame: RemoteFrame) {
    switch frame.kind {
    case 10:
      guard let files = Self.files(frame.body[...]) else { return nil }
      self = .files(files)
    case 11 where frame.body.isEmpty: self = .moved(true)
    case 12 where frame.body.isEmpty: self = .moved(false)
    default: return nil
    }
  }

  /// Encodes a file: its name and its last write preceded by their lengths as one byte, with the length of the file
  /// between them.
  private static func bytes(of file: RemoteFile) -> [UInt8] {
    let name = Array(file.name.utf8)
    let time = file.lastWrite.map { RemoteFrame.bytes(of: $0, numberCount) } ?? []
    return [UInt8(truncatingIfNeeded: name.count)] + name
      + RemoteFrame.bytes(of: file.length, numberCount) + [UInt8(time.count)] + time
  }

  private static func files(_ bytes: ArraySlice<UInt8>) -> [RemoteFile]? {
    var (files, rest) = ([RemoteFile](), bytes)
    while let count = rest.popFirst() {
      guard let name = String(validating: rest.prefix(Int(count)), as: UTF8.self),
        name.utf8.count == count, RemotePath.isPart(name)
      else { return nil }
      rest = rest.dropFirst(Int(count))
      guard let length = number(&rest), length >= 0, let timeCount = rest.popFirst() else {
        return nil
      }
      var file = RemoteFile(name: name, length: length)
      if timeCount > 0 {
        guard timeCount == numberCount, let time = number(&rest) else { return nil }
        file.lastWrite = time
      }
      files.append(file)
    }
    return files
  }

  /// Consumes a number of eight bytes, which may be negative.
  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= numberCount else { return nil }
    defer { bytes = bytes.dropFirst(numberCount) }
    return Int(truncatingIfNeeded: bytes.prefix(numberCount).reduce(0) { $0 << 8 | UInt64($1) })
  }
}
