import PresentationKit
import Testing
import TextUI

@Suite struct `A key binding` {
  @Test(arguments: [
    (Key.control("s"), "Ctrl-S"), (.enter, "↵"), (.escape, "Esc"), (.up, "↑"),
    (.character("w"), "w"), (.character(" "), "Space"), (.alt("b"), "Alt-b"),
    (.modified(.left, [.control, .shift]), "Ctrl-Shift-←"), (.function(5), "F5"),
    (.backTab, "Shift-Tab"), (.pageDown, "PgDn"),
  ])
  func `has a name people know`(_ sample: (Key, String)) {
    #expect(sample.0.printed() == sample.1)
  }

  @Test func `has a plain name where arrows cannot be shown`() {
    #expect(Key.up.printed(.ascii) == "Up")
    #expect(Key.enter.printed(.ascii) == "Enter")
  }

  @Test func `answers to all its keys unless it cannot be used`() {
    let down = Binding(.down, .character("j"), meaning: "down")
    #expect(down.label == "↓")
    #expect(down.answers(to: .character("j")))
    #expect(!down.answers(to: .up))
    let delete = Binding(.character("d"), meaning: "delete", unavailable: "Nothing is chosen.")
    #expect(!delete.answers(to: .character("d")))
  }
}
