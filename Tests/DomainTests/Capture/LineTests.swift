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

  @Test(.slow, arguments: 0..<10)
  func `of any words, numbers and signs are read to the end`(part: Int) {
    // S-1; all 50,000 lines are read at the greatest depth, and by `Scripts/test --all` in the release build.
    let grammar = WordGrammar()
    #expect(grammar.words.count > 3000)
    var promises = WordPromises()
    let count = TestDepth.some(100, of: 5000)
    for number in part * count..<(part + 1) * count {
      var dice = Dice(seed: 66, input: number)
      let line = grammar.line(&dice)
      promises.read(line, &dice)
    }
    #expect(promises.understood > count / 20)
  }

  @Test(arguments: [(3, 1), (3, 3), (1, 3)])
  func `give ranges that are empty where they would be turned`(lower: Int, upper: Int) {
    // S-1
    #expect((lower..<upper).count == max(0, upper - lower))
    #expect((lower...upper).count == max(0, upper - lower) + 1)
    let text = "ab", (first, last) = (text.startIndex, text.endIndex)
    #expect(text[last..<first].isEmpty && text[first..<last] == text)
    let day = Day.on("2026-03-10")
    #expect((day...day - 3) == day...day)
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
