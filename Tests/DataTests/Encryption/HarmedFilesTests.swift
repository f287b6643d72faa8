import EncryptionPromises
import FuzzPromises
import Support
import Testing

@Suite struct `Reading harmed encrypted files` {
  // E-26: a sample of what `Scripts/fuzz encryption` reads
  @Test func `keeps every promise`() throws {
    var promises = try #require(EncryptionPromises())
    for number in 0..<(TestDepth.current == .quick ? 100 : TestDepth.some(300, of: 5_000)) {
      var dice = Dice(seed: 26, input: number)
      let changes = EncryptionPromises.changes(&dice)
      #expect(promises.broken(by: changes) == nil, "\(number)")
    }
    #expect(promises.read > 0 && promises.refused > 0)
  }
}
