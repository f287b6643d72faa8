import Data
import Domain
import Support

/// Helpers that read and write files of sayings in tests.
enum SayingFile {
  static let now = Now(day: .on("2026-03-08"), time: .at("09:00"), offset: 32_400)

  static func findings(_ bytes: [UInt8], _ format: SayingFileFormat) -> [SayingFinding] {
    findings(ByteStream(bytes), format)
  }

  static func findings(_ stream: ByteStream, _ format: SayingFileFormat) -> [SayingFinding] {
    var found: [SayingFinding] = []
    let next = SayingFormats.standard.read(stream, format) {
      Now(day: $0, time: $1, offset: 32_400)
    }
    while let finding = next() { found.append(finding) }
    return found
  }

  static func sayings(_ text: String, _ format: SayingFileFormat) -> [ReadSaying] {
    findings(Array(text.utf8), format).compactMap {
      if case .saying(let saying) = $0 { saying } else { nil }
    }
  }

  /// Returns one text for each result: its line number, then the texts of the saying or the reason
  /// of the problem.
  static func story(_ bytes: [UInt8], _ format: SayingFileFormat) -> [String] {
    findings(bytes, format).map { finding in
      switch finding {
      case .saying(let saying):
        let words = saying.words
        let parts = [("eng", words.eng?.text), ("kor", words.kor?.text), ("who", words.who?.text)]
        return "\(saying.line) "
          + parts.compactMap { name, text in text.map { "\(name)=\($0)" } }.joined(separator: " ")
      case .problem(let problem): return "\(problem.line) \(problem.reason)"
      }
    }
  }

  static func story(_ text: String, _ format: SayingFileFormat) -> [String] {
    story(Array(text.utf8), format)
  }

  static func saying(
    _ number: Int, eng: String = "", kor: String = "", who: String = "", likedAt: Now? = nil,
    usedAt: Now? = nil, isSeen: Bool = false
  ) throws -> Saying {
    Saying(
      number: SayingNumber(stored: number),
      words: try SayingWords(eng: eng, kor: kor, who: who), uploaded: now, isSeen: isSeen,
      likedAt: likedAt, usedAt: usedAt)
  }

  static func written(_ sayings: [Saying], _ format: SayingFileFormat) -> [UInt8] {
    let writer = SayingFormats.standard.write(format)
    var bytes = writer.head
    for (index, saying) in sayings.enumerated() { bytes += writer.saying(saying, index == 0, now) }
    return bytes + writer.tail
  }

  static func text(_ sayings: [Saying], _ format: SayingFileFormat) -> String {
    String(decoding: written(sayings, format), as: UTF8.self)
  }
}
