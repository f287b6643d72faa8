import Domain
import TextUI

/// A place in which keys mean something, with the names of all that can be done there: the rows of
/// `haru keys`, and what a key map may name.
struct KeyContext: Sendable {
  /// One action: its name, its usual keys, and what it does.
  struct Row: Sendable {
    /// Its name within the place, such as `water`.
    let name: String
    /// The usual keys; the first one stands for all of them.
    let keys: [Key]
    /// What it does, in a word or two.
    let meaning: @Sendable (Language) -> String

    init(_ name: String, _ keys: Key..., meaning: @escaping @Sendable (Language) -> String) {
      self.name = name
      self.keys = keys
      self.meaning = meaning
    }

    init(_ name: String, _ letters: String, meaning: @escaping @Sendable (Language) -> String) {
      self.name = name
      keys = letters.map(Key.character)
      self.meaning = meaning
    }
  }

  /// Its name, such as `people`.
  let name: String
  let rows: [Row]

  init(_ name: String, _ rows: [Row]) {
    self.name = name
    self.rows = rows
  }

  /// The row of a name.
  func row(_ name: String) -> Row? { rows.first { $0.name == name } }

  /// The row that a usual key belongs to.
  func row(of key: Key) -> Row? { rows.first { $0.keys.contains(key) } }
}

extension KeyContext {
  /// What marks rows of a list.
  static let marking = [
    Row("mark", " ") { MarkedWords($0).keyMark },
    Row("mark-range", .character("V")) { MarkedWords($0).keyRange },
    Row("mark-down", .modified(.down, .shift)) { MarkedWords($0).keyRange },
    Row("mark-up", .modified(.up, .shift)) { MarkedWords($0).keyRange },
    Row("mark-right", .modified(.right, .shift)) { MarkedWords($0).keyRange },
    Row("mark-left", .modified(.left, .shift)) { MarkedWords($0).keyRange },
  ]

  /// What works in every place.
  static let shell = KeyContext(
    "shell",
    [
      Row("undo", "z") { ShellWords($0).keyUndo },
      Row("redo", .control("y"), .character("Z")) { ShellWords($0).keyRedo },
      Row("next-part", .tab) { KeyMapWords($0).nextPart },
      Row("previous-part", .backTab) { KeyMapWords($0).previousPart },
    ]
      + Part.tabs.map { part in
        Row(part.keyName, Key.character(Character("\(part.index + 1)"))) {
          ShellWords($0).title(part)
        }
      } + [
        Row("last-part", "-") { KeyMapWords($0).lastPart },
        Row("find", .control("f")) { FindingWords($0).everywhere },
        Row("palette", .control("p")) { PaletteWords($0).key },
        Row("note", "+") { CaptureWords($0).key },
        Row("more", ",") { ShellWords($0).keyMore },
        Row("command", ":") { ShellWords($0).command },
        Row("lesson", .control("t")) { ShellWords($0).pages },
        Row("help", .character("?"), .function(1)) { ShellWords($0).help },
        Row("redraw", .control("l")) { ShellWords($0).redraw },
        Row("suspend", .control("z")) { ShellWords($0).suspend },
        Row("quit", .character("q"), .control("c")) { ShellWords($0).keyQuit },
      ])

  /// What moves in lists, texts and pictures, opens what is chosen and leads back.
  static let move = KeyContext(
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
  static let form = KeyContext(
    "form",
    [
      Row("save", .control("s")) { ShellWords($0).save },
      Row("editor", .control("o")) { ShellWords($0).editor },
      Row("show-secret", .control("p")) { ShellWords($0).showSecret },
    ])

  /// All places, in the order in which they are shown.
  static let all: [KeyContext] =
    [shell, move, form, .today] + FeatureDescriptor.all.flatMap { $0.places() }
    + [.search, .timeline, .history, .trash, .bringIn, .sync, .settings, .page]

  /// The place of a name.
  static func named(_ name: String) -> KeyContext? { all.first { $0.name == name } }
}

extension Part {
  /// What the key that shows it is called.
  fileprivate var keyName: String { kept.map { "go-\($0)" } ?? "go-today" }
}
