import Data
import Domain
import Support
import Testing

@Suite struct `What is drawn at random` {
  @Test func `gives ten thousand records ten thousand ids`() {
    let ids = (0..<10_000).map { _ in IDSource.random.next() }
    #expect(Set(ids).count == 10_000)
    let letters = Set("0123456789abcdefghjkmnpqrstvwxyz")
    #expect(ids.allSatisfy { $0.count == 20 && $0.allSatisfy(letters.contains) })
    #expect(Set(ids.joined()) == letters)
  }

  @Test func `gives programs that share a seed and a clock ids of their own`() throws {
    try SampleFolder.using { folder in
      var ids: [String] = []
      for name in ["one", "two", "three"] {
        var haru = try BinaryUnderTest(home: folder.path(name))
        haru.environment["HARU_SEED"] = "7"
        #expect(try haru("people", "add", "민아", "--every", "7").status == 0)
        ids += try SQLitePeople(try Database(.file(haru.store))).list().map(\.id.text)
      }
      #expect(Set(ids).count == 3)
    }
  }

  @Test func `repeats for the same seed and differs for another`() {
    func drawn(_ seed: UInt64) -> [Int] {
      let randomSource = RandomSource.seeded(seed)
      return (0..<50).map { _ in randomSource.below(1000) }
    }
    #expect(drawn(7) == drawn(7))
    #expect(drawn(7) != drawn(8))
    #expect(drawn(.max) == drawn(.max))
    #expect(drawn(0).allSatisfy { (0..<1000).contains($0) })
  }

  @Test func `comes to every number below the bound about equally often`() {
    let randomSource = RandomSource.seeded(1)
    var counts = [0, 0, 0, 0, 0]
    for _ in 0..<5000 { counts[randomSource.below(5)] += 1 }
    #expect(counts.allSatisfy { (800...1200).contains($0) }, "\(counts)")
  }

  @Test func `is nothing when there is nothing to choose from`() {
    #expect(RandomSource.seeded(1).below(1) == 0)
    #expect(RandomSource.seeded(1).below(0) == 0)
    #expect(RandomSource.seeded(1).below(-3) == 0)
  }
}
