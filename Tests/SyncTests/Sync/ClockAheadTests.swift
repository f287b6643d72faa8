import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

/// A device whose clock is ahead. spec/sync.md 2.5
@Suite struct `A device whose clock is ahead` {
  private static let day: Int64 = 86_400_000

  private let now = RealTime.system.milliseconds()

  /// Opens the store of a home with a clock that always returns `moment`, in milliseconds.
  private func parts(_ home: SyncHome, at moment: Int64) throws -> EveryPart {
    let parts = try EveryPart.at(.file(home.program.store))
    parts.database.stampClock = RealTime { moment }
    return parts
  }

  /// Syncs the store of a home, which is open as `parts`, and returns the outcome.
  private func meet(_ home: SyncHome, _ homes: SyncHomes, _ parts: EveryPart) throws -> SyncOutcome
  {
    let membership = try #require(try SyncKeyFile(of: home.program.store).load())
    let cipher = try #require(SodiumCipher(membership.key))
    return try SyncWithRemote(
      SQLiteSync(parts.database), at: FolderRemote(homes.remote), cipher, name: membership.name,
      newDeviceID: { $0 }
    ).sync()
  }

  @Test(.slow) func `is waited for, by name, until the others' clocks have come there`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      #expect(try one.haru("sync").status == 0)
      let ahead = try parts(two, at: now + 3 * Self.day)
      _ = try ahead.moods.keep(.sample("m1", on: "2026-03-01", "written in three days"))
      #expect(try meet(two, homes, ahead).sent == 1)
      ahead.database.close()
      let before = try one.lines()
      for _ in 0..<2 {
        let met = try one.haru("sync")
        #expect(met.status == 0 && met.err.isEmpty, "\(met)")
        #expect(met.out.contains("The clock of “desktop” is 3 days ahead"), "\(met)")
        let said = try one.object("sync")["sync"] as? [String: Any]
        #expect(
          said?["waiting"] as? [[String: String]]
            == [
              ["device": "desktop", "code": "clockAhead", "message": "its clock is 3 days ahead"]
            ])
        #expect(try one.lines() == before)
      }
      #expect(try one.haru("sync", "status").out.contains("its clock is 3 days ahead"))
      // Changes of this device are sent in the meantime.
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try one.haru("sync").status == 0)
      #expect(try two.haru("sync").status == 0)
      #expect(try two.haru("people", "list").out.contains("Ada"))
      // Two days and an hour later the other clock is less than a day ahead.
      let later = try parts(one, at: now + 2 * Self.day + 3_600_000)
      #expect(try meet(one, homes, later).waiting.isEmpty)
      later.database.close()
      #expect(try one.haru("export", "-").out.contains("written in three days"))
      #expect(try !one.haru("sync", "status").out.contains("ahead"))
      #expect(try two.lines() == one.lines())
    }
  }

  /// Up to one day ahead is accepted: it is usually a wrong time zone or a clock that is not adjusted.
  @Test func `is heard at once where it is less than a day`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      let ahead = try parts(two, at: now + Self.day - 600_000)
      _ = try ahead.moods.keep(.sample("m1", on: "2026-03-01", "written tomorrow"))
      _ = try meet(two, homes, ahead)
      ahead.database.close()
      let met = try one.haru("sync")
      #expect(met.status == 0 && !met.out.contains("ahead"), "\(met)")
      #expect(try one.haru("export", "-").out.contains("written tomorrow"))
    }
  }
}
