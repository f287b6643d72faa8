import Domain

/// Generates almost valid files of sayings: builds them from typical lines, then damages them.
public enum SayingGrammar {
  private static let fortune = [
    "A text", "한 마디", "%", "%%", "%% comment", "%%eng", "%%kor", " %", "  %", " %%eng", "", " ",
    "\t", "\t\t-- Somebody, Somewhere", "\t\t--", "--", "-- Name", "― 이름", "—Name", "– Name",
    "–Name", "    goes on", "1% … 99%", "% ", "_\u{8}T_\u{8}e", "\u{0}", "one\n\ntwo\n\n셋",
    "--\n  a\n  b\n  c\n  d", "\u{FEFF}", "- who -", "[A text]", "     /\\", "\t    /  \\",
    "\u{1B}[1;32mgreen\u{1B}[m", "\u{1B}[", "\u{1B}]0;title\u{7}x", "\u{1B}]2;", "\u{1B}(B",
    "___\u{8}\u{8}\u{8}and", "b\u{8}b\u{8}", "\u{8}\u{8}", "ding\u{7}", "%\u{7}", "==========",
    "\u{1B}[m%", "가\u{8}_",
  ]

  private static let csv = [
    "id,eng,kor,who,time", "quote,source", "Text;Author", "ENG\tkor", " eng , liked,used,unseen",
    "7,A text,한 마디,- who -,2026-03-01 09:00:00", "\"a \"\"b\"\"\",\"c\nd\"", ",,,,", "", " ",
    "x,\"never closed", "1,a,,,2026-02-30", "2,a,,,2026-03-01T09:00:00+09:00", "3,a,,,2026-03-01",
    "999999999999999999,a", " 8 ,\"a\"b, \"c\"", "\"\"", "a,true,0,1", "a,yes", "\"%\"",
    "\"id\",\"eng\",\"uploaded\",\"likedAt\",\"usedAt\"", "9,a,2026-03-01,2026-03-02,2026-03-03",
  ]

  private static let json = [
    "[", "]", "{", "}", ",", ":", "\"sayings\":[", "\"saying\":", "\"\\ud800\"", "01", "tru",
    "[[[[[[[[", "\"\\x\"", "\n", "\"eng\"", "null", "7", "{\"eng\":\"a\"}",
    "{\"kor\":\"가\",\"id\":\"1\"}",
  ]

  private static let members = [
    "\"id\":\"7\"", "\"id\":7", "\"eng\":\"A text\"", "\"kor\":\"한\\n마디\"", "\"who\":null",
    "\"eng\":null", "\"uploaded\":\"2026-03-08T21:00:00+09:00\"", "\"other\":[[{}],-0.5e+9]",
    "\"time\":\"2026-03-08 21:00:00\"", "\"liked\":true", "\"used\":false", "\"unseen\":false",
    "\"likedAt\":\"2026-03-08T21:00:00Z\"", "\"usedAt\":\"2026-03-08\"", "\"usedAt\":null",
    "\"text\":\"a\"", "\"quote\":\"\\uD83D\\uDE00\"", "\"author\":\"\\u0041\"", "\"eng\":1",
    "\"\\u0065ng\":\"\\u0000\"", "\"who\":\"- X\\t-\"", "\"id\":1.0", "\"x\":{\"eng\":\"a\"}",
    "\"kor\":\"\\ud800\"", "\"kor\":[]", "\"liked\":1", "\"eng\":\"a\\n%\\n-- b\"",
  ]

  static let pieces: [[UInt8]] = [
    [13, 10], [10], [13], [34], [34, 34], [44], [59], [9], [92], [91], [93], [123], [125], [58],
    [0], [8], [0xFF], [0xEA, 0xB9], [0x80], [0xEF, 0xBB, 0xBF], [0xC2, 0x85], [0xE2, 0x80, 0xA8],
    Array("\n%\n".utf8), Array("%".utf8), Array("--".utf8), Array("―".utf8), Array("\\u".utf8),
    Array("\u{0301}".utf8), Array("👩🏽‍🚀".utf8), Array("가".utf8), Array("\u{1112}".utf8),
  ]

  /// Returns one file and the format in which it is read.
  public static func file(_ dice: inout Dice) -> ([UInt8], SayingFileFormat) {
    let format = dice.one(of: SayingFileFormat.allCases)
    var bytes: [UInt8] = dice.below(16) == 0 ? [0xEF, 0xBB, 0xBF] : []
    switch format {
    case .fortune: add(fortune, end: dice.one(of: ["\n", "\n", "\r\n", "\r"]), &bytes, &dice)
    case .csv:
      let end = dice.one(of: ["\n", "\r\n", "\r"])
      bytes += Array((csv[dice.below(5)] + end).utf8)
      add(csv, end: end, &bytes, &dice)
    case .json: addJSON(&bytes, &dice)
    }
    for _ in 0..<dice.below(4) { dice.harm(&bytes, with: pieces) }
    // Sometimes a file is read in another format.
    return (bytes, dice.below(32) == 0 ? dice.one(of: SayingFileFormat.allCases) : format)
  }

  private static func add(
    _ lines: [String], end: String, _ bytes: inout [UInt8], _ dice: inout Dice
  ) {
    for _ in 0..<dice.below(12) { bytes += Array((dice.one(of: lines) + end).utf8) }
  }

  private static func addJSON(_ bytes: inout [UInt8], _ dice: inout Dice) {
    if dice.below(8) == 0 { return add(json, end: "", &bytes, &dice) }
    let (start, end) = dice.one(of: [("[", "]"), ("{\"sayings\":[", "]}"), ("{\"saying\":", "}")])
    var objects: [String] = []
    repeat {
      let some = (0..<dice.below(7)).map { _ in dice.one(of: members) }
      objects.append("{" + some.joined(separator: ",") + "}")
    } while start.hasSuffix("[") && dice.below(4) > 0
    bytes += Array((start + objects.joined(separator: dice.one(of: [",", ",\n"])) + end).utf8)
  }
}
