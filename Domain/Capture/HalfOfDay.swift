/// The half of the day in which an hour lies by the other words of a line.
enum HalfOfDay {
  case morning, evening

  init?(_ line: CapturedLine) {
    if line.says(CaptureVocabulary.evenings) {
      self = .evening
    } else if line.says(CaptureVocabulary.mornings) {
      self = .morning
    } else {
      return nil
    }
  }

  /// Seven to eleven beside a word of the evening is the evening; four to six beside a word of the morning is
  /// the morning. Both are seconds since midnight.
  func hour(_ seconds: Int) -> Int {
    switch self {
    case .evening: (7 * 3600..<12 * 3600).contains(seconds) ? seconds + 43_200 : seconds
    case .morning: (16 * 3600..<19 * 3600).contains(seconds) ? seconds - 43_200 : seconds
    }
  }
}
