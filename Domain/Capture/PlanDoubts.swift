/// Rules that find words of a plan with another possible meaning, so that the user confirms the plan. Each rule returns
/// the doubted words; nil if it finds none.
struct PlanDoubts {
  let line: CapturedLine
  let draft: EventDraft
  let times: CapturedTimes
  let now: Now
  /// The range of the reminder; nil if the line has none.
  let reminder: Range<Int>?
  /// Whether the user said that the line is a plan, so that it is in no other part.
  let isPlan: Bool
  /// The words of the line, normalised for comparison, and their ranges.
  let words: [(text: String, range: Range<Int>)]

  init(
    _ line: CapturedLine, _ draft: EventDraft, _ times: CapturedTimes, reminder: Range<Int>? = nil,
    now: Now, isPlan: Bool = false
  ) {
    (self.line, self.draft, self.times, self.now) = (line, draft, times, now)
    (self.reminder, self.isPlan) = (reminder, isPlan)
    words = line.words.map { (Self.bare($0.text), $0.range) }
  }

  /// The first words of the plan that the user must confirm; nil if the plan is certain.
  var first: String? { Self.rules.firstDoubt(of: self) }
  /// The first words that are in no field of the plan and may be more than a title; nil if there are none.
  var leftover: String? { Self.leftovers.firstDoubt(of: self) }

  private static let rules: [@Sendable (PlanDoubts) -> String?] = [
    { $0.change }, { $0.exception }, { $0.wondering }, { $0.monthly }, { $0.monthlyWeekday },
    { $0.bareNumber },
    { $0.pastVerb }, { $0.wish }, { $0.foreignZone }, { $0.reportedToday }, { $0.contrast },
    { $0.hearsay },
    { $0.looseJamo }, { $0.backgroundTask }, { $0.soon },
    { $0.loosePart }, { $0.militaryTime }, { $0.misspeltWeekday },
    { $0.feeling }, { $0.born }, { $0.pages }, { $0.topic }, { $0.bounds }, { $0.openRhythm },
    { $0.partOfMonth }, { $0.spelledHour }, { $0.oddTime }, { $0.strayNumber }, { $0.looseWeekday },
    { $0.otherHalf }, { $0.otherHalves }, { $0.halfPastSix }, { $0.farHours }, { $0.turnedHours },
    { $0.wordHour }, { $0.verse }, { $0.openStart },
    { $0.wholeMonth }, { $0.justPast },
    { $0.longPast }, { $0.sameWeekday }, { $0.twoOrders }, { $0.farWeekday }, { $0.unknownDay },
    { $0.startOfWeek }, { $0.zeroClock }, { $0.hourOfWeek }, { $0.stayUntil }, { $0.smallHours },
  ]

  private static let leftovers: [@Sendable (PlanDoubts) -> String?] = [
    { $0.lostNumber }, { $0.looseNumber }, { $0.fragment }, { $0.limit }, { $0.moved },
    { $0.openEnd }, { $0.justBeen },
    { $0.loneWeekday }, { $0.listedWeekday }, { $0.spelledDay }, { $0.looseWeek }, { $0.choice },
    { $0.otherReminder }, { $0.begunBook },
    { $0.endOrStart }, { $0.smallSpan }, { $0.partOver }, { $0.lostWeekday }, { $0.longSpan },
    { $0.looseSpan }, { $0.endOfWeek }, { $0.midnightOfEach }, { $0.purposeDay }, { $0.looseSign },
    { $0.partBehind },
    { $0.looseBound }, { $0.overBound },
    { $0.halvesOfSpan },
    { $0.agoOfPlan }, { $0.sentenceBehindColon },
    { $0.openLength }, { $0.koreanHalves }, { $0.nearWeekdays }, { $0.condition }, { $0.score },
    { $0.reportedContact },
  ]

  // MARK: Parsed words

  /// Returns whether a range overlaps a parsed day, time, repetition or reminder.
  func isRead(_ range: Range<Int>) -> Bool {
    times.ranges.contains { $0.overlaps(range) } || reminder?.overlaps(range) == true
  }

  /// The texts of the parsed phrases, in lower case.
  var readTexts: [String] { times.ranges.map { line.text($0).lowercased() } }

  var day: Day {
    switch draft.times {
    case .days(let days): days.lowerBound
    case .hours(let from, _): from.day
    }
  }

  /// Whether the plan starts after now. An all-day plan of today does not.
  var isAhead: Bool {
    switch draft.times {
    case .days(let days): days.lowerBound > now.day
    case .hours(let from, _): from.seconds(since: now.dayAndTime) > 0
    }
  }

  /// Whether the line gives a day or a distance from now, and not only a time or repetition.
  var hasDay: Bool {
    times.understood?.start.days != nil || times.understood?.start.fromNow != nil
  }

  func first(of wanted: Set<String>) -> String? {
    words.first { wanted.contains($0.text) }?.text
  }

  /// Returns whether a number is a sum or a label, and no hour: `£30`, `gate 22`.
  func isNamed(_ number: Int) -> Bool {
    guard words.indices.contains(number), let first = line.words[number].text.first else {
      return false
    }
    return "£$€#".contains(first) || CaptureVocabulary.labels.contains(word(number - 1))
  }

  func word(_ number: Int) -> String { words.indices.contains(number) ? words[number].text : "" }

  static func bare(_ word: String) -> String {
    var text = word.lowercased()[...]
    while let first = text.first, !first.isLetter, !first.isNumber { text.removeFirst() }
    while let last = text.last, !last.isLetter, !last.isNumber, last != "%" { text.removeLast() }
    return String(text)
  }
}

extension [@Sendable (PlanDoubts) -> String?] {
  fileprivate func firstDoubt(of doubts: PlanDoubts) -> String? {
    for rule in self {
      if let words = rule(doubts) { return words }
    }
    return nil
  }
}
