/// The text fields of a book, as forms and messages name them.
public enum BookField: String, Hashable, Sendable {
  case title, subtitle, author, publisher, description, link, cover, sentence, note
  /// The user's note on a sentence.
  case remark
}

/// A rule of the Reading part that an input breaks, with the accepted values. The user can correct each of these
/// errors.
public enum BookRefusal: Error, Hashable, Sendable {
  case titleEmpty
  case tooLong(BookField, limit: Int)
  case controlCharacter(BookField)
  case sentenceEmpty
  case sentenceTooLong(limit: Int)
  /// The note on a book exceeds its limit.
  case noteTooLong(TextLimit)
  /// The ISBN is malformed or its check digit is wrong.
  case badISBN
  /// The page count is out of range. Carries the accepted counts.
  case pagesRange(ClosedRange<Int>)
  /// The same book already exists, or is already being read. Carries the existing book.
  case duplicateBook(Book)
  case targetRange(ClosedRange<Day>)
  case ratingRange(ClosedRange<Rating>)
  /// The number of books for the goal of a year is out of range. Carries the accepted numbers.
  case goalRange(ClosedRange<Int>)
  case positionRange(ClosedRange<Int>)
  /// The page is outside the book.
  case pageRange(ClosedRange<Int>)
  /// The percentage is out of range.
  case percentRange(ClosedRange<Int>)
  /// The position is not beyond the last record, or equals the current position. `accepted` is the valid range, except
  /// for `from` itself.
  case goesBack(from: Int, accepted: ClosedRange<Int>, isPercent: Bool = false)
  /// The record of an earlier day does not fit between the records before and after it. `accepted` is nil if no value
  /// fits. `later` is the next record, if the position is not below it.
  case notBetween(Day, accepted: ClosedRange<Int>?, isPercent: Bool, later: ReadingRecord? = nil)
  /// The day is in the future.
  case dayToCome(latest: Day)
  /// The operation is not possible in the status of the book.
  case wrongStatus(BookStatus, accepted: [BookStatus])
  case tags(TagsRefusal)
  /// The target of the book has passed. `accepted` is the range of days that a new target may have.
  case overdue(title: String, target: Day, accepted: ClosedRange<Day>)
  /// The book is already finished. Carries the day, or nil if unknown.
  case alreadyComplete(Day?)
  /// Progress must be in percent, because the page count is unknown.
  case pagesUnknown
  /// The book has no records that could be removed.
  case nothingRead
  /// The item was changed in the meantime, so the change cannot be undone.
  case changedSince
  /// The book was read since, so the change cannot be undone.
  case readSince
}

public enum ReadingFailure: StorageFailing, Equatable, Sendable {
  case refused(BookRefusal)
  case unknown(reference: String, nearest: [String] = [])
  /// The reference matches several books.
  case ambiguous(reference: String, [Book])
  /// The reference matches several sentences.
  case ambiguousSentence(reference: String, [Sentence])
  /// The reference matches several favourites.
  case ambiguousFavourite(reference: String, [Favourite])
  case storage(StorageFailure)
}
