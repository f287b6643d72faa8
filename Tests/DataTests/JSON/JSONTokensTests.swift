import StoreSupport
import Testing

@testable import Data

@Suite struct `Reading JSON piece by piece` {
  /// Returns the tokens of a JSON text, each with its line. If the text is malformed, the error is
  /// the last entry.
  private func story(_ text: String) -> [String] {
    var tokens = JSONTokens(Array(text.utf8))
    var story: [String] = []
    do throws(JSONParseError) {
      while let token = try tokens.next() {
        let piece =
          switch token {
          case .beginObject: "{"
          case .endObject: "}"
          case .beginList: "["
          case .endList: "]"
          case .name(let name): "\(tokens.text(name) ?? "?"):"
          case .string(let string): "'\(tokens.text(string) ?? "?")'"
          case .number(let range): String(decoding: tokens.written(range), as: UTF8.self)
          case .bool(let flag): "\(flag)"
          case .null: "null"
          }
        story.append("\(tokens.line) \(piece)")
      }
    } catch {
      story.append("\(error.line) fault")
    }
    return story
  }

  @Test func `gives each piece with its line`() {
    #expect(
      story("{\"a\" :\n[1,\r\n-2.5E+3 ,\rtrue,false,null],\"b\":\n\"c\"}\n") == [
        "1 {", "1 a:", "2 [", "2 1", "3 -2.5E+3", "4 true", "4 false", "4 null", "4 ]", "4 b:",
        "5 'c'", "5 }",
      ])
    #expect(story("0") == ["1 0"])
    #expect(story(" \"\" ") == ["1 ''"])
    #expect(story("[{},[]]") == ["1 [", "1 {", "1 }", "1 [", "1 ]", "1 ]"])
  }

  @Test func `says where it is malformed, and what was before`() {
    #expect(story("[1,\n2\n3]") == ["1 [", "1 1", "2 2", "3 fault"])
    #expect(story("{\"a\":1,\n}") == ["1 {", "1 a:", "1 1", "2 fault"])
    #expect(story("[1]\n\n[2]") == ["1 [", "1 1", "1 ]", "3 fault"])
    #expect(story("") == ["1 fault"])
  }

  @Test func `reads pairs of surrogates, and no half ones`() {
    #expect(story(#""\ud83d\ude00\u00e9""#) == ["1 '😀é'"])
    for half in [#""\ud83d""#, #""\ud83dx""#, #""\ude00\ud83d""#, #""\ud83d\u0041""#] {
      #expect(story(half) == ["1 '?'"])
    }
  }

  @Test func `passes over what nobody asks for`() throws {
    var tokens = JSONTokens(Array("[{\"a\":[[],{\"b\":{}}],\"c\":1},7]".utf8))
    #expect(try tokens.next() == .beginList)
    let object = try #require(try tokens.next())
    try tokens.skip(object)
    let number = try #require(try tokens.next())
    try tokens.skip(number)
    #expect(number == .number(27..<28))
    #expect(try tokens.next() == .endList)
    #expect(try tokens.next() == nil)
  }
}
