import Domain
package import PresentationKit
import TextUI

/// The entry of the books part in the list of features.
package enum ReadingFeature {
  package static let name = PartWords.books

  package static var commands: [CommandList] {
    [
      CommandList("books") { BookSearchCommands.all },
      CommandList("books") { BookCommands.all },
      CommandList("books") { ShelfCommands.all },
      CommandList("quotes") { QuoteCommands.all },
      CommandList("books") { ReadingCommands.all },
      CommandList("books") { GoalCommands.all + [BookExportCommand.spec] },
    ]
  }

  package static let entry = FeatureDescriptor(
    name: name, sign: { $0.bar },
    records: { records }, trash: { trash }, changePhrases: { changePhrases },
    tutorial: { tutorial },
    settings: { settings },
    keyContexts: {
      [
        .reading, .book, .bookSearch, .bookSearchResult, .shelf, .sentences, .records, .analysis,
        .chart,
      ]
    },
    route: { (id, features, language) throws(Report) in
      do throws(ReadingFailure) { return try route(to: id, features) } catch {
        guard case .storage = error else { return nil }
        throw error.report(language)
      }
    })

  private static let records: [RecordSummaryKind: RecordWords] = [
    .book: RecordWords(PartWords.book, did: PartWords.book),
    .pages: RecordWords(PartWords.book, did: Phrase("읽음", "read")),
    .finish: RecordWords(PartWords.book, did: PartWords.finished),
    .sentence: RecordWords(PartWords.sentence, did: Phrase("문장", "quoted")),
    .favourite: RecordWords(PartWords.likedBook, did: PartWords.likedBook),
  ]

  private static let trash: [TrashItem.Kind: Phrase] = [
    .book: PartWords.book,
    .records: ReadingWords.log,
    .sentence: PartWords.sentence,
  ]

  private static let settings = PartSettings(
    notice: SettingText(
      .booksNotify, Phrase("읽을 책", "Books to read"),
      Phrase("읽을 책을 알리기", "a notification about the books to read")),
    notices: [
      SettingText(
        .booksHour, Phrase("독서 알림 시각", "Reading reminder time"),
        Phrase("읽을 쪽수를 알리는 시각", "the hour of the notification about books"))
    ],
    own: [
      SettingText(
        .booksSource, Phrase("책 찾는 곳", "Book source"),
        Phrase("책을 찾는 곳", "service Haru uses to search for books"),
        { value in
          BookSource(rawValue: value).map { source in
            switch source {
            case .openlibrary: Phrase("Open Library", "Open Library")
            case .kakao, .naru:
              Phrase(
                BookSearchWords(.korean).name(source), BookSearchWords(.english).name(source))
            // The end date is part of the choice, so that users know it beforehand.
            case .aladin: Phrase("알라딘, 2026년 10월 30일 종료", "Aladin, ended 30 October 2026")
            case .library: Phrase("내 책", "My library")
            }
          }
        }),
      SettingText(
        .booksKakaoKey, Phrase("카카오 키", "Kakao key"),
        Phrase("카카오의 키(REST API 키)", "your Kakao key (REST API key)")),
      SettingText(
        .booksKakaoURL, Phrase("카카오 주소", "Kakao address"),
        Phrase("카카오 책 검색의 주소", "URL of the Kakao book search")),
      SettingText(
        .booksNaruKey, Phrase("도서관 정보나루 키", "Data4Library key"),
        Phrase("도서관 정보나루의 키(인증키)", "your Data4Library key")),
      SettingText(
        .booksNaruURL, Phrase("도서관 정보나루 주소", "Data4Library address"),
        Phrase("도서관 정보나루의 주소", "URL of Data4Library")),
      SettingText(
        .booksAladinKey, Phrase("알라딘 키", "Aladin key"),
        Phrase("알라딘의 키(TTBKey)", "your Aladin key (TTBKey)")),
      SettingText(
        .booksAladinURL, Phrase("알라딘 주소", "Aladin address"),
        Phrase("알라딘의 주소", "URL of Aladin")),
      SettingText(
        .booksOpenLibraryURL, Phrase("Open Library 주소", "Open Library address"),
        Phrase("Open Library의 주소", "URL of Open Library")),
      SettingText(
        .booksTarget, Phrase("기본 목표일", "Default target"),
        Phrase(
          "목표일 없이 추가한 책의 목표일", "target date of a book added without one")),
      SettingText(
        .booksOffline, Phrase("오프라인으로만 찾기", "Offline"),
        Phrase("책을 찾을 때 인터넷에 연결하지 않기", "never connect to book services")),
    ],
    remembered: [
      SettingText(
        .booksShelf,
        Phrase(ReadingWords(.korean).title(.shelf), ReadingWords(.english).title(.shelf)),
        Phrase("책장에 보여 줄 목록", "list shown on the shelf")),
      SettingText(
        .booksSort, Phrase("책 순서", "Book order"),
        Phrase("읽는 책의 순서", "order of the books you are reading")),
      SettingText(
        .booksView, Phrase("찾은 책 보기", "Search results view"),
        Phrase("찾은 책을 보여 주는 방식", "layout of search results")),
    ])

  /// Returns the route to a book by its id or ISBN, by the id of one of its quotes, or by the name of a favourite.
  /// Returns nil if nothing matches exactly.
  private static func route(to id: String, _ features: Features) throws(ReadingFailure) -> Route? {
    let books = features.reading.books
    func nilIfUnknown<T>(_ look: () throws(ReadingFailure) -> T) throws(ReadingFailure) -> T? {
      do throws(ReadingFailure) { return try look() } catch {
        if case .storage = error { throw error }
        return nil
      }
    }
    let book = try nilIfUnknown { () throws(ReadingFailure) in try books.find(id) }
    if let book, book.id.text == id || book.facts.isbn?.text == id {
      return .reading(.book(book.id))
    }
    let sentence = try nilIfUnknown { () throws(ReadingFailure) in try books.sentence(id) }
    if let sentence, sentence.id.text == id { return .reading(.book(sentence.book)) }
    let liked = try nilIfUnknown { () throws(ReadingFailure) in try books.favourite(id) }
    if let liked, liked.name.text == id {
      return .reading(.search(.result(BookSearchResult(liked.facts))))
    }
    return nil
  }
}

extension Part {
  package static let reading = Part("reading", ReadingFeature.name, .violet, kept: .books) {
    look, _, _ in
    ReadingPages(look)
  }
}
