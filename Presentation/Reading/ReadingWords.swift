package import Domain
package import PresentationKit
import TextUI

/// The texts about books and their progress.
package struct ReadingWords: KeyWords, Equatable {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var categories: CategoryWords { CategoryWords(language) }

  /// Returns a title shortened for use within a sentence.
  func brief(_ title: SingleLineText) -> String { brief(title.text) }
  func brief(_ text: String) -> String { Printable.brief(text) }
  private func brief(_ book: Book) -> String { brief(book.facts.title) }

  // MARK: Numbers

  package func pages(_ count: Int) -> String {
    say("\(count)쪽", count == 1 ? "1 page" : "\(count) pages")
  }
  func books(_ count: Int) -> String {
    say("\(count)권", count == 1 ? "1 book" : "\(count) books")
  }
  func days(_ count: Int) -> String {
    say("\(count)일", count == 1 ? "1 day" : "\(count) days")
  }
  package var pagesUnknown: String { say("쪽수 없음", "pages unknown") }

  /// Returns the progress, such as `105/300쪽`, or `35%` if the page count is unknown.
  package func progress(_ book: Book) -> String {
    guard let pages = book.facts.pages else { return "\(book.reached)%" }
    if isPlain {
      return say("\(pages)쪽 중 \(book.reached)쪽", "\(book.reached) of \(self.pages(pages))")
    }
    return say("\(book.reached)/\(pages)쪽", "\(book.reached)/\(pages) p")
  }

  /// Formats a number rounded to one decimal, which is omitted if 0.
  func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// Formats thousandths as a percentage with one decimal.
  func percent(permille: Int) -> String { "\(permille / 10).\(permille % 10)%" }

  /// Returns a rating as stars; the last star may be a half.
  package func stars(_ rating: Rating) -> String {
    guard isPlain else { return stars(rating, "★", "½", "☆") }
    let number = decimal(Double(rating.halves) / 2)
    return say("별 다섯 개 중 \(number)개", "\(number) of 5 stars")
  }

  /// Returns a rating as five characters for whole, half and missing stars.
  func stars(_ rating: Rating, _ whole: String, _ half: String, _ none: String) -> String {
    String(repeating: whole, count: rating.halves / 2) + (rating.isHalf ? half : "")
      + String(repeating: none, count: 5 - rating.stars)
  }

  /// Returns an amount as read.
  func read(_ amount: String) -> String { say("\(amount) 읽음", "\(amount) read") }

  /// Returns the amount read, or that the record finished the book.
  func readOrFinished(_ activity: Activity) -> String {
    activity.isFinish
      ? PartWords.finished(language)
      : read(amount(of: activity.record))
  }

  func name(_ part: DayPart) -> String {
    switch part {
    case .night: say("새벽", "night")
    case .morning: ClockWords.morning(language)
    case .afternoon: ClockWords.afternoon(language)
    case .evening: ClockWords.evening(language)
    }
  }

  /// Returns the hours of a part of the day.
  func hours(_ part: DayPart) -> String {
    let (first, last) =
      switch part {
      case .night: (0, 6)
      case .morning: (6, 12)
      case .afternoon: (12, 18)
      case .evening: (18, 24)
      }
    return CalendarWords.span("\(first)", "\(last)", in: language)
  }

  /// Returns the days left until the target day as text; nil without a target day or once the book is finished.
  func daysLeft(_ bookProgress: BookProgress) -> String? {
    guard bookProgress.dDayLabel != nil, let left = bookProgress.dDay else { return nil }
    return CountdownWords.label(left, in: language)
  }

  /// Returns the daily pace for the rest of a book; nil if the book has no pace.
  func pace(_ bookProgress: BookProgress) -> String? {
    guard let pace = bookProgress.pace else { return nil }
    return say("하루 \(pace)쪽", "\(pages(pace)) a day")
  }

  /// Returns a sentence about the pages still due today; nil if no pages are planned.
  func owed(_ bookProgress: BookProgress) -> String? {
    guard let owed = bookProgress.owedToday, bookProgress.dDayLabel != nil else { return nil }
    if owed == 0 { return say("오늘 몫은 다 읽었어요.", "You have read today's pages.") }
    return bookProgress.dDay == 0
      ? say("오늘 \(owed)쪽이면 다 읽어요.", "\(pages(owed)) today to finish.")
      : say("오늘 \(owed)쪽이면 목표일에 맞출 수 있어요.", "\(pages(owed)) today to keep up.")
  }

  /// Returns the text about an overdue book.
  func isOverdue(_ label: String) -> String {
    say("\(label), 목표일을 다시 정해 주세요.", "\(label): set a new target date.")
  }

  /// Returns the number of books that are not shown, as text.
  package func more(_ count: Int) -> String { say("… 그리고 \(count)권 더", "… and \(count) more") }

  // MARK: Confirmations

  func added(_ book: Book) -> String {
    guard let target = book.target else {
      return book.status == .wanted
        ? wanted(book)
        : say("‘\(brief(book))’ 책을 추가했어요.", "Added “\(brief(book))”.")
    }
    let until = CalendarWords.day(target, in: language)
    let pace = book.facts.pages.flatMap { Pace(pages: $0, from: book.started.day, to: target) }
    return say(
      "‘\(brief(book))’ 책을 추가했어요. \(until)까지 읽으면 돼요" + (pace.map { "(\(hint($0)))" } ?? "") + ".",
      "Added “\(brief(book))”. Target date: \(until)" + (pace.map { " (\(hint($0)))" } ?? "")
        + ".")
  }

  /// Returns the number of days and the pages per day.
  func hint(_ pace: Pace) -> String {
    say("\(pace.days)일 동안 하루 \(pace.pages)쪽씩", "\(days(pace.days)), \(pages(pace.pages)) a day")
  }

  func read(_ done: ReadingDone, at bookProgress: BookProgress) -> String {
    let title = brief(done.book)
    if let celebration = done.celebration { return celebrated(celebration) }
    let isToday = done.record.day == bookProgress.today
    let message = isToday ? readToday(done, bookProgress, title) : readEarlier(done, title)
    return message + (done.before.map { replaced($0, isToday: isToday) } ?? "")
  }

  private func readToday(_ done: ReadingDone, _ bookProgress: BookProgress, _ title: String)
    -> String
  {
    let amount = amount(of: done.record)
    if done.record.isPercent {
      return say(
        "‘\(title)’ 책을 \(done.record.total)%까지 읽었어요. 오늘은 \(amount) 읽었어요.",
        "Recorded \(done.record.total)% of “\(title)”: \(amount) today.")
    }
    return say(
      "‘\(title)’ 책을 \(done.record.total)쪽까지 읽었어요 (\(bookProgress.percent)%). 오늘은 \(amount) 읽었어요.",
      "Recorded page \(done.record.total) of “\(title)” (\(bookProgress.percent)%): \(amount) today."
    )
  }

  /// Returns the sentences about a finished book.
  func celebrated(_ celebration: Celebration) -> String {
    [finished(celebration), took(celebration), ahead(celebration)].compactMap(\.self)
      .joined(separator: " ")
  }

  func finished(_ celebration: Celebration) -> String {
    let title = brief(celebration.book)
    return say("‘\(title)’ 책을 다 읽었어요!", "You finished “\(title)”!")
  }
  func took(_ celebration: Celebration) -> String {
    let used = celebration.daysUsed
    switch used {
    case 0: return say("하루도 안 걸렸어요!", "In a single day!")
    case 1: return say("하루 만이에요!", "It took \(days(used)).")
    default: return say("\(korean(days: used)) 걸렸어요.", "It took \(days(used)).")
    }
  }
  /// Returns a number of days in Korean, which has special words for one and two.
  private func korean(days count: Int) -> String {
    count == 1 ? "하루" : count == 2 ? "이틀" : "\(count)일"
  }
  func ahead(_ celebration: Celebration) -> String? {
    celebration.daysAhead.map {
      say("목표일보다 \(korean(days: $0)) 빨랐어요.", "That is \(days($0)) ahead of the target.")
    }
  }

  func rated(_ book: Book) -> String {
    guard let rating = book.rating else {
      return say("‘\(brief(book))’ 책의 별점을 지웠어요.", "Removed the rating of “\(brief(book))”.")
    }
    return say("‘\(brief(book))’ 별점: \(stars(rating))", "Rated “\(brief(book))” \(stars(rating))")
  }

  func moved(_ book: Book) -> String {
    let position = book.position ?? 1
    return say(
      "‘\(brief(book))’ 책을 \(Ordinal.korean(position))로 옮겼어요.",
      "Moved “\(brief(book))” to position \(position) in your own order.")
  }

  func changed(_ book: Book) -> String {
    say("‘\(brief(book))’ 책 정보를 고쳤어요.", "Changed “\(brief(book))”.")
  }
  func removed(_ book: Book) -> String {
    say("‘\(brief(book))’ 책을 지웠어요.", "Removed “\(brief(book))”.")
  }
  func took(_ removal: RemovedRecords) -> String {
    let count = removal.records.count
    return say(
      "‘\(brief(removal.book))’ 기록 \(count)개를 지웠어요. 지금은 \(removal.book.total)쪽이에요.",
      "Removed \(count == 1 ? "1 entry" : "\(count) entries") from “\(brief(removal.book))”. You are now at page "
        + "\(removal.book.total).")
  }

  func liked(_ favourite: Favourite) -> String {
    say("‘\(brief(favourite.facts.title))’ 책을 찜했어요.", "Liked “\(brief(favourite.facts.title))”.")
  }
  func unliked(_ favourite: Favourite) -> String {
    say(
      "‘\(brief(favourite.facts.title))’ 책의 찜을 취소했어요.",
      "Unliked “\(brief(favourite.facts.title))”.")
  }

  func quoted(_ sentence: Sentence) -> String {
    sentence.page.map { say("\($0)쪽의 문장을 담았어요.", "Saved the quote from page \($0).") }
      ?? say("문장을 담았어요.", "Saved the quote.")
  }
  var requoted: String { say("문장을 고쳤어요.", "Changed the quote.") }
  var unquoted: String { say("문장을 지웠어요.", "Removed the quote.") }
  func savedAsSaying(_ number: String) -> String {
    say("글귀로도 담았어요(\(number)번).", "Saved the quote as saying \(number).")
  }
  func exported(_ count: Int, to path: String) -> String {
    let path = Printable.line(path)
    return say("문장 \(count)개를 \(path)에 저장했어요.", "Exported \(sentences(count)) to \(path).")
  }
  func sentences(_ count: Int) -> String {
    say("문장 \(count)개", count == 1 ? "1 quote" : "\(count) quotes")
  }

}
