/// A validation rule that an input breaks. The user can correct each of them.
public enum PersonRefusal: Error, Equatable, Sendable {
  case emptyName
  case nameTooLong(limit: Int)
  case nicknameTooLong(limit: Int)
  case phoneTooLong(limit: Int)
  case phoneWithoutDigits
  /// A person with the same name and number exists.
  case duplicatePerson(knownAs: String)
  /// A person cannot be merged with itself.
  case samePerson(calledName: String)
  /// The text is not a date.
  case unreadableBirthday
  /// The date does not exist.
  case noSuchBirthday
  /// The text is written as a lunar date but is not a valid one.
  case lunarBirthday(LunarBirthday.ParseError)
  case cycleRange(ClosedRange<Int>)
  case hourRange(ClosedRange<Int>)
  /// A tag may have only letters, digits, `_` and `-`.
  case badTag(String)
  case tagTooLong(limit: Int)
  case tooManyTags(limit: Int)
  case keywordTooLong(limit: Int)
  case tooManyKeywords(limit: Int)
  case memoTooLong(limit: Int)
  case noteTooLong(bytes: Int)
  case controlCharacter(PersonField)
  /// Only a plant that is due today can be postponed.
  case notDueYet(calledName: String, until: Day)
  /// A plant without a cycle is never due, so it cannot be postponed.
  case neverDue(calledName: String)
  /// An overdue plant cannot be postponed.
  case withered(calledName: String)
  case postponeRange(ClosedRange<Int>)
  /// A note must not be empty.
  case emptyReview
  /// There is no number to call or write to.
  case noPhone(calledName: String)
  /// The plant is not due until the given day.
  case notThirsty(calledName: String, until: Day)
}

/// The fields of a person and of a watering, by their names in commands and JSON.
public enum PersonField: String, Equatable, Sendable {
  case name, nickname, phone, birthday, every, at, tag, keyword, memo, note
}

/// Why a request about people failed.
public enum PeopleFailure: StorageFailing, Equatable, Sendable {
  case refused(PersonRefusal)
  case unknown(reference: String, nearest: [String] = [])
  /// The person has no watering on that day.
  case noWatering(Day)
  /// The reference matches several people.
  case ambiguous(reference: String, [Person])
  case storage(StorageFailure)
}
