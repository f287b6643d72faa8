import Domain
import PresentationKit
import PresentationShared
import TextUI

/// A row of the palette: its title, a note, and its action.
struct PaletteRow: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    /// Performs the action of a key of the default key map. With `everywhere` the shell handles the key instead of the
    /// current screen.
    case key(Key, everywhere: Bool)
    /// Runs a command. If the command takes arguments, it is only put into the command line.
    case command(String, isWhole: Bool)
    case setting(Preference)
    case record(ItemName)
    /// Opens quick add with the typed text.
    case add(String)
    /// Searches all parts for the typed text.
    case search(String)
  }

  let action: Action
  let title: String
  /// The part to which the row belongs, or its purpose.
  let note: String
  /// The label of the key that performs the action outside the palette.
  let key: String
  /// The title of the row, split once for comparison. `alias` holds the other names of the row.
  private let name: FuzzyText
  private let alias: FuzzyText

  init(action: Action, title: String, note: String = "", key: String = "", alias: String = "") {
    (self.action, self.title, self.note, self.key) = (action, title, note, key)
    (name, self.alias) = (FuzzyText(title), FuzzyText(alias))
  }

  /// Returns the score of the match and the matched indices of the title; nil if the row does not match.
  func match(_ typed: FuzzyText) -> (score: Int, indices: [Int])? {
    let own = FuzzyMatch(typed, in: name)
    let others = FuzzyMatch(typed, in: alias, by: .words)
    guard let other = others.map({ $0.score - Self.otherWord }) else {
      return own.map { ($0.score, $0.indices) }
    }
    if let own, own.score >= other { return (own.score, own.indices) }
    return (other, [])
  }

  /// The score that is subtracted from a match of an alias.
  private static let otherWord = 6
}

/// Creates the rows of the palette.
struct PaletteRows {
  let language: Language

  private var shell: ShellWords { ShellWords(language) }

  /// Returns the actions of a screen, with the labels of their keys on that screen.
  func actions(_ bindings: [Binding], shown: (Binding) -> Binding?, of context: KeyContext?)
    -> [PaletteRow]
  {
    bindings.compactMap { binding in
      guard binding.unavailable == nil, let key = binding.keys.first,
        KeyContext.move.row(of: key) == nil || key == .enter
      else { return nil }
      return PaletteRow(
        action: .key(key, everywhere: false), title: binding.meaning, note: shell.here,
        key: shown(binding)?.label ?? "", alias: name(context, key))
    }
  }

  private func name(_ context: KeyContext?, _ key: Key) -> String {
    guard let context, let row = context.row(of: key) else { return "" }
    return context.name + "." + row.name
  }

  /// Returns the actions that work on every screen. The tutorial is omitted if the part has none.
  func everywhere(_ glyphs: Glyphs, keys: KeyMap, explains: Bool) -> [PaletteRow] {
    let left = explains ? ["palette"] : ["palette", "lesson"]
    return KeyContext.shell.rows.filter { !left.contains($0.name) }.compactMap { row in
      row.keys.first.map { key in
        PaletteRow(
          action: .key(key, everywhere: true), title: row.meaning(language), note: shell.everywhere,
          key: keys.strokes(.shell, row).first?.printed(glyphs) ?? "", alias: "shell." + row.name)
      }
    }
  }

  /// The rows of all commands. A command that changes nothing and needs no arguments runs at once.
  var commands: [PaletteRow] {
    CommandTable.haru.shown.map { command in
      let isWhole =
        !command.writes(ReadArguments()) && command.arguments.allSatisfy(\.isOptional)
        && !command.options.contains(where: \.isRequired)
      return PaletteRow(
        action: .command(command.name, isWhole: isWhole), title: ":" + command.name,
        note: command.summary(language), alias: command.summary(language))
    }
  }

  /// Returns the command of a verb with the words behind it: `:people water Gran` for `water Gran`. Returns nil if
  /// several parts have the verb.
  func command(for typed: String) -> PaletteRow? {
    let words = typed.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    let found = CommandTable.haru.shown.filter { command in
      command.name.hasSuffix(" " + words[0].lowercased()) && !command.arguments.isEmpty
    }
    guard found.count == 1 else { return nil }
    let line = found[0].name + " " + words[1]
    return PaletteRow(
      action: .command(line, isWhole: false), title: ":" + line, note: found[0].summary(language))
  }

  var settings: [PaletteRow] {
    Preference.shown.map { preference in
      let text = SettingText.of(preference)
      return PaletteRow(
        action: .setting(preference), title: text.label(language),
        note: SettingsScreenWords(language).title, alias: preference.rawValue)
    }
  }

  /// Returns the rows of the records that were found. The title of a quote is its book, so a quote is listed under its
  /// own text and matches only by it.
  func records(_ hits: [Hit]) -> [PaletteRow] {
    let finding = FindingWords(language)
    return hits.compactMap { hit in
      let hit = finding.inOwnLanguage(hit)
      let record = hit.record
      guard record.kind.titleRole == .context else {
        return PaletteRow(
          action: .record(record.name), title: Printable.line(record.title),
          note: finding.noun(record.kind),
          alias: ([record.alias, record.translation].compactMap(\.self) + record.texts)
            .joined(separator: " "))
      }
      guard hit.title.found.isEmpty, let text = record.texts.first else { return nil }
      return PaletteRow(
        action: .record(record.name), title: Printable.line(text),
        note: Printable.line(record.title), alias: record.texts.joined(separator: " "))
    }
  }
}
