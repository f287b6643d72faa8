/// Consecutive weekdays that are the days of one plan: 금토일 해인사, 담주 수목금 출장. With an hour, they are a repetition
/// (`WeekdayList`).
struct WeekdaySpan {
  let days: ClosedRange<Day>
  let range: Range<Int>

  private static let letters = Array("월화수목금토일")

  /// Finds the weekdays. Besides them, the line may only name the week, as in 담주 수목금. Nil if the line has an hour or
  /// any other day, if it requests or books something, or if the days may be past or start today.
  init?(_ line: CapturedLine, _ phrases: [PhraseMatch], today: Day) {
    let found = line.words.lazy.compactMap { word -> (CapturedLine.Word, ClosedRange<Int>)? in
      Self.run(word.text.trimmingSuffix(of: "에,")).map { (word, $0) }
    }.first
    // 목금 재택 신청 may be a task before those days.
    let isRequest = ["신청", "예약", "접수", "예매"].contains { noun in
      line.words.contains { $0.text.hasPrefix(noun) }
    }
    guard let (word, run) = found, !WeekdayList.hasHour(line), !isRequest else { return nil }
    let others = phrases.filter { !$0.range.overlaps(word.range) }
    if others.isEmpty {
      let ahead = (run.lowerBound + 1 - today.weekday.rawValue + 7) % 7
      // A span that starts today is ambiguous, and 수목 can also mean trees.
      if ahead == 0 || word.text.hasPrefix("수목") && run.count == 2 { return nil }
      days = today + ahead...today + ahead + (run.upperBound - run.lowerBound)
      range = word.range
      return
    }
    guard others.count == 1, let read = others[0].understood, read.end == nil, !read.isDeadline,
      let week = read.start.days, week.kind == .week, read.start.seconds == nil,
      others[0].range.upperBound <= word.range.lowerBound
    else { return nil }
    let monday = PhraseDays.monday(of: week.span.lowerBound)
    days = monday + run.lowerBound...monday + run.upperBound
    if days.lowerBound < today { return nil }
    range = others[0].range.lowerBound..<word.range.upperBound
  }

  /// Returns the weekdays whose letters make up a word, with Monday as 0. Returns nil if they are not consecutive, as
  /// in 금일, which means today.
  private static func run(_ word: String) -> ClosedRange<Int>? {
    let days = word.compactMap { letters.firstIndex(of: $0) }
    guard days.count == word.count, days.count > 1, let first = days.first, let last = days.last,
      zip(days, days.dropFirst()).allSatisfy({ $1 == $0 + 1 })
    else { return nil }
    return first...last
  }

  /// Returns the days as a phrase; nil if the parser rejects them.
  func phrase(_ reader: PhraseReader) -> PhraseMatch? {
    let tokens = [Self.token(days.lowerBound), .sign("~"), Self.token(days.upperBound)]
    do throws(PhraseParseError) {
      let read = try reader.read(tokens, as: .moment)
      return PhraseMatch(kind: .moment(read), tokens: tokens, range: range)
    } catch { return nil }
  }

  /// Returns a day as the lexer's token for a full date.
  static func token(_ day: Day) -> PhraseToken {
    let (year, month, number) = day.parts
    let numbers = [(year, 4), (month, 2), (number, 2)].map {
      PhraseNumber(value: $0, digits: $1)
    }
    return .numbers(numbers, "-")
  }
}
