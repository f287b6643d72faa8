import Domain
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `A sheet with a form` {
  enum Field: Hashable { case name, secret, text }

  private func sheet(_ fields: [Field]) -> FormSheet<Field> {
    FormSheet(
      fields.map { field in
        switch field {
        case .name: .init(field, "name", .text(TextField()))
        case .secret: .init(field, "secret", .text(TextField(isMasked: true)))
        case .text: .init(field, "text", .multiline(TextEditor(), rows: 3))
        }
      }, ViewContext(.english, .unicode, now: Now(instant: 0, offset: 0)))
  }

  @Test func `says that a password is written in Korean, which nobody sees`() {
    // korean D1
    var form = sheet([.secret])
    #expect(
      form.press(.character("ㅎ"), columns: 80)
        == .does([.say(NoticeLine(.refusal, ShellWords(.english).writesKorean))]))
    #expect(form.form.text(.secret) == "ㅎ", "It may be meant.")
    #expect(form.press(.character("a"), columns: 80) == .does([]))
    var open = sheet([.name])
    #expect(open.press(.character("ㅎ"), columns: 80) == .does([]))
  }

  @Test func `is saved by enter on its last field, and says so`() {
    // newcomer 20
    var form = sheet([.name, .secret])
    #expect(form.press(.enter, columns: 80) == .does([]))
    #expect(form.bindings.first?.label == "↵ Ctrl-S")
    #expect(form.press(.enter, columns: 80) == .save)
    var one = sheet([.name])
    #expect(one.bindings.map(\.label) == ["↵ Ctrl-S", "Esc"])
    #expect(one.press(.enter, columns: 80) == .save)
    // In a text of several lines, Enter begins a new line, and the key bar shows the key that
    // saves.
    var text = sheet([.name, .text])
    _ = text.press(.tab, columns: 80)
    #expect(text.bindings.first?.label == "Ctrl-S")
    #expect(text.press(.enter, columns: 80) == .does([]))
    #expect(text.press(.control("s"), columns: 80) == .save)
  }

  @Test func `takes yes and no, and Korean letters, where it asks before it is left`() {
    // newcomer 20: these keys of a form work with every keyboard layout.
    for (key, isLeft) in [("y", true), ("x", true), ("ㅌ", true), ("n", false), ("ㅏ", false)] {
      var form = sheet([.name])
      _ = form.press(.character("a"), columns: 80)
      _ = form.press(.escape, columns: 80)
      #expect(form.isAsking)
      let outcome = form.press(.character(Character(key)), columns: 80)
      #expect(outcome == .does(isLeft ? [.back] : []), "\(key)")
      #expect(!form.isAsking)
    }
  }

  @Test func `is left without a question if nothing but a password was typed`() {
    var form = sheet([.secret])
    _ = form.press(.character("a"), columns: 80)
    #expect(form.press(.escape, columns: 80) == .does([.back]))
    var both = sheet([.name, .secret])
    _ = both.press(.character("a"), columns: 80)
    #expect(both.press(.escape, columns: 80) == .does([]))
    #expect(both.isAsking)
  }
}
