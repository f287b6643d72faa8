package import Domain
import PresentationKit
import TextUI

/// Formats books as lines of text for the command line.
package struct ReadingTexts {
  let words: ReadingWords
  private let glyphs = Glyphs.unicode
  /// The short ids of quotes in lists; nil if the output has no ids.
  var ids: ShortIDs?

  package init(_ words: ReadingWords) { self.words = words }

  /// Returns a book as a row of a list: days left, progress, title, and what else is known, such as pace and rating.
  func row(_ progress: BookProgress) -> String {
    if words.isPlain { return sentence(progress) }
    let book = progress.book
    let due = words.daysLeft(progress) ?? (book.isComplete ? glyphs.used : "")
    let pages = book.facts.pages == nil ? "" : words.progress(book)
    let late = progress.isOverdue ? "! " : "  "
    let lead =
      late + Column.padded(due, to: CountdownWords.cells(in: words.language))
      + Column.padded("\(progress.percent)%", to: 5, .right) + "  "
      + Column.padded(pages, to: words.language.isKorean ? 11 : 12, .right) + "  "
    var parts = [name(book.facts)]
    if let pace = words.pace(progress) { parts.append("(\(pace))") }
    if let rating = book.rating { parts.append(words.stars(rating)) }
    if ![.reading, .finished].contains(book.status) {
      parts.append("· " + words.name(of: book.status))
    }
    if let tags = book.tags.written { parts.append(tags) }
    return lead + parts.joined(separator: "  ")
  }

  /// Returns a book as a row of the overview of the day, with the pages due today or the days left. For an overdue
  /// book, asks for a new target instead.
  package func today(_ progress: BookProgress) -> String {
    let percent = progress.book.facts.pages == nil ? "" : " \(progress.percent)%"
    let asks =
      progress.isOverdue
      ? words.isOverdue(words.daysLeft(progress) ?? "")
      : words.owed(progress) ?? words.daysLeft(progress) ?? ""
    if words.isPlain {
      return words.record(
        progress.book.facts.title.text, [words.progress(progress.book), percent, asks])
    }
    return "\(glyphs.spine) \(progress.book.facts.title.text)  "
      + "\(words.progress(progress.book))\(percent)  \(asks)"
  }

  /// Returns a book as title and author.
  func name(_ facts: BookMetadata) -> String {
    facts.title.text + (words.author(facts).map { words.between + $0 } ?? "")
  }

  /// Returns a finished book as a row of a list.
  func finishedRow(_ progress: BookProgress) -> String {
    let book = progress.book
    if words.isPlain {
      return words.record(
        name(book.facts), [book.completedOn.map(words.day), book.rating.map(words.stars)])
    }
    let day = book.completedOn?.description ?? "          "
    let stars = book.rating.map { "  " + words.stars($0) } ?? ""
    return "\(day)  \(name(book.facts))\(stars)"
  }

  func likedRow(_ favourite: Favourite) -> String {
    if words.isPlain {
      return words.record(name(favourite.facts), [favourite.facts.isbn.map { "ISBN \($0.text)" }])
    }
    return "\(Column.padded(favourite.facts.isbn?.text ?? "", to: 13))  "
      + "\(glyphs.liked) \(name(favourite.facts))"
  }

  /// Returns all details of one stored book.
  func whole(
    _ progress: BookProgress, isLiked: Bool, _ records: [ReadingRecord], _ sentences: [Sentence],
    before: [ReadThrough]
  ) -> [String] {
    let book = progress.book
    let heart = isLiked ? words.gap + (words.isPlain ? words.isLiked : glyphs.liked) : ""
    let stars = book.rating.map { words.gap + words.stars($0) } ?? ""
    var lines = [name(book.facts) + heart + stars]
    if let subtitle = book.facts.subtitle { lines.append(subtitle.text) }
    let percent = book.facts.pages == nil ? nil : "\(progress.percent)%"
    let status = book.status == .reading ? nil : words.name(of: book.status)
    lines.append(
      [status, words.progress(book), percent, words.daysLeft(progress), words.pace(progress)]
        .compactMap(\.self).joined(separator: words.between))
    lines.append("")
    for fact in details(progress) { lines.append(fact) }
    if let note = book.note, words.isLong(note) { lines += ["", words.label(.note), note.text] }
    if let description = book.facts.description { lines += ["", description.text] }
    if !before.isEmpty { lines += ["", words.readBeforeTitle] + before.map(words.readBefore) }
    if !records.isEmpty { lines += ["", words.recordsTitle] + records.map(record) }
    if !sentences.isEmpty { lines += ["", words.sentencesTitle] + sentences.map(sentence) }
    return lines
  }

  /// Returns the dates and numbers of a book, one per line.
  func details(_ progress: BookProgress) -> [String] {
    words.details(progress).map { words.labelled($0.name, $0.value, to: 13) }
  }

  func record(_ record: ReadingRecord) -> String {
    if words.isPlain { return sentence(record) }
    let sign = record.isPercent ? "%" : ""
    let read = Column.padded("+\(record.pagesRead)\(sign)", to: 5, .right)
    return "\(record.day) \(record.at.time.description.prefix(5)) \(read)  → \(record.total)\(sign)"
  }

  func sentence(_ sentence: Sentence) -> String {
    if words.isPlain { return plainQuote(sentence) }
    let page = words.position(of: sentence) ?? ""
    let name = ids.map { $0.short(sentence.id.text) + "  " } ?? ""
    let lead = "\(Column.padded(page, to: 6, .right))  \(name)"
    let note = sentence.note.map { "\n" + words.beside($0) } ?? ""
    return lead
      + (sentence.text.text + note).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + String(repeating: " ", count: CellWidth.of(lead)))
  }

  /// Returns a found book as text, with signs if the book is stored or liked.
  func searchResult(_ book: BookSearchResult, _ marks: BookFlags) -> String {
    let isGoal = marks.goals.contains(book.likedName)
    let isLiked = marks.liked.contains(book.likedName)
    let lead = Column.padded(book.isbn13?.text ?? "", to: 13)
    let title = [book.title, book.subtitle].compactMap(\.self).joined(separator: " - ")
    let facts = [
      book.authors.map(words.authors), book.publisher,
      book.published?.description ?? book.publishedIn.map { "\($0)" },
      book.category == .etc ? nil : words.categories.name(book.category),
      book.pages.map(words.pages),
    ].compactMap(\.self)
    if words.isPlain {
      let isbn = book.isbn13.map { "ISBN \($0.text)" }
      let marks = [isGoal ? words.isGoal : nil, isLiked ? words.isLiked : nil]
      return words.record(title, facts.map(Optional.some) + marks + [isbn])
    }
    return "\(lead) \(isGoal ? glyphs.used : " ")\(isLiked ? glyphs.liked : " ") \(title)"
      + (facts.isEmpty ? "" : "  (" + facts.joined(separator: " · ") + ")")
  }

  /// Returns all details of a found book.
  func whole(_ book: BookSearchResult, _ marks: BookFlags) -> [String] {
    var lines = [searchResult(book, marks)]
    if let link = book.link { lines.append(link) }
    if let description = book.description { lines += ["", description] }
    return lines
  }
}

extension ReadingWords {
  /// The separator of a title and its signs.
  var gap: String { isPlain ? ", " : "  " }
  var recordsTitle: String { title(BookScreen.Side.analysis) }
  var sentencesTitle: String { title(BookScreen.Side.sentences) }
  /// Returns the label of a quote's note.
  func beside(_ note: MultilineText) -> String { say("메모: \(note.text)", "Note: \(note.text)") }
  package func pageLabel(_ page: Int) -> String { say("\(page)쪽", "p. \(page)") }

  /// Returns the dates and numbers of a book with their names. Unknown values are left out.
  func details(_ progress: BookProgress) -> [(name: String, value: String)] {
    let book = progress.book
    var facts: [(String, String?)] = [
      (labelStatus, name(of: book.status)),
      (say("시작한 날", "Started"), book.startedOn.map(day)),
      (label(.target), book.target.map(day)),
      (say("다 읽은 날", "Finished"), book.completedOn.map(day)),
    ]
    if book.readCount > 1 { facts.append((labelReadCount, times(book.readCount))) }
    if let isAchieved = progress.isGoalAchieved {
      facts.append(
        (
          say("목표", "Goal"),
          isAchieved ? say("이뤘어요", "achieved") : say("목표일보다 늦었어요", "finished late")
        ))
    }
    facts += [
      (label(.note), book.note.flatMap { isLong($0) ? nil : $0.text }),
      (labelTags, book.tags.written),
      (label(.category), categories.name(book.facts.category)),
      (label(.publisher), book.facts.publisher?.text),
      (label(.published), book.facts.published.map(day)),
      (label(.pages), book.facts.pages.map { "\($0)" } ?? pagesUnknown),
      ("ISBN-13", book.facts.isbn?.text),
      (label(.link), book.facts.link?.text),
    ]
    return facts.compactMap { name, value in value.map { (name, $0) } }
  }

  /// Returns whether a note needs lines of its own.
  func isLong(_ note: MultilineText) -> Bool {
    note.text.contains("\n") || Book.noteLimit.length(of: note.text) > Book.noteLimit.count
  }

  /// Returns a day with its year and weekday.
  func day(_ day: Day) -> String {
    CalendarWords.fullDayWithWeekday(day, in: language)
  }
}
