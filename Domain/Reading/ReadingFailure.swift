/// The text fields of a book, as forms and messages name them.
public enum BookField: String, Hashable, Sendable {
  case title, subtitle, author, publisher, description, link, cover, sentence, note
  /// The note on a sentence.
  case remark
}

/// A rule about books that an input breaks, with the accepted values. The user can correct each.
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
  /// The accepted page counts.
  case pagesRange(ClosedRange<Int>)
  /// A book with that ISBN is already a goal.
  case duplicateBook(Book)
  case targetRange(ClosedRange<Day>)
  case ratingRange(ClosedRange<Rating>)
  /// The accepted number of books for a year's goal.
  case goalRange(ClosedRange<Int>)
  case positionRange(ClosedRange<Int>)
  /// The page is outside the book.
  case pageRange(ClosedRange<Int>)
  /// The percentage is out of range.
  case percentRange(ClosedRange<Int>)
  /// The position is not beyond the last record, or equals the current one. `accepted` is the valid range apart from
  /// `from`.
  case goesBack(from: Int, accepted: ClosedRange<Int>, isPercent: Bool = false)
  /// The record of an earlier day does not fit between its neighbours. `accepted` is nil if no value fits; `later` is
  /// the next record, if the position exceeds it.
  case notBetween(Day, accepted: ClosedRange<Int>?, isPercent: Bool, later: ReadingRecord? = nil)
  /// The day is in the future.
  case dayToCome(latest: Day)
  /// The operation is not possible in the book's status.
  case wrongStatus(BookStatus, accepted: [BookStatus])
  case tags(TagsRefusal)
  /// The target of the book has passed; `accepted` are the days a new target may have.
  case overdue(title: String, target: Day, accepted: ClosedRange<Day>)
  /// The book is already finished; the day is nil if unknown.
  case alreadyComplete(Day?)
  /// Progress must be in percent, because the page count is unknown.
  case pagesUnknown
  /// There are no records to remove.
  case nothingRead
  /// The item was changed elsewhere meanwhile, so the change cannot be undone.
  case changedSince
  /// The book was read since, so the removed records no longer fit.
  case readSince
}

/// Why a request about books failed.
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
