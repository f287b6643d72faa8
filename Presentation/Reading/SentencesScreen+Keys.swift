import Domain
import PresentationKit
import TextUI

extension SentencesScreen {
  enum Action: Equatable, Sendable {
    case open(ID<Book>)
    case edit(Sentence, Book)
    case remove(Sentence)
    case keep(Sentence)
    case copy(Sentence)
    case code(Sentence, Book)
    case export, search
    case sort(BookSort)
    case everything, leave
  }

  var bindings: [Binding] { line.isOpen ? searchKeys : keys.bindings }

  var keys: KeyTable<Action> {
    let none = chosen == nil ? words.noSentenceChosen : nil
    let (sentence, book) = (chosen?.sentence, chosen?.book)
    let isAll = query.search == nil
    return KeyTable([
      .init(
        Binding(
          .escape, meaning: isAll ? words.keyBack : words.keyShowAll, isPrimary: true,
          glyphs: glyphs), isAll ? .leave : .everything),
      .init(
        Binding(
          .enter, meaning: words.keyOpenBookOfQuote, on: .row, unavailable: none, isPrimary: true,
          glyphs: glyphs), book.map { .open($0.id) }),
      .init(
        Binding(.character("c"), meaning: words.keyCopy, on: .row, unavailable: none),
        sentence.map(Action.copy)),
      .init(
        .code(context.language, on: .row, unavailable: none),
        sentence.flatMap { sentence in book.map { .code(sentence, $0) } }),
      .init(
        Binding(.character("e"), meaning: words.keyEdit, on: .row, unavailable: none),
        sentence.flatMap { sentence in book.map { .edit(sentence, $0) } }),
      .init(
        Binding(.character("x"), meaning: words.keyRemove, on: .row, unavailable: none),
        sentence.map(Action.remove)),
      .init(Binding(.character("s"), meaning: words.keySearchShelf, unavailable: empty), .search),
      .init(
        Binding(
          .character("o"), meaning: words.keySort,
          unavailable: books.total < 2 ? words.tooFewToOrder : nil),
        .sort(query.sort.nextOnShelf)),
      .init(
        Binding(.character("w"), meaning: words.keyKeep, on: .row, unavailable: none),
        sentence.map(Action.keep)),
      .init(Binding(.character("m"), meaning: words.keyMarkdown, unavailable: none), .export),
      .init(.arrows(words.keyChoose, unless: none, glyphs)),
    ])
  }

  private var empty: String? {
    books.total == 0 && query.search == nil ? words.noSentenceToFind : nil
  }
}
