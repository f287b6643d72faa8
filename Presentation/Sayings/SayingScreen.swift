import Domain
import PresentationKit
import TextUI

/// The screen of one saying: the picture of it that would be saved, with the signs for new, liked and used.
struct SayingScreen: Equatable, Sendable, ScrollingScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .saying }
  var words: SayingsWords { SayingsWords(context.language) }
  /// The list from which the saying was opened, through which the user can page.
  let query: SayingsQuery
  let number: SayingNumber
  /// The saying's index in the list. If a change removed the saying from the list, this is its last index.
  let index: Int
  private(set) var saying: Saying?
  private(set) var scroll = ScrollCursor()
  /// Whether the user is paging, so that the next answer may contain another saying.
  private var isTurning = false
  /// The lettering style of the card.
  var lettering: SayingLettering
  /// The style in which the saying is shown, and saved, as a picture.
  var style: ThemeColours

  init(
    _ number: SayingNumber, at index: Int, from query: SayingsQuery,
    lettering: SayingLettering = .plain, style: ThemeColours = ColourOptions().cardColours(),
    _ context: ViewContext
  ) {
    self.context = context
    self.lettering = lettering
    self.style = style
    self.number = number
    self.index = index
    self.query = query
  }

  var reload: [Work] { [.sayings(.open(number))] }
  var isOverWhenGone: Bool { true }

  /// Updates the saying from an answer. While the user is paging, the screen changes to the saying in the answer.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if let event = answer.settings, let page = event.page {
      lettering = SayingLettering(page)
    }
    guard case .opened(let saying, let index)? = answer.sayings else { return [] }
    if saying.number != number {
      // The answer may be for another screen of this kind, above or below.
      guard isTurning else { return [] }
      self = SayingScreen(
        saying.number, at: index ?? self.index, from: query, lettering: lettering, style: style,
        context)
    }
    self.saying = saying
    isTurning = false
    return []
  }

  enum Action: Equatable, Sendable {
    case like(Saying), use(Saying), share(Saying), edit(Saying), remove(Saying), code(Saying)
    case turn(Int), back
    /// Shows the picture in a style that is a number of steps further on.
    case restyle(Int)
  }

  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<Action> {
    let none = saying == nil ? words.noneSelected : nil
    return KeyTable([
      .init(
        Binding(
          .character("l"), meaning: words.keyLike(saying?.isLiked ?? false), unavailable: none,
          isPrimary: true), saying.map(Action.like)),
      .init(
        Binding(
          .character("u"), meaning: words.keyUse(saying?.isUsed ?? false), unavailable: none,
          isPrimary: true), saying.map(Action.use)),
      .init(
        Binding(.character("s"), meaning: words.keyShare, unavailable: none, isPrimary: true),
        saying.map(Action.share)),
      .init(
        Binding(
          .character(">"), .character("<"), label: "< >", meaning: words.keyStyle,
          unavailable: none), .restyle(1)),
      .init(
        Binding(.right, meaning: words.keyNext, glyphs: glyphs), .turn(1)),
      .init(
        Binding(.left, meaning: words.keyPrevious, glyphs: glyphs), .turn(-1)),
      .init(
        Binding(.character("e"), meaning: words.keyEdit, unavailable: none),
        saying.map(Action.edit)),
      .init(
        .code(language, unavailable: none), saying.map(Action.code)),
      .init(
        Binding(
          .character("D"), .character("x"), .delete, meaning: words.keyRemove, unavailable: none),
        saying.map(Action.remove)),
      .init(.arrows(words.keyScroll, glyphs)),
      .init(
        Binding(
          .escape, .backspace, label: Key.escape.printed(glyphs), meaning: words.keyBack,
          isPrimary: true), .back),
    ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let picture = text(in: layout(in: area).card)
    if scroll.move(by: key, over: rowCount(in: picture), height: picture.size.rows) { return [] }
    if key == .character("<"), saying != nil { return perform(.restyle(-1)) }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    if case .turn = action { isTurning = true }
    if case .restyle(let step) = action { style = style.stepped(by: step) }
    return switch action {
    case .like(let saying): [.work(.sayings(.like(saying.number, !saying.isLiked)))]
    case .use(let saying): [.work(.sayings(.use(saying.number, !saying.isUsed)))]
    case .share(let saying): [.open(.sayings(.share(saying, style)))]
    case .edit(let saying): [.open(.sayings(.edit(saying)))]
    case .code(let saying): [.show(QRScreen(QRText(saying), context))]
    case .remove(let saying): [.work(.sayings(.remove(saying.number)))]
    case .turn(let step): [.work(.sayings(.turn(number, query, near: index, by: step)))]
    case .restyle: []
    case .back: [.back]
    }
  }
}
