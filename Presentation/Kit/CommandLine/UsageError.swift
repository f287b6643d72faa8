package import Domain
import TextUI

/// How a command line can be wrong before any rule has looked at it.
package enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String, suggestion: String?)
  case missingVerb(noun: String, verbs: [String])
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String)
  case unwantedValue(option: String)
  case missingArgument(String, usage: String)
  case missingOption(String, usage: String)
  case extraArgument(String, usage: String)
  /// A word where an option looks for words.
  case searchOption(String, usage: String)
  case givenTwice(option: String)
  /// Two things that cannot both be meant.
  case contradiction(String, String)
  /// A word and an option that say the same thing.
  case textAndOption(String)
  case nothingToChange(usage: String)
  /// A span whose end lies before its beginning.
  case reversed(first: String, last: String)
  /// The editor did not start, or ended with an error.
  case editorFailed
  /// There is a terminal, and no editor to write in.
  case noEditor
  case notANumber(option: String, value: String)
  case notADate(option: String, value: String)
  /// A date as dates are written, of a day that the calendar has not.
  case noSuchDay(option: String, value: String)
  /// A month that the calendar has not.
  case noSuchMonth(option: String, value: String)
  /// No rhythm in days.
  case notARhythm(option: String, value: String)
  /// No length of time.
  case notALength(option: String, value: String)
  /// No hour of a day.
  case notAnHour(option: String, value: String)
  /// No hours of a day, from one to a later one.
  case notHours(option: String, value: String)
  /// Neither a month nor a day of one.
  case notAMonth(option: String, value: String)
  /// A year was wanted.
  case notAYear(option: String, value: String)
  /// A day that is another day of the week than the one that stands beside it.
  case otherWeekday(option: String, value: String, Day, Weekday)
  /// A number beside those that are taken.
  case outOfRange(option: String, value: String, ClosedRange<Int>)
  /// Neither a day nor a time nor both.
  case notAMoment(option: String, value: String, looking: Looking = .ahead)
  case notAChoice(option: String, value: String, [String])
  /// None of a few values that have names.
  case notNamed(option: String, value: String, [NamedChoice])
  /// A field that a list does not have, and those it has.
  case unknownField(option: String, name: String, suggestion: String?, [String])
  /// A filter of a list that makes no sense.
  case badFilter(option: String, FilterRefusal)
  /// A template, or the columns of a table, that make no sense.
  case badTemplate(option: String, TemplateFault)
  case notUnicode(place: Int)
  /// A character of a word has more marks upon it than anybody writes.
  case heaped
  case inputNotUnicode
  case inputTooLarge(limit: Int)
  case inputUsedTwice
  /// A command that is not done again and again.
  case notRepeated
  /// A command that is not tried: because it changes nothing in the store, or because it cannot be.
  case notTried(command: String, changes: Bool)
  /// A setting that comes from the environment makes no sense.
  case badEnvironment(variable: String, value: String)

  /// The name scripts branch on.
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
    case .notANumber, .notARhythm, .notALength, .notAnHour, .notHours: "notANumber"
    case .notADate, .notAMonth, .notAYear, .notAMoment: "notADate"
    case .noSuchDay, .noSuchMonth, .otherWeekday: "noSuchDay"
    case .notAChoice, .notNamed, .outOfRange: "notAChoice"
    case .unknownField: "unknownField"
    case .badFilter: "badFilter"
    case .badTemplate: "badTemplate"
    case .notUnicode, .inputNotUnicode: "notUnicode"
    case .heaped: "tooManyMarks"
    case .inputTooLarge: "inputTooLarge"
    case .inputUsedTwice: "inputUsedTwice"
    case .notRepeated: "notRepeated"
    case .notTried: "notTried"
    case .badEnvironment: "badEnvironment"
    }
  }

  /// The argument, option or variable it is about.
  var field: String? {
    switch self {
    case .notTried: OptionSpec.dryRun.name
    case .contradiction(let name, _), .textAndOption(let name), .reversed(_, let name): name
    case .unknownCommand, .missingVerb, .extraArgument, .searchOption, .nothingToChange,
      .notUnicode,
      .inputNotUnicode, .heaped,
      .inputTooLarge, .inputUsedTwice, .notRepeated, .editorFailed, .noEditor:
      nil
    case .unknownOption(let name, _), .missingValue(let name), .unwantedValue(let name),
      .missingArgument(let name, _), .missingOption(let name, _), .givenTwice(let name),
      .notANumber(let name, _), .notADate(let name, _), .notAMoment(let name, _, _),
      .notAChoice(let name, _, _), .notNamed(let name, _, _), .noSuchDay(let name, _),
      .noSuchMonth(let name, _),
      .notAMonth(let name, _), .notAYear(let name, _), .otherWeekday(let name, _, _, _),
      .notARhythm(let name, _), .notALength(let name, _),
      .notAnHour(let name, _), .notHours(let name, _), .outOfRange(let name, _, _),
      .unknownField(let name, _, _, _), .badFilter(let name, _), .badTemplate(let name, _),
      .badEnvironment(let name, _):
      name
    }
  }
}
