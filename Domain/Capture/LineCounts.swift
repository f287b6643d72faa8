/// What a line counts under tags that are counted already: `#water 3`, 물 3잔, 커피 1, `ran 5.2 yesterday`.
struct LineCounts {
  /// The counts, each as a reading of its own.
  private(set) var readings: [CaptureReading] = []
  /// Whether the line says nothing else but a day.
  private(set) var isWhole = false
  /// Whether a tag is marked with `#`, so that the line is nothing but a count.
  private(set) var isMarked = false

  /// What nothing is counted in.
  init() {}

  /// Looks for tags beside amounts. `counter` returns the counter with a tag; nil if there is none.
  init(
    _ text: String, _ reader: PhraseReader,
    counter: (String) throws(CaptureFailure) -> Counter?
  ) throws(CaptureFailure) {
    let text = Text.trimmed(text)
    let words = Self.words(of: text)
    var others: [String] = []
    var counts: [(counter: Counter, amount: CountAmount)] = []
    var (number, hasAmount, isPast, isLength) = (0, false, false, false)
    while number < words.count {
      let word = words[number]
      number += 1
      let next = number < words.count ? words[number].lowercased() : ""
      let last = others.last?.lowercased() ?? ""
      let hash = word.hasPrefix("#")
      let verb = Self.verb(word)
      let isDone = number == words.count - 1 && Self.done.contains(next)
      guard hash || isDone || Self.isAmount(next) || Self.isAmount(last),
        let found = try Self.known(word, verb, counter)
      else {
        if Self.units.contains(word.lowercased()), Self.numeral(last)?.rest.isEmpty == true {
          // `2 glasses of wine`
          others[others.count - 1] += word.lowercased()
        } else if !Self.joints.contains(word.lowercased()) {
          others.append(word)
        }
        continue
      }
      if let amount = Self.amount(next, of: found, isPast: verb != nil) {
        counts.append((found, amount))
        isLength = isLength || Self.isLength(next)
        number += 1
        // 두 잔 is one amount.
        if number < words.count, Self.isUnit(words[number].lowercased(), of: found) { number += 1 }
      } else if let amount = Self.amount(last, of: found, isPast: verb != nil) {
        counts.append((found, amount))
        others.removeLast()
      } else if isDone {
        // 영양제 먹음
        counts.append((found, CountAmount(1)))
        number += 1
      } else if hash {
        counts.append((found, CountAmount(1)))
        isMarked = true
        continue
      } else {
        others.append(word)
        continue
      }
      (hasAmount, isMarked, isPast) = (true, isMarked || hash, isPast || verb != nil)
    }
    if counts.isEmpty { return }
    let whole = Self.day(others.joined(separator: " "), reader)
    // 수영 40분 may be one time of 40 minutes.
    isWhole = !isLength && (others.isEmpty || whole.map { isPast || $0.isSure } == true)
    let day = whole ?? others.lazy.compactMap { Self.day($0, reader) }.first
    // `#run club friday` is a plan.
    guard isWhole || hasAmount else { return }
    let length = text.count
    readings = counts.map {
      CaptureReading(.count($0.counter, $0.amount, on: day?.day), [0..<length])
    }
  }

  /// Returns the counter that a word, the tag of its verb or its singular names.
  private static func known(
    _ word: String, _ verb: String?, _ counter: (String) throws(CaptureFailure) -> Counter?
  ) throws(CaptureFailure) -> Counter? {
    if let found = try counter(verb ?? word) { return found }
    guard let one = singular(word) else { return nil }
    return try counter(one)
  }

  /// Returns the count of a counted tag in a short line, whatever the unit of its amount is: `coffee`, `2 pints water`.
  /// If no tag is counted, returns the count of the only word beside an amount: `wine 2 glasses`, `#물 3`, 감성돔 3마리.
  static func loose(
    in text: String, today: Day, counter: (String) throws(CaptureFailure) -> Counter?
  ) throws(CaptureFailure) -> [CaptureReading] {
    let words = words(of: Text.trimmed(text)).filter { !joints.contains($0.lowercased()) }
    let numbers = words.indices.filter { numeral(words[$0].lowercased()) != nil }
    let (number, unit) = numbers.first.flatMap { numeral(words[$0].lowercased()) } ?? ("1", "")
    guard (1...3).contains(words.count), numbers.count < 2,
      let amount = CountAmount(reading: number),
      !notCounted.contains(unit), numbers.count == 1 || words.count == 1
    else { return [] }
    func count(_ counter: Counter) -> [CaptureReading] {
      [CaptureReading(.count(counter, amount, on: nil))]
    }
    let others = words.indices.filter { !numbers.contains($0) }
    for index in others {
      if let found = try known(words[index], verb(words[index]), counter) { return count(found) }
    }
    guard let index = numbers.first, words.count == 2 || index == 1, let other = others.first,
      words.count == 2 || units.contains(words[2].lowercased()),
      let tag = Counter.tag(
        index == 0 ? counted(words[1], in: unit) ?? "" : words[other])
    else { return [] }
    return count(Counter(id: ID(tag), tag: tag, since: today))
  }

  /// Endings of numbers that are no amounts.
  private static let notCounted: Set<String> = [
    "pm", "am", "st", "nd", "rd", "th", "%", "시", "월", "일", "분", "원", "만", "만원", "천원", "쪽", "살",
    "년", "도",
  ]

  private static func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { String($0).trimmingSuffix(of: ",.!") }
      .filter { !$0.isEmpty && !fillers.contains($0.lowercased()) }
  }

  /// Returns the tag that a past or joined form of a verb counts: `ran`, 뛰고.
  private static func verb(_ word: String) -> String? {
    let word = word.lowercased()
    return past[word] ?? koreanVerbs.first(where: { word.hasPrefix($0.verb) })?.tag
  }

  /// Returns the tag that a word behind an amount names: `coffees`, 걸음 in 6천보 걸음. Returns nil for an English singular,
  /// and for a Korean word behind a plain or an ordinal number: 7번 출구.
  private static func counted(_ word: String, in unit: String) -> String? {
    if word.utf8.first.map({ $0 >= 0x80 }) != true { return singular(word) }
    return ["보", "잔", "컵", "병", "개"].contains(unit) ? word : nil
  }

  private static func singular(_ word: String) -> String? {
    word.count > 3 && word.last == "s" ? String(word.dropLast()) : nil
  }

  /// Past forms of verbs that are counted.
  private static let past = [
    "ran": "run", "walked": "walk", "swam": "swim", "cycled": "cycle", "drank": "drink",
  ]
  private static let koreanVerbs: [(verb: String, tag: String)] = [
    ("뛰", "달리기"), ("뛴", "달리기"), ("뜀", "달리기"), ("달렸", "달리기"), ("달림", "달리기"),
    ("걷고", "걷기"), ("걸었", "걷기"), ("걸음", "걷기"),
  ]
  /// Past verbs that say of a tag only that it was done.
  private static let done: Set<String> = [
    "먹음", "먹었다", "먹었어", "마심", "마셨다", "갔다옴", "다녀옴", "했음", "했다", "완료", "클리어",
  ]
  private static let fillers: Set<String> = ["벌써", "이미", "또", "already", "another"]
  private static let joints: Set<String> = ["and", "&", "+", "of", "그리고", "오늘", "today"]
  private static let numerals = [
    "한": 1, "두": 2, "세": 3, "네": 4, "다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9, "열": 10,
  ]
  private static let units: Set<String> = [
    "k", "km", "m", "mi", "miles", "x", "times", "l", "ml", "kg", "g", "cup", "cups", "glass",
    "glasses",
    "잔", "번", "컵", "회", "개", "병", "보", "킬로", "키로", "리터", "잔째", "번째", "병째", "lengths",
  ]

  /// Units of time, in which a tag without a unit may be counted.
  private static let lengths: Set<String> = ["분", "min", "mins", "minutes"]

  private static func isLength(_ word: String) -> Bool {
    numeral(word).map { lengths.contains($0.rest) } == true
  }

  /// Returns the number at the beginning of a word, and the rest of the word; nil if it begins with none.
  private static func numeral(_ word: String) -> (number: String, rest: String)? {
    let word = word.hasPrefix("+") ? String(word.dropFirst()) : word
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    if digits.first?.isNumber == true {
      let number = String(digits).trimmingSuffix(of: ".,")
      let rest = word.dropFirst(number.count)
      // 6천보
      if rest.first == "천", let thousands = Int(number), thousands < 1000 {
        return ("\(thousands * 1000)", String(rest.dropFirst()))
      }
      return (number, String(rest))
    }
    guard let (name, number) = numerals.first(where: { word.hasPrefix($0.key) }) else { return nil }
    return ("\(number)", String(word.dropFirst(name.count)))
  }

  /// Returns whether a word may be an amount, whatever the unit of the counter is.
  private static func isAmount(_ word: String) -> Bool {
    guard let (_, rest) = numeral(word) else { return false }
    return rest.isEmpty || units.contains(rest) || word.first?.isNumber == true
  }

  /// Reads `5`, `5k`, 3잔 or 두잔; nil for anything else, such as `3pm`, 3시, and `7.30`, which is a time unless a past verb
  /// is beside it.
  private static func amount(_ word: String, of counter: Counter, isPast: Bool) -> CountAmount? {
    guard let (number, rest) = numeral(word), rest.isEmpty || isUnit(rest, of: counter) else {
      return nil
    }
    let parts = number.split(separator: ".")
    let isTime =
      parts.count == 2 && parts[1].count == 2 && Int(parts[0]).map { $0 < 24 } == true
      && Int(parts[1]).map { $0 < 60 } == true
    return isTime && rest.isEmpty && !isPast ? nil : CountAmount(reading: number)
  }

  /// Returns whether amounts of the counter are in a unit. `run 3 miles` is no 3 km.
  private static func isUnit(_ word: String, of counter: Counter) -> Bool {
    guard let unit = counter.unit?.text.lowercased() else {
      return units.contains(word) || lengths.contains(word)
    }
    return word == unit || unit == "km" && ["k", "킬로", "키로"].contains(word)
  }

  /// Returns the past day that the other words say; nil if they say none. The day is sure unless the words may also mean
  /// a coming day, such as `monday`.
  private static func day(_ text: String, _ reader: PhraseReader) -> (day: Day, isSure: Bool)? {
    guard let day = single(text, reader), day <= reader.today else { return nil }
    let ahead = PhraseReader(today: reader.today, looking: .ahead, order: reader.order)
    return (day, single(text, ahead) == day)
  }

  private static func single(_ text: String, _ reader: PhraseReader) -> Day? {
    if text.isEmpty { return nil }
    do throws(PhraseParseError) {
      let read = try reader.read(text, as: .day)
      guard read.end == nil, read.lasting == nil, read.start.seconds == nil,
        let days = read.start.days, days.kind == .day
      else { return nil }
      return days.span.lowerBound
    } catch { return nil }
  }
}
