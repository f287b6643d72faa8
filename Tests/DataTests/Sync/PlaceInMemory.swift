import Domain
import Synchronization

/// A place in memory, which may be late and lose what it has.
final class PlaceInMemory: SyncPlace {
  private let kept = Mutex<[PlaceName: [UInt8]]>([:])

  var files: [PlaceName: [UInt8]] {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  func list() -> PlaceListing { PlaceListing(files: files.mapValues(\.count)) }
  func read(_ name: PlaceName) -> [UInt8]? { files[name] }

  func create(_ name: PlaceName, _ bytes: [UInt8]) -> PlaceCreation {
    kept.withLock { files in
      if let there = files[name] { return there == bytes ? .same : .other }
      files[name] = bytes
      return .created
    }
  }

  func replaceHead(of device: DeviceID, by bytes: [UInt8]) {
    kept.withLock { $0[.head(device)] = bytes }
  }

  func remove(_ name: PlaceName) { kept.withLock { $0[name] = nil } }
}
