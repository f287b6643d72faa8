import PresentationKit
import TextUI

extension KeyContext {
  /// The keys that open the four screens of the tabs. They work on each of these screens.
  private static let pages = ReadingPage.allCases.map { page in
    Row(page.keyName, page.key) { ReadingWords($0).title(page) }
  }

  private static let neighbours = [
    Row("previous-page", "[") { KeyMapWords($0).previousPage },
    Row("next-page", "]") { KeyMapWords($0).nextPage },
  ]

  /// The keys that change a book's status.
  private static let shelving = [
    Row("pause", "p") { ReadingWords($0).keyPause },
    Row("drop", "d") { ReadingWords($0).keyDrop },
  ]

  static let reading = KeyContext(
    "books",
    [
      Row("read", "r") { ReadingWords($0).keyRead },
      Row("new", "n") { ReadingWords($0).keyNew },
      Row("quote", "s") { ReadingWords($0).keyQuote },
      Row("sort", "o") { ReadingWords($0).keySort },
      Row("edit", "e") { ReadingWords($0).keyEdit },
      Row("remove", .character("x"), .character("D"), .delete) { ReadingWords($0).keyRemove },
      Row("finish", "f") { ReadingWords($0).keyFinish },
      Row("rate", "*") { ReadingWords($0).keyRate },
      Row("like", "l") { ReadingWords($0).keyLike },
      Row("move-down", .character("J"), .modified(.down, .alt)) { ReadingWords($0).keyMoveDown },
      Row("move-up", .character("K"), .modified(.up, .alt)) { ReadingWords($0).keyMoveUp },
      Row("log", "y") { ReadingWords($0).keyHistory },
      Row("view", "v") { ReadingWords($0).keyRows },
    ] + shelving + pages + neighbours + marking)

  static let book = KeyContext(
    "book",
    [
      Row("read", "r") { ReadingWords($0).keyRead },
      Row("quote", "s") { ReadingWords($0).keyQuote },
      Row("log", "y") { ReadingWords($0).keyHistory },
      Row("rate", "*") { ReadingWords($0).keyRate },
      Row("half-more", "+") { ReadingWords($0).keyHalfStar },
      Row("half-less", "-") { ReadingWords($0).keyHalfStarLess },
      Row("finish", "f") { ReadingWords($0).keyFinish },
      Row("like", "l") { ReadingWords($0).keyLike },
      Row("link", "o") { ReadingWords($0).keyLink },
      Row("cover", "i") { ReadingWords($0).keyCover },
      Row("code", "Q") { QRWords($0).key },
      Row("origin", "v") { OriginWords($0).keyOrigin },
      Row("edit", "e") { ReadingWords($0).keyEdit },
      Row("remove", .character("x"), .character("D"), .delete) { ReadingWords($0).keyRemove },
      Row("save", "w") { ReadingWords($0).keyKeep },
      Row("copy", "c") { ReadingWords($0).keyCopy },
    ] + shelving)

  static let bookSearch = KeyContext(
    "book-search",
    [
      Row("again", "r") { BookSearchScreenWords($0).keyAgain },
      Row("add", "n") { BookSearchScreenWords($0).keyAdd },
      Row("want", "w") { ReadingWords($0).keyWant },
      Row("like", "l") { BookSearchScreenWords($0).keyLike(false) },
      Row("grid", "v") { BookSearchScreenWords($0).keyGrid },
      Row("previous-category", "[") { BookSearchScreenWords($0).keyCategoryBack },
      Row("next-category", "]") { BookSearchScreenWords($0).keyCategory },
    ] + pages)

  static let bookSearchResult = KeyContext(
    "found-book",
    [
      Row("add", "n") { BookSearchScreenWords($0).keyAdd },
      Row("like", "l") { BookSearchScreenWords($0).keyLike(false) },
      Row("want", "w") { ReadingWords($0).keyWant },
      Row("again", "r") { BookSearchScreenWords($0).keyAgain },
      Row("link", "o") { BookSearchScreenWords($0).keyLink },
    ])

  static let shelf = KeyContext(
    "shelf",
    [
      Row("next-shelf", "f") { KeyMapWords($0).nextShelf },
      Row("quotes", "t") { ReadingWords($0).sentencesOnShelf },
      Row("find", "s") { ReadingWords($0).keySearchShelf },
      Row("sort", "o") { ReadingWords($0).keySort },
      Row("unlike", "l") { ReadingWords($0).keyUnlike },
      Row("remove", .character("x"), .character("D"), .delete) { ReadingWords($0).keyRemove },
    ] + shelving + pages + neighbours + marking)

  static let sentences = KeyContext(
    "quotes",
    [
      Row("code", "Q") { QRWords($0).key },
      Row("copy", "c") { ReadingWords($0).keyCopy },
      Row("edit", "e") { ReadingWords($0).keyEdit },
      Row("remove", "x") { ReadingWords($0).keyRemove },
      Row("find", "s") { ReadingWords($0).keySearchShelf },
      Row("sort", "o") { ReadingWords($0).keySort },
      Row("save", "w") { ReadingWords($0).keyKeep },
      Row("markdown", "m") { ReadingWords($0).keyMarkdown },
    ])

  static let records = KeyContext(
    "log",
    [
      Row("remove-last", .character("x"), .delete) { ReadingWords($0).keyRemoveLast },
      Row("remove-all", "X") { ReadingWords($0).keyRemoveAll },
    ])

  static let analysis = KeyContext(
    "analysis",
    [
      Row("log", "y") { ReadingWords($0).keyHistory },
      Row("goal", "e") { ReadingWords($0).analysis.keyGoal },
    ] + pages + neighbours)

  static let chart = KeyContext(
    "chart",
    [
      Row("save", "p") { ReadingWords($0).analysis.keySavePicture },
      Row("weeks", "f") { ReadingWords($0).analysis.keyWeeks },
      Row("earlier", "<[") { ReadingWords($0).analysis.keyEarlier },
      Row("later", ">]") { ReadingWords($0).analysis.keyLater },
      Row("today", "t") { ReadingWords($0).analysis.keyToday },
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
