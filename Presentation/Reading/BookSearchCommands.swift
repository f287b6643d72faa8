import Domain
import PresentationKit
import TextUI

/// The parsed commands that search book services.
enum BookSearchCommand: Equatable, Sendable {
  case search(String, page: Int, in: BookSource?)
  case lookup(String, in: BookSource?)
  case discover(DiscoveryRequest, in: BookSource?)
}

/// The specifications of the book search commands.
enum BookSearchCommands {
  static let all = [search, lookup, discover]

  private static let source = OptionSpec(
    "source", "NAME", Phrase("NAME에서만 찾기", "only source to search"),
    named: NamedChoices.bookSources)

  private static func source(_ read: ReadArguments) -> BookSource? {
    read.value("source").flatMap(BookSource.init)
  }

  private static let search = CommandSpec(
    "books search", Phrase("책 찾기 (제목이나 지은이)", "search for books by title or author"),
    lists: .bookSearchResults, arguments: [ArgumentSpec("TEXT", takesRest: true)],
    options: [source, OptionSpec("page", "N", Phrase("검색 결과에서 볼 쪽", "page of results"))],
    examples: [
      Example("books search 데미안", "books search walden"),
      Example(
        "books search '노르웨이의 숲' --page 2 --json", "books search 'norwegian wood' --page 2 --json"),
    ]
  ) { (read) throws(ArgumentParseError) in
    BookSearchCommand.search(
      read.word("TEXT"), page: try read.number("page") ?? 1, in: source(read))
  }

  private static let lookup = CommandSpec(
    "books lookup", Phrase("ISBN으로 책 찾아보기", "look up a book by ISBN"),
    arguments: [ArgumentSpec("ISBN")], options: [source],
    examples: ["books lookup 9788937460449"]
  ) { read in BookSearchCommand.lookup(read.word("ISBN"), in: source(read)) }

  private static let discover = CommandSpec(
    "books discover",
    Phrase("많이 찾거나 새로 나온 책 둘러보기", "browse lists of books"),
    lists: .bookSearchResults, arguments: [ArgumentSpec("LIST")],
    options: [
      source,
      OptionSpec("category", "C", Phrase("이 분류의 책만 (에세이…)", "only books of a category (essay…)")),
    ],
    examples: ["books discover bestseller", "books discover new --category essay"]
  ) { (read) throws(ArgumentParseError) in
    let code = NamedChoice.code(of: read.word("LIST"), among: NamedChoices.discoveries)
    guard let list = code.flatMap(DiscoveryList.init(rawValue:)) else {
      throw .notNamed(
        option: "LIST", value: read.word("LIST"), NamedChoices.discoveries)
    }
    let request = DiscoveryRequest(list, of: try BookCommands.category(read))
    return BookSearchCommand.discover(request, in: source(read))
  }
}
