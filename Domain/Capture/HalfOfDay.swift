/// AM or PM, as other words of the line imply it.
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

  /// Returns a time with the implied half of the day, in seconds since midnight. The evening moves times from 4:00 to
  /// 9:59 to PM. The morning moves times from 16:00 to 18:59 to AM. 10 and 11 o'clock stay as they are, and the user is
  /// asked about them.
  func hour(_ seconds: Int) -> Int {
    switch self {
    case .evening: (4 * 3600..<10 * 3600).contains(seconds) ? seconds + 43_200 : seconds
    case .morning: (16 * 3600..<19 * 3600).contains(seconds) ? seconds - 43_200 : seconds
    }
  }
}

extension CapturedLine {
  /// Returns whether the line contains one of the words, even inside a longer Korean noun: 생일파티, 조찬모임, 하프마라톤. Words of
  /// one syllable are skipped, since too many other nouns contain them.
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
