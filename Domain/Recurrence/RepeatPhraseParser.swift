/// Parses recurrence phrases, whose parts may come in any order. All tokens must be consumed.
struct RepeatPhraseParser {
  let tokens: [PhraseToken]
  let order: DateOrder
  var index = 0
  var slots = RepeatPhraseSlots()

  private init(_ tokens: [PhraseToken], _ order: DateOrder) {
    self.tokens = tokens
    self.order = order
  }

  /// Returns the recurrence that all tokens form together. Returns nil if a token cannot be parsed, or if the parts do
  /// not form a recurrence.
  static func recurrence(of tokens: [PhraseToken], _ order: DateOrder) -> RepeatOptions? {
    var parser = RepeatPhraseParser(tokens, order)
    while parser.index < tokens.count {
      let before = parser.index
      guard parser.readOne(), parser.index > before else { return nil }
    }
    return parser.slots.recurrence
  }

  private mutating func readOne() -> Bool {
    let before = index
    let readers: [(inout RepeatPhraseParser) -> Bool] = [
      { $0.readLunar() }, { $0.readEvery() }, { $0.readKoreanEvery() }, { $0.readRhythm() },
      { $0.readLength() }, { $0.readCounted() }, { $0.readDate() }, { $0.readWeekdays() },
      { $0.readJoint() },
    ]
    for reader in readers {
      let kept = slots
      if reader(&self) { return true }
      (index, slots) = (before, kept)
    }
    return false
  }

  // MARK: Looking ahead

  func token(_ ahead: Int = 0) -> PhraseToken? {
    tokens.indices.contains(index + ahead) ? tokens[index + ahead] : nil
  }

  func word(_ ahead: Int = 0) -> String {
    if case .word(let word)? = token(ahead) { word } else { "" }
  }

  func numbers(_ ahead: Int = 0) -> [(value: Int, count: Int)] {
    RepeatVocabulary.numbers(tokens.dropFirst(index + ahead))
  }

  /// Consumes the words if they are the next tokens. Returns false, and consumes nothing, if they are not.
  mutating func pass(_ words: String...) -> Bool {
    for (ahead, word) in words.enumerated() where self.word(ahead) != word { return false }
    index += words.count
    return true
  }

  // MARK: How often

  private mutating func readLunar() -> Bool {
    guard !slots.isLunar else { return false }
    if pass("음력") {
      if word() == "으" { _ = pass("으", "로") }
    } else if pass("lunar") {
      if word() == "calendar" { _ = pass("calendar") }
    } else {
      return false
    }
    slots.isLunar = true
    return true
  }

  /// Parses an English word for "every" with its unit: `every 2 weeks`, `every other monday`, `each month`, `once a
  /// week`, `of the month`. Returns false if that fails.
  private mutating func readEvery() -> Bool {
    let isOnce = pass("once")
    if isOnce, pass("a") { return keepUnit(1) }
    if !isOnce, word() == "the", PhraseVocabulary.units[word(1)] == .month {
      // `the last Friday of the month` implies monthly unless a frequency was given.
      return pass("the") && (slots.unit == .monthly ? pass("month") : keepUnit(1))
    }
    guard pass("every") || pass("each") else { return false }
    slots.isEvery = true
    if pass("other") {
      return PhraseVocabulary.units[word()] == nil ? slots.keepOther() : keepUnit(2)
    }
    if word() == "quarter" { return pass("quarter") && slots.keep((.monthly, 3)) }
    if PhraseVocabulary.units[word()] != nil { return keepUnit(1) }
    if let ordinal = PhraseVocabulary.ordinals[word()], ordinal > 1,
      PhraseVocabulary.units[word(1)] != nil
    {
      index += 1
      return keepUnit(ordinal)
    }
    for (value, count) in numbers() {
      let isOrdinal = Self.endings.contains(word(count))
      if PhraseVocabulary.units[word(count + (isOrdinal ? 1 : 0))] != nil {
        index += count + (isOrdinal ? 1 : 0)
        return keepUnit(value)
      }
    }
    return true
  }

  static let endings: Set<String> = ["st", "nd", "rd", "th"]

  private mutating func keepUnit(_ count: Int) -> Bool {
    guard let unit = PhraseVocabulary.units[word()],
      let rhythm = RepeatVocabulary.rhythm(count, unit)
    else { return false }
    index += 1
    return slots.keep(rhythm)
  }

  /// Parses a Korean word for "every" with its unit: 매 주, 격월, 매분기, 분기마다. Returns false if that fails.
  private mutating func readKoreanEvery() -> Bool {
    if pass("매", "분", "기") || pass("분", "기", "마다") { return slots.keep((.monthly, 3)) }
    guard word() == "매" || word() == "격", let unit = RepeatVocabulary.korean[word(1)] else {
      return false
    }
    let interval = word() == "매" ? 1 : 2
    index += 2
    return slots.keep((unit, interval))
  }

  /// Parses a word for a recurrence: `weekly`, 매주, 매주 한 번, 월 1회. Returns false if that fails.
  private mutating func readRhythm() -> Bool {
    let start = index
    if let unit = RepeatVocabulary.once[word()] {
      index += 1
      if passOnce() { return slots.keep((unit, 1)) }
      index = start
    }
    guard let rhythm = RepeatVocabulary.rhythms[word()] else { return false }
    index += 1
    let behind = index
    if !passOnce() { index = behind }
    return slots.keep(rhythm)
  }

  /// Parses a Korean duration as a recurrence: 3일마다, 2주에 한 번, 이틀마다, 달마다, 한 달에 한 번. Returns false if that fails.
  private mutating func readLength() -> Bool {
    var found: [(RepeatVocabulary.Rhythm, Int)] = []
    if let days = PhraseVocabulary.dayCounts[word()] {
      found.append((word() == "일주일" ? (.weekly, 1) : (.daily, days), 1))
    }
    if word() == "반년" { found.append(((.monthly, 6), 1)) }
    if let unit = PhraseVocabulary.units[word()], word() != "일",
      let rhythm = RepeatVocabulary.rhythm(1, unit)
    {
      found.append((rhythm, 1))
    }
    for (value, count) in numbers() {
      guard let unit = PhraseVocabulary.units[word(count)],
        let rhythm = RepeatVocabulary.rhythm(value, unit)
      else { continue }
      // 2주일 means two weeks, with one more token.
      let isLong = word(count) == "주" && word(count + 1) == "일"
      found.append((rhythm, count + (isLong ? 2 : 1)))
    }
    for (rhythm, count) in found {
      let start = index
      index += count
      if pass("마다") || pass("에") && passOnce() { return slots.keep(rhythm) }
      index = start
    }
    return false
  }

  /// Parses "once": 한 번, 1회. Returns false if that fails.
  private mutating func passOnce() -> Bool {
    guard let one = numbers().first(where: { $0.value == 1 }) else { return false }
    index += one.count
    guard pass("번") || pass("회") else { return false }
    if word() == "씩" { index += 1 }
    return true
  }

  // MARK: Small words

  private mutating func readJoint() -> Bool {
    if case .sign(let sign)? = token(), RepeatVocabulary.signs.contains(sign) {
      index += 1
      return index > 1
    }
    if word() == "마다" {
      index += 1
      slots.isEvery = true
      return index > 1
    }
    if pass("하", "고") || pass("이", "랑") { return index > 2 }
    guard RepeatVocabulary.joints.contains(word()) else { return false }
    index += 1
    return true
  }
}
