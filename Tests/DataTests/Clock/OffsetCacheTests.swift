import Glibc
import Synchronization
import Testing

@testable import Data

@Suite struct `Cached offsets of a zone` {
  /// Summer time in two years, the second one begun within a block and ended at its edge.
  private static let changes = [
    (172_800 * 50 + 7200, 3600), (172_800 * 141, 0), (172_800 * 232 + 1, 3600),
    (172_800 * 324 - 1, 7200), (172_800 * 326 + 60, 0),
  ]

  private static func offset(_ instant: Int) -> Int {
    changes.last { $0.0 <= instant }?.1 ?? 0
  }

  @Test func `are those of the zone, also around its changes`() {
    let cache = OffsetCache(Self.offset)
    for turn in 0..<2 {
      for (change, _) in Self.changes {
        for distance in [-172_801, -172_800, -3601, -1, 0, 1, 3600, 172_799, 172_800] {
          let instant = change + distance
          #expect(cache.offset(at: instant) == Self.offset(instant), "\(turn) \(instant)")
        }
      }
    }
    for instant in stride(from: -172_800 * 400, through: 172_800 * 400, by: 86_399) {
      #expect(cache.offset(at: instant) == Self.offset(instant), "\(instant)")
    }
    #expect(cache.offset(at: .min) == 0 && cache.offset(at: .max) == 0)
  }

  @Test func `ask the zone once for the days of a block`() {
    let asked = Mutex(0)
    let cache = OffsetCache { _ in
      asked.withLock { $0 += 1 }
      return 32_400
    }
    for instant in stride(from: 0, to: 172_800, by: 600) {
      #expect(cache.offset(at: instant) == 32_400)
    }
    #expect(asked.withLock { $0 } == 2)
  }

  // The zone of this process.
  @Test func `are those of the C library`() throws {
    let zone = LocalZone()
    for year in [1950, 1988, 2012, 2026, 2199] {
      for day in stride(from: 0, to: 365, by: 5) {
        let instant = (year - 1970) * 31_556_952 + day * 86_400
        var time = time_t(instant)
        var parts = unsafe tm()
        let isKnown = unsafe localtime_r(&time, &parts) != nil
        let offset = unsafe parts.tm_gmtoff
        #expect(isKnown && zone.offset(at: instant) == offset)
      }
    }
  }
}
