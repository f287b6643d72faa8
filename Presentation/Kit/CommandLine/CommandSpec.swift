/// One command as data: help, completions, suggestions and the tables of the documentation are
/// made from it, and so is the reading of its arguments.
package struct CommandSpec: Sendable {
  /// The words that call it, such as `people add`.
  package let path: [String]
  package let summary: Phrase
  package let arguments: [ArgumentSpec]
  /// The options it has of its own.
  package let options: [OptionSpec]
  /// The fields of its records, if it answers with a list.
  package let lists: ListFields?
  /// Command lines that work as they stand, without the program's name.
  package let examples: [Example]
  /// Whether it changes the store, which a read-only run refuses.
  private let writes: Bool
  /// Whether what it changes can be tried: nothing of it lies where it could not be taken back.
  private let tries: Bool
  /// Whether the ordinary help leaves it out.
  let isHidden: Bool
  /// Whether it is meant when its noun stands alone.
  let answersAlone: Bool
  /// Whether words right behind its noun are its own, as in `contacts Maya`.
  let takesNounWords: Bool
  /// The option or the argument without which it changes nothing.
  private let writingWord: String?
  /// Makes the command of what was read.
  let make: @Sendable (ReadArguments) throws(UsageError) -> any Command

  /// Describes a command.
  package init(
    _ path: String, _ summary: Phrase, lists: ListFields? = nil, arguments: [ArgumentSpec] = [],
    options: [OptionSpec] = [], examples: [Example], writes: Bool = false,
    writesOnlyWith word: String? = nil, tries: Bool = true, isHidden: Bool = false,
    answersAlone: Bool = false, takesNounWords: Bool = false,
    make: @escaping @Sendable (ReadArguments) throws(UsageError) -> any Command
  ) {
    self.path = path.split(separator: " ").map(String.init)
    self.summary = summary
    self.lists = lists
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.writes = writes
    writingWord = word
    self.tries = tries
    self.isHidden = isHidden
    self.answersAlone = answersAlone
    self.takesNounWords = takesNounWords
    self.make = make
  }

  /// Its examples with the names somebody would use who speaks a language.
  package func examples(in language: Language) -> [String] { examples.map { $0(language) } }

  /// The options it takes, with that of everything that changes something, and those of every list
  /// where it answers with one.
  package var allOptions: [OptionSpec] {
    options + trialOptions + (lists == nil ? [] : RecordForm.options)
  }

  /// Whether it changes the store, at least when it is called so that it does.
  var mayWrite: Bool { writes || writingWord != nil }

  /// Whether it takes `--dry-run`.
  var takesTrial: Bool { triesItself || mayWrite && tries }

  /// Whether it tries by rules of its own what would come of it, and changes nothing then.
  var triesItself: Bool { options.contains { $0.name == OptionSpec.dryRun.name } }

  /// The option by which it is only tried, where it has none of its own.
  var trialOptions: [OptionSpec] { takesTrial && !triesItself ? [.dryRun] : [] }

  /// The option or the argument by which it changes something when it is called so.
  func writing(_ read: ReadArguments) -> String? {
    writingWord.flatMap { read.has($0) || read.words[$0] != nil ? $0 : nil }
  }

  /// Whether it changes the store when it is called so.
  package func writes(_ read: ReadArguments) -> Bool {
    writes || writing(read) != nil
  }

  /// The words that call it, as one text.
  package var name: String { path.joined(separator: " ") }

  /// How it is written, such as `people add NAME --every DAYS [--phone P]`.
  package var usage: String { (path + usageWords).joined(separator: " ") }

  /// What follows its name there, each option together with its value.
  package var usageWords: [String] {
    let words = arguments.map { $0.isOptional ? "[\($0.name)]" : $0.name }
    let flags = options.filter { !$0.isHidden }.map { option in
      let text = option.value.map { "--\(option.name) \($0)" } ?? "--\(option.name)"
      if option.isRequired { return text }
      return "[\(text)]" + (option.repeats ? "…" : "")
    }
    return words + flags
  }
}

/// A word that a command takes.
package struct ArgumentSpec: Sendable {
  package let name: String
  package let isOptional: Bool
  /// Whether `-` means that the text comes from standard input.
  package let isText: Bool
  /// Whether it is all the words that follow, as they come.
  package let takesRest: Bool
  /// What a shell finishes it by; nothing leaves it to the name.
  package let completes: CompletionKind?

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

/// An option that a command takes.
package struct OptionSpec: Sendable {
  package let name: String
  /// What stands for its value in the help, or nothing for a switch.
  package let value: String?
  package let summary: Phrase
  package let isRequired: Bool
  package let repeats: Bool
  /// Whether `-` means that the text comes from standard input.
  package let isText: Bool
  /// What it was called before; nil if it always had this name.
  let formerName: String?
  /// Whether no list has it, since it is of use only once something is set up.
  package let isHidden: Bool
  /// The only values it takes, when there are few.
  package var choices: [String] { named.map(\.code) }
  /// The same with their names, each of which is taken too.
  let named: [NamedChoice]
  /// What a shell finishes its value by; nothing leaves it to the name of the value.
  package let completes: CompletionKind?

  package init(
    _ name: String, _ value: String? = nil, _ summary: Phrase, isRequired: Bool = false,
    repeats: Bool = false, isText: Bool = false, isHidden: Bool = false, choices: [String] = [],
    named: [NamedChoice] = [], completes: CompletionKind? = nil, was formerName: String? = nil
  ) {
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

/// What a command line said, sorted by a command's own description.
package struct ReadArguments: Equatable, Sendable {
  /// The words, by the names of the arguments.
  package var words: [String: String] = [:]
  /// The values of options, by name; a switch has one empty value.
  package var values: [String: [String]] = [:]
  /// The words of an argument that takes all that follow, each for itself.
  package var lists: [String: [String]] = [:]

  package init(
    words: [String: String] = [:], values: [String: [String]] = [:], lists: [String: [String]] = [:]
  ) {
    self.words = words
    self.values = values
    self.lists = lists
  }

  /// The word that must be there; the reader made sure that it is.
  package func word(_ name: String) -> String { words[name] ?? "" }
  /// The value of an option, or nothing.
  package func value(_ name: String) -> String? { values[name]?.last }
  /// Whether a switch was given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The number of an option, or nothing. One too long for any number is taken as the largest,
  /// so that the rule it breaks is named instead of its spelling.
  package func number(_ name: String) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    return try Self.number(text, of: name)
  }

  /// The number that an argument has to be.
  package func number(argument name: String) throws(UsageError) -> Int {
    try Self.number(word(name), of: name)
  }

  private static func number(_ text: String, of name: String) throws(UsageError) -> Int {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw .notANumber(option: name, value: text)
    }
    return Int(text) ?? (text.hasPrefix("-") ? Int.min : Int.max)
  }
}
