import Testing
import TextUI

/// Tests of the names of keys in a key map file.
@Suite struct `A key in writing` {
  @Test(arguments: [
    ("w", Key.character("w")), ("W", .character("W")), ("ㅈ", .character("ㅈ")),
    ("/", .character("/")), ("-", .character("-")), ("Ctrl-S", .control("s")),
    ("ctrl-s", .control("s")), ("C-s", .control("s")), ("Ctrl-_", .control("_")),
    ("Alt-x", .alt("x")), ("M-X", .alt("X")), ("Alt-<", .alt("<")), ("Shift-Tab", .backTab),
    ("Enter", .enter), ("return", .enter), ("Esc", .escape), ("Space", .character(" ")),
    ("PgDn", .pageDown), ("PageDown", .pageDown), ("F5", .function(5)),
    ("Alt-Up", .modified(.up, .alt)), ("Ctrl-Shift-Left", .modified(.left, [.control, .shift])),
    ("Shift-a", .character("A")), ("Alt-Space", .alt(" ")),
  ])
  func `is read, and read again as it is written`(_ text: String, _ key: Key) {
    #expect(Key(notation: text) == key)
    #expect(Key(notation: key.notation) == key)
  }

  @Test(arguments: [
    "", "ww", "Ctrl-", "Ctrl", "F0", "F25", "Hyper-x", "Ctrl-I", "Ctrl-M", "Ctrl-[", "Ctrl-가",
    "\u{1B}", "\u{7}", " ", "Enterr", "Ctrl-Alt-x", "Fx",
  ])
  func `that no keyboard sends is none`(_ text: String) {
    #expect(Key(notation: text) == nil)
  }
}
