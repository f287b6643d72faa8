import Domain
import PresentationKit
import TextUI

extension SayingsScreen {
  enum Action: Equatable, Sendable {
    case everything, new, search, another, next, form
    /// Shows the picture in a style that is a number of steps further on.
    case restyle(Int)
    case open(Saying), like(Saying), use(Saying), share(Saying), remove(Saying)
  }

  var bindings: [Binding] { line.isOpen ? searchKeys : withMultiSelection(keys.bindings) }

  var keys: KeyTable<Action> {
    let none = saying == nil ? words.noneSelected : nil
    var rows: [KeyTable<Action>.Row] = [
      .init(
        Binding(
          .enter, meaning: words.keyOpen, on: .row, unavailable: none, isPrimary: true,
          glyphs: glyphs),
        saying.map(Action.open)),
      .init(
        Binding(
          .character("l"), meaning: words.keyLike(saying?.isLiked ?? false), on: .row,
          unavailable: none),
        saying.map(Action.like)),
      .init(
        Binding(
          .character("u"), meaning: words.keyUse(saying?.isUsed ?? false), on: .row,
          unavailable: none),
        saying.map(Action.use)),
      .init(Binding(.character("v"), meaning: words.keyForm(form == .cards)), .form),
      .init(Binding(.character("f"), meaning: words.keyFilter), .next),
      .init(Binding(.character("/"), meaning: words.keySearch), .search),
      .init(Binding(.character("n"), meaning: words.keyNew), .new),
      .init(Binding(.character("r"), meaning: words.keyAnother), .another),
      .init(
        Binding(.character("s"), meaning: words.keyShare, on: .row, unavailable: none),
        saying.map(Action.share)),
      .init(
        Binding(
          .character(">"), .character("<"), label: "< >", meaning: words.keyStyle,
          unavailable: none), .restyle(1)),
      .init(
        Binding(
          .up, .down, .left, .right, label: glyphs.arrowKeys(0, 1, 2, 3),
          meaning: words.keyChoose, unavailable: none), nil),
      .init(
        Binding(
          .character("D"), .character("x"), .delete, meaning: words.keyRemove, unavailable: none),
        saying.map(Action.remove)),
    ]
    if searched != nil || choice != .all {
      let showAll = Binding(.escape, meaning: words.keyShowAll, isPrimary: true, glyphs: glyphs)
      rows.insert(.init(showAll, .everything), at: 0)
    }
    return KeyTable(rows)
  }
}
