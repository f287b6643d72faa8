// MARK: Words that are nearly a day or a time

extension CaptureParser {
  /// 금욜일 3시 치과, 내일 오휴 3시 미팅: what is asked about is offered with the word that is nearly written
  /// there.
  func withNearWord(_ readings: [CaptureReading]) throws(CaptureError) -> [CaptureReading] {
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
    let place = line.words[number].place
    // The word is part of what was understood, so that it is in no title.
    guard !meant.isEmpty,
      meant.allSatisfy({ reading in reading.places.contains { $0.overlaps(place) } })
    else { return readings }
    return meant.map { CaptureReading($0.captured, $0.places, doubt: doubt) }
  }
}
