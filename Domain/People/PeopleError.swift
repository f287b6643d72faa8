/// A rule about people that an input breaks. The user can mend each of them.
public enum PersonRefusal: Error, Equatable, Sendable {
  case emptyName
  case nameTooLong(limit: Int)
  case nicknameTooLong(limit: Int)
  case phoneTooLong(limit: Int)
  case phoneWithoutDigits
  /// A person with the same name and the same number is registered already.
  case duplicatePerson(knownAs: String)
  /// Nobody is merged with themselves.
  case samePerson(calledName: String)
  /// The text is no date at all.
  case unreadableBirthday
  /// The text is a date that no calendar has.
  case noSuchBirthday
  /// The text is meant as a day of the lunar calendar, and is none.
  case lunarBirthday(LunarBirthday.Misreading)
  case cycleRange(ClosedRange<Int>)
  case hourRange(ClosedRange<Int>)
  /// A tag is letters, numbers and what joins them.
  case badTag(String)
  case tagTooLong(limit: Int)
  case tooManyTags(limit: Int)
  case keywordTooLong(limit: Int)
  case tooManyKeywords(limit: Int)
  case memoTooLong(limit: Int)
  case noteTooLong(bytes: Int)
  case controlCharacter(PersonField)
  /// Only a plant that is due today can wait a little longer.
  case notDueYet(calledName: String, until: Day)
  /// A plant without a rhythm is never due, and has nothing to wait for.
  case neverDue(calledName: String)
  /// A plant that was left too long cannot wait any longer.
  case withered(calledName: String)
  case postponeRange(ClosedRange<Int>)
  /// A note has to say something.
  case emptyReview
  /// There is no number to call or to write to.
  case noPhone(calledName: String)
  /// The plant has water until the given day.
  case notThirsty(calledName: String, until: Day)
}

/// The fields of a person and of a watering, by the names scripts know them.
public enum PersonField: String, Equatable, Sendable {
  case name, nickname, phone, birthday, every, at, tag, keyword, memo, note
}

/// Why a request about people was not done.
public enum PeopleError: StorageFailing, Equatable, Sendable {
  case refused(PersonRefusal)
  case unknown(reference: String, nearest: [String] = [])
  /// The person was not watered on that day.
  case noWatering(Day)
  /// The reference fits several people.
  case ambiguous(reference: String, [Person])
  case storage(StorageFailure)
}
