import Domain
import Support
import Testing

@testable import PresentationKit
@testable import TextUI

/// Tests every widget with random keys and texts at any size. It must not crash, must stay in its
/// area, must not cut wide characters, and must draw the same when it is drawn twice.
@Suite struct `Any keys and any text at any size` {
  private static let seeds: [UInt64] = Array(1...16)

  private func check(
    _ input: inout AnyInput, _ draw: (inout Frame, Area) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (size, area) = input.stage()
    var frame = Frame(size: size)
    draw(&frame, area)
    #expect(frame.fault(in: area) == nil, sourceLocation: sourceLocation)
    let once = frame
    draw(&frame, area)
    #expect(frame == once, sourceLocation: sourceLocation)
  }

  @Test(arguments: seeds) func `leave a text field whole`(_ seed: UInt64) {
    var input = AnyInput(seed: seed)
    let limit = input.number(0...12)
    var field = TextField(
      limit: input.number(0...2) == 0 ? nil : limit, placeholder: input.text(upTo: 4),
      isMasked: input.number(0...5) == 0)
    for _ in 0..<60 {
      if input.number(0...6) == 0 {
        _ = field.paste(input.text(upTo: 12))
      } else {
        _ = field.update(input.key())
      }
      #expect((0...field.text.count).contains(field.caret))
      let isOneLine = !field.text.contains { $0.isNewline }
      #expect(isOneLine)
      if let limit = field.limit { #expect(limit.length(of: field.text) <= limit.count) }
      let isFocused = input.number(0...3) > 0
      check(&input) {
        field.draw(into: &$0, in: $1, isFocused: isFocused, showsCounter: seed % 2 == 0)
      }
      let full = frame(20, 1) { field.draw(into: &$0, in: $1, isFocused: true) }
      #expect(full.caret != nil)
    }
  }

  @Test(arguments: seeds) func `leave an editor whole`(_ seed: UInt64) {
    var input = AnyInput(seed: seed)
    var editor = TextEditor(input.text(upTo: 6), placeholder: input.text(upTo: 4))
    for _ in 0..<60 {
      let size = Size(columns: input.number(0...20), rows: input.number(0...6))
      if input.number(0...6) == 0 {
        _ = editor.paste(input.text(upTo: 12))
      } else {
        _ = editor.update(input.key(), in: size)
      }
      #expect((0...editor.text.count).contains(editor.caret))
      check(&input) { editor.draw(into: &$0, in: $1, isFocused: true) }
      let full = frame(9, 3) { editor.draw(into: &$0, in: $1, isFocused: true) }
      #expect(full.caret != nil)
    }
  }

  @Test(arguments: seeds) func `leave a form whole`(_ seed: UInt64) {
    var input = AnyInput(seed: seed)
    var form = Form<Int>([
      .init(0, input.text(upTo: 3), .text(TextField(limit: 8, placeholder: "…"))),
      .init(1, input.text(upTo: 3), .choice(ChoiceField([input.text(upTo: 2), "b"]))),
      .init(2, "c", .number(NumberField(3, in: 1...90, unit: input.text(upTo: 2)))),
      .init(3, "d", .toggle(ToggleField(false, on: "on", off: input.text(upTo: 2)))),
      .init(4, "e", .multiline(TextEditor(limit: 100), rows: input.number(-1...4))),
      .init(
        5, "f",
        .day(
          DayField(
            7, in: 0...90, from: .on("2026-03-01"), unit: input.text(upTo: 2), one: "d", .korean))),
    ])
    for step in 0..<60 {
      _ = form.update(input.key(), columns: input.number(0...50))
      if step % 9 == 0 { _ = form.paste(input.text(upTo: 8)) }
      if step % 13 == 0 { form.refuse(input.number(-1...6), input.text(upTo: 6)) }
      #expect((1...90).contains(form.number(2)))
      #expect(form.day(5) != nil)
      check(&input) { form.draw(into: &$0, in: $1) }
    }
  }

  @Test(arguments: seeds) func `leave lists and months whole`(_ seed: UInt64) {
    var input = AnyInput(seed: seed)
    var month = MonthGrid(
      selected: Day(ordinal: input.number(-9_999_999...9_999_999)), today: Day(ordinal: 20_000),
      firstWeekday: .sunday)
    for _ in 0..<40 {
      _ = month.update(input.key())
      let names = (0..<input.number(0...8)).map { _ in input.text(upTo: 1) }
      let marks = [month.selected: MonthGrid.Mark(input.text(upTo: 1))]
      let title = input.text(upTo: 3)
      check(&input) { month.draw(into: &$0, in: $1, title: title, weekdays: names, marks: marks) }
      let rows = (0..<input.number(0...8)).map { _ in
        (0..<input.number(0...4)).map { _ in
          [StyledText(input.text(upTo: 3)), StyledText(input.text(upTo: 3), .dim)]
        }
      }
      let list = Rows(
        columns: [.init(.fixed(3)), .init(.fitting(upTo: 9), .right), .init(.rest, .centre)],
        rows: rows, selected: input.number(-2...40), start: input.number(-2...20),
        total: input.number(-1...40))
      check(&input) { list.draw(into: &$0, in: $1) }
    }
  }

  @Test(arguments: seeds) func `leave the lines around a page whole`(_ seed: UInt64) {
    var input = AnyInput(seed: seed)
    for _ in 0..<40 {
      let titles = (0..<input.number(0...6)).map { _ in input.text(upTo: 2) }
      let tabs = Tabs(
        program: input.text(upTo: 2), titles: titles, current: input.number(-2...9),
        trailing: input.text(upTo: 2))
      check(&input) { tabs.draw(into: &$0, in: $1) }
      let notice = NoticeLine(.good, input.text(upTo: 9), hint: input.text(upTo: 2))
      check(&input) { notice.draw(into: &$0, in: $1) }
      let bindings = (0..<input.number(0...6)).map { index in
        Binding(
          input.key(), meaning: input.text(upTo: 3), unavailable: index == 2 ? "no" : nil,
          isPrimary: index % 2 == 0)
      }
      let bar = KeyBar(bindings, trailing: Array(bindings.prefix(2)))
      check(&input) { bar.draw(into: &$0, in: $1) }
      let gauge = Bar(Double(input.number(-5...15)) / 10)
      check(&input) { gauge.draw(into: &$0, in: $1) }
    }
  }

  @Test(arguments: seeds) func `leave what stands over a page whole`(_ seed: UInt64) {
    var input = AnyInput(seed: seed)
    var prompt = Prompt(
      title: input.text(upTo: 4), text: input.text(upTo: 12),
      choices: (0..<input.number(0...4)).map { _ in .init(input.key(), input.text(upTo: 3)) })
    var help = HelpOverlay(
      title: input.text(upTo: 3),
      groups: [
        .init(
          input.text(upTo: 3),
          (0..<6).map { _ in
            Binding(input.key(), meaning: input.text(upTo: 5), unavailable: input.text(upTo: 4))
          })
      ], searchWords: input.text(upTo: 2), nothingFound: input.text(upTo: 5))
    var command = CommandPrompt(
      prefix: input.text(upTo: 1), history: [input.text(upTo: 4), "people"])
    for step in 0..<50 {
      _ = prompt.update(input.key())
      check(&input) { prompt.draw(into: &$0, in: $1) }
      let size = Size(columns: input.number(0...40), rows: input.number(0...12))
      _ = help.update(input.key(), in: size)
      check(&input) { help.draw(into: &$0, in: $1) }
      _ = command.update(input.key())
      if step % 7 == 0 {
        command.offer([.init(input.text(upTo: 3), meaning: "?"), .init(input.text(upTo: 3))])
      }
      check(&input) { command.draw(into: &$0, in: $1) }
    }
  }

  @Test(arguments: seeds) func `wrap into rows that fit and lose no letter`(_ seed: UInt64) {
    var input = AnyInput(seed: seed)
    for _ in 0..<40 {
      let text = Printable.lines(input.text(upTo: 12))
      let columns = input.number(2...20)
      let rows = TextLayout.wrapped(text, to: columns)
      let widest = rows.map { TextLayout.cells($0) }.max() ?? 0
      #expect(widest <= columns)
      let letters = { (text: String) in text.filter { !$0.isWhitespace } }
      #expect(letters(rows.joined(separator: "\n")) == letters(text))
      #expect(TextLayout.cells(TextLayout.clipped(text, to: columns)) <= columns)
      #expect(TextLayout.cells(TextLayout.aligned(text, .right, in: columns)) == columns)
    }
  }
}
