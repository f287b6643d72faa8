import Domain
import PresentationKit
import TextUI

/// The screen of one saying on a card, with the signs for new, liked and used.
struct SayingScreen: Equatable, Sendable, ScrollingScreen {
  var look: ViewContext
  var keyContext: KeyContext? { .saying }
  var words: SayingsWords { SayingsWords(look.language) }
  /// The list from which the saying was opened, through which the user can page.
  let query: SayingsQuery
  let number: SayingNumber
  /// The saying's index in the list. If a change removed the saying from the list, this is its last index.
  let index: Int
  private(set) var saying: Saying?
  private var scroll = ScrollCursor()
  /// Whether the user is paging, so that the next answer may contain another saying.
  private var isTurning = false
  /// The lettering style of the card.
  var lettering: SayingLettering

  init(
    _ number: SayingNumber, at index: Int, from query: SayingsQuery,
    lettering: SayingLettering = .plain, _ look: ViewContext
  ) {
    self.look = look
    self.lettering = lettering
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
        saying.number, at: index ?? self.index, from: query, lettering: lettering, look)
    }
    self.saying = saying
    isTurning = false
    return []
  }

  enum Action: Equatable, Sendable {
    case like(Saying), use(Saying), share(Saying), edit(Saying), remove(Saying)
    case turn(Int), back
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
        Binding(.right, meaning: words.keyNext, glyphs: glyphs), .turn(1)),
      .init(
        Binding(.left, meaning: words.keyPrevious, glyphs: glyphs), .turn(-1)),
      .init(
        Binding(.character("e"), meaning: words.keyEdit, unavailable: none),
        saying.map(Action.edit)),
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
    let card = layout(in: area).card
    let height = card.inset(rows: 1).size.rows
    if scroll.move(by: key, over: lines(in: card).count, height: height) { return [] }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    if case .turn = action { isTurning = true }
    return switch action {
    case .like(let saying): [.work(.sayings(.like(saying.number, !saying.isLiked)))]
    case .use(let saying): [.work(.sayings(.use(saying.number, !saying.isUsed)))]
    case .share(let saying): [.open(.sayings(.share(saying)))]
    case .edit(let saying): [.open(.sayings(.edit(saying)))]
    case .remove(let saying): [.work(.sayings(.remove(saying.number)))]
    case .turn(let step): [.work(.sayings(.turn(number, query, near: index, by: step)))]
    case .back: [.back]
    }
  }

  // MARK: Drawing

  private struct Layout {
    let card: Area
    /// The area of the facts: beside the card, or in a row below.
    let facts: Area
    let isWide: Bool
  }

  /// Returns the layout. The card looks nearly square, because a cell is twice as high as wide.
  private func layout(in area: Area) -> Layout {
    let isWide = area.size.columns >= 72
    let rows = isWide ? area.size.rows : max(3, area.size.rows - 2)
    let side = isWide ? 24 : 0
    let columns = min(area.size.columns - 4 - side, max(rows * 2 + 8, 36))
    let left = area.origin.column + max(2, (area.size.columns - columns - side) / 2)
    let card = Area(column: left, row: area.origin.row, columns: columns, rows: rows)
    let facts =
      isWide
      ? Area(
        column: card.endColumn + 3, row: area.origin.row + 1,
        columns: area.endColumn - card.endColumn - 4, rows: area.size.rows - 2)
      : Area(
        column: left, row: card.endRow, columns: area.endColumn - left - 1,
        rows: area.endRow - card.endRow)
    return Layout(card: card, facts: facts, isWide: isWide)
  }

  private func lines(in card: Area) -> [SayingLetters.Row] {
    let room = card.inset(columns: 3, rows: 1).size
    return saying.map {
      SayingLetters(lettering, glyphs, in: room).rows($0.words, words.language)
    } ?? []
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard let saying else { return }
    let layout = layout(in: area)
    let card = CardFrame(
      area: layout.card, style: Style(ink: Accent.ember),
      title: [StyledText(words.title(saying.number), .bold)])
    card.draw(into: &frame, glyphs)
    let room = layout.card.inset(columns: 3, rows: 1)
    let all = lines(in: layout.card)
    let range = scroll.shown(of: all.count, in: room.size.rows)
    let shown = all[range]
    let start = room.origin.row + max(0, (room.size.rows - shown.count) / 2)
    for (row, line) in shown.enumerated() {
      let indent =
        line.isCentred
        ? TextLayout.indent(of: TextLayout.cells(line.text), .centre, in: room.size.columns) : 0
      frame.put(
        line.text, room.origin.column + indent, start + row, line.style, upTo: room.endColumn)
    }
    drawMore(
      above: range.lowerBound > 0, below: range.upperBound < all.count, into: &frame,
      in: layout.card)
    drawDetails(saying, at: now, into: &frame, in: layout)
  }

  /// Draws arrows on the border if there are more rows above or below.
  private func drawMore(above: Bool, below: Bool, into frame: inout Frame, in card: Area) {
    let column = card.endColumn - 4
    if above { frame.put(" \(glyphs.arrows[0]) ", column - 1, card.origin.row, .dim) }
    if below { frame.put(" \(glyphs.arrows[1]) ", column - 1, card.endRow - 1, .dim) }
  }

  private func drawDetails(
    _ saying: Saying, at now: Now, into frame: inout Frame, in layout: Layout
  ) {
    var facts: [[StyledText]] = []
    let liked = saying.isLiked ? glyphs.liked : glyphs.track
    let used = saying.isUsed ? glyphs.used : glyphs.track
    let rose: Style = saying.isLiked ? Style(ink: Accent.rose, .bold) : .dim
    let leaf: Style = saying.isUsed ? Style(ink: Accent.leaf, .bold) : .dim
    facts.append([
      StyledText(liked + " ", rose),
      StyledText(saying.isLiked ? words.isLiked : words.notLiked, saying.isLiked ? .plain : .dim),
    ])
    facts.append([
      StyledText(used + " ", leaf),
      StyledText(saying.isUsed ? words.isUsed : words.notUsed, saying.isUsed ? .plain : .dim),
    ])
    let day = CalendarWords.fullDay(saying.uploaded.day, in: words.language)
    if layout.isWide {
      facts.append([])
      facts.append([StyledText(words.uploaded, .dim)])
      facts.append([StyledText(day)])
      if saying.isNew(at: now) {
        facts.append([StyledText(glyphs.new + " ", Style(ink: Accent.rose)), StyledText(words.new)])
      }
    } else {
      facts = [facts[0] + ["   "] + facts[1] + [StyledText("   " + day, .dim)]]
    }
    for (row, fact) in facts.enumerated() where row < layout.facts.size.rows {
      let pieces = fact.clipped(to: layout.facts.size.columns, ellipsis: glyphs.ellipsis)
      frame.write(pieces, layout.facts.origin.column, in: layout.facts, row: row)
    }
  }
}
