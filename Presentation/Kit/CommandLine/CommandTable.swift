import Domain
import TextUI

/// Some commands, and the first words of all of them. They are made when they are needed: a line
/// in a prompt should not wait for what it never asks for.
package struct CommandList: Sendable {
  package let nouns: [String]
  let commands: @Sendable () -> [CommandSpec]

  /// Names the commands that begin with some words.
  package init(_ nouns: String..., commands: @escaping @Sendable () -> [CommandSpec]) {
    self.nouns = nouns
    self.commands = commands
  }
}

/// All commands. A feature adds its own list, and nothing else needs to know.
package struct CommandTable: Sendable {
  /// A command that reads the words behind its name itself, as another line; nothing where a name is none
  /// of one.
  package typealias ReadingOn =
    @Sendable (_ name: String, _ rest: [String]) throws(UsageError) -> (any Command)?

  package let lists: [CommandList]
  /// The parts of the help. What none of them names belongs to the last one.
  package let parts: [HelpPart]
  /// What is done where no words are typed.
  package let home: @Sendable () -> any Command
  let readingOn: ReadingOn
  package let reports: PartReports

  /// Makes a table.
  package init(
    _ lists: [CommandList], parts: [HelpPart], home: @escaping @Sendable () -> any Command,
    readingOn: @escaping ReadingOn,
    reports: PartReports
  ) {
    (self.lists, self.parts, self.home) = (lists, parts, home)
    (self.readingOn, self.reports) = (readingOn, reports)
  }

  /// The commands in the order help shows them.
  package var commands: [CommandSpec] { lists.flatMap { $0.commands() } }

  /// The commands that help and completions show.
  package var shown: [CommandSpec] { commands.filter { !$0.isHidden } }

  /// The commands that may begin with a word: those of the lists that name it, or else all, in
  /// case a list forgot to.
  private func commands(of noun: String?) -> [CommandSpec] {
    guard let noun else { return commands }
    let named = lists.filter { $0.nouns.contains(noun) }.flatMap { $0.commands() }
    return named.isEmpty ? commands : named
  }

  /// The command that is called by exactly these words.
  package func command(_ path: [String]) -> CommandSpec? {
    commands(of: path.first).first { $0.path == path }
  }

  /// Whether some command begins with these words.
  func hasNoun(_ path: [String]) -> Bool {
    commands(of: path.first).contains { $0.path.count > path.count && $0.path.starts(with: path) }
  }

  /// The command that is meant when its noun stands alone: the one that says so, or its list.
  func usual(of path: [String]) -> CommandSpec? {
    let own = commands(of: path.first).filter { $0.path.dropLast() == path[...] }
    return own.first { $0.answersAlone } ?? own.first { $0.path.last == "list" }
  }

  /// The same words, each as the table has it where it is only another word for one, and with the
  /// new name of a command that was renamed.
  package func meant(by path: [String]) -> [String] {
    let spoken = spoken(path)
    return RenamedCommand.called(by: spoken)?.new ?? spoken
  }

  /// The same words, each as the table has it.
  func spoken(_ path: [String]) -> [String] {
    var meant: [String] = []
    for word in path {
      let next = meant + [word]
      if command(next) != nil || hasNoun(next) {
        meant.append(word)
      } else if meant.isEmpty {
        meant.append(Synonyms.nouns[word] ?? word)
      } else {
        meant.append(Synonyms.verb(word, among: allVerbs(of: meant)) ?? word)
      }
    }
    return meant
  }

  /// The command that takes a word behind a noun standing alone; nil if the word is near a verb.
  func taking(_ word: String, behind path: [String]) -> CommandSpec? {
    guard !path.isEmpty, let usual = usual(of: path), usual.takesNounWords,
      suggestion(for: path + [word]) == nil
    else { return nil }
    return usual
  }

  private func allVerbs(of path: [String]) -> [String] {
    commands(of: path.first).filter { $0.path.count > path.count && $0.path.starts(with: path) }
      .map { $0.path[path.count] }
  }

  /// The words that may follow, each once.
  package func verbs(of path: [String]) -> [String] {
    commands(of: path.first).filter { $0.path.count > path.count && $0.path.starts(with: path) }
      .reduce(into: []) { known, command in
        let verb = command.path[path.count]
        if !command.isHidden, !known.contains(verb) { known.append(verb) }
      }
  }

  /// What somebody who typed these words probably meant.
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
    // What no verb is near to is the name of a record.
    guard let name = path.last, let noun = known.first, known.count == 1,
      Synonyms.namedNouns.contains(noun), words.contains("show")
    else { return nil }
    return "\(noun) show \(ShellQuote.word(name))"
  }

  /// The command with the word that is nearest to one that was typed.
  private func nearWord(_ last: String, _ known: [String], _ words: [String]) -> String? {
    // Much is near to a short word.
    let nouns = known.isEmpty ? Synonyms.nouns.keys.filter { $0.count > 4 }.sorted() : []
    guard let near = Suggestion.nearest(to: last, among: words + nouns) else { return nil }
    return meant(by: known + [near]).joined(separator: " ")
  }
}
