/// Parses date and time phrases, whose parts may come in any order. Each part sets one or more slots, and no slot can
/// be set twice.
struct PhraseParser {
  let tokens: ArraySlice<PhraseToken>
  let wants: PhraseWanted
  let order: DateOrder
  var index: Int
  var slots = PhraseSlots()

  private init(_ tokens: ArraySlice<PhraseToken>, _ wants: PhraseWanted, _ order: DateOrder) {
    self.tokens = tokens
    self.wants = wants
    self.order = order
    index = tokens.startIndex
  }

  /// Returns the slots that the tokens set. Returns nil if the tokens set no slot, or if a token cannot be parsed.
  static func slots(
    of tokens: ArraySlice<PhraseToken>, _ wants: PhraseWanted, _ order: DateOrder
  ) -> PhraseSlots? {
    var parser = PhraseParser(tokens, wants, order)
    while parser.index < tokens.endIndex {
      let before = parser.index
      guard parser.readOne(), parser.index > before else { return nil }
    }
    return parser.slots.isEmpty ? nil : parser.slots
  }

  /// Returns the duration that all tokens form together. Returns nil if they form no duration.
  static func length(of tokens: ArraySlice<PhraseToken>) -> PhraseLength? {
    let parser = PhraseParser(tokens, .moment, .monthFirst)
    guard let (length, count) = parser.length(0) else { return nil }
    let rest = tokens.dropFirst(count)
    let isWhole = rest.isEmpty || rest.count == 1 && parser.isWord(count, PhraseVocabulary.lasting)
    return isWhole ? length : nil
  }

  /// Returns what each token sets. A small word such as `at` belongs to the next token that sets something. Returns nil
  /// if a token cannot be parsed.
  static func roles(of tokens: ArraySlice<PhraseToken>, _ order: DateOrder) -> [LineRole]? {
    var parser = PhraseParser(tokens, .moment, order)
    var roles: [LineRole] = []
    while parser.index < tokens.endIndex {
      let before = parser
      guard parser.readOne(), parser.index > before.index else {
        return length(of: tokens).map { _ in tokens.map { _ in .length } }
      }
      guard let role = parser.slots.role(since: before.slots) else { continue }
      roles += repeatElement(role, count: parser.index - tokens.startIndex - roles.count)
    }
    guard let last = roles.last else { return nil }
    roles += repeatElement(last, count: tokens.count - roles.count)
    return parser.slots.isDeadline ? roles.map { $0 == .length ? $0 : .until } : roles
  }

  private mutating func readOne() -> Bool {
    if let (offset, count) = neighbour() { return keep(\.offset, offset, taking: count) }
    if readRelative() { return true }
    if readClock() || readWrittenDate() || readKoreanDate() || readNth() || readTurned()
      || readWord() || readEnglishDate()
    {
      return true
    }
    if let word = word(0), PhraseVocabulary.fillers.contains(word) {
      index += 1
      return true
    }
    return readBareNumber()
  }

  // MARK: Looking ahead

  func token(_ ahead: Int) -> PhraseToken? {
    tokens.indices.contains(index + ahead) ? tokens[index + ahead] : nil
  }

  func word(_ ahead: Int) -> String? {
    if case .word(let word)? = token(ahead) { word } else { nil }
  }

  func number(_ ahead: Int) -> PhraseNumber? {
    if case .number(let number)? = token(ahead) { number } else { nil }
  }

  func isWord(_ ahead: Int, _ words: Set<String>) -> Bool {
    word(ahead).map(words.contains) ?? false
  }

  /// Consumes tokens and sets a slot. Returns false if the slot is already set.
  mutating func keep<Value>(
    _ path: WritableKeyPath<PhraseSlots, Value?>, _ value: Value, taking count: Int
  ) -> Bool {
    index += count
    return slots.keep(path, value)
  }

  // MARK: Single words

  /// Parses a word that has a meaning without the words next to it. Returns false if that fails.
  private mutating func readWord() -> Bool {
    guard let word = word(0) else { return false }
    if let (named, count) = namedDay() { return keep(\.named, named, taking: count) }
    if word == "연휴", slots.named != nil, !slots.isRest {
      slots.isRest = true
      index += 1
      return true
    }
    if word == "음력", !slots.isLunar {
      slots.isLunar = true
      index += 1
      return true
    }
    if word == "윤", slots.isLunar, !slots.isLeapMonth {
      slots.isLeapMonth = true
      index += 1
      return true
    }
    // 내일 모레 means 모레, the day after tomorrow.
    if word == "내일" || word == "낼", self.word(1) == "모레" {
      return keep(\.distance, 2, taking: 2)
    }
    if let distance = PhraseVocabulary.distances[word] {
      return keep(\.distance, distance, taking: 1)
    }
    if let part = PhraseVocabulary.parts[word] { return keepPart(part, taking: 1) }
    if let night = PhraseVocabulary.nights[word] {
      return keep(\.distance, night, taking: 1) && keepPart(.night, taking: 0)
    }
    if PhraseVocabulary.now.contains(word) { return keep(\.seconds, 0, taking: 1) }
    if PhraseVocabulary.until.contains(word) {
      slots.isDeadline = true
      index += 1
      return true
    }
    if let weekday = PhraseVocabulary.weekdays[word] {
      // `friday week` is a week after Friday.
      if self.word(1) == "week", slots.offset == nil { slots.offset = 7 }
      return keep(\.weekday, weekday, taking: slots.offset == 7 && self.word(1) == "week" ? 2 : 1)
    }
    return readEnd(word) || readSmallWord(word)
  }

  /// Sets the part of the day. A redundant `pm` with evening or night, or `am` with morning, is accepted. Returns false
  /// for any other second part of the day.
  private mutating func keepPart(_ part: PartOfDay, taking count: Int) -> Bool {
    index += count
    guard let known = slots.part else { return slots.keep(\.part, part) }
    let halves: [Set<PartOfDay>] = [
      [.smallHours, .morning, .forenoon], [.lunch, .afternoon, .evening, .night],
    ]
    guard known != part, halves.contains(where: { $0.isSuperset(of: [known, part]) }),
      known == .forenoon || known == .afternoon || part == .forenoon || part == .afternoon
    else { return false }
    slots.isAfternoon = known == .afternoon || part == .afternoon
    // `lunch at 7pm` is in the evening: the half of the day that is written decides.
    let isLunch = known == .lunch || part == .lunch
    if isLunch {
      slots.part = .afternoon
    } else if known == .forenoon || known == .afternoon {
      slots.part = part
    }
    return true
  }

  /// Returns whether a day expression starts at a token.
  private func beginsDay(_ ahead: Int) -> Bool {
    if isWord(ahead, ["the"]) { return number(ahead + 1) != nil }
    guard let word = word(ahead) else { return number(ahead) != nil }
    return PhraseVocabulary.weekdays[word] != nil || PhraseVocabulary.months[word] != nil
      || NamedDay.names[word] != nil || NamedDay.phrases.contains { $0.words.first == word }
  }

  /// Parses `in` and `during`, `day after tomorrow`, `day before` with the name of a day, and 마지막 날. Returns false if
  /// that fails.
  private mutating func readSmallWord(_ word: String) -> Bool {
    if word == "in" || word == "during" {
      index += 1
      return true
    }
    if word == "day", isWord(1, ["after", "before"]), let other = self.word(2),
      let distance = PhraseVocabulary.distances[other], distance != 0,
      (self.word(1) == "after") == (distance > 0)
    {
      return keep(\.distance, 2 * distance, taking: 3)
    }
    // An offset from a named day, as in `the day after easter monday`.
    if word == "day", isWord(1, ["after", "before"]), slots.offset == nil, beginsDay(2) {
      return keep(\.offset, self.word(1) == "after" ? 1 : -1, taking: 2)
    }
    let isLast = word == "마지막" && self.word(1) == "날" || word == "last" && self.word(1) == "day"
    if isLast, !slots.isEnd {
      slots.isEnd = true
      index += 2
      return true
    }
    return false
  }
}

/// The kind of value that a phrase should contain. It decides the meaning of a bare number.
public enum PhraseWanted: Sendable {
  /// A day or a range of days.
  case day
  /// A day, a time, or both.
  case moment
  /// A month, or a day in a month.
  case month
  case birthday
}

/// The order in which the user writes numeric dates.
public struct DateOrder: Hashable, Sendable {
  /// Whether the day comes first, so that 3/8 is in August.
  public let isDayFirst: Bool
  /// Whether a two-digit year comes first, so that 26/3/8 starts with the year.
  public let isYearFirst: Bool
  /// Whether a date with dots has the month first even so, as in a Korean text.
  var hasKoreanDots = false
  /// The country of the user, as two letters, which decides when Mother's Day is; nil if it is unknown.
  public var country: String?

  public static let monthFirst = DateOrder(isDayFirst: false, isYearFirst: false)
  public static let dayFirst = DateOrder(isDayFirst: true, isYearFirst: false)

  /// The same order for a text, whose dots mean what they mean in its language.
  func written(in text: some Sequence<Character>) -> DateOrder {
    var order = self
    order.hasKoreanDots = isDayFirst && text.contains(where: Hangul.isSyllable)
    return order
  }

  /// The same order, but with a two-digit year first.
  public var withYearFirst: DateOrder {
    DateOrder(isDayFirst: isDayFirst, isYearFirst: true, country: country)
  }
}
