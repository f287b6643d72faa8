/// The half of the day in which an hour lies by the other words of a line.
enum HalfOfDay {
  case morning, evening

  init?(_ line: CapturedLine) {
    if line.saysKind(CaptureVocabulary.evenings) {
      self = .evening
    } else if line.saysKind(CaptureVocabulary.mornings) {
      self = .morning
    } else {
      return nil
    }
  }

  /// Seven to ten beside a word of the evening is the evening; four to seven beside a word of the morning is
  /// the morning. Both are seconds since midnight. Ten and eleven stay as they are, and are asked about.
  func hour(_ seconds: Int) -> Int {
    switch self {
    case .evening: (7 * 3600..<10 * 3600).contains(seconds) ? seconds + 43_200 : seconds
    case .morning: (16 * 3600..<19 * 3600).contains(seconds) ? seconds - 43_200 : seconds
    }
  }
}

extension CapturedLine {
  /// Whether one of some words stands in the line, also as a part of a longer Korean noun: 생일파티, 조찬모임,
  /// 하프마라톤. A noun of one syllable is a part of too many others.
  func saysKind(_ wanted: Set<String>) -> Bool {
    if says(wanted) { return true }
    guard hasHangul else { return false }
    let long = wanted.filter { $0.count > 1 && $0.utf8.first.map { $0 >= 0x80 } == true }
    return words.contains { word in
      long.contains {
        word.text.hasPrefix($0) || word.text.trimmingSuffix(of: ",.!?").hasSuffix($0)
      }
    }
  }
}
