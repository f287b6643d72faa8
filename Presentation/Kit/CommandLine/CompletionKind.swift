package import Domain

/// The kind of value that a shell suggests for a word of the command line.
package enum CompletionKind: Equatable, Sendable {
  /// The shell completes nothing.
  case none
  /// A file path, which the shell completes itself.
  case file
  case day, month
  /// A record of the store.
  case record(CandidateKind)
  case setting, settingValue
  case profile
  case bookCategory, bookColour, moodTheme
  /// The first or second word of a command.
  case noun, verb
  /// One of a few fixed words.
  case words([String])

  /// Whether the value may be a path, which must be passed as typed.
  var isAsTyped: Bool { self == .file || self == .settingValue }

  /// A person, by name.
  package static let person = CompletionKind.record(.person)
  /// A saying, by its number.
  package static let saying = CompletionKind.record(.saying)
  /// A mood, by its id.
  package static let mood = CompletionKind.record(.mood)
  /// An event, by its title.
  package static let event = CompletionKind.record(.event)
  /// A book, by its title.
  package static let book = CompletionKind.record(.book)
  /// A note, by its text.
  package static let note = CompletionKind.record(.note)
  /// A gift or loan, by its id.
  package static let gift = CompletionKind.record(.gift)
  /// A counter, by its tag.
  package static let counter = CompletionKind.record(.counter)
  /// A sentence from a book, by its id.
  package static let sentence = CompletionKind.record(.sentence)

  /// Returns the completion for a placeholder in the synopsis of a command that specifies no other completion. `noun`
  /// is the name of the command or its first word.
  static func defaultKind(for name: String, of noun: String) -> CompletionKind {
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
  /// Returns the completion of an argument.
  package func completes(_ argument: ArgumentSpec) -> CompletionKind {
    argument.completes ?? defaultKind(for: argument.name)
  }

  /// Returns the completion of the value of an option.
  package func completes(_ option: OptionSpec) -> CompletionKind {
    if !option.choices.isEmpty { return .words(option.choices) }
    return option.completes ?? option.value.map(defaultKind) ?? .none
  }

  private func defaultKind(for value: String) -> CompletionKind {
    let whole = CompletionKind.defaultKind(for: value, of: name)
    return whole == .none ? .defaultKind(for: value, of: path.first ?? "") : whole
  }
}
