package import Domain
import PresentationKit
import TextUI

/// The texts of the books screens.
extension ReadingWords {
  package func title(_ page: ReadingPage) -> String {
    switch page {
    case .home: say("읽는 책", "Reading")
    case .search: PartWords.search(language)
    case .shelf: say("책장", "Shelf")
    case .analysis: say("돌아보기", "Analysis")
    }
  }

  // MARK: Keys

  var keyRead: String { say("읽었어요", "read") }
  var keyNew: String { say("직접 입력", "add by hand") }
  var keyQuote: String { say("문장 담기", "save a quote") }
  var keySort: String { say("순서", "sort") }
  var keyFinish: String { say("다 읽었어요", "finish") }
  var keyRate: String { say("별점", "rate") }
  var keyLike: String { say("찜", "like") }
  var keyMoveDown: String { say("아래로 옮기기", "move down") }
  var keyMoveUp: String { say("위로 옮기기", "move up") }
  static let log = Phrase("읽은 기록", "reading log")
  var keyHistory: String { Self.log(language) }
  var keyTabs: String { say("다른 탭", "other tab") }
  var keyRemoveLast: String { say("마지막 기록 지우기", "remove the last entry") }
  var keyRemoveAll: String { say("모두 지우기", "remove all") }
  var keyKeep: String { say("글귀로 담기", "save as a saying") }
  var keyLink: String { say("주소 복사", "copy the link") }

  // MARK: Home

  var greeting: String { say("오늘은 어디까지 읽었나요?", "How far did you read today?") }
  var bookTitle: String { say("고른 책", "This book") }
  var newestTitle: String { say("최근 기록", "Recent") }
  var yearTitle: String { say("읽은 날", "A year of reading") }
  func yearFigure(_ pages: Int) -> String { say("1년 동안 \(pages)쪽", "\(pages) pages") }
  var nothingChosen: String { say("고른 책이 없어요.", "No book is selected.") }
  var onlyInOwnOrder: String {
    say(
      "‘내 순서’일 때만 옮길 수 있어요. o를 눌러 순서를 바꿔 보세요.",
      "Books can only be moved in your own order. Press o to switch to it.")
  }
  var emptyHome: String {
    say(
      "읽고 있는 책이 없어요. /를 눌러 찾거나, n을 눌러 직접 입력해 보세요.",
      "You are not reading any books. Press / to search for one, or n to enter one by hand.")
  }

  package func name(_ sort: BookSort) -> String {
    switch sort {
    case .title: say("제목순", "by title")
    case .titleDown: say("제목 역순", "by title, Z to A")
    case .author: say("지은이순", "by author")
    case .authorDown: say("지은이 역순", "by author, Z to A")
    case .custom: say("내 순서", "your own order")
    case .recent: say("최근순", "newest first")
    }
  }
  /// Returns the sort order of a list as text. If the list has categories, the order applies within each category.
  func order(_ sort: BookSort, hasCategories: Bool) -> String {
    hasCategories
      ? say("분류별 \(name(sort))", "by category, \(name(sort))") : name(sort)
  }
  func sorted(_ sort: BookSort) -> String {
    sort == .custom
      ? say("내 순서로 정렬했어요. J와 K로 옮길 수 있어요.", "Sorted in your own order. Move books with J and K.")
      : say("\(Particle.toward.after(name(sort))) 정렬했어요.", "Sorted \(name(sort)).")
  }

  /// Returns the day of a record as text: a word such as “today” or “yesterday”, “3 days ago” for two to six days ago,
  /// otherwise the date.
  func whenRead(_ day: Day, today: Day) -> String {
    switch today - day {
    case 2...6: say("\(today - day)일 전", "\(today - day) days ago")
    default:
      CalendarWords.nearness(day, today: today, in: language)
        ?? (day.parts.year == today.parts.year
          ? CalendarWords.day(day, in: language) : CalendarWords.fullDay(day, in: language))
    }
  }

  /// Explains why no progress can be recorded for a book; nil if progress can be recorded.
  func cannotRead(_ progress: BookProgress) -> String? {
    if progress.book.isComplete { return say("다 읽은 책이에요.", "This book is finished.") }
    if progress.isOverdue {
      return targetHasPassed
    }
    return nil
  }

  package var targetHasPassed: String {
    say("목표일이 지났어요. e를 눌러 다시 정해 주세요.", "The target date has passed. Press e to set a new one.")
  }

  /// Returns a book's status, for the line below its title.
  func status(_ progress: BookProgress) -> String {
    if progress.book.isComplete || progress.isOverdue { return due(progress) }
    return [due(progress), pace(progress)].compactMap(\.self).joined(separator: " · ")
  }

  /// Returns when a book is due or was finished, as text, or that it has no target. For an overdue book, asks for a new
  /// target. For any other book that is not being read, returns its status.
  func due(_ progress: BookProgress) -> String {
    if let completed = progress.book.completedOn {
      return say(
        "\(CalendarWords.fullDay(completed, in: .korean))에 다 읽었어요.",
        "Finished on \(CalendarWords.fullDay(completed, in: .english)).")
    }
    if progress.isOverdue { return isOverdue(daysLeft(progress) ?? "") }
    guard progress.book.status == .reading else { return name(of: progress.book.status) }
    guard let target = progress.book.target else { return noTarget }
    let until = CalendarWords.day(target, in: language)
    let label = daysLeft(progress) ?? ""
    return say("\(label) (\(until)까지)", "\(label) (by \(until))")
  }

  /// Returns the amount read today, or the text that nothing has been read yet. For a finished or overdue book, returns
  /// its status instead.
  func today(_ progress: BookProgress) -> String {
    if progress.book.isComplete || progress.isOverdue { return status(progress) }
    if let last = progress.book.last, last.isPercent, last.day == progress.today {
      return say("오늘 \(last.pagesRead)% 읽었어요.", "\(last.pagesRead)% read today.")
    }
    return progress.readToday > 0
      ? say("오늘 \(progress.readToday)쪽 읽었어요.", "\(pages(progress.readToday)) read today.")
      : say("오늘은 아직 읽지 않았어요.", "Nothing read yet today.")
  }

  /// Returns the next rating, which is one star more; nil (no rating) after five stars.
  func nextRating(_ book: Book) -> Rating? {
    Rating(stars: (book.rating.map { $0.halves / 2 } ?? 0) + 1)
  }

  /// Returns the rating changed by some half stars, at most five stars; nil if it is below a half star.
  func rating(of book: Book, by halves: Int) -> Rating? {
    let next = min(10, (book.rating?.halves ?? 0) + halves)
    return Rating(halves: next)
  }

  /// Returns a rating as stars, or as ASCII characters if the terminal lacks stars.
  func stars(_ rating: Rating, _ glyphs: Glyphs) -> String {
    glyphs.across.count > 1 ? stars(rating) : stars(rating, "*", "+", ".")
  }

  // MARK: Questions

}
