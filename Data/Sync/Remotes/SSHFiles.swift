package import Domain

/// The ordinary files of a remote that is a folder of another computer. ssh starts Haru on that computer to serve the
/// folder; one connection lasts as long as this instance.
package struct SSHFiles: RemoteFiles {
  private let talk: ServedTalk

  /// The greatest number of files in a folder.
  private static let mostFiles = 1 << 20

  /// Uses the `ssh` in the search path, which may prompt for a password if `canAsk` is true.
  package init(
    _ address: SSHAddress, path: String?, canAsk: Bool = false, greetingTimeout: Int? = nil,
    timeout: Int = 300_000, cancellation: Cancellation? = nil
  ) throws(RemoteFailure) {
    talk = try ServedTalk(
      address, path: path, canAsk: canAsk, greetingTimeout: greetingTimeout, timeout: timeout,
      cancellation: cancellation)
  }

  /// Uses any program that serves a remote.
  init(_ call: ProgramCall, greetingTimeout: Int) {
    talk = ServedTalk(call, greetingTimeout: greetingTimeout)
  }

  package func list(_ folder: RemotePath?) throws(RemoteFailure) -> [RemoteFile] {
    var files: [RemoteFile] = []
    try talk.ask(.files(.list(folder))) { (reply) throws(RemoteFailure) in
      guard case .ordinary(.files(let some)) = reply else { throw .otherHaru }
      files += some
      // A server that never ends is not a valid remote.
      guard files.count <= Self.mostFiles else { throw .otherHaru }
      return some.isEmpty
    }
    return files.sortedByName
  }

  package func read(_ path: RemotePath, limit: Int) throws(RemoteFailure) -> [UInt8]? {
    let most = min(max(limit, 0), RemoteFile.limit)
    switch try talk.answer(to: .files(.read(path, limit: most))) {
    case .bytes(let bytes) where bytes.count <= most: return bytes
    case .missing: return nil
    case .failure, .bytes, .files, .listed, .creation, .done, .ordinary: throw .otherHaru
    }
  }

  package func write(_ path: RemotePath, _ bytes: [UInt8]) throws(RemoteFailure) {
    guard bytes.count <= RemoteFile.limit else { throw .tooLarge(limit: RemoteFile.limit) }
    try expectDone(.write(path, bytes))
  }

  package func move(_ path: RemotePath, to other: RemotePath) throws(RemoteFailure) -> Bool {
    guard case .ordinary(.moved(let isMoved)) = try talk.answer(to: .files(.move(path, to: other)))
    else { throw .otherHaru }
    return isMoved
  }

  package func remove(_ path: RemotePath) throws(RemoteFailure) { try expectDone(.remove(path)) }

  package func removeFolder(_ path: RemotePath) throws(RemoteFailure) {
    try expectDone(.removeFolder(path))
  }

  private func expectDone(_ request: RemoteFilesRequest) throws(RemoteFailure) {
    guard case .done = try talk.answer(to: .files(request)) else { throw .otherHaru }
  }
}
