import Support
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `The key decoder` {
  @Test(arguments: DecoderCase.all)
  func `knows what a terminal sends`(_ known: DecoderCase) {
    #expect(decoded([known.bytes]) == known.inputs)
  }

  @Test(arguments: DecoderCase.all)
  func `does not care where a read was cut`(_ known: DecoderCase) {
    for cut in 0...known.bytes.count {
      #expect(
        decoded([Array(known.bytes[..<cut]), Array(known.bytes[cut...])]) == known.inputs,
        "cut at \(cut)")
    }
    #expect(decoded(known.bytes.map { [$0] }) == known.inputs)
  }

  @Test(arguments: DecoderCase.all)
  func `is ready for the next key after one that is whole`(_ known: DecoderCase) {
    let next = Array("\u{1B}[3~".utf8)
    var decoder = KeyDecoder()
    let first = decoder.feed(known.bytes) + decoder.flush()
    #expect(!decoder.isWaiting)
    #expect(first + decoder.feed(next) == known.inputs + [.key(.delete)])
  }

  @Test func `waits after an escape and takes silence for the key`() {
    var decoder = KeyDecoder()
    #expect(!decoder.isWaiting)
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
  }

  @Test func `reads Hangul that was cut inside a syllable`() {
    var decoder = KeyDecoder()
    let bytes = Array("하루".utf8)
    #expect(decoder.feed(bytes[..<2]) == [])
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
    #expect(decoder.feed(bytes[2..<4]) == [.key(.character("하"))])
    #expect(decoder.feed(bytes[4...]) == [.key(.character("루"))])
  }

  @Test func `survives noise and still hears the next key`() {
    for seed in 0..<400 as Range<UInt64> {
      var dice = TerminalDice(seed: seed)
      var decoder = KeyDecoder()
      for _ in 0..<120 {
        let noise = (0..<Int.random(in: 1...9, using: &dice)).map { _ in noisyByte(&dice) }
        _ = decoder.feed(noise)
        if Int.random(in: 0..<20, using: &dice) == 0 { _ = decoder.flush() }
      }
      _ = decoder.flush()
      #expect(
        decoder.feed(Array("\u{1B}[1;5Cx".utf8)) == [
          .key(.modified(.right, .control)), .key(.character("x")),
        ])
    }
  }

  @Test func `lets no byte of noise between whole keys take the key with it`() {
    for broken in [
      [0xC3], [0xE3, 0x85], [0xF0, 0x9F], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80],
    ]
      as [[UInt8]]
    {
      #expect(decoded([broken + Array("a가".utf8)]) == keys("a", "가"), "\(broken)")
    }
  }

  private func noisyByte(_ dice: inout TerminalDice) -> UInt8 {
    // Bytes that begin a sequence are frequent, because two in a row would otherwise be rare.
    let begins = Array("\u{1B}\u{1B}\u{1B}[O];:<?MmuR~$^P_\\\u{7}0123가".utf8)
    return Bool.random(using: &dice)
      ? UInt8.random(in: 0...255, using: &dice) : begins.randomElement(using: &dice) ?? 0
  }
}

@Suite struct `A bracketed paste` {
  private let start = Array("\u{1B}[200~".utf8)
  private let end = Array("\u{1B}[201~".utf8)

  @Test func `is one event, whatever is in it`() {
    let text = "한 줄\nline \u{1B}[A two\t\u{3}\u{1B}[201 end"
    #expect(decoded([start + Array(text.utf8) + end]) == [.paste(text)])
  }

  @Test func `is one event over any number of reads`() {
    let bytes = start + Array("하루 haru\u{1B}[20".utf8) + end + Array("q".utf8)
    let wanted: [TerminalInput] = [.paste("하루 haru\u{1B}[20"), .key(.character("q"))]
    for cut in 0...bytes.count {
      #expect(decoded([Array(bytes[..<cut]), Array(bytes[cut...])]) == wanted, "cut at \(cut)")
    }
    #expect(decoded(bytes.map { [$0] }) == wanted)
  }

  @Test func `has line feeds where the terminal sent returns`() {
    #expect(decoded([start + Array("a\rb\r\nc\n\nd".utf8) + end]) == [.paste("a\nb\nc\n\nd")])
  }

  @Test func `survives a pause between two reads`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(start + Array("one ".utf8)) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.isWaiting)
    #expect(decoder.feed(Array("two".utf8) + end) == [.paste("one two")])
  }

  @Test func `whose end never comes is whole after a long silence`() {
    var decoder = KeyDecoder()
    var heard = decoder.feed(start + Array("lost".utf8))
    var silences = 0
    while decoder.isWaiting, silences < 1000 {
      heard += decoder.flush()
      silences += 1
    }
    #expect(heard == [.paste("lost")])
    #expect(silences < 100)
    #expect(decoder.feed([0x61]) == [.key(.character("a"))])
  }

  // 66.1.3: whoever types into a paste without an end waited until they stopped for a second.
  @Test func `whose end never comes lets keys through, however they are typed`() {
    var decoder = KeyDecoder()
    var heard = decoder.feed(start + Array("lost".utf8))
    for _ in 0..<200_000 where heard.isEmpty {
      heard += decoder.feed([0x61])
      heard += decoder.flush()
    }
    #expect(heard.count == 1)
    #expect(decoder.feed([0x62]) == [.key(.character("b"))])
  }

  @Test func `that arrives slowly and in parts stays one`() {
    var decoder = KeyDecoder()
    var heard = decoder.feed(start)
    for _ in 0..<100 {
      heard += decoder.feed([UInt8](repeating: 0x61, count: 500))
      for _ in 0..<30 { heard += decoder.flush() }
    }
    #expect(heard.isEmpty)
    #expect(decoder.feed(end) == [.paste(String(repeating: "a", count: 50_000))])
  }

  @Test func `of more than four megabytes keeps the first four`() {
    #expect(PasteCollector.limit == 4 * 1024 * 1024)
    #expect(
      KeyDecoder.keeping(5, of: "0123456789", then: "z") == [
        .paste("01234"), .key(.character("z")),
      ])
  }

  @Test func `that is too long ends with a whole character`() {
    let wholes = [(2, ""), (3, "가"), (4, "가"), (5, "가"), (6, "가나"), (7, "가나x"), (10, "가나x")]
    for (limit, kept) in wholes + [(11, "가나x👍"), (99, "가나x👍")] {
      #expect(KeyDecoder.keeping(limit, of: "가나x👍", then: "z").first == .paste(kept), "\(limit)")
    }
  }

  @Test func `end mark without a paste means nothing`() {
    #expect(decoded([end + [0x61]]) == keys("a"))
  }
}

/// Returns the inputs of several reads, which are followed by a pause.
private func decoded(_ reads: [[UInt8]]) -> [TerminalInput] {
  var decoder = KeyDecoder()
  return reads.flatMap { decoder.feed($0) } + decoder.flush()
}

private func keys(_ characters: Character...) -> [TerminalInput] {
  characters.map { .key(.character($0)) }
}

extension KeyDecoder {
  /// Returns the inputs of a paste and of the keys after it. The decoder keeps at most this many
  /// bytes of the paste.
  fileprivate static func keeping(_ limit: Int, of text: String, then keys: String)
    -> [TerminalInput]
  {
    var decoder = KeyDecoder(pasteLimit: limit)
    return decoder.feed(Array("\u{1B}[200~\(text)\u{1B}[201~\(keys)".utf8))
  }
}
