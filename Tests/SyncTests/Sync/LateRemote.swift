import Domain
import Support
import Synchronization

/// Simulates a synced folder as one device sees it: files of other devices arrive late and in any order, and removed
/// files stay visible for a while.
final class LateRemote: Remote {
  private let shared: RemoteInMemory
  private let seen = Mutex<[RemoteFileName: [UInt8]]>([:])

  init(_ shared: RemoteInMemory) { self.shared = shared }

  /// Copies each change of the shared folder with a probability of two thirds, or every change if `all` is true.
  func carry(_ randomSource: RandomSource, all: Bool = false) {
    let files = shared.files
    seen.withLock { seen in
      let names = Set(files.keys).union(seen.keys).sorted { $0.path < $1.path }
      for name in names where all || randomSource.below(3) > 0 {
        seen[name] = files[name]
      }
    }
  }

  func list() -> RemoteListing { RemoteListing(files: seen.withLock { $0.mapValues(\.count) }) }
  func read(_ name: RemoteFileName) -> [UInt8]? { seen.withLock { $0[name] } }

  func create(_ name: RemoteFileName, _ bytes: [UInt8]) -> RemoteCreation {
    let creation = shared.create(name, bytes)
    if creation != .other { seen.withLock { $0[name] = bytes } }
    return creation
  }

  func replaceHead(of device: DeviceID, by bytes: [UInt8]) {
    shared.replaceHead(of: device, by: bytes)
    seen.withLock { $0[.head(device)] = bytes }
  }

  func remove(_ name: RemoteFileName) {
    shared.remove(name)
    seen.withLock { $0[name] = nil }
  }
}
