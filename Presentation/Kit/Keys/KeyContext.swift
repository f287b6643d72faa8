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
    Row("mark", " ") { Phrase("표시하고 다음 줄로 가기", "mark, and go to the next row")($0) },
    Row("mark-range", .character("V")) { Phrase("범위 표시 시작하거나 끝내기", "start or end a range")($0) },
    Row("mark-down", .modified(.down, .shift)) { Phrase("아래로 이어서 표시", "mark downwards")($0) },
    Row("mark-up", .modified(.up, .shift)) { Phrase("위로 이어서 표시", "mark upwards")($0) },
    Row("mark-right", .modified(.right, .shift)) {
      Phrase("오른쪽으로 이어서 표시", "mark to the right")($0)
    },
    Row("mark-left", .modified(.left, .shift)) { Phrase("왼쪽으로 이어서 표시", "mark to the left")($0) },
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
        Row("go-" + tab.name, Key.character(Character("\(index + 1)"))) {
          KeyMapWords($0).go(tab.title($0))
        }
      } + [
        Row("last-part", "-") { Phrase("바로 전에 본 탭으로 가기", "go to the last visited tab")($0) },
        Row("find", .control("f")) { ShellWords($0).keySearchAll },
        Row("palette", .control("p")) {
          Phrase("화면이나 명령으로 바로 가기", "jump to a screen or command")($0)
        },
        Row("add", "+") { Phrase("한 줄로 적기", "quick add: type one line")($0) },
        Row("enlarge", "=") {
          Phrase("고른 칸을 창만큼 키우기", "enlarge the chosen panel to the window, or shrink it")($0)
        },
        Row("more", ",") { Phrase("더보기 열기", "open the More menu")($0) },
        Row("command", ":") { Phrase("명령 실행하기", "run a command")($0) },
        Row("lesson", .control("t")) { Phrase("사용법 보기", "open the tutorial")($0) },
        Row("help", .character("?"), .function(1)) {
          Phrase("도움말: 이 화면의 단축키 보기", "help: show the keys of this screen")($0)
        },
        Row("redraw", .control("l")) { Phrase("화면 다시 그리기", "redraw the screen")($0) },
        Row("suspend", .control("z")) {
          Phrase("‘하루’를 잠시 멈추고 셸로 나가기", "suspend Haru and return to the shell")($0)
        },
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
    "code",
    [Row("other", "c") { Phrase("번호와 연락처 전체 바꿔 보기", "switch between number and whole card")($0) }])

  /// The actions of forms, apart from typing.
  package static let form = KeyContext(
    "form",
    [
      Row("save", .control("s")) { ShellWords($0).save },
      Row("editor", .control("o")) { Phrase("편집기에서 쓰기", "write in your editor")($0) },
      Row("show-secret", .control("p")) {
        Phrase("입력한 글자를 보이거나 숨기기", "show or hide typed text")($0)
      },
    ])
}
