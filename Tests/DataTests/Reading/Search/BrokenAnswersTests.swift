import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

@Suite struct `Reading a broken answer` {
  @Test func `keeps every promise for damaged answers`() {
    var promises = BookPromises()
    for number in 0..<2500 {
      var dice = Dice(seed: 7, input: number)
      let (bytes, source) = BookGrammar.answer(&dice)
      let reason = promises.broken(by: bytes, as: source)
      #expect(reason == nil, "\(number), \(source): \(bytes)")
    }
    #expect(promises.books > 500 && promises.lists > 500)
    #expect(promises.failures.count >= 6)
  }

  @Test(.slow) func `finds no books in bytes without sense`() {
    var promises = BookPromises()
    for source in BookPromises.services {
      #expect(promises.broken(by: RandomBytes.drawn(1 << 16), as: source) == nil)
    }
    #expect(promises.books == 0)
  }

  @Test(
    .slow,
    arguments: [
      ("", "[", ""), (#"{"item":["#, "[", ""), (#"{"item":["#, "{},", ""),
      (#"{"item":["#, "0,", "0]}"), (#"{"item":[{"title":""#, #"\'"#, "\"}]}"),
      (#"{"item":[{"title":""#, #"\ud800"#, "\"}]}"), (#"{"item":[{"#, #""a":0,"#, #""b":0}]}"#),
      (#"{"item":[{"description":""#, "<!--", "\"}]}"), (#"{"item":[{"author":""#, "(,", "\"}]}"),
      (#"{"docs":["#, #"{"isbn":["1","2"]},"#, "{}]}"), ("", " ", "{}"), ("", "f(", "{}"),
      (#"{"docs":[{"isbn":["#, #""9780140328721","#, "0]}]}"), (#"{"item":"#, #"{"item":"#, ""),
    ])
  func `takes no longer for what is repeated`(start: String, piece: String, end: String) {
    // With this much input, a quadratic algorithm would take minutes. The test measures no time.
    let many = Array(repeating: Array(piece.utf8), count: (1 << 16) / piece.utf8.count)
    let bytes = Array(start.utf8) + Array(many.joined()) + Array(end.utf8)
    var promises = BookPromises()
    for source in BookPromises.services {
      #expect(promises.broken(by: bytes, as: source) == nil)
    }
  }

  @Test(arguments: [
    #"{"a":[1,-2.5e3,true,null,"b\"\\\/\n\u00e9\ud83d\ude00"],"c":{}}"#, "[]", " 7 ", "\"\"", "{}",
  ])
  func `leaves what is right as it is`(json: String) {
    #expect(String(decoding: JSONMending.mended(Array(json.utf8)), as: UTF8.self) == json)
  }
}
