import Domain

/// The pieces a written date is made of.
struct DateTokens {
  /// A number with how many digits it has, a word in small letters, a sign, or blanks.
  enum Token: Equatable {
    case number(Int, width: Int)
    case word(String)
    case sign(UInt8)
    case blank
  }

  private(set) var tokens: [Token] = []
  /// Where each of them ends.
  private(set) var ends: [Int] = []

  /// No date is longer.
  static let longest = 80

  /// Takes the beginning of a line apart.
  init(_ bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes.prefix(Self.longest))
    var place = 0
    while place < bytes.count {
      let start = place
      switch bytes[place] {
      case 48...57:
        while place < bytes.count, (48...57).contains(bytes[place]) { place += 1 }
        let digits = bytes[start..<place]
        let value = digits.prefix(15).reduce(0) { $0 * 10 + Int($1 - 48) }
        add(.number(value, width: digits.count), place)
      case let byte where Self.blank(bytes[start...]) > 0:
        _ = byte
        while case let width = Self.blank(bytes[place...]), width > 0 { place += width }
        add(.blank, place)
      case 65...90, 97...122, 128...255:
        while place < bytes.count, Self.isLetter(bytes[place]), Self.blank(bytes[place...]) == 0 {
          place += 1
        }
        add(.word(String(decoding: bytes[start..<place], as: UTF8.self).lowercased()), place)
      case let byte:
        place += 1
        add(.sign(byte), place)
      }
    }
  }

  /// What stands at a place; nothing behind the end.
  subscript(_ place: Int) -> Token? { tokens.indices.contains(place) ? tokens[place] : nil }

  /// The number at a place, where it has so many digits.
  func number(_ place: Int, _ widths: ClosedRange<Int>) -> Int? {
    guard case .number(let value, let width)? = self[place], widths.contains(width) else {
      return nil
    }
    return value
  }

  /// The word at a place.
  func word(_ place: Int) -> String? {
    guard case .word(let word)? = self[place] else { return nil }
    return word
  }

  /// Whether one of some signs stands at a place.
  func isSign(_ place: Int, _ signs: Character...) -> Bool {
    guard case .sign(let sign)? = self[place] else { return false }
    return signs.contains { $0.asciiValue == sign }
  }

  /// The place behind blanks, if there are any.
  func behindBlank(_ place: Int) -> Int { self[place] == .blank ? place + 1 : place }

  /// What tells one way of writing dates from another: digits as nines, words as letters.
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

  /// How many bytes a blank has that stands first; some are wider than one.
  private static func blank(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    if ASCII.isBlank(first) { return 1 }
    if bytes.starts(with: [0xC2, 0xA0]) { return 2 }
    return bytes.starts(with: [0xE2, 0x80, 0xAF]) ? 3 : 0
  }
}

/// What months, days of the week and halves of a day are called in dates.
enum DateWords {
  /// The number of a month that is written as a word.
  static func month(_ word: String) -> Int? { months[word] }

  /// Whether a word is a day of the week.
  static func isWeekday(_ word: String) -> Bool { weekdays.contains(word) }

  /// Whether a word says that it is before noon or after.
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
      for (place, name) in list.split(separator: " ").enumerated() {
        months[String(name)] = place + 1
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
