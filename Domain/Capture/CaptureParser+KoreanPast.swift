// MARK: Korean past forms

extension CaptureParser {
  /// Parses a contact with a known person whom the user saw: 엄마 보고 옴, 엄마 봄. Returns nil for any other line.
  func seen() throws(CaptureFailure) -> Touch? {
    guard line.hasHangul, !line.words.contains(where: isPlanned) else { return nil }
    for (number, word) in line.words.enumerated().dropFirst() {
      let text = Self.bare(word)
      let isGlued = text.hasPrefix("보고옴") || text.hasPrefix("보고왔")
      let comesBack = text == "보고" && isComing(number + 1)
      // In 엄마 봄 옷, 봄 means spring.
      let isSeen = text == "봄" && number == line.words.count - 1
      guard isGlued || comesBack || isSeen, try isPerson(line.words[number - 1]) else { continue }
      let last = comesBack ? line.words[number + 1] : word
      return Touch(
        channel: .met, range: word.range.lowerBound..<last.range.upperBound, word: number,
        isTenseless: false)
    }
    return nil
  }

  /// Returns whether the word at an index is 옴 or a past form that begins with 왔, such as 왔음 or 왔다.
  private func isComing(_ number: Int) -> Bool {
    guard line.words.indices.contains(number) else { return false }
    let text = Self.bare(line.words[number])
    return text == "옴" || text.hasPrefix("왔") && isPastForm(text)
  }

  private func isPerson(_ word: CapturedLine.Word) throws(CaptureFailure) -> Bool {
    for (name, _) in SpokenNames.forms(of: Self.bare(word)) where try !names.people(name).isEmpty {
      return true
    }
    return false
  }

  /// Parses a past-tense line with a weekday, which means the last such day: 일요일에 영화 보고 옴. The user confirms which day
  /// is meant. Returns nil for any other line.
  func koreanPastEvent(_ found: [PhraseMatch]) throws(CaptureFailure) -> CaptureReading? {
    guard line.hasHangul, let verb = lastPastVerb, isOpenWeekday(times(found, .ahead).understood),
      found.allSatisfy({ $0.kind != .rhythm }),
      let past = try event(try phrases(.back), looking: .back)
    else { return nil }
    return past.doubting(line.words[verb].text)
  }

  /// The index of the last verb in the past tense; nil if the line plans something.
  var lastPastVerb: Int? {
    let isPlan = line.words.contains { word in
      isPlanned(word) || CaptureVocabulary.changes.contains { word.text.contains($0) }
    }
    if isPlan { return nil }
    return line.words.indices.last { number in
      let text = Self.bare(line.words[number])
      if PlanDoubts.isPastReport(text) { return true }
      let before = number > 0 ? Self.bare(line.words[number - 1]) : ""
      let isBack = text == "옴" && (before.hasSuffix("고") || before.hasSuffix("갔다"))
      return isBack || text.hasSuffix("고옴")
    }
  }

  /// Returns whether a day of the coming week may also mean a day of the past week, as a bare weekday does: 일요일. False
  /// for a time span and for a deadline.
  func isOpenWeekday(_ read: Understood?) -> Bool {
    guard let read, read.end == nil, !read.isDeadline, let day = read.start.days?.span.lowerBound,
      (now.day + 1...now.day + 7).contains(day)
    else { return false }
    do throws(CaptureFailure) {
      let past = times(try phrases(.back).filter { $0.kind != .rhythm }, .back).understood
      return past?.start.days.map { (now.day - 7..<now.day).contains($0.span.upperBound) } == true
    } catch { return false }
  }
}
