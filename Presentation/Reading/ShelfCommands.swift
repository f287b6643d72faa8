import Domain
import PresentationKit
import TextUI

/// A parsed command that changes a book's status: wanted, paused, dropped or finished.
enum ShelfCommand: Equatable, Sendable {
  /// Adds a book to the to-read list by title or ISBN, with the details that the user typed.
  case want(String, facts: BookDraft)
  case stopWanting(String)
  case pause(String)
  case drop(String)
  case resume(String)
  case finish(String, on: String?)
  case tag(String, TagsChange)
}

/// The specifications of the status commands.
enum ShelfCommands {
  static let all = [want, pause, drop, resume, finish, tag]

  /// The option for a past day.
  static let on = OptionSpec(
    "on", "DAY", Phrase("읽은 날 (어제, 3월 7일…; 기본값: 오늘)", "day you read (default: today)"))

  private static let book = [ArgumentSpec("BOOK")]

  private static let want = CommandSpec(
    "books want",
    Phrase("읽고 싶은 책 목록에 담기 (--off면 지우기)", "add a book to your to-read list, or remove it"),
    arguments: [ArgumentSpec("TITLE|ISBN", isText: true, takesRest: true)],
    options: [
      BookCommands.author, BookCommands.pages,
      OptionSpec("off", nil, Phrase("읽고 싶은 책에서 지우기", "remove it from the list")),
    ],
    examples: [
      Example(
        "books want 싯다르타 --author '헤르만 헤세'", "books want Siddhartha --author 'Hermann Hesse'"),
      Example("books want 싯다르타 --off", "books want Siddhartha --off"),
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    let word = read.word("TITLE|ISBN")
    if read.has("off") {
      for option in ["author", "pages"] where read.has(option) {
        throw .contradiction("off", option)
      }
      return ShelfCommand.stopWanting(word)
    }
    let facts = BookDraft(
      title: word, author: read.value("author") ?? "", pages: try read.number("pages"))
    return ShelfCommand.want(word, facts: facts)
  }

  private static let pause = CommandSpec(
    "books pause", Phrase("책 읽기를 잠시 멈추기", "pause a book"), arguments: book,
    examples: [Example("books pause 데미안", "books pause Walden")], writes: true
  ) { read in ShelfCommand.pause(read.word("BOOK")) }

  private static let drop = CommandSpec(
    "books drop", Phrase("책을 그만 읽기", "drop a book"), arguments: book,
    examples: [Example("books drop 데미안", "books drop Walden")], writes: true
  ) { read in ShelfCommand.drop(read.word("BOOK")) }

  private static let resume = CommandSpec(
    "books resume", Phrase("멈춘 책이나 다 읽은 책을 다시 읽기", "resume a book, or read it again"),
    arguments: book,
    examples: [Example("books resume 데미안", "books resume Walden")], writes: true
  ) { read in ShelfCommand.resume(read.word("BOOK")) }

  private static let finish = CommandSpec(
    "books finish", Phrase("책을 다 읽은 것으로 표시하기", "mark a book as finished"), arguments: book,
    options: [on],
    examples: [
      Example("books finish 데미안", "books finish Walden"),
      Example("books finish 데미안 --on 2026-03-01", "books finish Walden --on 2026-03-01"),
    ], writes: true
  ) { read in ShelfCommand.finish(read.word("BOOK"), on: read.value("on")) }

  private static let tag = CommandSpec(
    "books tag", Phrase("책에 태그를 붙이거나 떼기", "add tags to a book, or remove them"),
    arguments: [ArgumentSpec("BOOK"), ArgumentSpec("TAG", isText: true, takesRest: true)],
    options: [OptionSpec("off", nil, Phrase("태그 떼기", "remove the tags"))],
    examples: [
      Example("books tag 데미안 고전 성장", "books tag Walden classics nature"),
      Example("books tag 데미안 성장 --off", "books tag Walden nature --off"),
    ], writes: true
  ) { read in
    let tags = [read.word("TAG")]
    return ShelfCommand.tag(read.word("BOOK"), read.has("off") ? .remove(tags) : .add(tags))
  }
}
