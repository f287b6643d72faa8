import Foundation
import Support
import Testing

@Suite struct `A killed writer of an encrypted store` {
  /// The number of kills; `HARU_TEST_KILLS` sets another one.
  private static let kills =
    ProcessInfo.processInfo.environment["HARU_TEST_KILLS"].flatMap(Int.init)
    ?? (TestDepth.current == .quick ? 30 : TestDepth.some(100, of: 20_000))
  private static let killsEach = 1_000

  // E-25: killed at any moment, with and without a reader
  @Test func `loses no row that was committed`() throws {
    let killer = try BinaryUnderTest.path(of: "StoreKiller")
    for first in stride(from: 0, to: Self.kills, by: Self.killsEach) {
      try SampleFolder.using { folder in
        let count = min(Self.killsEach, Self.kills - first)
        let ending = try BinaryUnderTest(home: folder.path).run(
          [killer, folder.path, "\(count)", "\(first + 1)"])
        #expect(ending.status == 0 && !ending.isKilled, "\(ending)")
        #expect(ending.out.contains("\(count) kills"), "\(ending)")
      }
    }
  }
}
