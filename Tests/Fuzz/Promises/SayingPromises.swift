import Data
import Domain

/// Checks the readers of saying files with any bytes, and counts what they read.
public struct SayingPromises {
  public private(set) var sayings = 0
  public private(set) var problems: [String: Int] = [:]

  private let formats = SayingFormats.standard

  public init() {}

  /// Returns the first broken rule as text, or nil if none is broken.
  public mutating func broken(by bytes: [UInt8], as format: SayingFileFormat) -> String? {
    let stream = ByteStream(bytes)
    if formats.recognise(nil, stream) != formats.recognise("a/b", stream) {
      return "a name without an ending that means something"
    }
    let found = findings(in: bytes, format)
    let lines = bytes.count { $0 == 10 || $0 == 13 } + 1
    // A JSON list may be on one line.
    if found.count > (format == .json ? bytes.count + 1 : lines) { return "more than there is" }
    var lastLine = 1
    var read: [ReadSaying] = []
    for finding in found {
      let line: Int
      switch finding {
      case .problem(let problem):
        line = problem.line
        if let reason = broken(problem.reason) { return reason }
        problems[name(problem.reason), default: 0] += 1
      case .saying(let saying):
        line = saying.line
        if let reason = broken(saying) { return reason }
        read.append(saying)
      }
      if line < lastLine || line > lines { return "a line that is not there" }
      if line == lastLine, line > 1, format == .fortune { return "two findings on one line" }
      lastLine = line
    }
    sayings += read.count
    for form in SayingFileFormat.allCases {
      if let reason = brokenByGoingRound(read, form) { return "\(form): \(reason)" }
    }
    return nil
  }

  /// Exports the sayings and reads them again. Returns the first difference that the format does
  /// not explain, or nil.
  public func brokenByGoingRound(_ read: [ReadSaying], _ format: SayingFileFormat) -> String? {
    let now = Now(instant: 1_772_928_000, offset: 32_400)
    let writer = formats.write(format)
    var bytes = writer.head
    for (index, saying) in read.enumerated() {
      let number = saying.number ?? SayingNumber(stored: index)
      bytes += writer.saying(
        Arrival.saying(saying, as: number, from: .file, at: now), index == 0, now)
    }
    bytes += writer.tail
    if formats.recognise(nil, ByteStream(bytes)) != format, !read.isEmpty || format == .fortune {
      return "an export that is not recognised"
    }
    let found = findings(in: bytes, format)
    guard found.count == read.count else { return "an export with other sayings" }
    for (place, (new, old)) in zip(found, read).enumerated() {
      guard case .saying(let new) = new else { return "an export that has a problem" }
      if new.words != old.words { return "other words" }
      if format == .fortune { continue }
      if new.number != old.number ?? SayingNumber(stored: place) { return "another number" }
      let uploaded = old.uploaded ?? now
      if new.uploaded?.day != uploaded.day || new.uploaded?.time != uploaded.time {
        return "another time"
      }
      if format == .csv { continue }
      if new.uploaded != uploaded { return "another instant" }
      if new.isLiked != old.isLiked || new.isUsed != old.isUsed { return "other marks" }
      if new.likedAt != (old.isLiked ? old.likedAt ?? now : nil) { return "another like" }
      if new.usedAt != (old.isUsed ? old.usedAt ?? now : nil) { return "another use" }
    }
    return nil
  }

  private func broken(_ saying: ReadSaying) -> String? {
    let words = saying.words
    if words.eng == nil && words.kor == nil { return "a saying that says nothing" }
    for (text, limit) in [
      (words.eng?.text, SayingWords.textLimit), (words.kor?.text, SayingWords.textLimit),
      (words.who?.text, SayingWords.whoLimit),
    ] {
      guard let text else { continue }
      if text.isEmpty || text.count > limit { return "words of the wrong length" }
      let isObeyed = text.unicodeScalars.contains {
        $0 != "\n" && $0 != "\t" && $0.properties.generalCategory == .control
      }
      if isObeyed { return "words with a control character" }
    }
    if saying.likedAt != nil && !saying.isLiked { return "a like of what is not liked" }
    if saying.usedAt != nil && !saying.isUsed { return "a use of what is not used" }
    return nil
  }

  private func broken(_ reason: SayingParseError) -> String? {
    switch reason {
    case .badNumber(let text), .badTime(let text), .wrongType(let text), .notYesOrNo(let text):
      text.unicodeScalars.count > 64 ? "a problem that repeats the file" : nil
    case .refused, .notUnicode, .tooManyMarks, .malformed, .noKnownColumn, .openQuote,
      .tooManyFields:
      nil
    case .numberTaken, .saysOtherwise, .numberTwice, .unknownForm:
      "a problem that no reader can have"
    }
  }

  private func name(_ reason: SayingParseError) -> String {
    switch reason {
    case .badNumber: "badNumber"
    case .badTime: "badTime"
    default: "\(reason)"
    }
  }

  private func findings(in bytes: [UInt8], _ format: SayingFileFormat) -> [SayingFinding] {
    var found: [SayingFinding] = []
    let next = formats.read(ByteStream(bytes), format) { Now(day: $0, time: $1, offset: 32_400) }
    while let finding = next() { found.append(finding) }
    return found
  }
}
