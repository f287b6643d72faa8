import PresentationKit
import Testing
import TextUI

@Suite struct `The key bar` {
  private let bar = KeyBar(
    [
      Binding(.character("w"), meaning: "물 주기", isPrimary: true),
      Binding(.character("e"), meaning: "고치기"),
      Binding(.character("n"), meaning: "새 사람", isPrimary: true),
      Binding(.character("d"), meaning: "지우기", unavailable: "고른 사람이 없어요."),
    ],
    trailing: [Binding(.character("?"), meaning: "도움말"), Binding(.character("q"), meaning: "나가기")])

  @Test func `shows what works here in the screen's order and the way out at the right`() {
    #expect(
      picture(70, 1) { bar.draw(into: &$0, in: $1) } == [
        " w 물 주기  e 고치기  n 새 사람                    ? 도움말  q 나가기"
      ])
  }

  @Test func `shows only what works now, and its keys in bold`() {
    // look.md: the key bar shows only keys that work now.
    let drawn = frame(70, 1) { bar.draw(into: &$0, in: $1) }
    #expect(!drawn.text.contains("지우기"))
    #expect(drawn.text(marked: .bold) == "wen?q")
  }

  @Test func `keeps together what acts on the row, on the page and everywhere`() {
    // F-05
    let bar = KeyBar(
      [
        Binding(.character(","), meaning: "more", on: .everywhere),
        Binding(.character("n"), meaning: "new"),
        Binding(.character("w"), meaning: "water", on: .row),
        Binding(.character("p"), meaning: "later", on: .row),
      ], trailing: [Binding(.character("?"), meaning: "keys")])
    #expect(
      picture(60, 1) { bar.draw(into: &$0, in: $1) } == [
        " w water  p later    n new    , more                 ? keys"
      ])
  }

  @Test func `shows ten keys at most, however wide it is`() {
    // F-05
    let bar = KeyBar(
      "abcdefghijklmn".map { Binding(.character($0), meaning: "x") },
      trailing: [
        Binding(.character("?"), meaning: "keys"), Binding(.character("q"), meaning: "quit"),
      ])
    let shown = frame(200, 1) { bar.draw(into: &$0, in: $1) }
    #expect(shown.text(marked: .bold) == "abcdefgh?q")
  }

  @Test func `leaves out the least important first`() {
    #expect(
      picture(52, 1) { bar.draw(into: &$0, in: $1) } == [
        " w 물 주기  e 고치기  n 새 사람  ? 도움말  q 나가기"
      ])
    #expect(
      picture(46, 1) { bar.draw(into: &$0, in: $1) } == [
        " w 물 주기  n 새 사람      ? 도움말  q 나가기"
      ])
    #expect(picture(21, 1) { bar.draw(into: &$0, in: $1) } == ["  ? 도움말  q 나가기"])
    #expect(picture(11, 1) { bar.draw(into: &$0, in: $1) } == ["  ? 도움말"])
  }

  @Test func `keeps the way back longest of all`() {
    let form = KeyBar(
      [
        Binding(.control("s"), meaning: "저장", isPrimary: true),
        Binding(.tab, meaning: "다음 칸", isPrimary: true), Binding(.escape, meaning: "취소"),
      ], trailing: [Binding(.function(1), meaning: "도움말")])
    #expect(
      picture(40, 1) { form.draw(into: &$0, in: $1) } == [
        " Ctrl-S 저장  Esc 취소        F1 도움말"
      ])
    let home = KeyBar(
      [
        Binding(.enter, meaning: "펼치기", isPrimary: true),
        Binding(.escape, meaning: "치우기", isPrimary: true),
      ],
      trailing: [
        Binding(.character("?"), meaning: "도움말"), Binding(.character("q"), meaning: "나가기"),
      ])
    #expect(
      picture(40, 1) { home.draw(into: &$0, in: $1) } == [
        " ↵ 펼치기  Esc 치우기          ? 도움말"
      ])
    #expect(picture(14, 1) { form.draw(into: &$0, in: $1) } == [" Esc 취소"])
  }
}
