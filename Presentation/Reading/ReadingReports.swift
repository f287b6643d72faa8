package import Domain
package import PresentationKit
import TextUI

extension ReadingWords {
  /// The kind of record that the user meant by a reference that matches nothing.
  package enum Meant { case book, sentence, favourite }

  /// Returns the report of an error, for the command line and the screens. Every case has its own sentence.
  package func report(_ error: ReadingFailure, _ meant: Meant = .book) -> Report {
    switch error {
    case .refused(let refusal): report(refusal)
    case .unknown(let reference, let nearest):
      unknown(Printable.brief(reference), meant, NearestWords(language).sentence(nearest))
    case .ambiguous(let reference, let books):
      ambiguous(
        reference,
        books.map { book in
          isPlain
            ? record(book.facts.title.text, [author(book.facts), progress(book), book.id.text])
            : "\(book.id)  \(book.facts.title.text)"
              + (author(book.facts).map { " · " + $0 } ?? "") + "  \(progress(book))"
        }, .book)
    case .ambiguousSentence(let reference, let sentences):
      ambiguous(reference, sentences.map { "\($0.id)  \(brief($0.text.text))" }, .sentence)
    case .ambiguousFavourite(let reference, let favourites):
      ambiguous(reference, favourites.map { "\($0.name.text)  \($0.facts.title.text)" }, nil)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }

  private func date(_ day: Day) -> String { CalendarWords.fullDay(day, in: language) }

  private func unknown(_ reference: String, _ meant: Meant, _ nearest: String) -> Report {
    switch meant {
    case .book:
      Report(
        code: "unknownBook",
        message: say(
          "‘\(reference)’에 맞는 책이 없어요. 내 책은 `haru books list --all`에서 볼 수 있어요.",
          "No book matches “\(reference)”. `haru books list --all` lists your books.") + nearest,
        field: "BOOK", status: .notFound)
    case .sentence:
      Report(
        code: "unknownQuote",
        message: say(
          "‘\(reference)’에 맞는 문장이 없어요. `haru quotes`에서 id를 볼 수 있어요.",
          "No quote matches “\(reference)”. `haru quotes` lists the ids."),
        field: "ID", status: .notFound)
    case .favourite:
      Report(
        code: "unknownBook",
        message: say(
          "찜한 책 중에 ‘\(reference)’ 책은 없어요. 찜한 책은 `haru books shelf --liked`에서 볼 수 있어요.",
          "No liked book matches “\(reference)”. To list your liked books: `haru books shelf --liked`."
        ) + nearest,
        field: "BOOK", status: .notFound)
    }
  }

  private func ambiguous(_ reference: String, _ candidates: [String], _ ids: RecordKind?)
    -> Report
  {
    Report(
      code: "ambiguous",
      message: say(
        "‘\(Printable.brief(reference))’에 맞는 항목이 여러 개예요. id로 골라 주세요.",
        "Several items match “\(Printable.brief(reference))”. Choose one by its id."),
      field: nil, status: .usage, candidates: candidates, ids: ids)
  }

  /// Returns the report of a broken rule. It says what is wrong and what would be accepted.
  private func report(_ refusal: BookRefusal) -> Report {
    switch refusal {
    case .titleEmpty: refused("titleEmpty", "title", titleEmpty)
    case .tooLong(let field, let limit):
      refused(field.rawValue + "TooLong", field.rawValue, hasAtMost(limit, name(field)))
    case .controlCharacter(let field):
      refused("controlCharacter", field.rawValue, hasControlCharacter(name(field)))
    case .sentenceEmpty:
      refused(
        "quoteEmpty", "quote", "문장이 비어 있어요. 한 글자 이상 적어 주세요.",
        "The quote is empty. Write at least one character.")
    case .sentenceTooLong(let limit):
      refused(
        "quoteTooLong", "quote", "문장은 \(limit)글자까지 담을 수 있어요.",
        "A quote can have at most \(limit) characters.")
    case .badISBN:
      refused(
        "badISBN", "isbn",
        "ISBN이 맞지 않아요. 책 뒤에 있는 열 자리나 열세 자리 숫자를 다시 확인해 주세요. "
          + "제목으로 찾으려면: `haru books search 제목`. 직접 입력하려면: `haru books add 제목`",
        "That is not a valid ISBN. Check the 10 or 13 digits on the back of the book. To search by "
          + "title: `haru books search TITLE`. To enter a book by hand: `haru books add TITLE`")
    case .pagesRange(let range):
      refused(
        "pageRange", "pages", "쪽수는 \(range.lowerBound)부터 \(range.upperBound)까지 적을 수 있어요.",
        "The page count must be from \(range.lowerBound) to \(range.upperBound).")
    case .duplicateBook(let book):
      refused(
        "duplicateBook", "isbn",
        "이미 있는 책이에요: ‘\(brief(book.facts.title))’. 읽은 쪽은 `haru books read`로 적을 수 있어요.",
        "You already have “\(brief(book.facts.title))”. Record your progress with `haru books read`."
      )
    case .targetRange(let range):
      refused(
        "targetRange", "target",
        "목표일은 \(date(range.lowerBound))부터 \(date(range.upperBound))까지 고를 수 있어요.",
        "The target date must be from \(date(range.lowerBound)) to \(date(range.upperBound)).")
    case .ratingRange(let range):
      refused(
        "ratingRange", "rating",
        "별점은 \(range.lowerBound)부터 \(range.upperBound)까지 0.5점 단위로 적고, 지우려면 none을 적어 주세요.",
        "A rating must be from \(range.lowerBound) to \(range.upperBound) in steps of 0.5. To "
          + "remove the rating, use `none`.")
    case .goalRange(let range):
      refused(
        "goalRange", "goal",
        "독서 목표는 \(range.lowerBound)권부터 \(range.upperBound)권까지 정할 수 있어요. 지우려면 none을 적어 주세요.",
        "A reading goal must be from \(range.lowerBound) to \(range.upperBound) books. To "
          + "remove the goal, use `none`.")
    case .noteTooLong(let limit):
      refused(
        "noteTooLong", "note", "한 줄 평은 \(LengthWords(language).letters(limit))까지예요.",
        "A note can have at most \(LengthWords(language).letters(limit)).")
    case .positionRange(let range):
      refused(
        "positionRange", "position", "순서는 \(range.lowerBound)부터 \(range.upperBound)까지 적을 수 있어요.",
        "The position must be from \(range.lowerBound) to \(range.upperBound).")
    case .pageRange(let range):
      refused(
        "pageRange", "page", "이 책은 \(range.lowerBound)쪽부터 \(range.upperBound)쪽까지예요.",
        "The page must be from \(range.lowerBound) to \(range.upperBound).")
    case .percentRange(let range):
      refused(
        "pageRange", "page", "\(range.lowerBound)%부터 \(range.upperBound)%까지 적을 수 있어요.",
        "The percentage must be from \(range.lowerBound)% to \(range.upperBound)%.")
    case .goesBack(let page, let range, let isPercent):
      refused("goesBack", "page", goesBack(page, range, isPercent))
    case .notBetween(let day, let range, let isPercent, let later?):
      refused("goesBack", "page", goesPast(later, on: day, range, isPercent))
    case .notBetween(let day, let range, let isPercent, nil):
      refused("goesBack", "page", notBetween(day, range, isPercent))
    case .dayToCome(let latest):
      refused(
        "dayToCome", "on", "아직 오지 않은 날이에요. \(date(latest))까지 적을 수 있어요.",
        "That date is in the future. You can record reading up to \(date(latest)).")
    case .wrongStatus(let status, let accepted):
      refused("wrongStatus", "status", wrongStatus(status, accepted))
    case .tags(let refusal):
      refused(
        TagWords(language).code(refusal), "tag",
        TagWords(language).sentence(
          refusal, most: { say("태그는 책 한 권에 \($0)개까지예요.", "A book can have at most \($0) tags.") }))
    case .overdue(let title, let target, let range):
      refused("overdue", "target", overdue(title, target, range))
    case .alreadyComplete(let day?):
      refused(
        "alreadyComplete", "page",
        "\(date(day))에 다 읽은 책이에요. 잘못 적었다면 `haru books log 책 --remove last`로 마지막 기록을 지워 주세요. "
          + "다시 읽으려면 `haru books resume`을 실행해 주세요.",
        "You finished this book on \(date(day)). If that was a mistake, delete the last entry: "
          + "`haru books log BOOK --remove last`. To read it again, use `haru books resume`.")
    case .alreadyComplete(nil):
      refused(
        "alreadyComplete", "page", "다 읽은 책이에요. 다시 읽으려면 `haru books resume`을 실행해 주세요.",
        "This book is finished. To read it again, use `haru books resume`.")
    case .pagesUnknown:
      refused(
        "pagesUnknown", "page",
        "쪽수가 아직 없는 책이에요. 35%처럼 퍼센트로 적거나, `haru books edit 책 --pages N`으로 쪽수를 적어 주세요.",
        "The page count of this book is unknown. Enter a percentage such as 35%, or set the page "
          + "count with `haru books edit BOOK --pages N`.")
    case .nothingRead:
      refused(
        "nothingRead", nil, "지울 기록이 없어요. 아직 읽은 기록이 없는 책이에요.",
        "This book has no reading log yet, so there is nothing to remove.")
    case .changedSince: refused("changedSince", nil, changedElsewhere)
    case .readSince:
      refused(
        "readSince", nil, "그사이 더 읽은 기록이 있어서 되돌리지 않았어요.",
        "You have read further since this change, so it was not undone.")
    }
  }

  /// The report for a book or quote that was removed meanwhile.
  var gone: Report {
    Report(
      code: "unknownBook",
      message: StorageWords(language).gone, status: .notFound)
  }

  /// Returns the name of a field.
  func name(_ field: BookField) -> String {
    switch field {
    case .title: say("제목", "title")
    case .subtitle: say("부제", "subtitle")
    case .author: say("지은이", "author")
    case .publisher: say("출판사", "publisher")
    case .description: say("소개", "description")
    case .link: say("주소", "link")
    case .cover: say("표지 주소", "cover")
    case .sentence: PartWords.sentence(language)
    case .note: say("한 줄 평", "note")
    case .remark: say("메모", "remark")
    }
  }
}
