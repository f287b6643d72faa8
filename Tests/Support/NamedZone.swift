import Data
import Foundation

extension LocalZone {
  /// Returns the time zone with a name such as `Asia/Seoul`; throws if the name is unknown. Does not set `TZ`, which
  /// would affect all other tests of the process.
  package static func named(_ name: String) throws -> LocalZone {
    guard let zone = TimeZone(identifier: name) else { throw UnknownZone(name: name) }
    return LocalZone { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }
  }

  private struct UnknownZone: Error { let name: String }
}
