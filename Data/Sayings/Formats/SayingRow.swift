import Domain

/// The fields of a saying as read from a file, and their validation.
struct SayingRow {
  /// The line number where the saying begins, counted from 1.
  let line: Int
  var number = ""
  var eng = ""
  var kor = ""
  /// A text whose language must be detected. It is used only if `eng` and `kor` are empty.
  var text = ""
  var who = ""
  var uploaded = ""
  var isUnseen: Bool?
  var isLiked: Bool?
  var likedAt = ""
  var isUsed: Bool?
  var usedAt = ""

  init(line: Int) { self.line = line }

  /// Converts a local date and time to a moment.
  typealias Clock = (Day, TimeOfDay) -> Now

  /// The maximum size of a valid text, in bytes. Longer texts are refused without parsing.
  static let longest = SayingWords.textLimit * 4 * 32 + 1024

  /// Returns the validated saying, or the problem with it.
  func finding(_ moment: Clock) -> SayingFinding {
    do throws(SayingParseError) { return .saying(try saying(moment)) } catch {
      return .problem(SayingIssue(line: line, reason: error))
    }
  }

  private func saying(_ moment: Clock) throws(SayingParseError) -> ReadSaying {
    let words = try words()
    let uploaded = try Self.moment(uploaded, moment)
    let likedAt = try Self.moment(likedAt, moment)
    let usedAt = try Self.moment(usedAt, moment)
    let isLiked = isLiked ?? (likedAt != nil)
    let isUsed = isUsed ?? (usedAt != nil)
    return ReadSaying(
      line: line, number: try saidNumber(), words: words, uploaded: uploaded,
      isSeen: uploaded != nil && isUnseen == false, isLiked: isLiked,
      likedAt: isLiked ? likedAt : nil, isUsed: isUsed, usedAt: isUsed ? usedAt : nil)
  }

  private func words() throws(SayingParseError) -> SayingWords {
    var (eng, kor) = (eng, kor)
    if Self.isBlank(eng), Self.isBlank(kor) {
      if Hangul.isIn(text.utf8) { kor = text } else { eng = text }
    }
    for (field, text) in [(SayingField.eng, eng), (.kor, kor)]
    where text.utf8.count > Self.longest {
      throw .refused(.tooLong(field, limit: SayingWords.textLimit))
    }
    if who.utf8.count > Self.longest {
      throw .refused(.tooLong(.who, limit: SayingWords.whoLimit))
    }
    if CombiningMarkLimit.isIn(eng) || CombiningMarkLimit.isIn(kor) || CombiningMarkLimit.isIn(who)
    {
      throw .tooManyMarks
    }
    do throws(SayingRefusal) {
      return try SayingWords(eng: eng, kor: kor, who: Self.inOneLine(who))
    } catch {
      throw .refused(error)
    }
  }

  private func saidNumber() throws(SayingParseError) -> SayingNumber? {
    let digits = ASCII.trimmed(Array(number.utf8.prefix(Self.longestShown))[...])
    if digits.isEmpty, number.utf8.count < Self.longestShown { return nil }
    guard number.utf8.count < Self.longestShown,
      let number = SayingNumber(String(decoding: digits, as: UTF8.self))
    else { throw .badNumber(Self.shown(number)) }
    return number
  }

  private static func moment(_ text: String, _ moment: Clock) throws(SayingParseError) -> Now? {
    if text.isEmpty { return nil }
    let bytes = ASCII.trimmed(Array(text.utf8.prefix(longestShown))[...])
    if bytes.isEmpty, text.utf8.count < longestShown { return nil }
    if let day = WrittenMoment.day(bytes) { return moment(day, TimeOfDay(seconds: 0)) }
    guard text.utf8.count < longestShown, let written = WrittenMoment(bytes)
    else { throw .badTime(shown(text)) }
    guard let offset = written.offset else { return moment(written.day, written.time) }
    return Now(day: written.day, time: written.time, offset: offset)
  }

  /// The maximum length of a number or time, and of a text in an error message.
  private static let longestShown = 64

  /// Returns the beginning of a text for an error message.
  private static func shown(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestShown)))
  }

  private static func isBlank(_ text: String) -> Bool {
    text.utf8.allSatisfy { ASCII.isBlank($0) || $0 == ASCII.newline || $0 == 13 }
  }

  /// Returns the name of the speaker on a single line, even if it has several lines.
  private static func inOneLine(_ who: String) -> String {
    guard who.utf8.contains(where: { (9...13).contains($0) }) else { return who }
    return who.split { $0 == "\n" || $0 == "\t" || $0 == "\r\n" || $0 == "\r" }
      .joined(separator: " ")
  }
}
