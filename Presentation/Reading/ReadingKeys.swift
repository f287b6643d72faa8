import PresentationKit
import TextUI

extension KeyContext {
  private static let editBook = Phrase("책 고치기", "edit the book")
  private static let removeBook = Phrase("이 책 지우기", "remove the book")
  private static let quoteToSaying = Phrase("문장을 글귀로 담기", "save the quote as a saying")
  private static let sort = Phrase("목록의 순서 바꾸기", "change the order of the list")
  private static let rate = Phrase("별점 매기기", "rate the book")
  private static let like = Phrase("찜하거나 취소하기", "like or unlike the book")
  private static let openLog = Phrase("읽은 기록 열기", "open the reading log")
  private static let copyQuote = Phrase("문장 복사하기", "copy the quote")
  private static let copyLink = Phrase("책의 주소 복사하기", "copy the link of the book")
  private static let addBook = Phrase("책 추가하기", "add the book to your books")
  private static let want = Phrase("읽고 싶은 책으로 추가", "put the book on the to-read list")

  /// The keys that open the four screens of the tabs. They work on each of these screens.
  private static let pages = ReadingPage.allCases.map { page in
    Row(page.keyName, page.key) { KeyMapWords($0).go(ReadingWords($0).title(page)) }
  }

  private static let neighbours = [
    Row("previous-page", "[") { KeyMapWords($0).previousPage },
    Row("next-page", "]") { KeyMapWords($0).nextPage },
  ]

  /// The keys that change a book's status.
  private static let shelving = [
    Row("pause", "p") { Phrase("읽기 잠시 멈추기", "pause the book")($0) },
    Row("drop", "d") { Phrase("그만 읽기", "drop the book")($0) },
  ]

  static let reading = KeyContext(
    "books",
    [
      Row("read", "r") { KeyMapWords($0).readPages },
      Row("new", "n") { Phrase("책 직접 입력", "type in a new book")($0) },
      Row("quote", "s") { ReadingWords($0).keyQuote },
      Row("sort", "o") { sort($0) },
      Row("edit", "e") { editBook($0) },
      Row("remove", .character("x"), .character("D"), .delete) { removeBook($0) },
      Row("finish", "f") { KeyMapWords($0).finishBook },
      Row("rate", "*") { rate($0) },
      Row("like", "l") { like($0) },
      Row("move-down", .character("J"), .modified(.down, .alt)) {
        Phrase("책을 아래로 옮기기", "move the book down")($0)
      },
      Row("move-up", .character("K"), .modified(.up, .alt)) {
        Phrase("책을 위로 옮기기", "move the book up")($0)
      },
      Row("log", "y") { openLog($0) },
      Row("view", "v") { Phrase("표지와 목록 바꿔 보기", "switch between covers and list")($0) },
    ] + shelving + pages + neighbours + marking)

  static let book = KeyContext(
    "book",
    [
      Row("read", "r") { KeyMapWords($0).readPages },
      Row("quote", "s") { ReadingWords($0).keyQuote },
      Row("log", "y") { openLog($0) },
      Row("rate", "*") { rate($0) },
      Row("half-more", "+") { Phrase("별 반 개 올리기", "add half a star")($0) },
      Row("half-less", "-") { Phrase("별 반 개 내리기", "take off half a star")($0) },
      Row("finish", "f") { KeyMapWords($0).finishBook },
      Row("like", "l") { like($0) },
      Row("link", "o") { copyLink($0) },
      Row("cover", "i") { ReadingWords($0).keyCover },
      Row("code", "Q") { KeyMapWords($0).showCode },
      Row("origin", "v") { KeyMapWords($0).showOrigin },
      Row("edit", "e") { editBook($0) },
      Row("remove", .character("x"), .character("D"), .delete) { removeBook($0) },
      Row("save", "w") { quoteToSaying($0) },
      Row("copy", "c") { copyQuote($0) },
    ] + shelving)

  static let bookSearch = KeyContext(
    "book-search",
    [
      Row("again", "r") { BookSearchScreenWords($0).keyAgain },
      Row("add", "n") { addBook($0) },
      Row("want", "w") { want($0) },
      Row("like", "l") { like($0) },
      Row("grid", "v") { Phrase("카드와 목록으로 바꿔 보기", "switch between cards and rows")($0) },
      Row("previous-category", "[") { Phrase("이전 분류로 가기", "go to the previous category")($0) },
      Row("next-category", "]") { Phrase("다음 분류로 가기", "go to the next category")($0) },
    ] + pages)

  static let bookSearchResult = KeyContext(
    "found-book",
    [
      Row("add", "n") { addBook($0) },
      Row("like", "l") { like($0) },
      Row("want", "w") { want($0) },
      Row("again", "r") { BookSearchScreenWords($0).keyAgain },
      Row("link", "o") { copyLink($0) },
    ])

  static let shelf = KeyContext(
    "shelf",
    [
      Row("next-shelf", "f") { KeyMapWords($0).nextShelf },
      Row("quotes", "t") { Phrase("모은 문장 열기", "open the quotes")($0) },
      Row("find", "s") { Phrase("이 책장에서 조건에 맞는 책만 보기", "filter this shelf")($0) },
      Row("sort", "o") { sort($0) },
      Row("unlike", "l") { Phrase("책 찜 취소하기", "unlike the book")($0) },
      Row("remove", .character("x"), .character("D"), .delete) { removeBook($0) },
    ] + shelving + pages + neighbours + marking)

  static let sentences = KeyContext(
    "quotes",
    [
      Row("code", "Q") { KeyMapWords($0).showCode },
      Row("copy", "c") { copyQuote($0) },
      Row("edit", "e") { ReadingWords($0).keyEditSentence },
      Row("remove", "x") { ReadingWords($0).keyRemoveSentence },
      Row("find", "s") { Phrase("모은 문장에서 찾기", "search the quotes")($0) },
      Row("sort", "o") { sort($0) },
      Row("save", "w") { quoteToSaying($0) },
      Row("markdown", "m") { ReadingWords($0).keyMarkdown },
    ])

  static let records = KeyContext(
    "log",
    [
      Row("remove-last", .character("x"), .delete) { ReadingWords($0).keyRemoveLast },
      Row("remove-all", "X") { Phrase("읽은 기록 모두 지우기", "remove all entries")($0) },
    ])

  static let analysis = KeyContext(
    "analysis",
    [
      Row("log", "y") { openLog($0) },
      Row("goal", "e") { Phrase("올해 독서 목표 정하기", "set this year's goal")($0) },
    ] + pages + neighbours)

  static let chart = KeyContext(
    "chart",
    [
      Row("save", "p") { ReadingWords($0).analysis.keySavePicture },
      Row("weeks", "f") { Phrase("두 주와 여섯 달 바꿔 보기", "switch between 2 weeks and 6 months")($0) },
      Row("earlier", "<[") { KeyMapWords($0).showEarlier },
      Row("later", ">]") { KeyMapWords($0).showLater },
      Row("today", "t") { KeyMapWords($0).showToday },
    ])
}

extension ReadingPage {
  /// The name of this screen's key in the key map.
  fileprivate var keyName: String {
    switch self {
    case .home: "now"
    case .search: "search"
    case .shelf: "shelf"
    case .analysis: "analysis"
    }
  }
}
