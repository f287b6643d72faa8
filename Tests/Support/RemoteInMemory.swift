import Data
import Domain
import HaruStore
import Synchronization

/// A sync remote in memory. Several test environments sync over it, as if each were a separate computer. The sync key
/// is fixed and the device IDs are counted, so that every run is the same.
package final class RemoteInMemory: Sendable {
  private let kept = Mutex<[RemoteFileName: [UInt8]]>([:])
  private let gone = Mutex(false)

  /// The address of the remote, as commands take it.
  package static let address = "/meeting/haru"
  /// The sync key of the group of devices that uses the remote.
  package static let code =
    GroupKey([UInt8](repeating: 7, count: GroupKey.count)).map { GroupCode.text(of: $0) } ?? ""

  package init() {}

  /// The stored files by name.
  package var files: [RemoteFileName: [UInt8]] { kept.withLock { $0 } }

  /// The names of the stored files, sorted by path.
  package var names: [RemoteFileName] { files.keys.sorted { $0.path < $1.path } }

  /// Whether the remote is unreachable; a test may change this.
  package var isGone: Bool {
    get { gone.withLock { $0 } }
    set { gone.withLock { $0 = newValue } }
  }

  /// Lets a test environment sync over this remote as the computer with this number.
  package func reach(from adapters: inout Adapters, number: UInt64) {
    let counter = Atomic<UInt64>(0)
    let drawn: @Sendable () -> SixteenBytes = {
      SixteenBytes(high: number, low: counter.add(1, ordering: .relaxed).newValue)
    }
    let records = Atomic<Int>(0)
    // Record IDs contain the number of the computer, so that computers never create the same ID.
    adapters.ids = IDSource {
      "computer\(number)id\(records.add(1, ordering: .relaxed).newValue)"
    }
    let draws = SyncDraws(
      key: {
        var source = SystemRandomNumberGenerator()
        return GroupKey([UInt8](repeating: 7, count: GroupKey.count)) ?? GroupKey(from: &source)
      }, sixteen: drawn, newDeviceID: { _ in DeviceID(drawn()) })
    adapters.syncDependencies = SyncDependencies(
      remotes: { _, _, cancellation in self.remotes(cancellation) },
      memberships: MembershipInMemory(), cipher: { SodiumCipher($0) }, draws: draws,
      wholePath: { $0 }, hostName: { "computer" })
  }

  private func remotes(_ cancellation: Cancellation?) -> Remotes {
    @Sendable func expectThere() throws(RemoteFailure) {
      if cancellation?.isCancelled == true { throw .cancelled }
      if isGone { throw .unreachable }
    }
    return Remotes(
      groups: { (_) throws(RemoteFailure) in
        try expectThere()
        return self.kept.withLock { $0[.group].map { [$0] } ?? [] }
      },
      open: { (_, _, _) throws(RemoteFailure) in
        try expectThere()
        return self
      })
  }
}

extension RemoteInMemory: Remote {
  package func list() -> RemoteListing {
    RemoteListing(files: kept.withLock { $0.mapValues(\.count) })
  }

  package func read(_ name: RemoteFileName) -> [UInt8]? { kept.withLock { $0[name] } }

  package func create(_ name: RemoteFileName, _ bytes: [UInt8]) -> RemoteCreation {
    kept.withLock { files in
      if let there = files[name] { return there == bytes ? .same : .other }
      files[name] = bytes
      return .created
    }
  }

  package func replaceHead(of device: DeviceID, by bytes: [UInt8]) {
    kept.withLock { $0[.head(device)] = bytes }
  }

  package func remove(_ name: RemoteFileName) { kept.withLock { $0[name] = nil } }
}

/// Keeps the sync membership of one device in memory.
private final class MembershipInMemory: SyncMemberships {
  private let kept = Mutex<SyncMembership?>(nil)

  func load() -> SyncMembership? { kept.withLock { $0 } }
  func save(_ membership: SyncMembership) { kept.withLock { $0 = membership } }
  func remove() { kept.withLock { $0 = nil } }
}
