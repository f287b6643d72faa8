import Domain
import PresentationKit
import TextUI

/// The screen of one book: its status, and below the status one of three tabs.
package struct BookScreen: Equatable, Sendable, BooksScreen, ScrollingScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .book }
  /// The tabs of the screen.
  package enum Side: Int, CaseIterable, Sendable { case overview, analysis, sentences }

  let id: ID<Book>
  var words: ReadingWords { ReadingWords(context.language) }
  private(set) var detail: BookDetail?
  private(set) var side = Side.overview
  /// The scroll offset of the overview.
  private(set) var scroll = ScrollCursor()
  private(set) var sentences = ListCursor<Sentence>()
  /// The cover image; nil until loaded.
  private(set) var cover: CoverImage?
  private var covering = InFlightTask("book.cover")

  init(_ id: ID<Book>, _ context: ViewContext) {
    self.context = context
    self.id = id
  }

  var reload: [Work] { [.reading(.book(id))] }
  var inFlight: [TaskID] { covering.inFlight.map { [$0] } ?? [] }
  var book: Book? { detail?.progress.book }
  /// The selected quote; nil outside the quotes tab.
  var sentence: Sentence? { side == .sentences ? sentences.chosen : nil }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    switch event {
    case .book(let detail) where detail.progress.book.id == id:
      self.detail = detail
      cover = detail.cover ?? cover
      sentences.show(detail.sentences, keeping: \.id)
    case .done(let change):
      // A removed book closes its screen.
      if case .removed(let book)? = change.outcome, book.id == id { return [.back] }
      if case .quoted(let sentence)? = change.outcome, sentence.book == id { side = .sentences }
    case .home, .book, .newTarget, .shelf, .analysis, .search, .failed: break
    }
    return []
  }

  mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [ScreenEffect] {
    guard let answer = result.books?.found else { return [] }
    guard covering.takes(taskID), case .cover(let image) = answer else { return [] }
    cover = image
    return image == nil ? [.say(NoticeLine(.refusal, words.noCoverCame))] : []
  }

  // MARK: Keys

  enum Action: Equatable, Sendable {
    case read(Book)
    case finish(Book)
    case quote(Book)
    case edit(Book)
    case remove(Book)
    case rate(Book)
    case rateByHalf(Book, Int)
    case shelve(Book, ShelfStep)
    case like(Book)
    case unlike(LikedName)
    case records(Book)
    case copyLink(String)
    case cover(String)
    case origin(RecordOrigin)
    case back
    case requote(Sentence, Book)
    case unquote(Sentence)
    case keep(Sentence)
    case copy(Sentence)
    case code(Book, Sentence?)
  }

  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<Action> {
    guard let detail else {
      return KeyTable([
        .init(Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs), .back)
      ])
    }
    let rows: [KeyTable<Action>.Row] = side == .sentences ? sentenceRows(detail) : []
    return KeyTable(rows + bookRows(detail))
  }

  private func bookRows(_ detail: BookDetail) -> [KeyTable<Action>.Row] {
    let book = detail.progress.book
    let cannotRead = words.cannotRead(detail.progress)
    let isOnSentences = side == .sentences
    let like = detail.isLiked ? Action.unlike(book.facts.likedName) : .like(book)
    // On the sentences tab these two keys act on the sentence.
    let ofBook: [KeyTable<Action>.Row] =
      isOnSentences
      ? []
      : [
        .init(Binding(.character("e"), meaning: words.keyEdit, isPrimary: true), .edit(book)),
        .init(
          Binding(.character("x"), .character("D"), .delete, meaning: words.keyRemove),
          .remove(book)),
      ]
    return [
      .init(
        Binding(.character("r"), meaning: words.keyRead, unavailable: cannotRead, isPrimary: true),
        .read(book)),
      .init(Binding(.character("s"), meaning: words.keyQuote, isPrimary: true), .quote(book)),
      .init(
        Binding(
          .left, .right, label: glyphs.arrowKeys(2, 3), meaning: words.keyTabs, isPrimary: true),
        nil),
      .init(
        Binding(
          .character("y"), meaning: words.keyHistory,
          unavailable: detail.reading.records.isEmpty ? words.noRecords : nil,
          isPrimary: side == .analysis), .records(book)),
      .init(Binding(.character("*"), meaning: words.keyRate), .rate(book)),
      .init(Binding(.character("+"), meaning: words.keyHalfStar), .rateByHalf(book, 1)),
      .init(Binding(.character("-"), meaning: words.keyHalfStarLess), .rateByHalf(book, -1)),
      .init(
        Binding(
          .character("f"), meaning: words.keyFinish, unavailable: cannotRead), .finish(book)),
      .init(
        Binding(.character("l"), meaning: detail.isLiked ? words.keyUnlike : words.keyLike), like),
      .init(
        Binding(
          .character("o"), meaning: words.keyLink,
          unavailable: book.facts.link == nil ? words.noLink : nil),
        book.facts.link.map { .copyLink($0.text) }),
      .init(
        Binding(
          .character("i"), meaning: words.keyCover,
          unavailable: book.facts.cover == nil ? words.noCover : cover == nil ? nil : words.hasCover
        ),
        book.facts.cover.map { .cover($0.text) }),
      .init(.code(context.language), .code(book, sentence)),
      originRow(detail.origin),
      .init(.arrows(isOnSentences ? words.keyChoose : words.keyScroll, glyphs)),
      .init(Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs), .back),
    ] + ofBook + shelveRows(book)
  }

  private func originRow(_ origin: RecordOrigin) -> KeyTable<Action>.Row {
    let labels = OriginWords(language: context.language)
    return .init(
      Binding(
        .character("v"), meaning: labels.keyOrigin,
        unavailable: origin.isKnown ? nil : labels.nothing), .origin(origin))
  }

  private func shelveRows(_ book: Book) -> [KeyTable<Action>.Row] {
    words.shelveKeys(book).map { key in
      .init(Binding(.character(key.key), meaning: key.meaning), .shelve(book, key.step))
    }
  }

  private func sentenceRows(_ detail: BookDetail) -> [KeyTable<Action>.Row] {
    let sentence = sentence
    let none = sentence == nil ? words.noSentences : nil
    return [
      .init(
        Binding(
          .character("e"), .enter, meaning: words.keyEditSentence, unavailable: none,
          isPrimary: true), sentence.map { .requote($0, detail.progress.book) }),
      .init(
        Binding(
          .character("x"), .character("D"), .delete, meaning: words.keyRemoveSentence,
          unavailable: none,
          isPrimary: true), sentence.map(Action.unquote)),
      .init(
        Binding(.character("w"), meaning: words.keyKeep, unavailable: none, isPrimary: true),
        sentence.map(Action.keep)),
      .init(
        Binding(.character("c"), meaning: words.keyCopy, unavailable: none),
        sentence.map(Action.copy)),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .left || key == .right {
      let count = Side.allCases.count
      let step = key == .right ? 1 : count - 1
      turn(to: Side(rawValue: (side.rawValue + step) % count) ?? .overview)
      return []
    }
    return move(key, in: area) ? [] : keys.press(key) { perform($0) }
  }

  private mutating func turn(to side: Side) {
    self.side = side
    scroll = ScrollCursor()
  }

  private mutating func move(_ key: Key, in area: Area) -> Bool {
    let room = layout(in: area).side.size
    switch side {
    case .overview:
      let lines = overview(columns: room.columns).count
      return scroll.move(by: key, over: lines, height: room.rows, overlap: 1)
    case .sentences: return sentences.move(by: key, height: room.rows / 3)
    case .analysis: return false
    }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .code(let book, let sentence): return [.show(QRScreen(QRText(book, sentence), context))]
    case .read(let book): return [.open(.reading(.read(book)))]
    case .finish(let book): return finish(book)
    case .quote(let book): return [.open(.reading(.quote(book)))]
    case .edit(let book): return [.open(.reading(.edit(book)))]
    case .remove(let book): return [.work(.reading(.remove(book.id)))]
    case .rate(let book): return [.work(.reading(.rate(book.id, words.nextRating(book))))]
    case .rateByHalf(let book, let step):
      return [.work(.reading(.rate(book.id, words.rating(of: book, by: step))))]
    case .shelve(let book, let step): return [.work(.reading(.shelve(book.id, step)))]
    case .like(let book): return [.work(.reading(.like(book)))]
    case .unlike(let name): return [.work(.reading(.unlike(name)))]
    case .records(let book): return [.open(.reading(.records(book)))]
    case .copyLink(let link): return [.copy(link)]
    case .cover(let address):
      return [.say(NoticeLine(.plain, CoverWords(words.language).loading))]
        + covering.ask(.books(.cover(address)))
    case .origin(let origin): return [.show(OriginScreen(origin, context))]
    case .requote(let sentence, let book): return [.open(.reading(.requote(sentence, of: book)))]
    case .unquote(let sentence): return [.work(.reading(.unquote(sentence)))]
    case .keep(let sentence): return [.work(.keepSentence(sentence))]
    case .copy(let sentence): return [.copy(sentence.text.text)]
    case .back: return [.back]
    }
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    if let panels = panels(in: area) {
      if let hit = Side.allCases.first(where: { panels.area(of: $0).contains(point) }) {
        turn(to: hit)
      }
      return []
    }
    if let index = tabs.tab(at: point, in: layout(in: area).tabs) {
      turn(to: Side(rawValue: index) ?? side)
    }
    return []
  }
}
