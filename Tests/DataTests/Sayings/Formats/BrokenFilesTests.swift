import Data
import Domain
import FuzzPromises
import Support
import Testing

@Suite struct `Reading a broken file of sayings` {
  @Test(.slow) func `keeps every promise for damaged files`() {
    var promises = SayingPromises()
    for number in 0..<2500 {
      var dice = Dice(seed: 7, input: number)
      let (bytes, format) = SayingGrammar.file(&dice)
      let reason = promises.broken(by: bytes, as: format)
      #expect(reason == nil, "\(number), \(format): \(bytes)")
    }
    #expect(promises.sayings > 500)
    #expect(promises.problems.count > 10)
  }

  @Test(.slow) func `finds no sayings in bytes without sense`() {
    var promises = SayingPromises()
    for format in SayingFileFormat.allCases {
      #expect(promises.broken(by: RandomBytes.drawn(1 << 16), as: format) == nil)
    }
  }

  /// Whether a file is one text without a `%` line and longer than a saying may be. Such a file is
  /// only read as sayings if its format is named.
  private func isTooLongForOne(_ file: [UInt8]) -> Bool {
    let text = String(decoding: file, as: UTF8.self)
    let isBlank = text.allSatisfy(\.isWhitespace)
    let lines = text.split(whereSeparator: \.isNewline)
    return !isBlank && !lines.contains("%") && text.count > SayingWords.textLimit
  }

  @Test(
    .slow,
    arguments: [
      (.fortune, "", "%\n", ""), (.fortune, "", "\n", ""), (.fortune, "a", "\n", ""),
      (.fortune, "", "-- a\n", ""), (.fortune, "-- a\n", " a\n", ""), (.fortune, "", "%%kor\n", ""),
      (.fortune, "a", "\u{301}", ""), (.fortune, "", "_\u{8}", ""), (.fortune, "", "\r", "a"),
      (.fortune, "", " ", "%"), (.fortune, "", "-", "a"), (.fortune, "", "a\n\n", "가"),
      (.csv, "eng\n", "\"", ""), (.csv, "", ",", ""), (.csv, "", "eng,", ""),
      (.csv, "eng\n", ",\n", ""),
      (.csv, "eng\n", "\"\n", ""), (.csv, "eng,id\na,", "1", ""),
      (.csv, "eng,who\na,\"", "\n", "\""),
      (.csv, "eng\n\"", "\r\n", "\""), (.csv, "eng,time\na,", " ", ""),
      (.json, "", "[", ""), (.json, "", "[{\"a\":", ""), (.json, "[", "{},", ""),
      (.json, "", " ", ""),
      (.json, "[{\"eng\":\"", "\\n", "\"}]"), (.json, "[{", "\"eng\":\"a\",", ""),
      (.json, "[{\"eng\":\"", "\\ud83d\\ude00", "\"}]"), (.json, "[{\"eng\":[", "[],", "[]]}]"),
      (.json, "[{\"eng\":\"a\",\"id\":", "1", "}]"), (.json, "{", "\"a\":1,", "\"b\":1}"),
    ] as [(SayingFileFormat, String, String, String)])
  func `takes time in proportion to its length`(
    _ format: SayingFileFormat, _ start: String, _ piece: String, _ end: String
  ) {
    // This much input is read in a moment. A quadratic algorithm would take minutes, which nobody
    // would overlook. The test measures no time, because times vary on a busy machine.
    let many = Array(repeating: Array(piece.utf8), count: (1 << 16) / piece.utf8.count)
    let file = Array(start.utf8) + Array(many.joined()) + Array(end.utf8)
    let form = SayingFormats.standard.recognise("a.\(format)", ByteStream(file))
    #expect((form == nil) == (format == .fortune && isTooLongForOne(file)))
    var lastLine = 0
    for finding in SayingFile.findings(file, format) {
      switch finding {
      case .saying(let saying):
        #expect(saying.line >= lastLine)
        lastLine = saying.line
      case .problem(let problem):
        #expect(problem.line >= lastLine)
        lastLine = problem.line
      }
    }
  }
}
