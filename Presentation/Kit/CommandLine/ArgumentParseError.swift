package import Domain
import TextUI

/// A command line that is invalid before any domain rule is applied.
package enum ArgumentParseError: Error, Equatable, Sendable {
  case unknownCommand(String, suggestion: String?, verbs: [String] = [])
  case missingVerb(noun: String, verbs: [String])
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String)
  case unwantedValue(option: String)
  case missingArgument(String, usage: String)
  /// A required option; `or` is another one that would do.
  case missingOption(String, or: String? = nil, usage: String)
  case extraArgument(String, usage: String)
  /// A positional word on a command that takes search words only with `--search`.
  case searchOption(String, usage: String)
  case givenTwice(option: String)
  /// Two options or values that exclude each other.
  case contradiction(String, String)
  /// A positional argument and an option that set the same value.
  case textAndOption(String)
  case nothingToChange(usage: String)
  /// A range that ends before it starts.
  case reversed(first: String, last: String)
  /// The editor did not start, or exited with an error.
  case editorFailed
  /// There is a terminal, but no editor is configured.
  case noEditor
  /// An editor would write the text of an encrypted store to a disk.
  case noMemoryFolder
  case notANumber(option: String, value: String)
  case notADate(option: String, value: String)
  /// A well-formed date that does not exist in the calendar.
  case noSuchDay(option: String, value: String)
  /// A month number that does not exist.
  case noSuchMonth(option: String, value: String)
  /// A text that is not an interval in days.
  case notARhythm(option: String, value: String)
  /// A text that is not a duration.
  case notALength(option: String, value: String)
  /// A duration of more than a number of days.
  case tooLong(option: String, value: String, days: Int)
  case notAnHour(option: String, value: String)
  /// A text that is not a range of hours within a day.
  case notHours(option: String, value: String)
  /// A text that is neither a month nor a day within a month.
  case notAMonth(option: String, value: String)
  case notAYear(option: String, value: String)
  /// A date that does not fall on the given weekday.
  case otherWeekday(option: String, value: String, Day, Weekday)
  /// A number outside the accepted range.
  case outOfRange(option: String, value: String, ClosedRange<Int>)
  /// A text that is neither a day nor a time nor both.
  case notAMoment(option: String, value: String, looking: Looking = .ahead)
  case notAChoice(option: String, value: String, [String])
  /// A text that is none of the accepted named values.
  case notNamed(option: String, value: String, [NamedChoice])
  /// A file for a QR code whose name ends in neither `.svg` nor `.png`.
  case notAPictureOfCode(option: String)
  /// An unknown field of a list, with the names of the known fields.
  case unknownField(option: String, name: String, suggestion: String?, [String])
  /// An invalid filter of a list.
  case badFilter(option: String, FilterRefusal)
  /// An invalid template, or invalid columns of a table.
  case badTemplate(option: String, TemplateParseError)
  case notUnicode(position: Int)
  /// A character with too many combining marks.
  case tooManyMarks
  case inputNotUnicode
  case inputTooLarge(limit: Int)
  case inputUsedTwice
  /// A command that `haru watch` must not repeat.
  case notRepeated
  /// A command that does not support `--dry-run`: it changes nothing in the store, or its effects cannot be tried.
  case notTried(command: String, changes: Bool)
  /// An environment variable with an invalid value.
  case badEnvironment(variable: String, value: String)

  /// The stable error code for scripts.
  package var code: String {
    switch self {
    case .unknownCommand: "unknownCommand"
    case .missingVerb: "missingVerb"
    case .unknownOption: "unknownOption"
    case .missingValue: "missingValue"
    case .unwantedValue: "unwantedValue"
    case .missingArgument: "missingArgument"
    case .missingOption: "missingOption"
    case .extraArgument, .searchOption: "extraArgument"
    case .givenTwice: "givenTwice"
    case .contradiction, .textAndOption: "contradiction"
    case .nothingToChange: "nothingToChange"
    case .reversed: "reversed"
    case .editorFailed: "editorFailed"
    case .noEditor: "noEditor"
    case .noMemoryFolder: "noMemoryFolder"
    case .notANumber, .notARhythm, .notALength, .notAnHour, .notHours: "notANumber"
    case .notADate, .notAMonth, .notAYear, .notAMoment: "notADate"
    case .noSuchDay, .noSuchMonth, .otherWeekday: "noSuchDay"
    case .notAChoice, .notNamed, .notAPictureOfCode, .outOfRange, .tooLong: "notAChoice"
    case .unknownField: "unknownField"
    case .badFilter: "badFilter"
    case .badTemplate: "badTemplate"
    case .notUnicode, .inputNotUnicode: "notUnicode"
    case .tooManyMarks: "tooManyMarks"
    case .inputTooLarge: "inputTooLarge"
    case .inputUsedTwice: "inputUsedTwice"
    case .notRepeated: "notRepeated"
    case .notTried: "notTried"
    case .badEnvironment: "badEnvironment"
    }
  }

  /// The name of the argument, option or variable that the error is about; nil if the error names none.
  var field: String? {
    switch self {
    case .notTried: OptionSpec.dryRun.name
    case .contradiction(let name, _), .textAndOption(let name), .reversed(_, let name): name
    case .unknownCommand, .missingVerb, .extraArgument, .searchOption, .nothingToChange,
      .notUnicode,
      .inputNotUnicode, .tooManyMarks,
      .inputTooLarge, .inputUsedTwice, .notRepeated, .editorFailed, .noEditor, .noMemoryFolder:
      nil
    case .unknownOption(let name, _), .missingValue(let name), .unwantedValue(let name),
      .missingArgument(let name, _), .missingOption(let name, _, _), .givenTwice(let name),
      .notANumber(let name, _), .notADate(let name, _), .notAMoment(let name, _, _),
      .notAPictureOfCode(let name), .notAChoice(let name, _, _), .notNamed(let name, _, _),
      .noSuchDay(let name, _),
      .noSuchMonth(let name, _),
      .notAMonth(let name, _), .notAYear(let name, _), .otherWeekday(let name, _, _, _),
      .notARhythm(let name, _), .notALength(let name, _), .tooLong(let name, _, _),
      .notAnHour(let name, _), .notHours(let name, _), .outOfRange(let name, _, _),
      .unknownField(let name, _, _, _), .badFilter(let name, _), .badTemplate(let name, _),
      .badEnvironment(let name, _):
      name
    }
  }
}
