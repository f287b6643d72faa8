// MARK: Times parsed only in part

extension PlanDoubts {
  private static let zones: Set<String> = [
    "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "ET", "PT", "GMT", "BST", "UTC", "CET",
    "CEST",
    "EET", "IST", "KST", "JST", "AEST", "AEDT",
  ]

  /// A time zone right after a time, because zones are not supported. Example: `zoom 4pm EST monday`.
  var foreignZone: String? {
    guard case .hours = draft.times else { return nil }
    return zip(line.words, line.words.dropFirst()).first { time, word in
      isRead(time.range) && !isRead(word.range) && Self.zones.contains(word.text)
    }?.1.text
  }

  /// A contrast between times, from which the parser cannot choose. Examples: `7시 말고 8시`, `not tomorrow but saturday`
  /// and `friday after next`.
  var contrast: String? {
    let instead = line.words.indices.first { number in
      let word = line.words[number]
      guard word.text.hasSuffix("말고") else { return false }
      let isGlued = word.text != "말고"
      return isGlued ? isRead(word.range) : number > 0 && isRead(line.words[number - 1].range)
    }
    if let instead { return line.words[instead].text }
    let both = zip(words, words.dropFirst()).first { word, next in
      word.text == "after" && next.text == "next"
    }
    return both.map { "\($0.0.text) \($0.1.text)" }
  }

  /// A word with a vowel outside a syllable, except the emoticons ㅠㅠ and ㅡㅡ. Example: `ㄴㅐ일`.
  var looseJamo: String? {
    line.words.first { word in
      word.text.unicodeScalars.contains { scalar in
        (0x314F...0x3163).contains(scalar.value)
          && ![0x315C, 0x3160, 0x3161].contains(scalar.value)
      }
    }?.text
  }

  private static let parts: Set<String> = [
    "night", "evening", "morning", "afternoon", "밤", "밤에", "저녁에", "아침에", "오후", "오후에", "새벽", "새벽에",
  ]

  /// A part of the day right after a repetition that was parsed as all-day, as in `every other tuesday night`.
  var loosePart: String? {
    guard times.rhythm != nil, case .days = draft.times else { return nil }
    let loose = words.indices.dropFirst().first { number in
      isRead(words[number - 1].range) && !isRead(words[number].range)
        && Self.parts.contains(words[number].text)
        // Not in names: `night out`, `night shift`.
        && !CaptureVocabulary.behindNights.contains(word(number + 1))
    }
    return loose.map { line.words[$0].text }
  }

  /// Four digits that may be a time, at the start of a line whose hour comes from other words. Example: `1930 민아랑 저녁`.
  var militaryTime: String? {
    guard case .hours = draft.times, let first = line.words.first, !isRead(first.range),
      first.text.count == 4, let number = Int(first.text), number / 100 < 24, number % 100 < 60
    else { return nil }
    return first.text
  }

  /// A verse or a ratio that looks like a time, as in `로마서 8:28` and `비율 10:20`.
  var verse: String? {
    words.enumerated().first { number, word in
      let before = self.word(number - 1)
      return word.text.contains(":") && isRead(word.range)
        && (CaptureVocabulary.scriptures.contains(before)
          || CaptureVocabulary.ratios.contains(before))
    }?.element.text
  }

  /// A day with 부터 and without an end, as in `내일부터 다이어트`.
  var openStart: String? {
    guard times.rhythm == nil, case .days(let days) = draft.times,
      days.lowerBound == days.upperBound
    else { return nil }
    return readTexts.first { $0.hasSuffix("부터") }
  }
}
