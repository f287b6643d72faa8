/// The description of one command. It is used to parse arguments, and to create the help, the completions, suggestions
/// and the tables in the documentation.
package struct CommandSpec: Sendable {
  /// The words that call the command, such as `people add`.
  package let path: [String]
  package let summary: Phrase
  package let arguments: [ArgumentSpec]
  /// The options of the command, without the global options.
  package let options: [OptionSpec]
  /// The fields of the records; nil if the command does not answer with a list.
  package let lists: ListFields?
  /// Command lines that can be run as they are, without the name of the program.
  package let examples: [Example]
  /// Whether the command always changes the store, so that a read-only run refuses it.
  private let writes: Bool
  /// Whether the command supports `--dry-run`. False if it has effects that a copy of the store does not isolate.
  private let supportsDryRun: Bool
  /// Whether help omits the command.
  let isHidden: Bool
  /// Whether the command is the default of its noun and runs if no verb follows the noun.
  let answersAlone: Bool
  /// Whether words directly after the noun are arguments of the command, as in `contacts Maya`.
  let takesNounWords: Bool
  /// The option or argument that makes the command change the store; nil if there is none. Without it on the line, the
  /// command only reads.
  private let writingWord: String?
  /// Creates the command from its parsed arguments.
  let make: @Sendable (ReadArguments) throws(ArgumentParseError) -> any Command

  package init(
    _ path: String, _ summary: Phrase, lists: ListFields? = nil, arguments: [ArgumentSpec] = [],
    options: [OptionSpec] = [], examples: [Example], writes: Bool = false,
    writesOnlyWith word: String? = nil, supportsDryRun: Bool = true, isHidden: Bool = false,
    answersAlone: Bool = false, takesNounWords: Bool = false,
    make: @escaping @Sendable (ReadArguments) throws(ArgumentParseError) -> any Command
  ) {
    self.path = path.split(separator: " ").map(String.init)
    self.summary = summary
    self.lists = lists
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.writes = writes
    writingWord = word
    self.supportsDryRun = supportsDryRun
    self.isHidden = isHidden
    self.answersAlone = answersAlone
    self.takesNounWords = takesNounWords
    self.make = make
  }

  /// Returns the examples of the command, with names and words of the given language.
  package func examples(in language: Language) -> [String] { examples.map { $0(language) } }

  /// All options of the command besides the global ones: its own options, `--dry-run` if supported, and the options of
  /// lists.
  package var allOptions: [OptionSpec] {
    options + trialOptions + (lists == nil ? [] : RecordForm.options)
  }

  /// Whether the command can change the store: always, or with `writingWord`.
  var mayWrite: Bool { writes || writingWord != nil }

  var takesTrial: Bool { handlesDryRun || mayWrite && supportsDryRun }

  /// Whether the command declares `--dry-run` itself and handles it without changing anything.
  var handlesDryRun: Bool { options.contains { $0.name == OptionSpec.dryRun.name } }

  /// The generic `--dry-run` option; empty if the command does not support it or declares its own.
  var trialOptions: [OptionSpec] { takesTrial && !handlesDryRun ? [.dryRun] : [] }

  /// Returns the option or argument on this line that makes the command change the store; nil if the line has none.
  func writing(_ read: ReadArguments) -> String? {
    writingWord.flatMap { read.has($0) || read.words[$0] != nil ? $0 : nil }
  }

  /// Returns whether the command changes the store when it is called with these arguments.
  package func writes(_ read: ReadArguments) -> Bool {
    writes || writing(read) != nil
  }

  /// The words that call the command, separated by spaces.
  package var name: String {
    // Every command needs its name. `joined` is generic, and would look up conformances at run time.
    path.dropFirst().reduce(path.first ?? "") { $0 + " " + $1 }
  }

  /// The synopsis, such as `people add NAME --every DAYS [--phone P]`.
  package var usage: String { (path + usageWords).joined(separator: " ") }

  /// The synopsis after the name of the command. Each element is an argument, or an option with its value.
  package var usageWords: [String] {
    let words = arguments.map {
      ($0.isOptional ? "[\($0.name)]" : $0.name) + ($0.repeats ? "…" : "")
    }
    let flags = options.filter { !$0.isHidden }.map { option in
      var text = option.value.map { "--\(option.name) \($0)" } ?? "--\(option.name)"
      if let value = option.value, !option.endings.isEmpty { text = "--\(option.name) [\(value)]" }
      if option.isRequired { return text }
      return "[\(text)]" + (option.repeats ? "…" : "")
    }
    return words + flags
  }
}

/// A positional argument of a command.
package struct ArgumentSpec: Sendable {
  package let name: String
  package let isOptional: Bool
  /// Whether `-` stands for the text of standard input.
  package let isText: Bool
  /// Whether the argument takes all remaining words that are not options, joined by spaces.
  package let takesRest: Bool
  /// How a shell completes the argument; nil to derive the completion from the name.
  package let completes: CompletionKind?
  /// Whether each of the remaining words is a value of its own.
  var repeats: Bool { takesRest && ["FILE", "TAG"].contains(name) }

  package init(
    _ name: String, isOptional: Bool = false, isText: Bool = false, takesRest: Bool = false,
    completes: CompletionKind? = nil
  ) {
    self.takesRest = takesRest
    self.name = name
    self.isOptional = isOptional
    self.isText = isText
    self.completes = completes
  }
}

/// An option of a command.
package struct OptionSpec: Sendable {
  package let name: String
  /// The placeholder of the value in help; nil for a switch.
  package let value: String?
  package let summary: Phrase
  package let isRequired: Bool
  package let repeats: Bool
  /// Whether `-` stands for the text of standard input.
  package let isText: Bool
  /// The former name of the option, which is still accepted; nil if the option was never renamed.
  let formerName: String?
  /// Another name of the option, which is accepted as well; nil if there is none.
  let synonym: String?
  /// Whether help and completions omit the option, because it is useful only after some set-up.
  package let isHidden: Bool
  /// The codes of the only accepted values; empty if every value is accepted.
  package var choices: [String] { named.map(\.code) }
  /// The only accepted values. Their names are accepted as well as their codes.
  let named: [NamedChoice]
  /// How a shell completes the value; nil to derive the completion from the placeholder.
  package let completes: CompletionKind?
  /// The file name endings of an optional value. A word with another ending is not taken as the value, which is then
  /// empty. The array is empty if the option always requires a value.
  let endings: [String]

  package init(
    _ name: String, _ value: String? = nil, _ summary: Phrase, isRequired: Bool = false,
    repeats: Bool = false, isText: Bool = false, isHidden: Bool = false, choices: [String] = [],
    named: [NamedChoice] = [], completes: CompletionKind? = nil, was formerName: String? = nil,
    or synonym: String? = nil, endings: [String] = []
  ) {
    self.endings = endings
    self.synonym = synonym
    self.formerName = formerName
    self.isHidden = isHidden
    self.name = name
    self.value = value
    self.summary = summary
    self.isRequired = isRequired
    self.repeats = repeats
    self.isText = isText
    self.named = named + choices.map { NamedChoice($0, Phrase($0, $0)) }
    self.completes = completes
  }
}

/// The arguments and options of a parsed command line, by their names in the command's description.
package struct ReadArguments: Equatable, Sendable {
  /// The positional words, by argument name.
  package var words: [String: String] = [:]
  /// The values of options, by name; a switch has one empty value.
  package var values: [String: [String]] = [:]
  /// The words of an argument that takes all remaining words, by argument name.
  package var lists: [String: [String]] = [:]

  package init(
    words: [String: String] = [:], values: [String: [String]] = [:], lists: [String: [String]] = [:]
  ) {
    self.words = words
    self.values = values
    self.lists = lists
  }

  /// Returns a required argument. The argument reader has checked that it is present.
  package func word(_ name: String) -> String { words[name] ?? "" }
  /// Returns the last value of an option; nil if the option was not given.
  package func value(_ name: String) -> String? { values[name]?.last }
  /// Returns whether an option or switch was given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// Returns the value of an option as a number; nil if the option was not given. Throws if the value is not a number.
  /// A number beyond `Int` is clamped, so that the range check of the caller reports it.
  package func number(_ name: String) throws(ArgumentParseError) -> Int? {
    guard let text = value(name) else { return nil }
    return try Self.number(text, of: name)
  }

  /// Returns an argument as a number; throws if it is not a number.
  package func number(argument name: String) throws(ArgumentParseError) -> Int {
    try Self.number(word(name), of: name)
  }

  private static func number(_ text: String, of name: String) throws(ArgumentParseError) -> Int {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw .notANumber(option: name, value: text)
    }
    return Int(text) ?? (text.hasPrefix("-") ? Int.min : Int.max)
  }
}
