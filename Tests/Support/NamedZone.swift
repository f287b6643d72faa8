import Data
import Foundation

extension LocalZone {
  /// A zone by its name in the world's list of them. What `TZ` says stays as it is: that would
  /// concern every other test as well.
  package static func named(_ name: String) throws -> LocalZone {
    guard let zone = TimeZone(identifier: name) else { throw UnknownZone(name: name) }
    return LocalZone { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }
  }

  private struct UnknownZone: Error { let name: String }
}
