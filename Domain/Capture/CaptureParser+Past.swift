// MARK: Lines that tell of the past

extension CaptureParser {
  /// Returns whether a past plan is a whole sentence, so that it may be a diary entry: `Frost on the roses this morning.`
  func isSentence(_ event: CaptureReading) -> Bool {
    isPast(event) && line.words.count > 4 && line.words.last?.text.hasSuffix(".") == true
  }

  /// Whether the line ends with a Korean past-tense verb: 했다, 먹었어요, 좋았음.
  var reportsPast: Bool {
    let word = (line.words.last?.text ?? "").trimmingSuffix(of: ".!?~,…ㅠㅜㅋㅎ")
    // A number of steps: 오늘 12000보.
    if word.count > 3, word.hasSuffix("보"), word.dropLast().allSatisfy(\.isNumber) { return true }
    // 죽는줄 stands for 죽는 줄 알았다. ㄴ is final consonant 4.
    if word.hasSuffix("줄"), let last = word.dropLast().unicodeScalars.last?.value,
      (0xAC00...0xD7A3).contains(last), (last - 0xAC00) % 28 == 4
    {
      return true
    }
    if PlanDoubts.isPastReport(word) { return true }
    let ends = ["다", "어", "어요", "음", "네", "네요", "지"]
    return ends.contains { end in
      guard word.hasSuffix(end), let last = word.dropLast(end.count).unicodeScalars.last else {
        return false
      }
      // ㅆ is final consonant 20 in the Hangul syllable table.
      return (0xAC00...0xD7A3).contains(last.value) && (last.value - 0xAC00) % 28 == 20
    }
  }

  /// Returns whether a line reports what its plan says, because the plan is over.
  func reportsOver(_ reading: CaptureReading) throws(CaptureFailure) -> Bool {
    guard reportsPast || reportsToday(reading) else { return false }
    return try isOver(reading)
  }

  /// Returns whether an English line with a past verb is about today: `ran 5k this morning`.
  private func reportsToday(_ reading: CaptureReading) -> Bool {
    guard !line.hasHangul, PlanDoubts.tellsOfPast(line),
      case .event(let draft, _) = reading.captured
    else { return false }
    switch draft.times {
    case .days(let days): return days.lowerBound == now.day
    case .hours(let from, _): return from.day == now.day
    }
  }

  /// Returns whether a plan is over or is today. A part of the day alone, as in 아침에 5km 뛰었다, may be over.
  func isOver(_ reading: CaptureReading) throws(CaptureFailure) -> Bool {
    if !liesAhead(reading) { return true }
    let found = try phrases(.ahead)
    return !reading.hasDay && found.allSatisfy(\.isOnlyPart)
  }

  func liesAhead(_ reading: CaptureReading) -> Bool {
    guard case .event(let draft, _) = reading.captured else { return false }
    switch draft.times {
    case .days(let days): return days.lowerBound > now.day
    case .hours(let from, _): return from.seconds(since: now.dayAndTime) > 0
    }
  }

  /// Whether the line tells of something past or of a feeling, so that it may be a diary entry.
  var isReport: Bool {
    reportsPast || PlanDoubts.reportsPast(line) || PlanDoubts.tellsOfPast(line)
      || line.words.contains { CaptureVocabulary.isMood($0.text) || $0.text.contains("ㅠ") }
  }

  /// Returns the moment of a diary entry or mood; nil for now.
  func diaryMoment() throws(CaptureFailure) -> Now? {
    if case .feeling(let draft) = try diary().captured { draft.at } else { nil }
  }

  /// Returns the line as a diary entry: a mood without a level, on the day that the line names if it is over.
  func diary() throws(CaptureFailure) -> CaptureReading {
    let times = times(try phrases(.back), .back)
    // In `slept till eleven` the hour is an end.
    let isOpen = times.liesAhead(of: now) || times.understood?.isDeadline == true
    let at = isOpen ? nil : times.moment(at: now)
    let text = line.text(0..<line.characters.count)
    return CaptureReading(
      .feeling(MoodDraft(level: nil, text: text, at: at.map { context.moment($0) })),
      marks: at == nil ? [] : times.marks)
  }
}
