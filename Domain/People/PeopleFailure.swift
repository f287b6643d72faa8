/// A validation rule that an input breaks. The user can correct each of these errors.
public enum PersonRefusal: Error, Equatable, Sendable {
  case emptyName
  case tooLong(PersonField, limit: Int)
  case phoneWithoutDigits
  /// A person with the same name and number exists.
  case duplicatePerson(knownAs: String)
  /// A person cannot be merged with itself.
  case samePerson(calledName: String)
  /// The text is not a date.
  case unreadableBirthday
  /// The date does not exist.
  case noSuchBirthday
  /// The text has the form of a lunar date but is not valid.
  case lunarBirthday(LunarBirthday.ParseError)
  case cycleRange(ClosedRange<Int>)
  case hourRange(ClosedRange<Int>)
  /// The tag has characters other than letters, digits, `_` and `-`.
  case badTag(String)
  case tagTooLong(limit: Int)
  case tooManyTags(limit: Int)
  case tooManyKeywords(limit: Int)
  case noteTooLong(bytes: Int)
  case controlCharacter(PersonField)
  /// The plant is not due today, so it cannot be postponed.
  case notDueYet(calledName: String, until: Day)
  /// The plant has no cycle and is never due, so it cannot be postponed.
  case neverDue(calledName: String)
  /// The plant is overdue, so it cannot be postponed.
  case withered(calledName: String)
  case postponeRange(ClosedRange<Int>)
  case emptyReview
  /// The person has no phone number to call or write to.
  case noPhone(calledName: String)
  /// The plant is not due until the given day, so a contact would be early.
  case notThirsty(calledName: String, until: Day)
  case emptyLabel
  case labelTooLong(limit: Int)
  /// The birthday is a field of the person, and is not set as a date.
  case labelIsBirthday
  /// The person has no date with this label.
  case unknownDate(DateLabel, calledName: String)
  /// The text is not the day of a date.
  case unreadableDate
  /// The day of a date does not exist.
  case noSuchDate
  /// There are too many reminders, or one is too long before the date.
  case reminderRange
  case gift(GiftRefusal)

  /// The refusal of a text in a field; nil if the text is empty.
  init?(_ refusal: TextRefusal, in field: PersonField) {
    switch refusal {
    case .empty: return nil
    case .tooLong(let limit): self = .tooLong(field, limit: limit)
    case .controlCharacter: self = .controlCharacter(field)
    }
  }
}

/// The fields of a person and of a watering. The raw values are the names in commands and JSON.
public enum PersonField: String, Equatable, Sendable {
  case name, nickname, phone, birthday, every, at, tag, keyword, memo, note, label
}

public enum PeopleFailure: StorageFailing, Equatable, Sendable {
  case refused(PersonRefusal)
  case unknown(reference: String, nearest: [String] = [])
  /// The person has no watering on the given day.
  case noWatering(Day)
  /// The reference matches several persons.
  case ambiguous(reference: String, [Person])
  case storage(StorageFailure)
}
