/// What a line counts under tags that are counted already: `#water 3`, 물 3잔, 커피 1, `ran 5.2 yesterday`.
struct LineCounts {
  /// The counts, each as a reading of its own.
  private(set) var readings: [CaptureReading] = []
  /// Whether the line says nothing else but a day.
  private(set) var isWhole = false

  /// What nothing is counted in.
  init() {}

  /// Looks for tags before amounts. `counter` returns the counter with a tag; nil if there is none.
  init(
    _ text: String, _ reader: PhraseReader,
    counter: (String) throws(CaptureFailure) -> Counter?
  ) throws(CaptureFailure) {
    let text = Text.trimmed(text)
    let words = text.split(whereSeparator: \.isWhitespace)
      .map { String($0).trimmingSuffix(of: ",.!") }
    var others: [String] = []
    var counts: [(counter: Counter, amount: CountAmount)] = []
    var (number, hasAmount) = (0, false)
    while number < words.count {
      let word = words[number]
      number += 1
      let next = number < words.count ? words[number].lowercased() : ""
      let isMarked = word.hasPrefix("#")
      guard isMarked || Self.isAmount(next),
        let found = try counter(Self.past[word.lowercased()] ?? word)
      else {
        if !Self.joints.contains(word.lowercased()) { others.append(word) }
        continue
      }
      if let amount = Self.amount(next, of: found) {
        counts.append((found, amount))
        (number, hasAmount) = (number + 1, true)
        // 두 잔 is one amount.
        if number < words.count, Self.isUnit(words[number].lowercased(), of: found) { number += 1 }
      } else if isMarked {
        counts.append((found, CountAmount(1)))
      } else {
        others.append(word)
      }
    }
    if counts.isEmpty { return }
    let whole = Self.day(others.joined(separator: " "), reader)
    isWhole = others.isEmpty || whole != nil
    let day = whole ?? others.lazy.compactMap { Self.day($0, reader) }.first
    // `#run club friday` is a plan.
    guard isWhole || hasAmount else { return }
    let length = text.count
    readings = counts.map {
      CaptureReading(.count($0.counter, $0.amount, on: day), [0..<length])
    }
  }

  /// Past forms of verbs that are counted.
  private static let past = [
    "ran": "run", "walked": "walk", "swam": "swim", "cycled": "cycle", "drank": "drink",
  ]
  private static let joints: Set<String> = ["and", "&", "+", "그리고", "오늘", "today"]
  private static let numerals = [
    "한": 1, "두": 2, "세": 3, "네": 4, "다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9, "열": 10,
  ]
  private static let units: Set<String> = [
    "k", "km", "m", "mi", "miles", "x", "times", "l", "ml", "kg", "g", "cup", "cups", "glass",
    "glasses",
    "잔", "번", "컵", "회", "개", "병", "보", "킬로", "키로",
  ]

  /// Returns the number at the beginning of a word, and the rest of the word; nil if it begins with none.
  private static func numeral(_ word: String) -> (number: String, rest: String)? {
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    if digits.first?.isNumber == true {
      let number = String(digits).trimmingSuffix(of: ".,")
      return (number, String(word.dropFirst(number.count)))
    }
    guard let (name, number) = numerals.first(where: { word.hasPrefix($0.key) }) else { return nil }
    return ("\(number)", String(word.dropFirst(name.count)))
  }

  /// Returns whether a word may be an amount, whatever the unit of the counter is.
  private static func isAmount(_ word: String) -> Bool {
    guard let (_, rest) = numeral(word) else { return false }
    return rest.isEmpty || units.contains(rest) || word.first?.isNumber == true
  }

  /// Reads `5`, `5k`, 3잔 or 두잔; nil for anything else, such as `3pm` and 3시.
  private static func amount(_ word: String, of counter: Counter) -> CountAmount? {
    guard let (number, rest) = numeral(word),
      rest.isEmpty || isUnit(rest, of: counter)
    else { return nil }
    return CountAmount(reading: number)
  }

  /// Returns whether amounts of the counter are in a unit. `run 3 miles` is no 3 km.
  private static func isUnit(_ word: String, of counter: Counter) -> Bool {
    guard let unit = counter.unit?.text.lowercased() else { return units.contains(word) }
    return word == unit || unit == "km" && ["k", "킬로", "키로"].contains(word)
  }

  /// Returns the past day that the other words say; nil if they say none.
  private static func day(_ text: String, _ reader: PhraseReader) -> Day? {
    if text.isEmpty { return nil }
    do throws(PhraseParseError) {
      let read = try reader.read(text, as: .day)
      guard read.end == nil, read.lasting == nil, read.start.seconds == nil,
        let days = read.start.days, days.kind == .day, days.span.upperBound <= reader.today
      else { return nil }
      return days.span.lowerBound
    } catch { return nil }
  }
}
