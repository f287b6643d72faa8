import Domain

/// A date with an optional time, as people and programs write it: year first or last, month names, Korean suffixes, 12
/// or 24-hour time.
struct WrittenDate: Equatable {
  /// The numbers of the day. If two of them may be either day or month, only the whole file can
  /// decide.
  enum Numbers: Equatable {
    case known(year: Int, month: Int, day: Int)
    case unsettled(first: Int, second: Int, year: Int)
    /// A time without a day, which is given elsewhere.
    case timeOnly
  }

  var numbers: Numbers
  /// The local time in seconds since midnight; nil without a time, negative for an impossible time.
  var seconds: Int?
  /// The UTC offset in seconds; nil if the text has none.
  var offset: Int?
  /// The format of the text without its content, from `DateTokens.shape`.
  var shape: String
  /// The length of the text in bytes.
  var length: Int
  /// Whether the year has only two digits.
  var isYearShort = false

  /// Parses a text that is nothing but a date; nil for any other text. With `timeAlone`, a time without a day is
  /// accepted too.
  init?(whole bytes: ArraySlice<UInt8>, timeAlone: Bool = false) {
    guard bytes.count <= DateTokens.longest else { return nil }
    var parser = WrittenDateParser(bytes)
    guard let found = parser.whole(timeAlone: timeAlone) else { return nil }
    self = found
  }

  /// Parses a date at the beginning of a text. Returns nil if there is no date, or if a letter or digit follows
  /// directly.
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

  /// Returns the day; nil if the day does not exist or the order of its numbers is unknown.
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

  /// The order of day and month if one number exceeds 12; nil if the order is ambiguous or neither
  /// fits.
  var ownOrder: ImportDateOrder? {
    guard case .unsettled(let first, let second, _) = numbers else { return nil }
    if first > 12, second <= 12 { return .dayFirst }
    return second > 12 && first <= 12 ? .monthFirst : nil
  }

  /// Whether the order of day and month is unknown and matters.
  var isUnsettled: Bool {
    if case .unsettled(let first, let second, _) = numbers { first != second } else { false }
  }

  /// Returns the moment, or nil if the day or time is impossible. If `known` gives the day, the
  /// offset is ignored.
  func moment(_ order: ImportDateOrder?, on known: Day? = nil) -> IncomingMoment? {
    guard let day = known ?? day(order) else { return nil }
    guard let seconds else { return .local(day, seconds: nil) }
    guard seconds >= 0 else { return nil }
    guard let offset, known == nil else { return .local(day, seconds: seconds) }
    return .instant(day.ordinal * 86_400 + seconds - offset, offset: offset)
  }

  /// Parses a time such as `21:05`, `9:05 PM` or `오후 9시 5분` into seconds since midnight; nil for any other text.
  static func time(_ text: String) -> Int? {
    let written = WrittenDate(whole: Array(text.utf8)[...], timeAlone: true)
    guard let written, written.numbers == .timeOnly, let seconds = written.seconds, seconds >= 0
    else { return nil }
    return seconds
  }
}

/// Determines the order of day and month from all dates of a file.
struct DateOrderSurvey {
  private var firstAbove = 0
  private var secondAbove = 0
  private var unsettled = 0
  private var last: [ImportDateOrder: Int] = [:]
  private var rises: [ImportDateOrder: Bool] = [:]
  private var falls: [ImportDateOrder: Bool] = [:]

  mutating func add(_ date: WrittenDate) {
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

  /// Whether the file has ambiguous dates.
  var isNeeded: Bool { unsettled > 0 }

  /// The order of day and month in the file. If dates have a number above twelve, the order of most of these dates
  /// counts. Otherwise it is the only order in which the entries are sorted. Nil if neither rule gives an order.
  var order: ImportDateOrder? {
    if firstAbove != secondAbove {
      return firstAbove > secondAbove ? .dayFirst : .monthFirst
    }
    guard firstAbove == 0 else { return nil }
    let sorted = ImportDateOrder.allCases.filter { rises[$0] ?? true || falls[$0] ?? true }
    return sorted.count == 1 ? sorted.first : nil
  }
}
