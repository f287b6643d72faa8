import Domain

/// Writes sayings as a fortune file: English, a blank line, Korean, and the speaker after two tabs and two dashes.
enum FortuneWriter {
  /// Returns the bytes of a saying with its separator. Marks for the language or a missing speaker
  /// are added if the reader would otherwise parse the saying differently. The first saying also
  /// gets them if the file would be detected as another format.
  static func record(of words: SayingWords, isFirst: Bool) -> [UInt8] {
    for isClosed in [false, true] {
      let bytes = text(words, isMarked: false, isClosed: isClosed)
      let isKnown = !isFirst || FormatGuess.format(of: nil, ByteStream(bytes)) == .fortune
      if isKnown && reads(bytes, words) { return bytes }
      if words.who != nil { break }
    }
    return text(words, isMarked: true, isClosed: true)
  }

  private static func reads(_ record: [UInt8], _ words: SayingWords) -> Bool {
    var reader = FortuneReader(ByteStream(record))
    guard case .saying(let saying) = reader.next() else { return false }
    return saying.words == words && reader.next() == nil
  }

  private static func text(_ words: SayingWords, isMarked: Bool, isClosed: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    if let eng = words.eng {
      if isMarked { add(FortuneLine.engMark[...], to: &bytes) }
      add(eng, to: &bytes)
    }
    if let kor = words.kor {
      if isMarked { add(FortuneLine.korMark[...], to: &bytes) }
      if !isMarked, words.eng != nil { bytes.append(ASCII.newline) }
      add(kor, to: &bytes)
    }
    if let who = words.who {
      add(FortuneLine.nobody + [ASCII.blank] + who.text.utf8, to: &bytes)
    } else if isClosed {
      add(FortuneLine.nobody[...], to: &bytes)
    }
    add([ASCII.percent], to: &bytes)
    return bytes
  }

  private static func add(_ passage: MultilineText, to bytes: inout [UInt8]) {
    let lines = Array(passage.text.utf8)
      .split(separator: ASCII.newline, omittingEmptySubsequences: false)
    for line in lines {
      if FortuneLine.isMeant(line) { bytes.append(ASCII.blank) }
      add(line, to: &bytes)
    }
  }

  private static func add(_ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes += line
    bytes.append(ASCII.newline)
  }
}
