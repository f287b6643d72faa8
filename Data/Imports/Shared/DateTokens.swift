import Domain

/// Splits a written date into tokens.
struct DateTokens {
  /// A number with its digit count, a lowercased word, a single other byte, or white space.
  enum Token: Equatable {
    case number(Int, width: Int)
    case word(String)
    case sign(UInt8)
    case blank
  }

  private(set) var tokens: [Token] = []
  /// The end offset of each token.
  private(set) var ends: [Int] = []

  /// The maximum length of a date, in bytes.
  static let longest = 80

  /// Tokenises the beginning of a line.
  init(_ bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes.prefix(Self.longest))
    var offset = 0
    while offset < bytes.count {
      let start = offset
      switch bytes[offset] {
      case 48...57:
        while offset < bytes.count, (48...57).contains(bytes[offset]) { offset += 1 }
        let digits = bytes[start..<offset]
        let value = digits.prefix(15).reduce(0) { $0 * 10 + Int($1 - 48) }
        add(.number(value, width: digits.count), offset)
      case let byte where Self.blank(bytes[start...]) > 0:
        _ = byte
        while case let width = Self.blank(bytes[offset...]), width > 0 { offset += width }
        add(.blank, offset)
      case 65...90, 97...122, 128...255:
        while offset < bytes.count, Self.isLetter(bytes[offset]), Self.blank(bytes[offset...]) == 0
        {
          offset += 1
        }
        add(.word(String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()), offset)
      case let byte:
        offset += 1
        add(.sign(byte), offset)
      }
    }
  }

  /// The token at an index; nil out of range.
  subscript(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Returns the number at an index, if its digit count is in `widths`; nil otherwise.
  func number(_ index: Int, _ widths: ClosedRange<Int>) -> Int? {
    guard case .number(let value, let width)? = self[index], widths.contains(width) else {
      return nil
    }
    return value
  }

  func word(_ index: Int) -> String? {
    guard case .word(let word)? = self[index] else { return nil }
    return word
  }

  /// Whether the token at an index is one of `signs`.
  func isSign(_ index: Int, _ signs: Character...) -> Bool {
    guard case .sign(let sign)? = self[index] else { return false }
    return signs.contains { $0.asciiValue == sign }
  }

  /// Returns the index after a white space token, or the same index if the token is not white space.
  func behindBlank(_ index: Int) -> Int { self[index] == .blank ? index + 1 : index }

  /// Returns the format of a date without its content: digits as nines, words as `a`.
  func shape(until end: Int) -> String {
    tokens.prefix(end).map { token in
      switch token {
      case .number(_, let width): width <= 2 ? "9" : String(repeating: "9", count: width)
      case .word: "a"
      case .sign(let sign): String(decoding: [sign], as: UTF8.self)
      case .blank: " "
      }
    }.joined()
  }

  private mutating func add(_ token: Token, _ end: Int) {
    tokens.append(token)
    ends.append(end)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte >= 128
  }

  /// Returns the length of the white space at the beginning, in bytes. U+00A0 and U+202F count as
  /// white space.
  private static func blank(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    if ASCII.isBlank(first) { return 1 }
    if bytes.starts(with: [0xC2, 0xA0]) { return 2 }
    return bytes.starts(with: [0xE2, 0x80, 0xAF]) ? 3 : 0
  }
}

/// The names of months, weekdays, and the halves of the day (a.m. and p.m.) in several languages.
enum DateWords {
  /// Returns the month number of a name; nil if the word is not the name of a month.
  static func month(_ word: String) -> Int? { months[word] }

  static func isWeekday(_ word: String) -> Bool { weekdays.contains(word) }

  /// Whether a word means p.m. rather than a.m.; nil if it means neither.
  static func isAfternoon(_ word: String) -> Bool? {
    switch word {
    case "am", "오전", "午前", "上午": false
    case "pm", "오후", "午後", "下午": true
    default: nil
    }
  }

  private static let months: [String: Int] = {
    let lists = [
      "january february march april may june july august september october november december",
      "jan feb mar apr may jun jul aug sep oct nov dec",
      "januar februar märz april mai juni juli august september oktober november dezember",
      "jän feb mär apr mai jun jul aug sept okt nov dez",
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      "janv févr mars avr mai juin juil août sept oct nov déc",
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      "ene feb mar abr may jun jul ago sept oct nov dic",
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
      "gen feb mar apr mag giu lug ago set ott nov dic",
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
      "jan fev mar abr mai jun jul ago set out nov dez",
      "januari februari maart april mei juni juli augustus september oktober november december",
      "jan feb mrt apr mei jun jul aug sep okt nov dec",
    ]
    var months: [String: Int] = [:]
    for list in lists {
      for (index, name) in list.split(separator: " ").enumerated() {
        months[String(name)] = index + 1
      }
    }
    return months
  }()

  private static let weekdays: Set<String> = Set(
    """
    monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri
    sat sun montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa
    so lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim lunes martes
    miércoles jueves viernes sábado domingo mié jue vie sáb dom lunedì martedì mercoledì giovedì
    venerdì sabato domenica segunda terça quarta quinta sexta maandag dinsdag woensdag donderdag
    vrijdag zaterdag zondag ma wo vr za zo 월요일 화요일 수요일 목요일 금요일 토요일 일요일 월 화 수 목
    금 토 일 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 月 火 水 木 金 土 日 星期一 星期二 星期三
    星期四 星期五 星期六 星期日 周一 周二 周三 周四 周五 周六 周日
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
