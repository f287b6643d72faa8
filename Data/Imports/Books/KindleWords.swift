import Domain

/// The meaning of the words of a heading, in the languages of Kindle devices. If the words are
/// unknown, the form of the numbers decides.
struct KindleWords: Equatable {
  enum Kind { case highlight, note, bookmark, unknown }

  let kind: Kind
  let saysPage: Bool
  let saysLocation: Bool

  init(_ heading: String) {
    // The words that matter come early, so only this much is searched.
    let start = String(heading.unicodeScalars.prefix(200))
    let folded = Array(TextForms.composed(start.lowercased()).utf8)
    func says(_ stems: [String]) -> Bool {
      stems.contains { ByteSearch.holds(folded, Array($0.utf8)) }
    }
    if says(Self.bookmarks) {
      kind = .bookmark
    } else if says(Self.highlights) {
      kind = .highlight
    } else {
      kind = says(Self.notes) ? .note : .unknown
    }
    saysPage = says(Self.pages)
    saysLocation = says(Self.locations)
  }

  // en, de, fr, es and pt, it, nl, ru, pl, ko, ja, zh
  private static let bookmarks = [
    "bookmark", "lesezeichen", "signet", "marcador", "segnalibro", "bladwijzer", "закладк",
    "zakładk", "책갈피", "북마크", "ブックマーク", "书签", "書籤",
  ]
  private static let highlights = [
    "highlight", "clip", "markierung", "surlignement", "subrayado", "resaltado", "destaque",
    "evidenziazione", "markering", "выделен", "отрывок", "podkreśl", "zaznacz", "하이라이트",
    "강조", "ハイライト", "标注", "標註", "标记",
  ]
  private static let notes = [
    "note", "notiz", "nota", "anotaç", "anotac", "notitie", "aantekening", "заметк", "notat", "메모",
    "노트", "주석", "メモ", "笔记", "筆記",
  ]
  private static let pages = [
    "page", "seite", "página", "pagina", "страниц", "stron", "페이지", "쪽", "ページ", "页", "頁",
  ]
  private static let locations = [
    "loc", "position", "posición", "posizione", "posição", "emplacement", "ubicación", "местополож",
    "место", "pozycj", "위치", "位置",
  ]
}

/// Parses the date at the end of a heading. Month names are known in many languages; the rest follows from the form of
/// the numbers.
enum KindleMoment {
  /// Parses a date and time as local time; nil if there is no valid day.
  static func moment(_ text: String) -> IncomingMoment? {
    let pieces = Pieces(text)
    var (year, month, day): (Int?, Int?, Int?) = (nil, nil, nil)
    for (index, piece) in pieces.all.enumerated() {
      switch piece {
      case .number(let value, digits: 4): year = year ?? value
      case .number(let value, digits: 1...2):
        switch index + 1 < pieces.all.count ? pieces.all[index + 1] : .word("") {
        case .word(let word) where word.hasPrefix("월") || word.hasPrefix("月"): month = value
        case .word, .number, .time: day = day ?? value
        }
      case .word(let word): month = month ?? months[word]
      case .number, .time: continue
      }
    }
    guard let year = year ?? pieces.shortYear, let month, let dayNumber = day,
      let found = Day(year: year, month: month, day: dayNumber)
    else { return nil }
    return .local(found, seconds: pieces.seconds)
  }

  /// The words, numbers and times of a text.
  private struct Pieces {
    enum Piece {
      case word(String)
      case number(Int, digits: Int)
      case time(hour: Int, minute: Int, second: Int)
    }

    var all: [Piece] = []

    init(_ text: String) {
      var rest = Substring(text).unicodeScalars
      while let scalar = rest.first {
        if Self.isDigit(scalar) {
          var numbers = [Self.number(&rest)]
          while numbers.count < 3, rest.first == ":", let next = rest.dropFirst().first,
            Self.isDigit(next)
          {
            rest.removeFirst()
            numbers.append(Self.number(&rest))
          }
          if numbers.count == 1 {
            all.append(.number(numbers[0].value, digits: numbers[0].digits))
          } else {
            all.append(
              .time(
                hour: numbers[0].value, minute: numbers[1].value,
                second: numbers.count > 2 ? numbers[2].value : 0))
          }
        } else if scalar.properties.isAlphabetic {
          var word = String.UnicodeScalarView()
          while let letter = rest.first, letter.properties.isAlphabetic || Self.isMark(letter) {
            word.append(letter)
            rest.removeFirst()
          }
          all.append(.word(String(word).lowercased()))
        } else {
          rest.removeFirst()
        }
      }
    }

    /// The year after the day and the month name, if it has two digits as on the first Kindles; nil
    /// otherwise.
    var shortYear: Int? {
      let numbers = all.compactMap { piece -> (value: Int, digits: Int)? in
        if case .number(let value, let digits) = piece { (value, digits) } else { nil }
      }
      guard numbers.count == 2, numbers[1].digits == 2, numbers[1].value >= 7 else { return nil }
      return 2000 + numbers[1].value
    }

    /// The time in seconds since midnight; nil without a time.
    var seconds: Int? {
      for piece in all {
        guard case .time(var hour, let minute, let second) = piece else { continue }
        if isAfternoon, hour < 12 { hour += 12 }
        if isMorning, hour == 12 { hour = 0 }
        return TimeOfDay(hour: hour, minute: minute, second: second)?.seconds
      }
      return nil
    }

    private var isAfternoon: Bool { says(["pm", "오후", "下午", "午後", "晚上"], with: "p") }
    private var isMorning: Bool { says(["am", "오전", "上午", "午前", "凌晨"], with: "a") }

    /// Whether the text contains one of `words`, or `letter` followed by an `m`, as in `p. m.`
    private func says(_ words: [String], with letter: String) -> Bool {
      var last = ""
      for piece in all {
        guard case .word(let word) = piece else { continue }
        if words.contains(where: { word == $0 || ($0.utf8.count > 2 && word.hasSuffix($0)) }) {
          return true
        }
        if last == letter, word == "m" { return true }
        last = word
      }
      return false
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
      (0x300...0x36F).contains(scalar.value)
    }

    private static func number(_ rest: inout Substring.UnicodeScalarView)
      -> (value: Int, digits: Int)
    {
      var (value, digits) = (0, 0)
      while let scalar = rest.first, isDigit(scalar) {
        if digits < 9 { value = value * 10 + Int(scalar.value - 48) }
        digits += 1
        rest.removeFirst()
      }
      return (value, digits)
    }
  }

  /// The month numbers by name, in the forms that dates use.
  private static let months: [String: Int] = {
    let languages = [
      "january february march april may june july august september october november december",
      "jan feb mar apr may jun jul aug sep oct nov dec",
      "januar februar märz april mai juni juli august september oktober november dezember",
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre"
        + " dicembre",
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
      "januari februari maart april mei juni juli augustus september oktober november december",
      "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października"
        + " listopada grudnia",
      "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
      "januari februari mars april maj juni juli augusti september oktober november december",
    ]
    var months: [String: Int] = [:]
    for language in languages {
      for (index, name) in language.split(separator: " ").enumerated() {
        months[String(name)] = index + 1
      }
    }
    return months
  }()
}
