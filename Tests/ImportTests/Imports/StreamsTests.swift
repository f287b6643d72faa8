import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// A byte source that returns the bytes in pieces of a fixed length.
private final class Pieces: ByteSource {
  private var rest: ArraySlice<UInt8>
  private let length: Int

  init(_ bytes: [UInt8], _ length: Int) { (rest, self.length) = (bytes[...], length) }

  func next() throws(ImportFailure) -> [UInt8] {
    defer { rest = rest.dropFirst(length) }
    return Array(rest.prefix(length))
  }
}

@Suite struct `Streams of texts` {
  private let text = "강가 café 😀\r\n\"끝\""

  @Test func `are the same text in whatever pieces they come`() throws {
    // I-01: a character may be split between two pieces.
    let plain = Array(text.utf8)
    var (little, big): ([UInt8], [UInt8]) = ([0xFF, 0xFE], [0xFE, 0xFF])
    for unit in text.utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      little += [low, high]
      big += [high, low]
    }
    let encoded: [(TextEncoding, [UInt8])] = [
      (.utf8, plain), (.utf8, ASCII.byteOrderMark + plain), (.utf16, little), (.utf16, big),
    ]
    for (encoding, bytes) in encoded {
      for length in 1...bytes.count {
        let source = TextSource(Pieces(bytes, length), in: encoding)
        #expect(try source.rest(atMost: 1000).elementsEqual(text.utf8), "\(encoding) \(length)")
      }
    }
    let korean: [UInt8] = [0xB0, 0xAD, 0xB0, 0xA1, 10, 0x61, 0xB3, 0xA1]
    for length in 1...korean.count {
      let source = TextSource(Pieces(korean, length), in: .cp949)
      #expect(try source.rest(atMost: 1000).elementsEqual("강가\na끝".utf8))
    }
  }

  @Test func `that are shorter than their mark are nothing`() throws {
    let nothing: [(TextEncoding, [UInt8])] = [
      (.utf16, [0xFF, 0xFE]), (.utf16, [0xFE, 0xFF]), (.utf8, []), (.utf8, ASCII.byteOrderMark),
    ]
    for (encoding, bytes) in nothing {
      for length in 1...3 {
        let source = TextSource(Pieces(bytes, length), in: encoding)
        #expect(try source.rest(atMost: 10).isEmpty, "\(encoding) \(bytes)")
      }
    }
    #expect(try TextSource(Pieces([0x61], 1), in: .utf16).rest(atMost: 10) == [])
    #expect(try TextSource(Pieces([0x61], 1), in: .utf8).rest(atMost: 10) == [0x61])
  }

  @Test func `have lines, however these end`() throws {
    let bytes = Array("a\r\n\nb\rc\n".utf8)
    for length in 1...bytes.count {
      var lines = LineStream(Pieces(bytes, length))
      var found: [String] = []
      while let line = try lines.next() { found.append("\(lines.number)\(line.trimmedText)") }
      #expect(found == ["1a", "2", "3b", "4c"], "\(length)")
    }
  }

  @Test func `of letters are bytes again`() throws {
    let pairs: [(String, String)] = [
      ("", ""), ("YQ==", "a"), ("YWI=", "ab"), ("YW\r\nJj", "abc"), ("YWJjZA", "abcd"),
    ]
    for (letters, bytes) in pairs {
      for length in 1...3 {
        let source = LetterSource(Pieces(Array(letters.utf8), length))
        #expect(try source.rest(atMost: 100).elementsEqual(bytes.utf8))
      }
    }
    #expect(throws: ImportFailure.badFile(.notJSON, line: nil)) {
      try LetterSource(Pieces(Array("YW!j".utf8), 9)).rest(atMost: 100)
    }
    #expect(throws: ImportFailure.badFile(.cut, line: nil)) {
      try LetterSource(Pieces(Array("YWJjZ".utf8), 9)).rest(atMost: 100)
    }
  }
}

@Suite struct `Elements of long JSON texts` {
  private func elements(_ text: String, in name: String?, by length: Int = 3) throws -> [String] {
    var reader = JSONElements(Pieces(Array(text.utf8), length), in: name)
    var found: [String] = []
    while let element = try reader.next() {
      switch element {
      case .json(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: found.append("too long")
      }
    }
    #expect(reader.number == found.count)
    return found
  }

  @Test func `are taken out of their list as they are written`() throws {
    let text =
      #" {"a":"entries","b":[1],"entries" : [ {"x":"]}\"","y":[1,{}]} ,2,"\\", null ],"z":0}"#
    for length in 1...12 {
      #expect(
        try elements(text, in: "entries", by: length)
          == [#"{"x":"]}\"","y":[1,{}]}"#, "2", #""\\""#, "null "])
      #expect(try elements("[[],{}]", in: nil, by: length) == ["[]", "{}"])
    }
    #expect(try elements("{\"other\":[1]}", in: "entries") == [])
    #expect(try elements("{}", in: nil) == [])
  }

  @Test func `of a text that is cut, or closes what is not open, are refused`() throws {
    for text in ["[", "[1", "[1,", "[{\"a\":", "[\"a", "[\"a\\"] {
      #expect(throws: ImportFailure.self, "\(text)") { try elements(text, in: nil) }
    }
    #expect(throws: ImportFailure.badFile(.notJSON, line: 1)) { try elements("[}]", in: nil) }
    #expect(throws: ImportFailure.badFile(.notJSON, line: 2)) { try elements("[1}]", in: nil) }
  }
}

@Suite struct `A walk through a long JSON text` {
  private func steps(_ text: String, by length: Int) throws -> [String] {
    var walk = JSONWalk(Pieces(Array(text.utf8), length))
    var found: [String] = []
    while let step = try walk.next() {
      switch step {
      case .name("whole"):
        guard case .json(let bytes) = try walk.value() else { continue }
        found.append("=" + String(decoding: bytes, as: UTF8.self))
      case .name("passed"): try walk.skip()
      case .name(let name): found.append(name + ":")
      case .beginObject: found.append("{")
      case .endObject: found.append("}")
      case .beginList: found.append("[")
      case .endList: found.append("]")
      case .scalar(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    return found
  }

  @Test func `takes what is wanted and passes over what is not`() throws {
    let text = #"{"a":[1,"b\""],"whole":{"x":[{}]},"passed":[[1],"]"],"c":true,"whole":"s"}"#
    for length in 1...text.utf8.count {
      #expect(
        try steps(text, by: length) == [
          "{", "a:", "[", "1", #""b\"""#, "]", #"={"x":[{}]}"#, "c:", "true", #"="s""#, "}",
        ])
    }
  }

  @Test func `keeps members as they came`() throws {
    let record = try JSONRecord(
      Array(#"{"a":"b\n","n":1.50,"e":[],"z":null,"o":{"x": 1},"t":true,"s":"\ud83d!"}"#.utf8))
    #expect(
      record.preserved(besides: ["t"]) == [
        StoredMember("a", "b\n"), StoredMember("n", json: "1.50"),
        StoredMember("o", json: #"{"x": 1}"#),
        StoredMember("s", "\u{FFFD}!"),
      ])
    #expect(record.flag("t") && !record.flag("n2") && record.text("a") == "b")
    #expect(throws: JSONParseError.self) { try JSONRecord(Array("[1]".utf8)) }
  }
}

@Suite struct `Texts in HTML` {
  @Test func `are plain text with their lines`() {
    let pairs: [(String, String)] = [
      ("plain & simple", "plain & simple"), ("a < b > c", "a < b > c"), ("I <3 you", "I <3 you"),
      ("<b>a</b> &lt;b&gt; &#44032;&#x41;&nope;", "a <b> 가A&nope;"),
      ("<p>one</p>\n<p>two</p>", "one\n\ntwo"),
      ("<div>one</div><div>two<br>three</div>", "one\ntwo\nthree"),
      ("<ul><li>one</li><li>two</li></ul>end", "- one\n- two\nend"),
      ("a<br/>b<script>x<y</script>c", "a\nbc"), ("<b", "<b"), ("<b>open", "open"), ("<p></p>", ""),
      ("<!-- no --><i>yes</i>", "yes"),
    ]
    for (markup, text) in pairs {
      #expect(MarkupText.plain(markup) == text, "\(markup)")
    }
  }

  @Test(.slow) func `are read at once however many signs stand in them`() {
    // D-30.
    let heap = String(repeating: "<b <!<p &#", count: 100_000)
    #expect(MarkupText.plain(heap + "<b>x</b>").utf8.count <= heap.utf8.count + 20)
  }
}
