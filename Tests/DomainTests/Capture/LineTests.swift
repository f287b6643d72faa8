import FuzzPromises
import Support
import Testing

@testable import Domain

@Suite struct `Lines that are to be noted` {
  @Test(.slow) func `never trap, and lose no word, whatever is written`() {
    //
    var promises = LinePromises()
    for number in 0..<TestDepth.some(150, of: 1500) {
      var dice = Dice(seed: 17, input: number)
      let line = LineGrammar.line(&dice)
      #expect(promises.broken(by: line) == nil, "\(line.debugDescription)")
    }
    #expect(promises.understood > TestDepth.some(100, of: 1000))
  }

  @Test
  func `have names of three words at most, and are looked through no further than a long line`() {
    //
    let spoken = SpokenNames("Mina Kim's, 민아랑 저녁")
    #expect(spoken.all.contains("Mina Kim") && spoken.all.contains("민아"))
    #expect(spoken.candidates.first?.words == 0...2)
    let long = SpokenNames(Array(repeating: "이름", count: 5000).joined(separator: " "))
    #expect(long.candidates.count <= 3 * 80)
    #expect(SpokenNames("").all == [] && SpokenNames(" … ").all == [])
    #expect(SpokenNames(String(repeating: "a", count: 100_000)).candidates.count == 1)
  }
}
