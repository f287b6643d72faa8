import Domain
import PresentationKit
import TextUI

/// The keys of the canvas.
extension CanvasScreen {
  enum Action: Equatable, Sendable {
    case quick, new, entry, edit(MoodRecord), older(Day), newer(Day), today(Day), next, previous,
      open,
      shuffle(Canvas)
    case diary(Day), whole(Day), year(Day), mode(Canvas), theme(Canvas), save(Canvas), blink
  }

  var bindings: [Binding] { keys.bindings }

  var keys: KeyTable<Action> {
    let isDaily = canvas?.mode != .latest
    let day = canvas?.day
    let none = count == 0 ? words.nothingChosen : nil
    let alone = count < 2 ? words.nothingElse : nil
    let still = canvas?.shapes.isEmpty ?? true ? words.nothingChosen : nil
    let rows: [KeyTable<Action>.Row] = [
      .init(Binding(.character("m"), meaning: words.keyQuick, isPrimary: true), .quick),
      .init(Binding(.character("n"), meaning: words.keyNew, isPrimary: true), .new),
      .init(Binding(.character("i"), meaning: words.keyEntry), .entry),
      .init(
        Binding(
          .enter, meaning: words.keyOpen, on: .row, unavailable: none, isPrimary: true,
          glyphs: glyphs),
        .open),
      .init(
        Binding(
          .character("e"), meaning: words.keyEdit, on: .row,
          unavailable: shape == nil ? words.nothingChosen : nil),
        shape.map { .edit($0.record) }),
      .init(
        Binding(
          .left, label: glyphs.arrows[2], meaning: words.keyOlder,
          unavailable: page?.older == nil ? words.noOlder(isDaily) : nil),
        page?.older.map(Action.older)),
      .init(
        Binding(
          .right, label: glyphs.arrows[3], meaning: words.keyNewer,
          unavailable: page?.newer == nil ? words.noNewer(isDaily) : nil),
        page?.newer.map(Action.newer)),
      .init(
        Binding(
          .down, .character("j"), label: glyphs.arrows[1], meaning: words.keyEarlierOne,
          unavailable: alone), .next),
      .init(
        Binding(
          .up, .character("k"), label: glyphs.arrows[0], meaning: words.keyLaterOne,
          unavailable: alone), .previous),
      .init(
        Binding(.character("d"), meaning: words.keyDiary), day.map(Action.diary)),
      .init(Binding(.character("y"), meaning: words.keyYears), day.map(Action.year)),
      .init(
        Binding(
          .character("o"), meaning: words.keyWholeDay, unavailable: isDaily ? nil : words.onePage),
        isDaily ? day.map(Action.whole) : nil),
      .init(
        Binding(.character("s"), meaning: words.keyShuffle, unavailable: still),
        canvas.map(Action.shuffle)),
      .init(Binding(.character("v"), meaning: words.keyMode(isDaily)), canvas.map(Action.mode)),
      .init(
        Binding(
          .character("p"), meaning: words.keyTheme,
          unavailable: isDaily ? nil : words.themeOfDays), canvas.map(Action.theme)),
      .init(
        Binding(.character("w"), meaning: words.keySavePicture, unavailable: still),
        canvas.map(Action.save)),
      .init(
        Binding(.character(" "), label: "Space", meaning: words.keyBlink, unavailable: none), .blink
      ),
      .init(
        Binding(.character("t"), meaning: words.keyToday), page.map { .today($0.now.day) }),
    ]
    return KeyTable(rows)
  }
}
