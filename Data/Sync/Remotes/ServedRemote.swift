package import Domain

/// A place that is served to another computer over two streams: `haru sync --serve PATH`, which ssh
/// starts at the far end. It greets, answers the five verbs one after the other and knows nothing
/// else: no store, no key, no folder but this one, and no name in it that is none of a place.
package struct ServedRemote: Sendable {
  /// How serving came to an end.
  package enum End: Equatable, Sendable {
    /// Nobody asks any more.
    case over
    /// Nobody asks any more, and there never was such a folder.
    case noPlace
    /// What came was no question; after that nothing can be understood.
    case misunderstood
    /// Nobody hears the answers.
    case unheard
  }

  private let place: any Remote

  /// Serves a place.
  package init(_ place: any Remote) { self.place = place }

  /// Answers until nobody asks any more. Reading gives exactly so many bytes, or nothing when there
  /// will never be as many; writing says whether somebody listens.
  package func serve(read: (Int) -> [UInt8]?, write: ([UInt8]) -> Bool) -> End {
    guard write(RemoteFrame.greeting) else { return .unheard }
    while let bytes = read(RemoteFrame.headCount) {
      guard let head = RemoteFrame.head(bytes), let body = read(head.count),
        let question = RemoteRequest(RemoteFrame(head.kind, body))
      else { return .misunderstood }
      for reply in replies(to: question) {
        guard write(reply.frame.bytes) else { return .unheard }
      }
    }
    return .over
  }

  private func replies(to question: RemoteRequest) -> [RemoteReply] {
    do throws(RemoteFailure) {
      switch question {
      case .list: return Self.replies(try place.list())
      case .read(let name): return [try place.read(name).map { .bytes($0) } ?? .missing]
      case .create(let name, let bytes): return [.creation(try place.create(name, bytes))]
      case .replaceHead(let device, let bytes):
        try place.replaceHead(of: device, by: bytes)
        return [.done]
      case .remove(let name):
        try place.remove(name)
        return [.done]
      }
    } catch {
      return [.failure(error)]
    }
  }

  private static func replies(_ listing: RemoteListing) -> [RemoteReply] {
    var (replies, some): ([RemoteReply], [RemoteFileName: Int]) = ([], [:])
    for (name, length) in listing.files {
      // A length that does not fit is none of Haru's files.
      some[name] = min(length, Int(UInt32.max))
      guard some.count == RemoteReply.filesAtOnce else { continue }
      replies.append(.files(some))
      some = [:]
    }
    if !some.isEmpty { replies.append(.files(some)) }
    return replies + [.listed(disk: listing.disk)]
  }
}
