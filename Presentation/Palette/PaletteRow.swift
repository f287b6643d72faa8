import Domain
import PresentationKit
import TextUI

/// Something the palette offers: what it is called, what helps to know it, and what it does.
struct PaletteRow: Equatable, Sendable {
  /// What is done with it.
  enum Deed: Equatable, Sendable {
    /// What a usual key does, on the screen or everywhere.
    case key(Key, everywhere: Bool)
    /// A command, which is run or, where it wants words, begun on the line for commands.
    case command(String, isWhole: Bool)
    case setting(Preference)
    case record(ItemName)
    /// The search over everything for what was typed.
    case search(String)
  }

  let deed: Deed
  let title: String
  /// Where it belongs to, or what it is for.
  let note: String
  /// What is pressed for it without the palette.
  let key: String
  /// What it is called, and other words it is found by, ready to be compared with each letter.
  private let name: FuzzyText
  private let alias: FuzzyText

  init(deed: Deed, title: String, note: String = "", key: String = "", alias: String = "") {
    (self.deed, self.title, self.note, self.key) = (deed, title, note, key)
    (name, self.alias) = (FuzzyText(title), FuzzyText(alias))
  }

  /// How well it fits what was typed, and which characters of the title fit.
  func match(_ typed: FuzzyText) -> (score: Int, places: [Int])? {
    let own = FuzzyMatch(typed, in: name)
    let others = FuzzyMatch(typed, in: alias, by: .words)
    guard let other = others.map({ $0.score - Self.otherWord }) else {
      return own.map { ($0.score, $0.places) }
    }
    if let own, own.score >= other { return (own.score, own.places) }
    return (other, [])
  }

  /// So much less another word counts than the title.
  private static let otherWord = 6
}

/// All that the palette offers without asking the store.
struct PaletteRows {
  let language: Language

  private var shell: ShellWords { ShellWords(language) }

  /// What keys do on a screen, as they are printed there.
  func actions(_ usual: [Binding], shown: (Binding) -> Binding?, of place: KeyContext?)
    -> [PaletteRow]
  {
    usual.compactMap { binding in
      guard binding.unavailable == nil, let key = binding.keys.first,
        KeyContext.move.row(of: key) == nil || key == .enter
      else { return nil }
      return PaletteRow(
        deed: .key(key, everywhere: false), title: binding.meaning, note: shell.here,
        key: shown(binding)?.label ?? "", alias: name(place, key))
    }
  }

  private func name(_ place: KeyContext?, _ key: Key) -> String {
    guard let place, let row = place.row(of: key) else { return "" }
    return place.name + "." + row.name
  }

  /// What keys do everywhere; the pages that explain a part are left out where it has none.
  func everywhere(_ glyphs: Glyphs, keys: KeyMap, explains: Bool) -> [PaletteRow] {
    let left = explains ? ["palette"] : ["palette", "lesson"]
    return KeyContext.shell.rows.filter { !left.contains($0.name) }.compactMap { row in
      row.keys.first.map { key in
        PaletteRow(
          deed: .key(key, everywhere: true), title: row.meaning(language), note: shell.everywhere,
          key: keys.strokes(.shell, row).first?.printed(glyphs) ?? "", alias: "shell." + row.name)
      }
    }
  }

  /// All commands; one that changes nothing and wants no words is run at once.
  var commands: [PaletteRow] {
    CommandTable.haru.shown.map { command in
      let isWhole =
        !command.writes(ReadArguments()) && command.arguments.allSatisfy(\.isOptional)
        && !command.options.contains(where: \.isRequired)
      return PaletteRow(
        deed: .command(command.name, isWhole: isWhole), title: ":" + command.name,
        note: command.summary(language), alias: command.summary(language))
    }
  }

  /// All settings.
  var settings: [PaletteRow] {
    Preference.shown.map { preference in
      let text = SettingText.of(preference)
      return PaletteRow(
        deed: .setting(preference), title: text.label(language),
        note: SettingsScreenWords(language).title, alias: preference.rawValue)
    }
  }

  /// Records that were found in the store. What is called by something else (a sentence by its book)
  /// stands here with what it says, and only for that.
  func records(_ hits: [Hit]) -> [PaletteRow] {
    let finding = FindingWords(language)
    return hits.compactMap { hit in
      let hit = finding.inOwnLanguage(hit)
      let record = hit.record
      guard record.kind.titleRole == .context else {
        return PaletteRow(
          deed: .record(record.name), title: Printable.line(record.title),
          note: finding.noun(record.kind),
          alias: ([record.alias, record.translation].compactMap(\.self) + record.texts)
            .joined(separator: " "))
      }
      guard hit.title.found.isEmpty, let text = record.texts.first else { return nil }
      return PaletteRow(
        deed: .record(record.name), title: Printable.line(text),
        note: Printable.line(record.title), alias: record.texts.joined(separator: " "))
    }
  }
}
