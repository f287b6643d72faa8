import Testing

@testable import Domain

// D-91
@Suite struct `The order of titles with numbers` {
  @Test(arguments: [
    ["diary 1", "diary 2", "diary 10", "diary 11", "diary 100"],
    ["1q84", "2", "12", "1984", "2001"],
    ["v1.2", "v1.10", "v2.1"], ["나루 2권", "나루 10권"], ["a", "a1", "b"],
  ])
  func `is that of the numbers`(_ titles: [String]) {
    let bytes = titles.map { Array(NumericOrder.key($0).utf8) }
    for (one, other) in zip(bytes, bytes.dropFirst()) {
      #expect(one.lexicographicallyPrecedes(other), "\(titles)")
    }
  }

  @Test func `ignores leading zeros, and knows numbers of any length`() {
    #expect(NumericOrder.key("007") == NumericOrder.key("7"))
    #expect(NumericOrder.key("no numbers") == "no numbers")
    let long = String(repeating: "9", count: 40)
    #expect(NumericOrder.key(long) == "9" + long)
  }
}
