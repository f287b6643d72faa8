// MARK: Bounds, deadlines and reminders

extension CaptureParser {
  /// Returns the range of the word after the reminder time, such as the `to` of `remind me at 4:15 to pick up the
  /// kids`. This word has no meaning of its own, so the title omits it.
  func purpose(behind ranges: [Range<Int>]) -> [Range<Int>] {
    let left = line.words.first { word in !ranges.contains { $0.overlaps(word.range) } }
    guard let left, ["to", "re", "about", "of", "that"].contains(left.text.lowercased()),
      ranges.contains(where: { $0.upperBound <= left.range.lowerBound })
    else { return [] }
    return [left.range]
  }

  /// Returns whether the hour is that of a deadline: `by 9pm tonight`.
  func isByHour(_ phrases: [PhraseMatch]) -> Bool {
    phrases.contains { phrase in
      phrase.tokens.first == .word("by") && phrase.understood?.start.seconds != nil
    }
  }

  /// Returns the ranges of bounds such as `before 5pm`, `after 4` and `before the 8th`, including the preposition. A
  /// bound sets the day or hour of the plan. Its words also stay in the title, because the plan has no field for
  /// `before` or `after`.
  func bounds(_ phrases: [PhraseMatch]) -> [Range<Int>] {
    if line.hasHangul { return [] }
    return phrases.compactMap { phrase in
      guard let read = phrase.understood, read.end == nil, !read.isDeadline,
        read.start.days?.kind == .day || read.start.seconds != nil,
        let number = line.words.lastIndex(where: { $0.range.upperBound <= phrase.range.lowerBound }
        ),
        ["before", "b4", "after"].contains(line.words[number].text.lowercased()),
        number == 0
          || !CaptureVocabulary.beforeBounds.contains(line.words[number - 1].text.lowercased())
      else { return nil }
      return line.words[number].range.lowerBound..<phrase.range.upperBound
    }
  }

  /// Returns whether the plan has a `before` bound, so that it is due at that time and does not start at it.
  func isBefore(_ times: CapturedTimes) -> Bool {
    times.rhythm == nil
      && times.bound.contains { bound in
        ["before", "b4"].contains(where: line.text(bound).lowercased().hasPrefix)
      }
  }

  /// The first word that sets a deadline: 저녁 7시 레슨 6월 29일까지. If the line also has an hour, the user must confirm the
  /// word, because the line may be a repetition. Nil if the line has no such word.
  var deadlineWord: String? {
    line.words.first { word in
      let text = word.text.lowercased()
      // 6시까지 is the deadline's own hour.
      let isHour = ["시까지", "반까지", "분까지", "전까지"].contains(where: text.hasSuffix)
      return text.hasSuffix("까지") && !isHour || PhraseVocabulary.until.contains(text)
    }?.text
  }
}
