package import Domain

/// Serves a remote over two streams: `haru sync --serve PATH`, which ssh starts on the other computer. It handles only
/// the five requests and has no access to a store, a key or any other folder.
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

  package init(_ remote: any Remote) { self.remote = remote }

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
      }
    } catch {
      return [.failure(error)]
    }
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
