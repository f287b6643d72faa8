import Testing

@testable import PresentationKit
@testable import TextUI

/// The bytes that a terminal sends, and the inputs that they mean.
struct DecoderCase: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  let inputs: [TerminalInput]

  var testDescription: String { name }

  /// Creates a case from a text in which `^` stands for Escape.
  init(_ text: String, _ keys: Key...) {
    name = text
    bytes = Array(text.utf8).map { $0 == UInt8(ascii: "^") ? 0x1B : $0 }
    inputs = keys.map { .key($0) }
  }

  init(_ text: String, is input: TerminalInput) {
    name = text
    bytes = Array(text.utf8).map { $0 == UInt8(ascii: "^") ? 0x1B : $0 }
    inputs = [input]
  }

  init(bytes: [UInt8], _ keys: Key...) {
    name = "\(bytes)"
    self.bytes = bytes
    inputs = keys.map { .key($0) }
  }

  static let all = typed + named + modified + kitty + others + swallowed

  private static let typed: [DecoderCase] = [
    .init("a", .character("a")), .init("Z", .character("Z")), .init(" ", .character(" ")),
    .init("가나", .character("가"), .character("나")),
    .init("\u{1112}\u{1161}", .character("\u{1112}"), .character("\u{1161}")),
    .init("e\u{301}", .character("e"), .character("\u{301}")), .init("👍", .character("👍")),
    .init("\r", .enter), .init("\n", .enter), .init("\t", .tab), .init("\u{7F}", .backspace),
    .init("\u{8}", .backspace), .init("\u{3}", .control("c")), .init("\u{1A}", .control("z")),
    .init(bytes: [0], .control(" ")), .init(bytes: [0x1F], .control("_")),
    .init("^", .escape), .init("^^", .escape, .escape), .init("^^^", .escape, .escape, .escape),
    .init("^a", .alt("a")), .init("^가", .alt("가")), .init("^^a", .escape, .alt("a")),
    .init("^\r", .modified(.enter, .alt)), .init("^\u{7F}", .modified(.backspace, .alt)),
    .init("^\u{3}", .modified(.character("c"), [.alt, .control])),
    .init("^[", .alt("[")), .init("^O", .alt("O")), .init("^]", .alt("]")),
    .init("^P", .alt("P")), .init("^X", .alt("X")), .init("^^[", .escape, .alt("[")),
  ]

  private static let named: [DecoderCase] = [
    .init("^[A", .up), .init("^[B", .down), .init("^[C", .right), .init("^[D", .left),
    .init("^OA", .up), .init("^OD", .left), .init("^OH", .home), .init("^OF", .end),
    .init("^[H", .home), .init("^[F", .end), .init("^[1~", .home), .init("^[7~", .home),
    .init("^[4~", .end), .init("^[8~", .end), .init("^[2~", .insert), .init("^[3~", .delete),
    .init("^[5~", .pageUp), .init("^[6~", .pageDown), .init("^[Z", .backTab),
    .init("^OP", .function(1)), .init("^OQ", .function(2)), .init("^OR", .function(3)),
    .init("^OS", .function(4)), .init("^[11~", .function(1)), .init("^[15~", .function(5)),
    .init("^[17~", .function(6)), .init("^[21~", .function(10)), .init("^[23~", .function(11)),
    .init("^[24~", .function(12)), .init("^[25~", .function(13)), .init("^[34~", .function(20)),
    .init("^[[A", .function(1)), .init("^[[E", .function(5)), .init("^OM", .enter),
    .init("^Oj", .character("*")), .init("^Op", .character("0")), .init("^Oy", .character("9")),
  ]

  private static let modified: [DecoderCase] = [
    .init("^[1;5C", .modified(.right, .control)), .init("^[1;2A", .modified(.up, .shift)),
    .init("^[1;3D", .modified(.left, .alt)),
    .init("^[1;8H", .modified(.home, [.shift, .alt, .control])),
    .init("^[3;5~", .modified(.delete, .control)),
    .init("^[1;5P", .modified(.function(1), .control)),
    .init("^[1;2R", .modified(.function(3), .shift)),
    .init("^[15;2~", .modified(.function(5), .shift)),
    .init("^O5C", .modified(.right, .control)), .init("^O1;5A", .modified(.up, .control)),
    .init("^[1;6Z", .modified(.backTab, .control)), .init("^[1;2Z", .backTab),
    .init("^^[A", .modified(.up, .alt)), .init("^^OA", .modified(.up, .alt)),
    .init("^[a", .modified(.up, .shift)), .init("^Oa", .modified(.up, .control)),
    .init("^[3$", .modified(.delete, .shift)),
    .init(bytes: [0x1B, 0x5B, 0x33, 0x5E], .modified(.delete, .control)),
    .init("^[7@", .modified(.home, [.control, .shift])),
    .init("^[27;5;105~", .control("i")), .init("^[27;2;13~", .modified(.enter, .shift)),
    .init("^[27;6;65~", .modified(.character("a"), [.control, .shift])),
    .init("^[27;3;120~", .alt("x")), .init("^[27;2;127~", .backspace),
  ]

  private static let kitty: [DecoderCase] = [
    .init("^[27u", .escape), .init("^[27;1u", .escape), .init("^[13;2u", .modified(.enter, .shift)),
    .init("^[9;2u", .backTab), .init("^[9;5u", .modified(.tab, .control)),
    .init("^[127;3u", .modified(.backspace, .alt)),
    .init("^[97;5u", .control("a")), .init("^[97;3u", .alt("a")), .init("^[97;4u", .alt("A")),
    .init("^[97:65;2u", .character("A")), .init("^[55:38;2u", .character("&")),
    .init("^[97;6u", .modified(.character("a"), [.shift, .control])),
    .init("^[97;7u", .modified(.character("a"), [.alt, .control])),
    .init("^[97;69u", .control("a")), .init("^[97;133u", .control("a")),
    .init("^[97;5:1u", .control("a")), .init("^[97;5:2u", .control("a")), .init("^[97;5:3u"),
    .init("^[1;1:3A"), .init("^[1;1:2A", .up), .init("^[3;1:3~"),
    .init("^[97;1;97u", .character("a")),
    .init("^[0;;54616:47336u", .character("하"), .character("루")),
    .init("^[97;2;65u", .character("A")), .init("^[12615::99;5u", .control("c")),
    .init("^[57417u", .left), .init("^[57400u", .character("1")), .init("^[57414u", .enter),
    .init("^[57376u", .function(13)), .init("^[57441;2u"), .init("^[97;9u"), .init("^[57358u"),
    .init("^[1;9C"), .init("^[32;2u", .character(" ")), .init("^[44032u", .character("가")),
  ]

  private static let others: [DecoderCase] = [
    .init("^[I", is: .focus(true)), .init("^[O", is: .focus(false)),
    .init("^[<0;1;1M", is: .mouse(Mouse(.press, Point(column: 0, row: 0)))),
    .init("^[<0;300;90m", is: .mouse(Mouse(.release, Point(column: 299, row: 89)))),
    .init("^[<32;5;6M", is: .mouse(Mouse(.drag, Point(column: 4, row: 5)))),
    .init("^[<64;5;6M", is: .mouse(Mouse(.wheelUp, Point(column: 4, row: 5)))),
    .init("^[<65;5;6M", is: .mouse(Mouse(.wheelDown, Point(column: 4, row: 5)))),
    .init("^[<16;5;6M", is: .mouse(Mouse(.press, Point(column: 4, row: 5)))),
    .init("^[M !!", is: .mouse(Mouse(.press, Point(column: 0, row: 0)))),
    .init("^[M#!\"", is: .mouse(Mouse(.release, Point(column: 0, row: 1)))),
    .init("^[32;5;6M", is: .mouse(Mouse(.press, Point(column: 4, row: 5)))),
    .init("^[200~hi^[201~", is: .paste("hi")), .init("^[200~^[201~", is: .paste("")),
  ]

  private static let swallowed: [DecoderCase] = [
    .init("^[?62;4c"), .init("^[?1;2c"), .init("^[24;80R"), .init("^[1;1R"), .init("^[?2026;2$y"),
    .init("^[4;1$y"), .init("^[>0;276;0c"), .init("^[8;24;80t"), .init("^[?1u"), .init("^[E"),
    .init("^[99~"), .init("^[999;5~"), .init("^[<35;5;6M"), .init("^[<2;5;6M"), .init("^[<0;0;0M"),
    .init("^[<66;5;6M"), .init("^[1;2;3;4;5;6X"), .init("^[;;;;~"), .init("^[1;x"),
    .init("^]11;rgb:0000/0000/0000\u{7}a", .character("a")),
    .init("^]52;c;aGk=^\\a", .character("a")),
    .init("^P1$r0m^\\a", .character("a")), .init("^P>|xterm(379)^\\"),
    .init("^_Gi=1;OK^\\b", .character("b")),
    .init("^]broken^[A", .up), .init("^[12^[A", .up), .init("^[1;5\r", .enter),
    .init("^[12가", .character("가")),
    .init("\u{85}"), .init("^[[Z"), .init("^[99999999999999999999;5u"), .init("^[201~"),
  ]
}
