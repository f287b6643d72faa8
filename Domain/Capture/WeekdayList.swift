/// Weekdays that repeat without `every`: `mon wed fri 7am`, `tuesdays`, 월수금 7시, 평일, `daily`.
struct WeekdayList {
  /// The repetition in the syntax of `--repeat`.
  let text: String
  let ranges: [Range<Int>]

  private static let english: [String: String] = [
    "daily": "every day", "everyday": "every day", "weekdays": "every weekday",
    "weekends": "every weekend", "mwf": "every mon, wed, fri", "tth": "every tue, thu",
  ]
  private static let weeks = ["주", "week"]
  private static let letters = Array("월화수목금토일")

  /// Finds the first list; nil if the line has none. Weekdays of one week are not a repetition: `next week mon tue`, 담주
  /// 월화. In a line without an hour, only these forms are a repetition: plurals, counted weekdays, words such as `daily`
  /// or 평일, and parts of the day with 마다.
  init?(_ line: CapturedLine, besides names: [Range<Int>]) {
    let words = line.words.filter { word in !names.contains { $0.overlaps(word.range) } }
    for (number, word) in words.enumerated() {
      let before = number > 0 ? words[number - 1].text.lowercased() : ""
      if Self.weeks.contains(where: before.hasSuffix) || ["next", "this", "last"].contains(before) {
        continue
      }
      if let found = Self.single(word) ?? Self.counted(words, from: number)
        ?? Self.monthly(words, from: number) ?? Self.several(words, from: number, line)
      {
        guard found.isSure || Self.hasHour(line) else { continue }
        (text, ranges) = (found.text, [found.range])
        return
      }
      if let found = Self.koreanCounted(words, from: number) {
        (text, ranges) = (found.text, [found.range])
        return
      }
      if let end = Self.everyPart(word) {
        // A part of the day with 마다, with or without a weekday: 일요일 저녁마다, 아침마다.
        let day = number > 0 ? Self.weekday(before) : nil
        text = day == nil ? "매일" : "매주 " + before
        ranges = (day == nil ? [] : [words[number - 1].range]) + [end]
        return
      }
    }
    return nil
  }

  private typealias Match = (text: String, range: Range<Int>, isSure: Bool)

  /// Finds several ordinals with a weekday, which repeat monthly: 둘째 넷째 일요일. Returns nil if none start at this word.
  private static func koreanCounted(_ words: [CapturedLine.Word], from start: Int) -> Match? {
    let count = words[start...].prefix { word in
      let name = word.text.trimmingSuffix(of: ",")
      return PhraseVocabulary.ordinals[name] != nil && name.utf8.first.map { $0 >= 0x80 } == true
    }.count
    guard count > 1, words.indices.contains(start + count),
      weekday(words[start + count].text) != nil
    else { return nil }
    let names = words[start...start + count].map { $0.text.trimmingSuffix(of: ",") }
    let range = words[start].range.lowerBound..<words[start + count].range.upperBound
    return ("매월 " + names.joined(separator: " "), range, true)
  }

  /// Returns the range of 마다 after a part of the day: 아침마다, 저녁마다. Returns nil for any other word.
  private static func everyPart(_ word: CapturedLine.Word) -> Range<Int>? {
    guard word.text.hasSuffix("마다"),
      PhraseVocabulary.parts[String(word.text.dropLast(2))] != nil
    else { return nil }
    return word.range.upperBound - 2..<word.range.upperBound
  }

  /// Parses a single word that is a repetition: `saturdays`, `daily`, 평일, 월수금. Returns nil for any other word.
  private static func single(_ word: CapturedLine.Word) -> Match? {
    let text = spelled(word)
    if let rhythm = ["mwf", "tth"].contains(text) ? english[text] : nil {
      return (rhythm, word.range, false)
    }
    if let rhythm = english[text] { return (rhythm, word.range, true) }
    if text == "평일" || text == "평일에" || text == "평일마다" { return ("평일", word.range, true) }
    let name = text.trimmingSuffix(of: "에엔")
    // Monday to Friday: 월~금.
    if name == "월~금" || name == "월-금" { return ("평일", word.range, false) }
    let list = name.filter { !",·/".contains($0) }
    let days = list.compactMap { letters.firstIndex(of: $0) }
    guard days.count == list.count, days.count > 1, name != "금일", name != "수일",
      zip(days, days.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    return ("매주 " + list, word.range, false)
  }

  /// Finds two counted weekdays of each month: `1st & 3rd thurs`. Returns nil if none start at this word.
  private static func counted(_ words: [CapturedLine.Word], from start: Int) -> Match? {
    guard words.indices.contains(start + 3), ["&", "and", "+"].contains(words[start + 1].text),
      isOrdinal(words[start].text), isOrdinal(words[start + 2].text),
      weekday(spelled(words[start + 3])) != nil
    else { return nil }
    let days = "\(words[start].text) and \(words[start + 2].text) \(spelled(words[start + 3]))"
    return (
      days + " of every month",
      words[start].range.lowerBound..<words[start + 3].range.upperBound, true
    )
  }

  /// Finds a counted weekday of each month: `monthly 1:1, 2nd thursday`. `monthly` stays in the title. Returns nil if
  /// none starts at this word.
  private static func monthly(_ words: [CapturedLine.Word], from start: Int) -> Match? {
    guard words.indices.contains(start + 1), isOrdinal(words[start].text),
      weekday(spelled(words[start + 1])) != nil,
      words.contains(where: { $0.text.lowercased() == "monthly" })
    else { return nil }
    return (
      "\(words[start].text) \(spelled(words[start + 1])) of every month",
      words[start].range.lowerBound..<words[start + 1].range.upperBound, true
    )
  }

  private static func isOrdinal(_ word: String) -> Bool {
    word.first?.isNumber == true && ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
  }

  /// Finds consecutive weekday words, or a single plural: `mon, wed and fri`, `tue/thu`, 월요일 수요일. Returns nil if there
  /// are none at this word.
  private static func several(_ words: [CapturedLine.Word], from start: Int, _ line: CapturedLine)
    -> Match?
  {
    var days: [String] = []
    var (end, hasPlural) = (start, false)
    for word in words[start...].prefix(16) {
      let text = spelled(word)
      if ["and", "&", "+", ",", "·", "랑", "하고"].contains(text), !days.isEmpty {
        end += 1
        continue
      }
      // `bins thursday nights`
      if ["nights", "mornings", "evenings", "afternoons"].contains(text), !days.isEmpty {
        hasPlural = true
        break
      }
      let parts = text.split { "/,·&+".contains($0) }.map(String.init)
      let isLetter = parts == [text] && letters.contains(where: { String($0) == text })
      guard !parts.isEmpty, isLetter || parts.allSatisfy({ weekday($0) != nil }) else { break }
      days += parts
      hasPlural = hasPlural || parts.contains { isPlural($0) }
      end += 1
    }
    while end > start, weekday(spelled(words[end - 1])) == nil,
      !letters.contains(where: { String($0) == words[end - 1].text.trimmingSuffix(of: ",.!") }),
      !words[end - 1].text.contains("/"), !words[end - 1].text.contains("·"),
      !words[end - 1].text.contains(",")
    {
      end -= 1
    }
    guard end > start, days.count > 1 || hasPlural, areInOrder(days) else { return nil }
    let isKorean = days[0].utf8.first.map { $0 >= 0x80 } == true
    let names = days.map { $0.trimmingSuffix(of: "에") }
    let text =
      isKorean ? "매주 " + names.joined(separator: ", ") : "every " + names.joined(separator: ", ")
    let last = words[end - 1]
    let trailing = last.text.reversed().prefix { ",.!:".contains($0) }.count
    let first = start > 0 && words[start - 1].text.lowercased() == "on" ? start - 1 : start
    return (text, words[first].range.lowerBound..<last.range.upperBound - trailing, hasPlural)
  }

  /// Returns whether single letters are weekdays in calendar order: 화 목 일. True if no word is a single letter, false if
  /// only some are.
  private static func areInOrder(_ days: [String]) -> Bool {
    let indices = days.compactMap { day in letters.firstIndex { String($0) == day } }
    if indices.isEmpty { return true }
    return indices.count == days.count && zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Abbreviated plural weekdays: `kids swimming sats 9am`.
  private static let shortPlurals = [
    "mons": "mondays", "fris": "fridays", "sats": "saturdays", "suns": "sundays",
  ]

  private static func spelled(_ word: CapturedLine.Word) -> String {
    let text = word.text.lowercased().trimmingSuffix(of: ",.!:&+")
    if let plural = shortPlurals[text] { return plural }
    return Misspelling.corrected(text) ?? text
  }

  private static func weekday(_ word: String) -> Weekday? {
    let name = word.hasSuffix("에") ? String(word.dropLast()) : word
    // 일 and 월 alone are ambiguous.
    return name.count > 1 ? RepeatVocabulary.weekday(name) : nil
  }

  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("days") && PhraseVocabulary.weekdays[word] == nil
  }

  static func hasHour(_ line: CapturedLine) -> Bool {
    // A number after `at`: `tues & thurs at 2`.
    let saysAt = zip(line.pieces, line.pieces.dropFirst()).contains { lead, hour in
      // `half past 3`, `quarter to 7`.
      if [.word("past"), .word("to")].contains(hour.token), case .word(let word) = lead.token {
        return ["half", "quarter", "minutes"].contains(word)
      }
      guard lead.token == .word("at"), case .number(let number) = hour.token else { return false }
      return number.digits < 3 && (1...24).contains(number.value)
    }
    return saysAt
      || line.pieces.contains { piece in
        switch piece.token {
        case .clock: true
        case .word(let word):
          ["시", "am", "pm", "noon", "정오"].contains(word) || PhraseVocabulary.parts[word] != nil
        case .numbers(_, let sign): sign == ":"
        case .number, .sign: false
        }
      }
  }
}
