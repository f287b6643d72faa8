import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `A form` {
  private enum Name: Hashable, Sendable { case name, plant, every, loves, memo }

  private func form(_ name: String = "") -> Form<Name> {
    Form([
      .init(.name, "이름", .text(TextField(name, limit: 8, placeholder: "부르는 이름"))),
      .init(.plant, "식물", .choice(ChoiceField(["로즈마리", "민들레", "선인장"]))),
      .init(.every, "물 주기", .number(NumberField(7, in: 1...90, unit: "일마다"))),
      .init(.loves, "생일 알림", .toggle(ToggleField(true, on: "켬", off: "끔"))),
      .init(.memo, "메모", .multiline(TextEditor(limit: 100, placeholder: "고마운 일"), rows: 3)),
    ])
  }

  private func typed(_ form: inout Form<Name>, _ keys: [Key]) -> [Form<Name>.Outcome] {
    keys.map { form.update($0, columns: 60) }
  }

  @Test func `goes through its fields with tab, enter and the arrows`() {
    var form = form()
    #expect(form.focus == .name)
    #expect(typed(&form, [.enter, .down, .tab, .up]) == [.moved, .moved, .moved, .moved])
    #expect(form.focus == .every)
    #expect(typed(&form, [.backTab, .backTab, .backTab]) == [.moved, .moved, .moved])
    #expect(form.focus == .memo)
    #expect(typed(&form, [.tab]) == [.moved])
    #expect(form.focus == .name)
  }

  @Test func `never brings the keys to a field that is only to be read`() {
    var form = Form<Name>([
      .init(.name, "이름", .text(TextField("민아")), isLocked: true),
      .init(.plant, "애칭", .text(TextField())),
      .init(.every, "전화", .text(TextField("010")), isLocked: true),
      .init(.loves, "생일", .text(TextField())),
      .init(.memo, "메모", .text(TextField("끝")), isLocked: true),
    ])
    #expect(form.focus == .plant)
    var focused: [Name?] = []
    for key in [Key.tab, .tab, .backTab, .up, .up, .down, .down] {
      _ = form.update(key, columns: 60)
      focused.append(form.focus)
    }
    #expect(focused == [.loves, .plant, .loves, .plant, .plant, .loves, .loves])
    #expect(form.update(.enter, columns: 60) == .submitted)
    #expect(form.isLocked(.name) && !form.isLocked(.plant))
  }

  @Test func `takes words, choices, numbers and switches`() {
    var form = form()
    _ = typed(&form, [.character("민"), .character("아"), .enter, .right, .right, .right, .right])
    _ = typed(&form, [.enter, .character("1"), .character("4"), .enter, .character(" "), .tab])
    _ = typed(&form, [.character("a"), .enter, .character("b")])
    #expect(form.text(.name) == "민아")
    #expect(form.choice(.plant) == 1)
    #expect(form.number(.every) == 14)
    #expect(!form.isOn(.loves))
    #expect(form.text(.memo) == "a\nb")
  }

  @Test func `is handed in with ctrl-s, or with enter in a last line`() {
    var form = form()
    #expect(form.update(.control("s"), columns: 60) == .submitted)
    #expect(form.update(.escape, columns: 60) == .cancelled)
    var short = Form([.init(Name.name, "이름", .text(TextField()))])
    #expect(short.update(.enter, columns: 60) == .submitted)
  }

  @Test func `keeps what was typed when something is wrong and brings the keys there`() {
    var form = form("민아")
    form.focus(on: .memo)
    #expect(form.paste("고마워") == .changed(.memo))
    form.refuse(.name, "민아는 벌써 있어요.")
    #expect(form.focus == .name)
    #expect(form.text(.name) == "민아")
    #expect(form.text(.memo) == "고마워")
    #expect(form.fields[0].notice == "민아는 벌써 있어요.")
    #expect(form.update(.character("2"), columns: 60) == .changed(.name))
    #expect(form.fields[0].notice == nil)
  }

  @Test func `says when a field is full`() {
    var form = form("여덟글자이름이다")
    #expect(form.update(.character("!"), columns: 60) == .cut(.name))
  }

  @Test func `counts only within the bounds of a number`() {
    var number = NumberField(7, in: 5...30, step: 5)
    #expect(number.update(.left) == .changed)
    #expect(number.value == 5)
    #expect(number.update(.left) == .moved)
    #expect(number.update(.character("3")) == .changed)
    #expect(number.value == 5)
    #expect(number.update(.character("1")) == .cut)
    #expect(number.update(.character("0")) == .changed)
    #expect(number.value == 30)
    #expect(number.update(.right) == .moved)
    #expect(number.update(.enter) == .ignored)
    var huge = NumberField(.max, in: .min ... .max, step: .max)
    #expect(huge.update(.right) == .moved)
    for _ in 0..<30 { _ = huge.update(.character("9")) }
    #expect(huge.value > 0)
  }

  @Test func `finds the field under the mouse`() {
    let area = Area(column: 5, row: 2, columns: 60, rows: 16)
    #expect(form().field(at: Point(column: 8, row: 4), in: area) == .plant)
    #expect(form().field(at: Point(column: 30, row: 12), in: area) == .memo)
    #expect(form().field(at: Point(column: 30, row: 17), in: area) == nil)
    #expect(form().field(at: Point(column: 0, row: 4), in: area) == nil)
  }

  @Test func `stands in two aligned columns`() {
    var form = form("민아")
    form.refuse(.name, "민아는 벌써 있어요. 다른 이름으로 불러 주세요.")
    let drawn = frame(60, 16) { form.draw(into: &$0, in: $1) }
    #expect(drawn.caret == Point(column: 18, row: 0))
    expectSnapshot(drawn.text, named: "widget-form-standard")
  }

  @Test func `shows how a choice is changed`() {
    var form = form("민아")
    form.focus(on: .plant)
    expectSnapshot(
      picture(40, 12) { form.draw(into: &$0, in: $1) }.joined(separator: "\n"),
      named: "widget-form-choice")
  }

  @Test func `puts labels above where it is narrow and scrolls to the caret where it is low`() {
    var form = form("민아")
    form.focus(on: .memo)
    #expect(
      picture(20, 4) { form.draw(into: &$0, in: $1) } == [
        "    ✓ 켬", "› 메모", "    고마운 일", "    ────────────",
      ])
    expectSnapshot(
      picture(26, 14) { form.draw(into: &$0, in: $1) }.joined(separator: "\n"),
      named: "widget-form-narrow")
  }
}
