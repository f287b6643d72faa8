import Domain

/// A date with or without a time, as people and their programs write it: with the year first or
/// last, with names of months, with signs of Korean, by a clock of twelve hours or of twenty-four.
struct WrittenDate: Equatable {
  /// The numbers of the day. Where two of them may be the day and the month, only the whole file
  /// tells.
  enum Numbers: Equatable {
    case known(year: Int, month: Int, day: Int)
    case unsettled(first: Int, second: Int, year: Int)
    /// A time of a day that is said elsewhere.
    case timeOnly
  }

  var numbers: Numbers
  /// What the clock showed, in seconds of the day; a clock shows no such time where it is below zero.
  var seconds: Int?
  /// How far it was ahead of Greenwich, in seconds.
  var offset: Int?
  /// How it is written, without what it says.
  var shape: String
  /// How many bytes it has.
  var length: Int
  /// Whether only two digits of the year are written.
  var isYearShort = false

  /// Reads a text that is a date and nothing else.
  init?(whole bytes: ArraySlice<UInt8>, timeAlone: Bool = false) {
    guard bytes.count <= DateTokens.longest else { return nil }
    var parser = WrittenDateParser(bytes)
    guard let found = parser.whole(timeAlone: timeAlone) else { return nil }
    self = found
  }

  /// Reads a text that begins with a date; a letter or a digit cannot follow at once.
  init?(prefixOf bytes: ArraySlice<UInt8>) {
    var parser = WrittenDateParser(bytes)
    guard let found = parser.prefix() else { return nil }
    self = found
  }

  init(_ numbers: Numbers, seconds: Int?, offset: Int?, shape: String, length: Int) {
    self.numbers = numbers
    self.seconds = seconds
    self.offset = offset
    self.shape = shape
    self.length = length
  }

  /// The day, where there is such a one.
  func day(_ order: ImportDateOrder?) -> Day? {
    switch (numbers, order) {
    case (.known(let year, let month, let day), _): Day(year: year, month: month, day: day)
    case (.unsettled(let first, let second, let year), .dayFirst):
      Day(year: year, month: second, day: first)
    case (.unsettled(let first, let second, let year), .monthFirst):
      Day(year: year, month: first, day: second)
    case (.unsettled(let first, let second, let year), nil):
      first == second ? Day(year: year, month: first, day: second) : nil
    case (.timeOnly, _): nil
    }
  }

  /// Which of two numbers is the day, where the other one is no month and says it.
  var ownOrder: ImportDateOrder? {
    guard case .unsettled(let first, let second, _) = numbers else { return nil }
    if first > 12, second <= 12 { return .dayFirst }
    return second > 12 && first <= 12 ? .monthFirst : nil
  }

  /// Whether the day or the month comes first is not said.
  var isUnsettled: Bool {
    if case .unsettled(let first, let second, _) = numbers { first != second } else { false }
  }

  /// When it was, where that is a day and a time there is.
  func moment(_ order: ImportDateOrder?, on known: Day? = nil) -> IncomingMoment? {
    guard let day = known ?? day(order) else { return nil }
    guard let seconds else { return .local(day, seconds: nil) }
    guard seconds >= 0 else { return nil }
    guard let offset, known == nil else { return .local(day, seconds: seconds) }
    return .instant(day.ordinal * 86_400 + seconds - offset, offset: offset)
  }

  /// Reads the time of a day, as `21:05`, `9:05 PM` or `오후 9시 5분`.
  static func time(_ text: String) -> Int? {
    let written = WrittenDate(whole: Array(text.utf8)[...], timeAlone: true)
    guard let written, written.numbers == .timeOnly, let seconds = written.seconds, seconds >= 0
    else { return nil }
    return seconds
  }
}

/// What decides, over a whole file, whether of two numbers the first is the day or the month.
struct DateOrderSurvey {
  private var firstAbove = 0
  private var secondAbove = 0
  private var unsettled = 0
  private var last: [ImportDateOrder: Int] = [:]
  private var rises: [ImportDateOrder: Bool] = [:]
  private var falls: [ImportDateOrder: Bool] = [:]

  /// Looks at the next date of the file.
  mutating func look(_ date: WrittenDate) {
    switch date.ownOrder {
    case .dayFirst: firstAbove += 1
    case .monthFirst: secondAbove += 1
    case nil: break
    }
    if date.isUnsettled { unsettled += 1 }
    for order in ImportDateOrder.allCases {
      guard let day = date.day(order) else { continue }
      if let before = last[order] {
        if day.ordinal < before { rises[order] = false }
        if day.ordinal > before { falls[order] = false }
      }
      last[order] = day.ordinal
    }
  }

  /// Whether the file leaves anything open.
  var isNeeded: Bool { unsettled > 0 }

  /// What the file shows: a number above twelve, or else the order that keeps its entries sorted.
  var order: ImportDateOrder? {
    if firstAbove != secondAbove {
      return firstAbove > secondAbove ? .dayFirst : .monthFirst
    }
    guard firstAbove == 0 else { return nil }
    let sorted = ImportDateOrder.allCases.filter { rises[$0] ?? true || falls[$0] ?? true }
    return sorted.count == 1 ? sorted.first : nil
  }
}
