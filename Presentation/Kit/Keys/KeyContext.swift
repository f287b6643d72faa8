import Domain
package import TextUI

/// A context in which keys have a meaning, with the names of its actions. `haru keys` lists these names, and a key map
/// can use them.
package struct KeyContext: Sendable {
  /// An action with its name, its default keys and its meaning.
  package struct Row: Sendable {
    /// The name of the action within the context, such as `water`.
    package let name: String
    /// The default keys. The first one represents the action where a single key is needed.
    package let keys: [Key]
    /// Returns what the action does, in a word or two.
    package let meaning: @Sendable (Language) -> String

    package init(_ name: String, _ keys: Key..., meaning: @escaping @Sendable (Language) -> String)
    {
      self.name = name
      self.keys = keys
      self.meaning = meaning
    }

    package init(
      _ name: String, _ letters: String, meaning: @escaping @Sendable (Language) -> String
    ) {
      self.name = name
      keys = letters.map(Key.character)
      self.meaning = meaning
    }
  }

  /// The name of the context, such as `people`.
  package let name: String
  package let rows: [Row]

  package init(_ name: String, _ rows: [Row]) {
    self.name = name
    self.rows = rows
  }

  package func row(_ name: String) -> Row? { rows.first { $0.name == name } }

  /// Returns the row of a default key; nil if the context has none.
  package func row(of key: Key) -> Row? { rows.first { $0.keys.contains(key) } }
}

extension KeyContext {
  /// The actions for marking rows of a list.
  package static let marking = [
    Row("mark", " ") { SelectionWords($0).keySelect },
    Row("mark-range", .character("V")) { SelectionWords($0).keyRange },
    Row("mark-down", .modified(.down, .shift)) { SelectionWords($0).keyRange },
    Row("mark-up", .modified(.up, .shift)) { SelectionWords($0).keyRange },
    Row("mark-right", .modified(.right, .shift)) { SelectionWords($0).keyRange },
    Row("mark-left", .modified(.left, .shift)) { SelectionWords($0).keyRange },
  ]

  /// The tabs in the order of the digit keys.
  private static let tabs: [(name: String, title: Phrase)] =
    [("today", PartWords.today)] + DailyPart.tabs.map { ("\($0)", PartWords.name(of: $0)) }

  /// The actions that work in every context.
  package static let shell = KeyContext(
    "shell",
    [
      Row("undo", "z") { ShellWords($0).keyUndo },
      Row("redo", .control("y"), .character("Z")) { ShellWords($0).keyRedo },
      Row("next-part", .tab) { KeyMapWords($0).nextPart },
      Row("previous-part", .backTab) { KeyMapWords($0).previousPart },
    ]
      + tabs.enumerated().map { index, tab in
        Row("go-" + tab.name, Key.character(Character("\(index + 1)"))) { tab.title($0) }
      } + [
        Row("last-part", "-") { KeyMapWords($0).lastPart },
        Row("find", .control("f")) { ShellWords($0).keySearchAll },
        Row("palette", .control("p")) { ShellWords($0).keyPalette },
        Row("add", "+") { ShellWords($0).keyNote },
        Row("enlarge", "=") { KeyMapWords($0).enlarge },
        Row("more", ",") { ShellWords($0).keyMore },
        Row("command", ":") { ShellWords($0).command },
        Row("lesson", .control("t")) { ShellWords($0).pages },
        Row("help", .character("?"), .function(1)) { ShellWords($0).help },
        Row("redraw", .control("l")) { ShellWords($0).redraw },
        Row("suspend", .control("z")) { ShellWords($0).suspend },
        Row("quit", .character("q"), .control("c")) { ShellWords($0).keyQuit },
      ])

  /// The keys that move in lists, texts and pictures, open the selection and go back.
  package static let move = KeyContext(
    "move",
    [
      Row("up", .up) { KeyMapWords($0).up },
      Row("down", .down) { KeyMapWords($0).down },
      Row("left", .left) { KeyMapWords($0).left },
      Row("right", .right) { KeyMapWords($0).right },
      Row("page-up", .pageUp) { KeyMapWords($0).pageUp },
      Row("page-down", .pageDown) { KeyMapWords($0).pageDown },
      Row("top", .home) { KeyMapWords($0).top },
      Row("bottom", .end) { KeyMapWords($0).bottom },
      Row("open", .enter) { KeyMapWords($0).open },
      Row("back", .escape) { KeyMapWords($0).back },
    ])

  /// The key of a QR code that shows the other text of a record.
  package static let code = KeyContext(
    "code", [Row("other", "c") { QRWords($0).keyOther }])

  /// The actions of forms, apart from typing.
  package static let form = KeyContext(
    "form",
    [
      Row("save", .control("s")) { ShellWords($0).save },
      Row("editor", .control("o")) { ShellWords($0).editor },
      Row("show-secret", .control("p")) { ShellWords($0).showSecret },
    ])
}
