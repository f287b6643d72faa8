package import Domain
import PresentationKit
import TextUI

/// The texts of the bookshelf screens.
extension ReadingWords {
  // MARK: Shelf

  package func name(of list: BookshelfList) -> String {
    switch list {
    case .finished: say("다 읽은 책", "Finished")
    case .liked: say("찜한 책", "Liked")
    case .wanted: name(of: BookStatus.wanted)
    case .pausedOrDropped: say("멈춘 책", "Paused and dropped")
    }
  }
  var sentencesOnShelf: String { title(BookScreen.Side.sentences) }

  func shelfOrder(_ sort: BookSort) -> String { name(sort) }

  func matchesOnShelf(_ search: String, _ count: Int) -> String {
    say("‘\(brief(search))’ \(count)권", "“\(brief(search))” \(books(count))")
  }
  func noBookMatches(_ search: String) -> String {
    say(
      "‘\(brief(search))’에 맞는 책이 없어요. Esc로 모두 볼 수 있어요.",
      "No book matches “\(brief(search))”. Press Esc to show all.")
  }
  var emptyFinished: String {
    say(
      "아직 다 읽은 책이 없어요. 다 읽으면 여기에 꽂혀요. h를 누르면 읽는 책이 보여요.",
      "No finished books yet. Books you finish appear here. Press h to see what you are reading.")
  }
  var emptyLiked: String {
    say(
      "아직 찜한 책이 없어요. /로 책을 찾아서 찜해 보세요.",
      "No liked books yet. Press / to search for books and like them.")
  }
  /// Returns the text of an empty list.
  func empty(_ list: BookshelfList) -> String {
    switch list {
    case .finished: emptyFinished
    case .liked: emptyLiked
    case .wanted:
      say(
        "아직 읽고 싶은 책이 없어요. /로 책을 찾아 w를 누르면 담겨요.",
        "No books to read yet. Press / to search for books, then w to add them here.")
    case .pausedOrDropped:
      say(
        "멈추거나 그만 읽은 책이 없어요. 읽는 책에서 p나 d를 누르면 여기로 옮겨져요.",
        "No paused or dropped books. Press p or d on a book you are reading to move it here.")
    }
  }
  var shelfSearchHint: String { FilterWords(language: language).hint("rating>=4") }
  var finishedInTime: String { say("목표 달성", "in time") }
  var finishedLate: String { say("목표보다 늦음", "after the target") }
  var likedGoal: String { say("내 책", "in your books") }

  /// Returns a rating of 1…5 as stars, or as ASCII characters if the terminal lacks stars.
  func shelfStars(_ rating: Rating, _ glyphs: Glyphs) -> String {
    glyphs.across.count > 1 ? stars(rating) : stars(rating, "*", "+", "-")
  }

  // MARK: Keys

  var keySearchShelf: String { say("여기서 찾기", "find here") }
  var noBookToFind: String { say("찾을 책이 없어요.", "There are no books to search.") }
  var tooFewToOrder: String { say("순서를 바꿀 만큼 책이 많지 않아요.", "There are too few books to sort.") }
  var unlikeOnlyLiked: String {
    say(
      "찜한 책 목록에서만 되는 키예요. f로 목록을 바꿔 보세요.",
      "This key works in the list of liked books. Press f to switch to it.")
  }

  // MARK: Quotes

  var keyOpenBookOfQuote: String { say("책 열기", "open the book") }

  var keyMarkdown: String { say("마크다운으로 내보내기", "export as Markdown") }
  var noSentenceChosen: String { say("고른 문장이 없어요.", "No quote is selected.") }
  var noSentenceToFind: String { say("찾을 문장이 없어요.", "There are no quotes to search.") }
  var emptySentences: String {
    say(
      "담아 둔 문장이 없어요. 책을 열면 마음에 드는 문장을 담을 수 있어요.",
      "No quotes yet. Open a book and save the words you like.")
  }
  var sentencesSearchHint: String {
    say("제목, 지은이, 문장 (Enter로 찾기)", "title, author or words (Enter: search)")
  }
  func noSentenceMatches(_ search: String) -> String {
    say(
      "‘\(brief(search))’에 맞는 문장이 없어요. Esc로 모두 볼 수 있어요.",
      "No quote matches “\(brief(search))”. Press Esc to show all.")
  }
  func editedOn(_ day: Day) -> String { say("\(day) 고침", "changed \(day)") }

  // MARK: Exporting quotes

  func exportTitle(_ query: SentencesQuery) -> String {
    guard let search = query.search else {
      return say("문장을 마크다운으로 내보내기", "Export the quotes as Markdown")
    }
    return say(
      "‘\(brief(search))’ 검색 결과를 마크다운으로 내보내기",
      "Export the quotes matching “\(brief(search))” as Markdown")
  }
  var exportFile: String { FileWords(language).label }
  var exportHint: String {
    say(
      "파일 이름만 적으면 haru를 실행한 폴더에 저장돼요. 같은 이름의 파일이 있으면 덮어써요.",
      "Without a folder, the file is saved where you started Haru. An existing file with "
        + "that name is replaced.")
  }
  var exportNameMissing: String { FileWords(language).nameMissing }
}
