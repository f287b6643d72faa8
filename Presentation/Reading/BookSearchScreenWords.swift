import Domain
import PresentationKit
import TextUI

/// The texts of the screens that search catalogues for books.
package struct BookSearchScreenWords: KeyWords, Equatable {
  let language: Language

  private var words: ReadingWords { ReadingWords(language) }

  // MARK: Keys

  var keyLists: String { say("목록으로", "go to lists") }
  var keyResults: String { say("결과로", "to the results") }
  var keyLeaveLine: String { say("입력 마치기", "stop typing") }
  var keyTakeBack: String { say("검색어 지우기", "clear search") }
  var keyStop: String { say("검색 멈추기", "stop") }
  var keyClear: String { say("처음으로", "clear") }
  var keyByHand: String { say("직접 입력", "by hand") }
  var keyAdd: String { say("추가", "add") }
  var keyGrid: String { say("카드로 보기", "as cards") }
  var keyList: String { say("목록으로 보기", "as a list") }
  var keyCategory: String { say("다음 분류", "next category") }
  var keyCategoryBack: String { say("이전 분류", "previous category") }
  var keyGoal: String { say("내 책으로", "to your book") }
  var keyLink: String { words.keyLink }
  func keyLike(_ isLiked: Bool) -> String {
    isLiked ? words.keyUnlike : words.keyLike
  }

  // MARK: Why a key is unavailable

  var isGoalAlready: String { say("이미 있는 책이에요.", "You already have this book.") }
  var oneCategory: String { say("분류가 하나뿐이에요.", "There is only one category.") }
  var noLink: String { say("웹 주소가 없는 책이에요.", "No link is available for this book.") }
  var nothingFurther: String { say("더 볼 것이 없어요.", "There are no more results.") }
  /// The remark that an API key would add book lists.
  var addsKey: String {
    say(
      "도서관 정보나루 키가 있으면 우리나라 도서관의 책 목록을 볼 수 있어요:",
      "With a Data4Library key, you can see lists from Korean libraries:")
  }
  /// The command that sets the API key.
  var keyCommand: String { "haru settings set books.naru.key -" }

  // MARK: Search field

  var searchHint: String { say("제목이나 지은이, ISBN", "title, author or ISBN") }

  /// Explains why a search text is refused.
  func sentence(_ refusal: TextRefusal) -> String {
    switch refusal {
    case .empty: say("검색어를 적어 주세요.", "Enter a title, an author or an ISBN.")
    case .tooLong(let limit):
      say("검색어는 \(limit)글자까지예요.", "A search can have at most \(limit) characters.")
    case .controlCharacter:
      say(
        "검색어에 보이지 않는 제어 문자가 있어요. 그 글자를 빼 주세요.",
        "The search contains an invisible control character. Remove it.")
    }
  }

  // MARK: Results

  var listsTitle: String { say("요즘 어떤 책이 있는지 둘러볼까요?", "Or browse book lists") }
  /// Returns the progress text of a running request, with the elapsed seconds.
  func searching(_ seconds: Int) -> String {
    say("찾는 중…", "searching…") + time(seconds)
  }
  func lookingUp(_ seconds: Int) -> String {
    say("더 알아보는 중…", "loading details…") + time(seconds)
  }
  private func time(_ seconds: Int) -> String {
    seconds == 0 ? "" : say(" \(seconds)초", " \(seconds) s")
  }

  /// Returns the number of loaded books, and the total if not all are loaded.
  func count(_ found: BookSearchResultList) -> String {
    found.books.count < found.total
      ? say(
        "\(found.total)권 중 \(found.books.count)권", "\(found.books.count) of \(found.total) books")
      : words.books(found.total)
  }

  /// Returns a short description of a request.
  func name(_ backgroundTask: BooksTask, from lists: BookSource) -> String {
    switch backgroundTask {
    case .search(let query, _, _):
      say("‘\(words.brief(query.text))’", "“\(words.brief(query.text))”")
    case .lookup(let isbn, _): "ISBN \(isbn)"
    case .discover(let request, let named): name(request, from: named ?? lists)
    case .cover: ""
    }
  }

  /// Returns the name of a list. The name depends on how the asked source compiles the list.
  func name(_ request: DiscoveryRequest, from source: BookSource) -> String {
    let sources = BookSearchWords(language)
    guard let making = source.making(request.list) else { return sources.name(request.list) }
    return sources.name(making, of: making.category(of: request))
  }

  /// Returns a short description of the results. The name of a list depends on how the answering source compiles the
  /// list.
  func name(_ found: BookSearchResultList) -> String {
    guard let making = found.making else { return name(found.backgroundTask, from: found.source) }
    return BookSearchWords(language).name(making, of: found.listCategory)
  }

  /// Returns the lines of an empty result.
  func nothing(_ backgroundTask: BooksTask, hasKoreanKey: Bool) -> [String] {
    if case .search(let query, _, _) = backgroundTask, query.isKorean, !hasKoreanKey {
      return BookSearchWords(language).koreanNeedsKey(
        byHand: say("n을 눌러 직접 입력하면 돼요.", "press n to enter the book by hand."))
    }
    let offer = say("n을 눌러 직접 입력할 수 있어요.", "Press n to enter a book by hand.")
    return switch backgroundTask {
    case .search, .discover, .cover: [say("맞는 책을 찾지 못했어요. ", "No books found. ") + offer]
    case .lookup: [say("그 ISBN으로 찾은 책이 없어요. ", "No book with that ISBN was found. ") + offer]
    }
  }
  /// The advice after a failure.
  var failureHelp: String {
    say(
      "r을 눌러 다시 해 보거나, n을 눌러 직접 입력할 수 있어요.", "Press r to try again, or n to enter the book by hand."
    )
  }

  /// Returns the source of the results, and their age if they came from the cache.
  func credit(_ found: BookSearchResultList, at now: Now?) -> String {
    let sources = BookSearchWords(language)
    var age: String?
    if case .cached = found.freshness {
      age = now.flatMap { sources.age(found.freshness, at: $0.instant) }
    }
    let made = found.making.flatMap { sources.made($0, of: found.listCategory) }
    return [sources.credit(found.source), age, made].compactMap(\.self).joined(separator: " · ")
  }
  /// Returns the age of cached results that are shown while offline; nil for other results.
  func outdated(_ found: BookSearchResultList, at now: Now?) -> String? {
    guard case .offline = found.freshness, let now else { return nil }
    return BookSearchWords(language).age(found.freshness, at: now.instant)
  }

  // MARK: Book details

  var untitled: String { say("(제목 없음)", "(no title)") }
  var noDescription: String { say("소개가 없어요.", "(no description)") }
  var isGoal: String { say("내 책", "one of your books") }
  var isLiked: String { PartWords.likedBook(language) }

  /// Returns the known facts of a book with their names, in the order of a title page.
  func details(_ book: BookSearchResult) -> [(name: String, value: String)] {
    let facts: [(String, String?)] = [
      (words.label(.author), book.authors.map(words.everyAuthor) ?? say("(모름)", "(unknown)")),
      (words.label(.publisher), book.publisher),
      (
        words.label(.published),
        book.published.map(words.day) ?? book.year.map { say("\($0)년", "\($0)") }
      ),
      (words.label(.pages), book.pages.map { "\($0)" }),
      (
        words.label(.category),
        book.category == .etc ? nil : words.categories.name(book.category)
      ),
      ("ISBN", book.isbn13?.text),
      (say("판매지수", "Sales"), book.salesPoint.map(CountWords.grouped)),
      (words.label(.link), book.link),
    ]
    return facts.compactMap { name, value in value.map { (name, Printable.line($0)) } }
  }

  /// The explanation of the sales index.
  var salesHelp: String {
    say(
      "판매지수는 알라딘이 날마다 매기는 수치예요. 최근에 많이 팔릴수록 높아요.",
      "“Sales” is Aladin's own daily index; recent sales count more.")
  }

  // MARK: Adding

  func addTitle(_ book: BookSearchResult) -> String {
    let title = words.brief(book.title.isEmpty ? untitled : book.title)
    return say(
      "\(Particle.object.after("‘\(title)’")) 언제까지 읽을까요?", "When do you want to finish “\(title)”?")
  }
  var labelTarget: String { say("목표일", "target") }
  var labelTheme: String { say("색", "colour") }
  package var labelPages: String { say("쪽수", "pages") }
  var daysAhead: String { say("일 뒤", " days from today") }
  var dayAhead: String { say("일 뒤", " day from today") }
  var pagesUnit: String { say("쪽", " pages") }
  /// Returns the chosen target day as text.
  func until(_ day: Day) -> String {
    say(
      "\(CalendarWords.dayWithWeekday(day, in: .korean))까지",
      "by \(CalendarWords.dayWithWeekday(day, in: .english))")
  }
  var pagesRemark: String {
    say(
      "쪽수를 모르면 0으로 두세요. 나중에 쪽수를 적으면 읽은 쪽을 기록할 수 있어요.",
      "Leave this at 0 if you do not know the page count. You can set it later.")
  }
  func targetRange(_ range: ClosedRange<Day>) -> String {
    say(
      "목표일은 내일부터 1년 뒤(\(CalendarWords.fullDay(range.upperBound, in: .korean)))까지 고를 수 있어요.",
      "The target date must be from tomorrow to a year ahead (\(CalendarWords.fullDay(range.upperBound, in: .english)))."
    )
  }
}
