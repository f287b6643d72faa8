/// The texts of a book, as forms and messages name them.
public enum BookField: String, Hashable, Sendable {
  case title, subtitle, author, publisher, description, link, cover, sentence, note
  /// What stands beside a sentence.
  case remark
}

/// A rule about books that an input breaks, with what would be accepted. The user can mend each.
public enum BookRefusal: Error, Hashable, Sendable {
  case titleEmpty
  case tooLong(BookField, limit: Int)
  case controlCharacter(BookField)
  case sentenceEmpty
  case sentenceTooLong(limit: Int)
  /// The sentence about a book is too long.
  case noteTooLong(TextLimit)
  /// The digits do not prove each other.
  case badISBN
  /// How many pages the book may be said to have.
  case pagesRange(ClosedRange<Int>)
  /// A book of that number is already a goal.
  case duplicateBook(Book)
  case targetRange(ClosedRange<Day>)
  case ratingRange(ClosedRange<Rating>)
  /// How many books a year may be given.
  case goalRange(ClosedRange<Int>)
  case positionRange(ClosedRange<Int>)
  /// The book has no such page.
  case pageRange(ClosedRange<Int>)
  /// No book has such a percentage.
  case percentRange(ClosedRange<Int>)
  /// The page lies behind what has been read, or is where one is; any other of these is accepted.
  case goesBack(from: Int, accepted: ClosedRange<Int>, isPercent: Bool = false)
  /// The record of a day stands between others; the pages it may have, if there are any.
  /// `later` is the record of a later day that it would go past.
  case notBetween(Day, accepted: ClosedRange<Int>?, isPercent: Bool, later: ReadingRecord? = nil)
  /// The day is still to come.
  case dayToCome(latest: Day)
  /// That is not done with a book that stands there.
  case wrongStatus(BookStatus, accepted: [BookStatus])
  case tags(TagsRefusal)
  /// The day of the book with this title has gone by; the days a new target may have.
  case overdue(title: String, target: Day, accepted: ClosedRange<Day>)
  /// It is finished; nothing within where nobody knows since when.
  case alreadyComplete(Day?)
  /// How far one came is said in percent while nobody knows how many pages there are.
  case pagesUnknown
  /// Nothing has been read that could be taken away.
  case nothingRead
  /// It was changed elsewhere meanwhile, so that it cannot be made again what it was.
  case changedSince
  /// What was taken away does not fit what has been read since.
  case readSince
}

/// Why a request about books was not done.
public enum ReadingError: StorageFailing, Equatable, Sendable {
  case refused(BookRefusal)
  case unknown(reference: String, nearest: [String] = [])
  /// The reference fits several books.
  case ambiguous(reference: String, [Book])
  /// The reference fits several sentences.
  case ambiguousSentence(reference: String, [Sentence])
  /// The reference fits several favourites.
  case ambiguousFavourite(reference: String, [Favourite])
  case storage(StorageFailure)
}
