package import Domain

/// A remote that is a folder of another computer. ssh starts Haru on that computer to serve the folder; one connection
/// lasts as long as this instance.
package struct SSHRemote: Remote {
  private let talk: ServedTalk
  private let before: UInt64?

  /// The greatest number of files in a remote.
  private static let mostFiles = 1 << 20

  /// Uses the `ssh` in the search path, which may prompt for a password if `canAsk` is true. `disk` is the device
  /// number that the folder had at the last sync.
  package init(
    _ address: SSHAddress, disk: UInt64? = nil, path: String?, canAsk: Bool = false,
    greetingTimeout: Int? = nil, timeout: Int = 300_000, cancellation: Cancellation? = nil
  ) throws(RemoteFailure) {
    talk = try ServedTalk(
      address, path: path, canAsk: canAsk, greetingTimeout: greetingTimeout, timeout: timeout,
      cancellation: cancellation)
    before = disk
  }

  /// Uses any program that serves a remote.
  init(
    _ call: ProgramCall, disk: UInt64? = nil, greetingTimeout: Int = ServedTalk.greetingTimeout
  ) {
    talk = ServedTalk(call, greetingTimeout: greetingTimeout)
    before = disk
  }

  package func list() throws(RemoteFailure) -> RemoteListing {
    var listing = RemoteListing()
    try talk.ask(.list) { (reply) throws(RemoteFailure) in
      switch reply {
      case .files(let files):
        // A server that repeats names or never ends is not a valid remote.
        let count = listing.files.count + files.count
        listing.files.merge(files) { $1 }
        guard !files.isEmpty, listing.files.count == count, count <= Self.mostFiles else {
          throw .otherHaru
        }
        return false
      case .listed(let disk):
        listing.disk = disk
        return true
      case .failure, .bytes, .missing, .creation, .done, .ordinary: throw .otherHaru
      }
    }
    if listing.isBareMountPoint(of: before) { throw .notFound }
    return listing
  }

  package func read(_ name: RemoteFileName) throws(RemoteFailure) -> [UInt8]? {
    switch try talk.answer(to: .read(name)) {
    case .bytes(let bytes) where bytes.count <= BatchFile.limit: return bytes
    case .missing: return nil
    case .failure, .bytes, .files, .listed, .creation, .done, .ordinary: throw .otherHaru
    }
  }

  package func create(_ name: RemoteFileName, _ bytes: [UInt8]) throws(RemoteFailure)
    -> RemoteCreation
  {
    guard bytes.count <= BatchFile.limit else { throw .tooLarge(limit: BatchFile.limit) }
    switch try talk.answer(to: .create(name, bytes)) {
    case .creation(let creation): return creation
    case .failure, .bytes, .missing, .files, .listed, .done, .ordinary: throw .otherHaru
    }
  }

  package func replaceHead(of device: DeviceID, by bytes: [UInt8]) throws(RemoteFailure) {
    guard bytes.count <= BatchFile.limit else { throw .tooLarge(limit: BatchFile.limit) }
    try expectDone(.replaceHead(device, bytes))
  }

  package func remove(_ name: RemoteFileName) throws(RemoteFailure) {
    try expectDone(.remove(name))
  }

  private func expectDone(_ question: RemoteRequest) throws(RemoteFailure) {
    switch try talk.answer(to: question) {
    case .done: return
    case .failure, .bytes, .missing, .files, .listed, .creation, .ordinary: throw .otherHaru
    }
  }
}
