import Domain
import TextUI

/// A group of commands with the nouns they begin with. The commands are created lazily, so that a command in a shell
/// prompt runs fast.
package struct CommandList: Sendable {
  package let nouns: [String]
  let commands: @Sendable () -> [CommandSpec]

  /// Creates the group. The nouns must include the first words of all its commands.
  package init(_ nouns: String..., commands: @escaping @Sendable () -> [CommandSpec]) {
    self.nouns = nouns
    self.commands = commands
  }
}

/// All commands. Each feature contributes its own list.
package struct CommandTable: Sendable {
  /// Parses the rest of the line for a command whose words contain another command, such as `haru watch`. Returns nil
  /// for any other word.
  package typealias ReadingOn =
    @Sendable (_ name: String, _ rest: [String]) throws(ArgumentParseError) -> (any Command)?

  package let lists: [CommandList]
  /// The sections of the help. A command that no section names belongs to the last section.
  package let parts: [HelpPart]
  /// The command for a line without words.
  package let home: @Sendable () -> any Command
  let readingOn: ReadingOn
  package let reports: PartReports

  package init(
    _ lists: [CommandList], parts: [HelpPart], home: @escaping @Sendable () -> any Command,
    readingOn: @escaping ReadingOn,
    reports: PartReports
  ) {
    (self.lists, self.parts, self.home) = (lists, parts, home)
    (self.readingOn, self.reports) = (readingOn, reports)
  }

  /// The commands in the order of the help.
  package var commands: [CommandSpec] { lists.flatMap { $0.commands() } }

  /// The commands that help and completions show.
  package var shown: [CommandSpec] { commands.filter { !$0.isHidden } }

  /// Returns the commands that may begin with a word: those of the lists with this noun, or all commands if no list has
  /// it.
  private func commands(of noun: String?) -> [CommandSpec] {
    guard let noun else { return commands }
    let named = lists.filter { $0.nouns.contains(noun) }.flatMap { $0.commands() }
    return named.isEmpty ? commands : named
  }

  /// Returns the command with exactly this path; nil if there is none.
  package func command(_ path: [String]) -> CommandSpec? {
    commands(of: path.first).first { $0.path == path }
  }

  /// Returns whether a command with more words begins with these words.
  func hasNoun(_ path: [String]) -> Bool {
    commands(of: path.first).contains { $0.path.count > path.count && $0.path.starts(with: path) }
  }

  /// Returns the default command of a noun: the command marked `answersAlone`, otherwise its `list`; nil if neither
  /// exists.
  func defaultCommand(of path: [String]) -> CommandSpec? {
    let own = commands(of: path.first).filter { $0.path.dropLast() == path[...] }
    return own.first { $0.answersAlone } ?? own.first { $0.path.last == "list" }
  }

  /// Replaces synonyms by the words of the table, and a former name of a command by the new name.
  package func meant(by path: [String]) -> [String] {
    let spoken = spoken(path)
    return RenamedCommand.called(by: spoken)?.new ?? spoken
  }

  /// Replaces synonyms by the words of the table.
  func spoken(_ path: [String]) -> [String] {
    var meant: [String] = []
    for word in path {
      let next = meant + [word]
      if command(next) != nil || hasNoun(next) {
        meant.append(word)
      } else if meant.isEmpty {
        let isOfNotes = Synonyms.noteNouns.contains(word)
        meant.append(
          isOfNotes ? noteNoun(before: path.dropFirst()) : Synonyms.nouns[word] ?? word)
      } else {
        meant.append(Synonyms.verb(word, among: allVerbs(of: meant)) ?? word)
      }
    }
    return meant
  }

  /// Returns the default command of a noun, to which a word after the noun is passed as an argument. Returns nil if the
  /// noun has no default command, if that command takes no such words, or if the word resembles a verb.
  func defaultCommandAccepting(_ word: String, behind path: [String]) -> CommandSpec? {
    guard !path.isEmpty, let defaultCommand = defaultCommand(of: path),
      defaultCommand.takesNounWords,
      suggestion(for: path + [word]) == nil
    else { return nil }
    return defaultCommand
  }

  /// Returns the noun for which a noun of notes stands: `notes` before a verb or alone, otherwise `note`.
  func noteNoun(before rest: ArraySlice<String>) -> String {
    guard let word = rest.first(where: { !$0.hasPrefix("-") }) else { return "notes" }
    return command(spoken(["notes", word])) == nil ? "note" : "notes"
  }

  private func allVerbs(of path: [String]) -> [String] {
    commands(of: path.first).filter { $0.path.count > path.count && $0.path.starts(with: path) }
      .map { $0.path[path.count] }
  }

  /// Returns the words that may follow the given words, without duplicates and without hidden commands.
  package func verbs(of path: [String]) -> [String] {
    commands(of: path.first).filter { $0.path.count > path.count && $0.path.starts(with: path) }
      .reduce(into: []) { known, command in
        let verb = command.path[path.count]
        if !command.isHidden, !known.contains(verb) { known.append(verb) }
      }
  }

  /// Returns the command line that the user probably meant, without the name of the program; nil if no command is
  /// similar.
  package func suggestion(for path: [String]) -> String? {
    let known = Array(path.dropLast())
    guard let last = path.last?.lowercased() else { return nil }
    if known.count == 1, let verb = Synonyms.numbered[known[0]], Int(last) != nil {
      return [known[0], verb, last].joined(separator: " ")
    }
    let words = Array(Set(verbs(of: known))).sorted()
    let inMeaning =
      known.isEmpty
      ? Synonyms.nearNouns[last]
      : Synonyms.nearVerbs[last]?.first(where: words.contains).map {
        (known + [$0]).joined(separator: " ")
      }
    if let inMeaning { return inMeaning }
    if let near = nearWord(last, known, words) { return near }
    // A word near no verb is taken as the name of a record.
    guard let name = path.last, let noun = known.first, known.count == 1,
      Synonyms.namedNouns.contains(noun), words.contains("show")
    else { return nil }
    return "\(noun) show \(ShellQuote.word(name))"
  }

  /// Returns the command whose word is nearest to the typed word; nil if no word is near enough.
  private func nearWord(_ last: String, _ known: [String], _ words: [String]) -> String? {
    // Too many words are near to a short one.
    let nouns = known.isEmpty ? Synonyms.nouns.keys.filter { $0.count > 4 }.sorted() : []
    guard let near = Suggestion.nearest(to: last, among: words + nouns) else { return nil }
    return meant(by: known + [near]).joined(separator: " ")
  }
}
