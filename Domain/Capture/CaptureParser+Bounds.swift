// MARK: Bounds, deadlines and reminders

extension CaptureParser {
  /// `remind me at 4:15 to pick up the kids`: the word behind when one is reminded says nothing more.
  func purpose(behind places: [Range<Int>]) -> [Range<Int>] {
    let left = line.words.first { word in !places.contains { $0.overlaps(word.place) } }
    guard let left, ["to", "re", "about", "of", "that"].contains(left.text.lowercased()),
      places.contains(where: { $0.upperBound <= left.place.lowerBound })
    else { return [] }
    return [left.place]
  }

  /// `by 9pm tonight`: the hour is that of the deadline.
  func isByHour(_ phrases: [FoundPhrase]) -> Bool {
    phrases.contains { phrase in
      phrase.tokens.first == .word("by") && phrase.understood?.start.seconds != nil
    }
  }

  /// `before 5pm`, `after 4`, `before the 8th`: what a plan is bound to gives it its day or hour, and stays in
  /// its title, as nothing else says that it is a bound. The characters of that, with the word before it.
  func bounds(_ phrases: [FoundPhrase]) -> [Range<Int>] {
    if line.hasHangul { return [] }
    return phrases.compactMap { phrase in
      guard let read = phrase.understood, read.end == nil, !read.isDeadline,
        read.start.days?.kind == .day || read.start.seconds != nil,
        let number = line.words.lastIndex(where: { $0.place.upperBound <= phrase.place.lowerBound }
        ),
        ["before", "after"].contains(line.words[number].text.lowercased()),
        number == 0
          || !CaptureVocabulary.beforeBounds.contains(line.words[number - 1].text.lowercased())
      else { return nil }
      return line.words[number].place.lowerBound..<phrase.place.upperBound
    }
  }

  /// Whether a plan is bound by `before`, so that it is due then and does not begin then.
  func isBefore(_ times: CapturedTimes) -> Bool {
    times.rhythm == nil && times.bound.contains { line.text($0).lowercased().hasPrefix("before") }
  }

  /// The word of a deadline that has an hour: 저녁 7시 레슨 6월 29일까지 may be a repetition.
  var deadlineWord: String? {
    line.words.first { word in
      let text = word.text.lowercased()
      // 6시까지 is when it has to be done.
      let isHour = ["시까지", "반까지", "분까지", "전까지"].contains(where: text.hasSuffix)
      return text.hasSuffix("까지") && !isHour || PhraseVocabulary.until.contains(text)
    }?.text
  }
}
