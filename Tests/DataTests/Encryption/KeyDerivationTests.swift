import Domain
import Synchronization
import Testing

@testable import Data

@Suite struct `Deriving a key from a passphrase` {
  // T-33, E-15
  @Test func `takes at least three passes, however busy the computer is`() {
    let calls = Atomic(0)
    let slow = RealTime {
      Int64(calls.wrappingAdd(1, ordering: .relaxed).newValue) * 60_000
    }
    #expect(KeyDerivation.measured(slow) == .argon2(passes: 3, kibibytes: 65_536))
  }
}
