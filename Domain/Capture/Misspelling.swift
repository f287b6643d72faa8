/// Finds misspelt date and time words: `tuesdy`, `agust`, `untl`, 내알, 목여일.
enum Misspelling {
  /// Names that are long enough to match if one letter is changed, missing or added, or if two adjacent letters are
  /// swapped.
  private static let long: [[UInt8]] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mondays",
    "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays", "january", "february",
    "march", "april", "august", "september", "october", "november", "december", "tomorrow",
    "yesterday", "tonight", "today", "until", "every", "month", "months", "weeks", "weekday",
    "weekdays", "weekend", "weekends", "minutes", "minute", "hours", "times", "daily", "midnight",
    "remind", "birthday", "anniversary", "thanksgiving", "christmas", "halloween", "easter",
  ].map { Array($0.utf8) }

  /// Short names, which match only with one letter missing or two adjacent letters swapped.
  private static let short = [
    "feb", "oct", "dec", "to", "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat",
    "sun", "june", "july", "jan", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "nov",
    "on", "at", "the", "from", "till", "noon", "next", "days", "week", "half", "past", "every",
    "until", "for", "and", "in", "with", "other", "before", "reminder", "times",
  ]
  private static let shortWords = [
    "a", "i", "an", "as", "in", "of", "to", "us", "form", "day", "wee", "o", "t", "seat", "x", "w",
  ]

  /// Correct words that are just as close to a date or time word.
  private static let words: Set<String> = [
    "mayday", "someday", "midday", "sundry", "sundae", "member", "sunny", "birthday", "unit",
    "units",
    "ever", "even", "event", "events", "mouth", "moth", "moths", "mouths", "tires",
    "tides", "time", "timer", "tiles", "limes", "dimes", "items", "house", "houses", "hour",
    "ours", "tours", "yours", "pours", "week", "weeds", "weekly", "seeks", "geeks", "match",
    "marsh",
    "larch", "dairy", "daisy", "monthly", "minuted", "todays", "knight", "hut", "an",
    "de", "ma", "mr", "st", "pr", "net", "net", "day", "wee",
    "ill",
    "til", "pat", "as", "a", "i", "in", "add", "of", "or", "to", "us",
    "seat", "pots", "as", "ma", "arm", "ram", "o", "t", "met",
    "nut", "net", "est", "hers", "hurt", "use", "sue", "due", "won",
    "now",
    "own", "mono", "sand", "remain", "rewind", "reminds", "yam", "tie", "set", "ants",
    "we", "tree", "nan", "ann", "anna", "dan", "nad",
  ]

  /// Returns whether a word is a misspelt date or time word. One letter may differ, or two if the correct word has at
  /// least eight letters and the same first letter. False for a correct word.
  static func isNearDay(_ word: String) -> Bool {
    if word.utf8.first.map({ $0 >= 0x80 }) == true { return isNearKorean(Array(word)) }
    let letters = Array(word.utf8)
    guard (4...11).contains(letters.count), !words.contains(word),
      letters.allSatisfy({ (97...122).contains($0) }), PhraseVocabulary.english[word] == nil,
      !PhraseVocabulary.fillers.contains(word)
    else { return false }
    return long.contains { name in
      if name == letters { return false }
      let limit = name.count >= 8 && name.first == letters.first ? 2 : 1
      return distance(name, letters, atMost: limit) <= limit
    }
  }

  /// Names that differ from every correct word by more than one letter, so that a misspelling is certain.
  private static let certain: [[UInt8]] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mondays",
    "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays", "january", "february",
    "august", "september", "october", "november", "december", "tomorrow", "yesterday", "weekend",
    "thanksgiving", "christmas", "halloween", "birthday", "afternoon", "evening", "morning",
  ].map { Array($0.utf8) }

  /// Returns the name that a word misspells: `thrusday`, `saturadys`, `fbruary`. Returns nil if the word is correct,
  /// too short, close to no name, or close to several.
  static func corrected(_ word: String) -> String? {
    let letters = Array(word.utf8)
    guard (5...13).contains(letters.count), !words.contains(word),
      letters.allSatisfy({ (97...122).contains($0) })
    else { return nil }
    var best: (name: [UInt8], distance: Int, isOnly: Bool)?
    for name in certain where name.first == letters.first {
      let limit = name.count >= 8 ? 2 : 1
      let far = distance(name, letters, atMost: limit)
      if far == 0 { return nil }
      guard far <= limit else { continue }
      if let known = best, known.distance <= far {
        if known.distance == far { best?.isOnly = false }
      } else {
        best = (name, far, true)
      }
    }
    guard let best, best.isOnly else { return nil }
    return String(decoding: best.name, as: UTF8.self)
  }

  /// Returns the month that a word spells with two adjacent letters swapped: `arpil`. Returns nil if there is none.
  /// Only months of four or five letters are checked.
  static func turnedMonth(_ word: String) -> String? {
    ["march", "april", "june", "july"].first { month in
      let letters = Array(month)
      return letters.indices.dropLast().contains { index in
        var turned = letters
        turned.swapAt(index, index + 1)
        return String(turned) == word
      }
    }
  }

  /// Returns whether a word beside a day or time is a misspelt short name: `rfi`, `teh`, `ta`.
  static func isShortNearDay(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    return letters.count < 9 && !short.contains(word) && !shortWords.contains(word)
      && short.contains { isHarmed(letters, Array($0.utf8)) }
  }

  /// Returns whether letters are a name with one letter missing or two adjacent letters swapped.
  private static func isHarmed(_ letters: [UInt8], _ name: [UInt8]) -> Bool {
    let index = zip(letters, name).prefix { $0 == $1 }.count
    let (rest, named) = (letters[index...], name[index...])
    if letters.count == name.count - 1 { return rest.elementsEqual(named.dropFirst()) }
    guard letters.count == name.count, rest.count > 1 else { return false }
    return rest[index] == named[index + 1] && rest[index + 1] == named[index]
      && rest.dropFirst(2).elementsEqual(named.dropFirst(2))
  }

  /// Returns whether letters are a misspelt Korean day: 목여일, 수오일, 금요알, 내알.
  private static func isNearKorean(_ letters: [Character]) -> Bool {
    if letters == ["내", "알"] || letters == ["네", "일", "모", "레"] { return true }
    guard letters.count == 3 || letters.count == 4 && letters[3] == "에",
      "월화수목금토일".contains(letters[0])
    else { return false }
    return "여오유야용".contains(letters[1]) && letters[2] == "일"
      || letters[1] == "요" && "알잃을릴".contains(letters[2])
  }

  /// Returns the optimal string alignment distance, or `limit + 1` if the lengths differ by more than `limit`.
  private static func distance(_ one: [UInt8], _ other: [UInt8], atMost limit: Int) -> Int {
    if abs(one.count - other.count) > limit { return limit + 1 }
    var rows = [Array(0...other.count)]
    for (line, letter) in one.enumerated() {
      var row = [line + 1]
      for (column, twin) in other.enumerated() {
        var best = min(rows[line][column + 1], row[column]) + 1
        best = min(best, rows[line][column] + (letter == twin ? 0 : 1))
        if line > 0, column > 0, letter == other[column - 1], one[line - 1] == twin {
          best = min(best, rows[line - 1][column - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
