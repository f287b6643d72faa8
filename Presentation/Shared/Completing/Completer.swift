import Domain
import PresentationKit
import PresentationMoods
import PresentationReading

/// Completes the last word of a command line.
struct Completer {
  /// The candidates for the last word, or `files` if the shell should complete file names itself.
  enum Answer: Equatable {
    case words([Candidate])
    case files
  }

  let table: CommandTable
  let language: Language
  /// Looks up records by prefix; empty if the store is locked, missing or damaged. `profile` is the profile that the
  /// command line names; nil if it names none.
  let records: (_ profile: String?, CandidateKind, _ beginning: String) -> [Candidate]
  /// The names of all profiles.
  let profiles: () -> [Candidate]

  /// Completes the last of the words.
  func answer(_ words: [String]) -> Answer {
    let typed = words.last ?? ""
    // An option and its value may be one word, `--name=value`.
    if typed.hasPrefix("--"), let mark = typed.firstIndex(of: "=") {
      let name = String(typed[..<mark])
      let value = String(typed[typed.index(after: mark)...])
      switch answer(words.dropLast() + [name, value]) {
      case .files: return .files
      case .words(let found):
        return .words(found.map { Candidate(name + "=" + $0.value, note: $0.note) })
      }
    }
    let line = LineSoFar(table, before: Array(words.dropLast()), typed: typed)
    switch line.position {
    case .command(let path): return .words(Self.matching(typed, next(after: path)))
    case .option: return .words(Self.matching(typed, options(line)))
    case .value(let option):
      let kind =
        line.spec?.completes(option)
        ?? (option.choices.isEmpty ? .none : .words(option.choices))
      return answer(option.name == "profile" ? .profile : kind, typed, line)
    case .argument(let index):
      guard let spec = line.spec, index < spec.arguments.count else { return .words([]) }
      return answer(spec.completes(spec.arguments[index]), typed, line)
    case .nowhere: return .words([])
    }
  }

  private func answer(_ kind: CompletionKind, _ typed: String, _ line: LineSoFar) -> Answer {
    switch kind {
    case .file: return .files
    // The store has already filtered by prefix, ignoring case and character width.
    case .record(let kind): return .words(records(line.options["profile"], kind, typed))
    case .none: return .words([])
    case .day, .month, .setting, .settingValue, .profile, .bookCategory, .bookColour, .moodTheme,
      .noun, .verb, .words:
      return .words(Self.matching(typed, fixed(kind, line)))
    }
  }

  /// Returns all candidates of a kind, of which the caller chooses those that match the typed text.
  private func fixed(_ kind: CompletionKind, _ line: LineSoFar) -> [Candidate] {
    switch kind {
    case .day: return Self.plain(Phrase(Self.koreanDays, Self.englishDays), language)
    case .setting: return Preference.allCases.map { Candidate($0.rawValue) }
    case .settingValue:
      let preference = line.arguments.first.flatMap(Preference.init(rawValue:))
      return (preference?.choices ?? []).map { Candidate($0) }
    case .profile: return profiles()
    case .bookCategory:
      let words = CategoryWords(language)
      return BookCategory.allCases.map { Candidate($0.rawValue, note: words.name($0)) }
    case .bookColour: return BookTheme.allCases.map { Candidate($0.rawValue) }
    case .moodTheme:
      let words = MoodsWords(language)
      return MoodTheme.allCases.map { Candidate(String($0.rawValue), note: words.name(of: $0)) }
    case .noun: return next(after: [])
    case .verb: return next(after: line.arguments)
    case .words(let words): return words.map { Candidate($0) }
    case .month, .none, .file, .record: return []
    }
  }

  private static let englishDays = "today tomorrow yesterday mon tue wed thu fri sat sun"
  private static let koreanDays = "오늘 내일 모레 어제 월 화 수 목 금 토 일"

  private static func plain(_ words: Phrase, _ language: Language) -> [Candidate] {
    words(language).split(separator: " ").map { Candidate(String($0)) }
  }

  /// Returns the words that may follow the path, with their descriptions.
  private func next(after path: [String]) -> [Candidate] {
    table.verbs(of: path).map { word in
      let command = table.command(path + [word])
      return Candidate(
        word, note: command?.summary(language) ?? table.title(ofNoun: word, language))
    }
  }

  private func options(_ line: LineSoFar) -> [Candidate] {
    line.open.map { Candidate("--" + $0.name, note: $0.summary(language)) }
  }

  private static func matching(_ typed: String, _ words: [Candidate]) -> [Candidate] {
    let wanted = typed.lowercased()
    return words.filter { $0.value.lowercased().hasPrefix(wanted) }
  }
}
