package import Domain

/// Serves a remote over two streams: `haru sync --serve PATH`, which ssh starts on the other computer. It handles only
/// the requests for Haru's own files and for ordinary files of the remote. It has no access to a store, a key or any
/// other folder.
package struct ServedRemote: Sendable {
  /// How serving ended.
  package enum End: Equatable, Sendable {
    /// The client closed the stream.
    case over
    /// The client closed the stream, and the folder did not exist.
    case notFound
    /// The client sent an invalid request, so the rest of the stream cannot be decoded.
    case invalidRequest
    /// The replies could not be written.
    case unheard
  }

  private let remote: any Remote
  private let files: (any RemoteFiles)?

  /// Serves a remote, and its ordinary files if they are given.
  package init(_ remote: any Remote, files: (any RemoteFiles)? = nil) {
    self.remote = remote
    self.files = files
  }

  /// Serves until the client closes the stream. The closure `read` returns exactly the requested number of bytes, or
  /// nil at the end. The closure `write` returns false if the stream is closed.
  package func serve(read: (Int) -> [UInt8]?, write: ([UInt8]) -> Bool) -> End {
    guard write(RemoteFrame.greeting) else { return .unheard }
    while let bytes = read(RemoteFrame.headCount) {
      guard let head = RemoteFrame.head(bytes), let body = read(head.count),
        let question = RemoteRequest(RemoteFrame(head.kind, body))
      else { return .invalidRequest }
      for reply in replies(to: question) {
        guard write(reply.frame.bytes) else { return .unheard }
      }
    }
    return .over
  }

  private func replies(to question: RemoteRequest) -> [RemoteReply] {
    do throws(RemoteFailure) {
      switch question {
      case .list: return Self.replies(try remote.list())
      case .read(let name): return [try remote.read(name).map { .bytes($0) } ?? .missing]
      case .create(let name, let bytes): return [.creation(try remote.create(name, bytes))]
      case .replaceHead(let device, let bytes):
        try remote.replaceHead(of: device, by: bytes)
        return [.done]
      case .remove(let name):
        try remote.remove(name)
        return [.done]
      case .files(let request):
        guard let files else { throw .noFiles }
        return try Self.replies(to: request, files)
      }
    } catch {
      return [.failure(error)]
    }
  }

  private static func replies(to request: RemoteFilesRequest, _ files: any RemoteFiles)
    throws(RemoteFailure) -> [RemoteReply]
  {
    switch request {
    case .list(let folder):
      let found = try files.list(folder)
      let most = RemoteFilesReply.filesAtOnce
      return stride(from: 0, to: found.count, by: most).map {
        .ordinary(.files(Array(found[$0..<min($0 + most, found.count)])))
      } + [.ordinary(.files([]))]
    case .read(let path, let limit):
      return [try files.read(path, limit: limit).map { .bytes($0) } ?? .missing]
    case .write(let path, let bytes): try files.write(path, bytes)
    case .move(let path, let other): return [.ordinary(.moved(try files.move(path, to: other)))]
    case .remove(let path): try files.remove(path)
    case .removeFolder(let path): try files.removeFolder(path)
    }
    return [.done]
  }

  private static func replies(_ listing: RemoteListing) -> [RemoteReply] {
    var (replies, some): ([RemoteReply], [RemoteFileName: Int]) = ([], [:])
    for (name, length) in listing.files {
      // A file too long for the encoding is not one of Haru's.
      some[name] = min(length, Int(UInt32.max))
      guard some.count == RemoteReply.filesAtOnce else { continue }
      replies.append(.files(some))
      some = [:]
    }
    if !some.isEmpty { replies.append(.files(some)) }
    return replies + [.listed(disk: listing.disk)]
  }
}
