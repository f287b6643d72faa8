import Domain
import PresentationKit

/// Formats books as plain lines, for screen readers and braille lines.
extension ReadingTexts {
  /// Returns a book as one line.
  func sentence(_ progress: BookProgress) -> String {
    let book = progress.book
    let percent = book.facts.pages == nil ? nil : "\(progress.percent)%"
    let hasStatus = ![.reading, .finished].contains(book.status)
    return words.record(
      name(book.facts),
      [
        words.daysLeft(progress) ?? (book.isComplete ? words.name(of: book.status) : nil),
        words.progress(book), percent, words.pace(progress), book.rating.map(words.stars),
        hasStatus ? words.name(of: book.status) : nil, book.tags.written,
      ])
  }

  /// Returns an entry of the reading log as one line.
  func sentence(_ record: ReadingRecord) -> String {
    return words.record(
      words.day(record.day) + ", " + ClockWords.time(record.at.time, in: words.language),
      [words.read(words.amount(of: record)), words.upTo(record)])
  }

  /// Returns a quote as one line, with its page first. The book is named if the list has several.
  func plainQuote(_ sentence: Sentence, of book: BookMetadata? = nil) -> String {
    let id = ids.map { "id " + $0.short(sentence.id.text) }
    let head = [book.map(name), words.position(of: sentence), id].compactMap(\.self)
    let note = sentence.note.map { " " + words.beside($0) } ?? ""
    let text = (sentence.text.text + note).split(whereSeparator: \.isNewline)
      .joined(separator: " ")
    return head.isEmpty ? text : words.field(head.joined(separator: ", "), text)
  }

  /// Returns an entry of the reading log of all books as one line.
  func sentence(_ activity: Activity) -> String {
    words.record(
      words.day(activity.record.day), [activity.title.text, words.readOrFinished(activity)])
  }
}

extension ReadingWords {
  /// Returns how far an entry of the reading log reached.
  func upTo(_ record: ReadingRecord) -> String {
    let total = record.isPercent ? "\(record.total)%" : pages(record.total)
    return say("\(total)까지", "up to \(total)")
  }
  var isLiked: String { PartWords.likedBook(language) }
  var isGoal: String { say("읽고 있는 목록에 있음", "in your reading list") }
}
