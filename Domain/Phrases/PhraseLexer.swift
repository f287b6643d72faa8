/// Splits a phrase into tokens, in linear time.
struct PhraseLexer {
  private let characters: [Character]
  private var index = 0
  private var tokens: [PhraseToken] = []

  private init(_ text: some Sequence<Character>) { characters = text.map(Self.folded) }

  static func tokens(of text: String) -> [PhraseToken] {
    var lexer = PhraseLexer(text)
    while let character = lexer.character(0) { lexer.consume(character) }
    return lexer.tokens
  }

  /// Returns the tokens of a text, each with its range of characters.
  static func located(in text: [Character]) -> [(token: PhraseToken, range: Range<Int>)] {
    var lexer = PhraseLexer(text)
    var ranges: [Range<Int>] = []
    while let character = lexer.character(0) {
      let start = lexer.index
      lexer.consume(character)
      while ranges.count < lexer.tokens.count { ranges.append(start..<lexer.index) }
    }
    return zip(lexer.tokens, ranges).map { ($0, $1) }
  }

  private func character(_ ahead: Int) -> Character? {
    characters.indices.contains(index + ahead) ? characters[index + ahead] : nil
  }

  private mutating func consume(_ character: Character) {
    if Self.isDigit(character) { return takeNumber() }
    if Self.isLatin(character) { return takeLatin() }
    if character.isLetter { return takeHangul() }
    index += 1
    if character.isWhitespace || ".,()'’".contains(character) { return }
    switch character {
    case "~", "–", "—", "→", "〜", "∼": tokens.append(.sign("~"))
    case "-" where self.character(0) == ">":
      index += 1
      tokens.append(.sign("~"))
    case "@": tokens.append(.word("at"))
    default: tokens.append(.sign(character))
    }
  }

  // MARK: Letters

  /// Consumes a word of Latin letters. `p.m.` and `o'clock` become one word.
  private mutating func takeLatin() {
    var word = ""
    while let next = character(0),
      Self.isLatin(next) || (next == "'" || next == "’") && !word.isEmpty
    {
      if Self.isLatin(next) { word.append(next) }
      index += 1
    }
    if (word == "a" || word == "p"), character(0) == ".", character(1) == "m" {
      word.append("m")
      index += 2
      if character(0) == "." { index += 1 }
    }
    tokens.append(.word(word))
  }

  /// Consumes the longest Hangul word that is in the vocabulary, because words may be written without spaces. If no
  /// word matches, consumes one character.
  private mutating func takeHangul() {
    if isLunarMark {
      index += 1
      return tokens.append(.word("음력"))
    }
    let longest = PhraseVocabulary.longest[characters[index]] ?? 0
    for length in stride(from: min(longest, characters.count - index), to: 0, by: -1) {
      let word = String(characters[index..<index + length])
      guard PhraseVocabulary.hangul.contains(word) else { continue }
      index += length
      return tokens.append(.word(word))
    }
    tokens.append(.word(String(characters[index])))
    index += 1
  }

  /// Whether the next character is the abbreviation of 음력 before a month and a day: 음 8.15, 음4/8, 음 윤4월 8일.
  private var isLunarMark: Bool {
    guard characters[index] == "음", index == 0 || !isWord(characters[index - 1]) else {
      return false
    }
    let rest = characters[(index + 1)...].prefix(12).drop { $0.isWhitespace }.drop { $0 == "윤" }
    let parts = rest.split(maxSplits: 1) { "./-월".contains($0) }
    return parts.count == 2 && (1...2).contains(parts[0].count)
      && parts[0].allSatisfy(Self.isDigit)
      && parts[1].drop { $0.isWhitespace }.first.map(Self.isDigit) == true
  }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  // MARK: Digits

  private mutating func takeNumber() {
    let start = index
    let first = digits()
    if character(0) == ":", let clock = clock(after: first) { return tokens.append(.clock(clock)) }
    guard let separator = character(0), "-/.".contains(separator), first.digits <= 4,
      separator != "-" || !leadsDottedHour, let second = following(separator)
    else { return tokens.append(.number(first)) }
    var numbers = [first, second]
    if isThird(separator, numbers), let third = following(separator) { numbers.append(third) }
    if separator == ".", isClosedDate(numbers, from: start) {
      index += 1
      tokens += [.number(first), .word(PhraseVocabulary.monthNames[second.value - 1])]
      return
    }
    if separator == "-", numbers.count == 2, first.digits != 4 {
      // Two short numbers with a hyphen are a range, not a date.
      tokens += [.number(first), .sign("-"), .number(second)]
    } else {
      tokens.append(.numbers(numbers, separator))
    }
    // The closing dot of 3. 8. and 2026. 3. 8. belongs to the date.
    if separator == ".", isClosed, numbers.count == 3 || isKorean { index += 1 }
    if numbers.count == 3, character(0) == "t", character(1).map(Self.isDigit) == true {
      index += 1
    }
  }

  /// Returns whether numbers with a closing dot are a day and its month, as in `31.3.`. Korean puts the month first, and
  /// `at 8.10.` ends a sentence.
  private func isClosedDate(_ numbers: [PhraseNumber], from start: Int) -> Bool {
    guard numbers.count == 2, isClosed, numbers.allSatisfy({ $0.digits < 3 }),
      (1...31).contains(numbers[0].value), (1...12).contains(numbers[1].value),
      start == 0 || !isWord(characters[start - 1]) && !"./:$€£".contains(characters[start - 1]),
      !characters[start..<index].contains(where: \.isWhitespace), !isKorean
    else { return false }
    guard case .word(let before)? = tokens.last else { return true }
    return before != "at" && !CaptureVocabulary.labels.contains(before)
  }

  private var isClosed: Bool { character(0) == "." && character(1).map(isWord) != true }
  private var isKorean: Bool { characters.contains(where: Hangul.isSyllable) }

  /// Whether the text after the hyphen is an hour with a dotted minute, as in `10-10.45`.
  private var leadsDottedHour: Bool {
    var ahead = 1
    while ahead < 4, character(ahead).map(Self.isDigit) == true { ahead += 1 }
    guard (2...3).contains(ahead), character(ahead) == "." else { return false }
    let minutes = (1...2).allSatisfy { character(ahead + $0).map(Self.isDigit) == true }
    return minutes
      && character(ahead + 3).map { $0 == "." || $0 == "-" || Self.isDigit($0) } != true
  }

  private mutating func digits() -> PhraseNumber {
    let start = index
    var value = 0
    while let digit = character(0)?.wholeNumberValue, Self.isDigit(characters[index]) {
      // Numbers of more than nine digits are invalid in any case, so they saturate.
      value = index - start < 9 ? value * 10 + digit : .max
      index += 1
    }
    return PhraseNumber(value: value, digits: index - start)
  }

  /// Parses the number after a separator. Returns nil if no number follows. A dot may be followed by a space. A number
  /// before a colon or 시 is an hour, and not part of the date.
  private mutating func following(_ separator: Character) -> PhraseNumber? {
    let start = index
    index += 1
    if separator == ".", character(0)?.isWhitespace == true { index += 1 }
    guard character(0).map(Self.isDigit) == true else {
      index = start
      return nil
    }
    let number = digits()
    guard number.digits <= 4, character(0) != ":", character(0) != "시" else {
      index = start
      return nil
    }
    return number
  }

  /// Returns whether a third number belongs to the same date as the first two.
  private func isThird(_ separator: Character, _ numbers: [PhraseNumber]) -> Bool {
    guard character(0) == separator else { return false }
    if separator != "." || numbers[0].digits == 4 { return true }
    var ahead = character(1)?.isWhitespace == true ? 2 : 1
    let start = ahead
    while let next = character(ahead), ahead < start + 5, Self.isDigit(next) { ahead += 1 }
    return ahead - start == 4 || numbers[0].digits == 2 && start == 1
  }

  private mutating func clock(after hour: PhraseNumber) -> Int? {
    let start = index
    guard let minute = sixtieth() else { return nil }
    let second = character(0) == ":" ? sixtieth() : 0
    guard hour.digits <= 2, let second else {
      index = start
      return nil
    }
    let seconds = (hour.value * 60 + minute) * 60 + second
    if hour.value < 24 || seconds == 86_400 { return seconds }
    index = start
    return nil
  }

  /// Parses a colon and two digits below 60. Returns nil if the text is different.
  private mutating func sixtieth() -> Int? {
    let start = index
    index += 1
    let number = digits()
    if number.digits == 2, number.value < 60 { return number.value }
    index = start
    return nil
  }

  // MARK: Characters

  /// Converts a character to lower case, and full-width forms to ASCII.
  private static func folded(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1
    else { return character }
    var value = scalar.value
    if (0xFF01...0xFF5E).contains(value) { value -= 0xFEE0 }
    if (65...90).contains(value) { value += 32 }
    return Unicode.Scalar(value).map(Character.init) ?? character
  }

  /// Returns whether a character is an ASCII digit. Compares the ASCII value, because ranges of `Character` include
  /// digits with combining marks.
  private static func isDigit(_ character: Character) -> Bool {
    character.asciiValue.map { (48...57).contains($0) } ?? false
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.asciiValue.map { (97...122).contains($0) } ?? false
  }
}
