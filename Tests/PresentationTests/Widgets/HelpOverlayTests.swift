import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `The help` {
  private let help = HelpOverlay(
    title: "도움말",
    groups: [
      .init(
        "사람",
        [
          Binding(.character("w"), meaning: "고른 사람에게 물 주기"),
          Binding(.character("n"), meaning: "새 사람"),
          Binding(
            .character("d"), meaning: "휴지통으로 보내기", unavailable: "고른 사람이 없어요."),
        ]),
      .init(
        "어디서나",
        [
          Binding(.character("z"), meaning: "되돌리기", unavailable: "되돌릴 일이 없어요."),
          Binding(.control("s"), meaning: "저장"),
          Binding(.character("?"), meaning: "도움말"),
          Binding(.character("q"), meaning: "나가기"),
        ]),
    ], searchWords: "키나 뜻으로 찾기", nothingFound: "그런 키는 없어요. 다른 말로 찾아 보세요.")

  private let size = Size(columns: 60, rows: 16)

  @Test func `lists every key with its meaning and why it cannot be used`() {
    expectSnapshot(
      picture(60, 16) { help.draw(into: &$0, in: $1) }.joined(separator: "\n"),
      named: "widget-help-60x16")
  }

  @Test func `puts reasons below where it is narrow`() {
    expectSnapshot(
      picture(32, 12) { help.draw(into: &$0, in: $1) }.joined(separator: "\n"),
      named: "widget-help-32x12")
  }

  @Test func `finds keys by what they do`() {
    var help = help
    for character in "되돌" { #expect(help.update(.character(character), in: size) == .searched) }
    #expect(help.found.map(\.title) == ["어디서나"])
    #expect(help.found.flatMap(\.bindings).map(\.label) == ["z"])
    #expect(help.update(.escape, in: size) == .searched)
    #expect(help.found.count == 2)
    #expect(help.update(.escape, in: size) == .closed)
  }

  // newcomer, second hour, 16
  @Test func `takes the stroke its line begins with for the beginning of a search`() {
    var help = help
    #expect(help.update(.character("/"), in: size) == .moved)
    #expect(help.query.isEmpty && help.found.count == 2)
  }

  @Test func `finds keys by their name in any case`() {
    var help = help
    _ = help.paste("CTRL")
    #expect(help.found.flatMap(\.bindings).map(\.label) == ["Ctrl-S"])
  }

  @Test func `says so when nothing is found`() {
    var help = help
    _ = help.paste("xyz")
    #expect(
      picture(44, 8) { help.draw(into: &$0, in: $1) } == [
        " 도움말", " / xyz", "", " 그런 키는 없어요. 다른 말로 찾아 보세요.", "", "", "", "",
      ])
  }

  @Test func `scrolls no farther than its last row`() {
    var help = help
    let low = Size(columns: 60, rows: 8)
    for _ in 0..<40 { _ = help.update(.down, in: low) }
    let drawn = picture(60, 8) { help.draw(into: &$0, in: $1) }
    #expect(drawn.last == " › q        나가기")
    _ = help.update(.up, in: low)
    #expect(picture(60, 8) { help.draw(into: &$0, in: $1) } != drawn)
  }

  @Test func `is closed by the key that opened it`() {
    var help = help
    #expect(help.update(.character("?"), in: size) == .closed)
  }

  @Test func `runs the row that the arrows choose, and closes by Enter before one is chosen`() {
    // lazygit's menu of keys
    var help = help
    #expect(help.update(.enter, in: size) == .closed)
    for _ in 0..<2 { #expect(help.update(.down, in: size) == .moved) }
    let drawn = picture(60, 16) { help.draw(into: &$0, in: $1) }
    #expect(drawn.filter { $0.contains("›") } == [" › n        새 사람"])
    #expect(help.update(.enter, in: size) == .chosen(help.groups[0].bindings[1]))
    // A search chooses its first match, and the end of the search chooses none.
    _ = help.paste("저장")
    #expect(help.update(.enter, in: size) == .chosen(help.groups[1].bindings[1]))
    _ = help.update(.escape, in: size)
    #expect(help.update(.enter, in: size) == .closed)
    _ = help.paste("xyz")
    #expect(help.update(.enter, in: size) == .closed)
  }

  // MARK: Columns

  @Test func `goes from column to column by the arrows`() {
    var help = wide
    let size = Size(columns: 110, rows: 30)
    for key in [Key.down, .down, .right] { _ = help.update(key, in: size) }
    #expect(help.update(.enter, in: size) == .chosen(help.groups[1].bindings[0]))
    _ = help.update(.right, in: size)
    _ = help.update(.right, in: size)
    #expect(help.update(.enter, in: size) == .chosen(help.groups[2].bindings[0]))
  }

  private let wide = HelpOverlay(
    title: "Keys",
    groups: [
      .init(
        "Row",
        ["w", "p", "r"].map { (key: Character) in
          Binding(.character(key), meaning: "act", on: .row, unavailable: "on a person")
        }),
      .init(
        "Page",
        ["a", "b"].map { (key: Character) in
          Binding(
            .character(key), meaning: "leave",
            unavailable: "This needs a record, and none is here.")
        }),
      .init("Everywhere", [Binding(.character("q"), meaning: "quit")]),
    ], searchWords: "search", nothingFound: "Nothing.")

  @Test func `has columns for the row, the page and everywhere from 110 columns on`() {
    // D-62
    let rows = picture(110, 30) { wide.draw(into: &$0, in: $1) }
    let titles = rows.first { $0.contains("Row") }
    #expect(titles.map { $0.contains("Page") && $0.contains("Everywhere") } == true)
    let narrow = picture(60, 30) { wide.draw(into: &$0, in: $1) }
    #expect(!narrow.contains { $0.contains("Row") && $0.contains("Page") })
    let edge = rows.lastIndex { $0.contains("╰") }
    #expect(edge.map { $0 < 14 } == true, "as high as what it holds")
  }

  @Test func `says beside a grey key where it works, and a reason only once`() {
    // D-62
    let drawn = frame(110, 30) { wide.draw(into: &$0, in: $1) }
    #expect(drawn.text.contains("w   act · on a person"))
    #expect(drawn.text(marked: .dim).contains("act · on a person"))
    let reasons = drawn.text.split(separator: "\n").filter { $0.contains("This needs") }
    #expect(reasons.count == 1)
  }

  @Test func `gives a column with long keys the room of the others`() {
    // D-62
    let help = HelpOverlay(
      title: "Keys",
      groups: [
        .init("Row", [Binding(.character("w"), meaning: "water")]),
        .init("Page", [Binding(.character("n"), meaning: "new")]),
        .init(
          "Everywhere",
          [
            Binding(.control("f"), meaning: "search everything that was ever written down"),
            Binding(.character("q"), meaning: "quit"),
          ]),
      ], searchWords: "search", nothingFound: "Nothing.")
    let rows = picture(110, 20) { help.draw(into: &$0, in: $1) }
    #expect(rows.contains { $0.contains("search everything that was ever written down") })
  }
}
