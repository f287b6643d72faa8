import Domain
import Support
import Synchronization

/// A folder as one device sees it that some program carries to it: what others wrote comes late, in
/// any order, and what they removed stays for a while.
final class LatePlace: SyncPlace {
  private let shared: MeetingPlace
  private let seen = Mutex<[PlaceName: [UInt8]]>([:])

  init(_ shared: MeetingPlace) { self.shared = shared }

  /// Has some of what is new arrive, or all of it.
  func carry(_ chance: Chance, all: Bool = false) {
    let files = shared.files
    seen.withLock { seen in
      let names = Set(files.keys).union(seen.keys).sorted { $0.path < $1.path }
      for name in names where all || chance.below(3) > 0 {
        seen[name] = files[name]
      }
    }
  }

  func list() -> PlaceListing { PlaceListing(files: seen.withLock { $0.mapValues(\.count) }) }
  func read(_ name: PlaceName) -> [UInt8]? { seen.withLock { $0[name] } }

  func create(_ name: PlaceName, _ bytes: [UInt8]) -> PlaceCreation {
    let creation = shared.create(name, bytes)
    if creation != .other { seen.withLock { $0[name] = bytes } }
    return creation
  }

  func replaceHead(of device: DeviceID, by bytes: [UInt8]) {
    shared.replaceHead(of: device, by: bytes)
    seen.withLock { $0[.head(device)] = bytes }
  }

  func remove(_ name: PlaceName) {
    shared.remove(name)
    seen.withLock { $0[name] = nil }
  }
}
