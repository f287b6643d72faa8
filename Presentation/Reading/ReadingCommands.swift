import Domain
import PresentationKit
import TextUI

/// A parsed command about favourites, shelves, the reading log or statistics.
enum ReadingCommand: Equatable, Sendable {
  case like(String)
  case unlike(String)
  /// Lists a shelf. `only` restricts the shelf of paused and dropped books to one of these statuses.
  case shelf(BookshelfList?, only: Shelf?, BookSort?, search: String?, matching: BookFilter)
  case log(month: String?)
  case stats(StatsView, svg: String?, png: String?)

  /// The statistic that `books stats` shows.
  enum StatsView: Equatable, Sendable {
    case summary
    case days(Int)
    case months(Int)
    /// The books finished per month.
    case finished
    /// The records per part of the day.
    case hours
    case categories
    case calendar(String)
  }
}

/// The specifications of the shelf and statistics commands.
enum ReadingCommands {
  static let all = [like, shelf, stats]

  private static let like = CommandSpec(
    "books like", Phrase("책 찜하기 (--off면 찜 취소)", "like a book, or unlike it"),
    arguments: [ArgumentSpec("ISBN|BOOK")],
    options: [OptionSpec("off", nil, Phrase("찜 취소", "remove the like"))],
    examples: [
      Example("books like 데미안", "books like Walden"),
      Example("books like 데미안 --off", "books like Walden --off"),
    ], writes: true
  ) { read in
    let word = read.word("ISBN|BOOK")
    return read.has("off") ? ReadingCommand.unlike(word) : ReadingCommand.like(word)
  }

  static let wanted = OptionSpec("wanted", nil, Phrase("읽고 싶은 책", "books to read"))

  private static let shelf = CommandSpec(
    "books shelf",
    Phrase(
      "책장 보기 (다 읽은 책, 찜한 책, 읽고 싶은 책…)",
      "show the bookshelf: finished, liked, wanted, paused or dropped books"),
    lists: .shelf,
    options: [
      OptionSpec("finished", nil, Phrase("다 읽은 책", "finished books")),
      OptionSpec("liked", nil, Phrase("찜한 책", "liked books")),
      wanted,
      BookCommands.paused, BookCommands.dropped,
      OptionSpec(
        "search", "T",
        Phrase("제목이나 지은이에 이 말이 있는 책만", "only books with this text in the title or author")),
      OptionSpec(
        "sort", "ORDER", Phrase("순서 (기본값: 최근순)", "order (default: newest first)"),
        named: NamedChoices.sorts([.title, .titleDown, .author, .authorDown])),
      .filter(BookFacet.self),
    ],
    examples: [
      "books shelf --finished", "books shelf --liked --sort title --json",
      "books shelf --finished --where 'rating>=4 >2025'",
    ]
  ) { (read) throws(ArgumentParseError) in
    let names = ["finished", "liked", "wanted", "paused", "dropped"].filter(read.has)
    let both = names == ["paused", "dropped"]
    if names.count > 1, !both { throw .contradiction(names[0], names[1]) }
    let name = names.first
    let only =
      both ? nil : name.flatMap(Shelf.init).flatMap { [.paused, .dropped].contains($0) ? $0 : nil }
    let shown = both || only != nil ? .pausedOrDropped : name.flatMap(BookshelfList.init)
    return ReadingCommand.shelf(
      shown, only: only, read.value("sort").flatMap(BookSort.init), search: read.value("search"),
      matching: try read.filter(BookFacet.self))
  }

  private static let stats = CommandSpec(
    "books stats", Phrase("독서 돌아보기", "show statistics about your reading"),
    options: [
      OptionSpec("days", "N", Phrase("N일 동안 날마다 읽은 쪽수", "pages per day, for N days")),
      OptionSpec("months", "N", Phrase("N달 동안 달마다 읽은 쪽수", "pages per month, for N months")),
      OptionSpec("monthly", nil, Phrase("달마다 다 읽은 책", "finished books per month")),
      OptionSpec("hours", nil, Phrase("시간대별 쪽수", "pages by time of day")),
      OptionSpec("categories", nil, Phrase("분류별 쪽수", "pages per category")),
      OptionSpec("calendar", "YYYY-MM", Phrase("달력으로 볼 달", "month to show as a calendar")),
      OptionSpec("svg", "FILE", Phrase("그래프를 SVG 파일로 저장", "write the chart as an SVG file")),
      OptionSpec("png", "FILE", Phrase("그래프를 PNG 파일로 저장", "write the chart as a PNG file")),
    ],
    examples: ["books stats", "books stats --days 14", "books stats --categories --json"]
  ) { (read) throws(ArgumentParseError) in
    let chosen = ["days", "months", "monthly", "hours", "categories", "calendar"].filter(read.has)
    if chosen.count > 1 { throw .contradiction(chosen[0], chosen[1]) }
    return ReadingCommand.stats(
      try view(chosen.first, read), svg: read.value("svg"), png: read.value("png"))
  }

  private static func view(_ name: String?, _ read: ReadArguments) throws(ArgumentParseError)
    -> ReadingCommand.StatsView
  {
    switch name {
    case "days": .days(try read.number("days") ?? PageWindow.weeks)
    case "months": .months(try read.number("months") ?? 6)
    case "monthly": .finished
    case "hours": .hours
    case "categories": .categories
    case "calendar": .calendar(read.value("calendar") ?? "")
    default: .summary
    }
  }
}
