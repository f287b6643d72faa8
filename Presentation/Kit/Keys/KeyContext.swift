import Domain
package import TextUI

/// A place in which keys mean something, with the names of all that can be done there: the rows of
/// `haru keys`, and what a key map may name.
package struct KeyContext: Sendable {
  /// One action: its name, its usual keys, and what it does.
  package struct Row: Sendable {
    /// Its name within the place, such as `water`.
    package let name: String
    /// The usual keys; the first one stands for all of them.
    package let keys: [Key]
    /// What it does, in a word or two.
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

  /// Its name, such as `people`.
  package let name: String
  package let rows: [Row]

  package init(_ name: String, _ rows: [Row]) {
    self.name = name
    self.rows = rows
  }

  /// The row of a name.
  package func row(_ name: String) -> Row? { rows.first { $0.name == name } }

  /// The row that a usual key belongs to.
  package func row(of key: Key) -> Row? { rows.first { $0.keys.contains(key) } }
}

extension KeyContext {
  /// What marks rows of a list.
  package static let marking = [
    Row("mark", " ") { MarkedWords($0).keyMark },
    Row("mark-range", .character("V")) { MarkedWords($0).keyRange },
    Row("mark-down", .modified(.down, .shift)) { MarkedWords($0).keyRange },
    Row("mark-up", .modified(.up, .shift)) { MarkedWords($0).keyRange },
    Row("mark-right", .modified(.right, .shift)) { MarkedWords($0).keyRange },
    Row("mark-left", .modified(.left, .shift)) { MarkedWords($0).keyRange },
  ]

  /// The tabs in their order, which digits show.
  private static let tabs: [(name: String, title: Phrase)] =
    [("today", PartWords.today)] + DailyPart.allCases.map { ("\($0)", PartWords.name(of: $0)) }

  /// What works in every place.
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
        Row("note", "+") { ShellWords($0).keyNote },
        Row("more", ",") { ShellWords($0).keyMore },
        Row("command", ":") { ShellWords($0).command },
        Row("lesson", .control("t")) { ShellWords($0).pages },
        Row("help", .character("?"), .function(1)) { ShellWords($0).help },
        Row("redraw", .control("l")) { ShellWords($0).redraw },
        Row("suspend", .control("z")) { ShellWords($0).suspend },
        Row("quit", .character("q"), .control("c")) { ShellWords($0).keyQuit },
      ])

  /// What moves in lists, texts and pictures, opens what is chosen and leads back.
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

  /// What works where something is filled in, beside what is typed.
  package static let form = KeyContext(
    "form",
    [
      Row("save", .control("s")) { ShellWords($0).save },
      Row("editor", .control("o")) { ShellWords($0).editor },
      Row("show-secret", .control("p")) { ShellWords($0).showSecret },
    ])
}
