import Data
import Domain
import HaruStore
import Synchronization

/// A place in memory at which worlds meet, as if each were a computer of its own. Nobody draws lots:
/// keys, devices and groups are counted, so that a code is the same whenever it is looked at.
package final class RemoteInMemory: Sendable {
  private let kept = Mutex<[RemoteFileName: [UInt8]]>([:])
  private let gone = Mutex(false)

  /// Where it is.
  package static let address = "/meeting/haru"
  /// The code of its group.
  package static let code =
    GroupKey([UInt8](repeating: 7, count: GroupKey.count)).map { GroupCode.text(of: $0) } ?? ""

  /// Makes a place where nobody has been.
  package init() {}

  /// What is there.
  package var files: [RemoteFileName: [UInt8]] { kept.withLock { $0 } }

  /// The names of what is there, in their order.
  package var names: [RemoteFileName] { files.keys.sorted { $0.path < $1.path } }

  /// Whether nobody can reach it.
  package var isGone: Bool {
    get { gone.withLock { $0 } }
    set { gone.withLock { $0 = newValue } }
  }

  /// Lets a world meet others here, as the computer of a number.
  package func reach(from adapters: inout Adapters, number: UInt64) {
    let counter = Atomic<UInt64>(0)
    let drawn: @Sendable () -> SixteenBytes = {
      SixteenBytes(high: number, low: counter.add(1, ordering: .relaxed).newValue)
    }
    let records = Atomic<Int>(0)
    // What is made on one computer has another name than what is made on the next.
    adapters.ids = IDSource {
      "computer\(number)id\(records.add(1, ordering: .relaxed).newValue)"
    }
    let draws = SyncDraws(
      key: {
        var source = SystemRandomNumberGenerator()
        return GroupKey([UInt8](repeating: 7, count: GroupKey.count)) ?? GroupKey(from: &source)
      }, sixteen: drawn, newDeviceID: { _ in DeviceID(drawn()) })
    adapters.syncDependencies = SyncDependencies(
      remotes: { _, cancellation in self.remotes(cancellation) },
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

/// What a device keeps beside its store.
private final class MembershipInMemory: SyncMemberships {
  private let kept = Mutex<SyncMembership?>(nil)

  func load() -> SyncMembership? { kept.withLock { $0 } }
  func save(_ membership: SyncMembership) { kept.withLock { $0 = membership } }
  func remove() { kept.withLock { $0 = nil } }
}
