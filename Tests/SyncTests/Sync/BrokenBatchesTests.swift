import FuzzPromises
import Testing

/// Reads batch files that are truncated, have flipped bits, come from later versions or have values out of range.
/// `Scripts/fuzz batches` reads more of them.
@Suite struct `Broken files of other devices` {
  @Test func `keep every promise`() throws {
    var promises = try #require(BatchPromises())
    for number in 0..<300 {
      var dice = Dice(seed: 13, input: number)
      let bytes = BatchPromises.file(&dice)
      let reason = promises.broken(by: bytes)
      #expect(reason == nil, "\(number)")
    }
    #expect(promises.batches > 60 && promises.fields > 600 && promises.received > 40)
  }
}
