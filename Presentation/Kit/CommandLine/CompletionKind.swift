package import Domain

/// What a word of the command line may become when a shell is asked to finish it.
package enum CompletionKind: Equatable, Sendable {
  /// Nobody knows.
  case none
  /// A file, which the shell finds itself.
  case file
  case day, month
  /// A record of the store.
  case record(CandidateKind)
  case setting, settingValue
  case profile
  case bookCategory, bookColour, moodTheme
  /// The first word of a command, or the second.
  case noun, verb
  /// One of a few words.
  case words([String])

  /// Whether it is the name of a file, or may be, which is left as somebody wrote it.
  var isAsTyped: Bool { self == .file || self == .settingValue }

  /// A person, by what they are called.
  package static let person = CompletionKind.record(.person)
  /// A saying, by its number.
  package static let saying = CompletionKind.record(.saying)
  /// A feeling, by its id.
  package static let mood = CompletionKind.record(.mood)
  /// An event, by its title.
  package static let event = CompletionKind.record(.event)
  /// A book, by its title.
  package static let book = CompletionKind.record(.book)
  /// A sentence of a book, by its id.
  package static let sentence = CompletionKind.record(.sentence)

  /// What is meant by a name in the usage of a command, unless the command says otherwise.
  static func usual(for name: String, of noun: String) -> CompletionKind {
    switch name {
    case "WHO" where noun == "people": .person
    case "BOOK", "ISBN|BOOK": .book
    case "ID" where noun == "quotes": .sentence
    case "ID" where noun == "sayings": .saying
    case "ID" where noun == "moods": .mood
    case "ID" where noun == "schedule": .event
    case "DAY", "D", "WHEN": .day
    case "YYYY-MM": .month
    case "KEY": .setting
    case "VALUE": .settingValue
    case "SHELL": .words(Completions.Shell.allCases.map(\.rawValue))
    case "NOUN": .noun
    case "VERB": .verb
    case "C": .bookCategory
    case "COLOR": .bookColour
    case "N" where noun == "moods theme": .moodTheme
    case "STARS": .words(["1", "2", "3", "4", "5", "none"])
    case let name where name.contains("FILE"): .file
    default: .none
    }
  }
}

extension CommandSpec {
  /// What the values of an argument are.
  package func completes(_ argument: ArgumentSpec) -> CompletionKind {
    argument.completes ?? usual(for: argument.name)
  }

  /// What the values of an option are.
  package func completes(_ option: OptionSpec) -> CompletionKind {
    if !option.choices.isEmpty { return .words(option.choices) }
    return option.completes ?? option.value.map(usual) ?? .none
  }

  private func usual(for value: String) -> CompletionKind {
    let whole = CompletionKind.usual(for: value, of: name)
    return whole == .none ? .usual(for: value, of: path.first ?? "") : whole
  }
}
