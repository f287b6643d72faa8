// MARK: Misspelt days and times

extension CaptureParser {
  /// Parses the line again with the uncertain word replaced by the nearest day or time word: 금욜일 3시 치과, 내일 오휴 3시 미팅.
  /// The user must still confirm the word.
  func withNearWord(_ readings: [CaptureReading]) throws(CaptureFailure) -> [CaptureReading] {
    guard line.hasHangul, !context.hasNearWord, readings.count == 1, let doubt = readings[0].doubt,
      let number = line.words.firstIndex(where: { $0.text == doubt }),
      let near = HangulSpelling.nearest(Self.bare(line.words[number]))
    else { return readings }
    let tokens = PhraseLexer.tokens(of: near)
    guard tokens.count == 1 else { return readings }
    var context = context
    context.line = line.reading(number, as: tokens[0], written: near)
    context.hasNearWord = true
    let meant = try CaptureParser(context, names).events()
    let range = line.words[number].range
    // The corrected word must have been understood, so that it is not part of a title.
    guard !meant.isEmpty,
      meant.allSatisfy({ reading in reading.ranges.contains { $0.overlaps(range) } })
    else { return readings }
    return meant.map { $0.doubting(doubt) }
  }
}
