import PresentationKit
import TextUI

/// The first screen: introductory pages, with the ways to begin below each page.
struct SignInMethodsScreen: Equatable, Sendable, StillScreen {
  var context: ViewContext
  let reason: OnboardingTrigger
  /// Whether any sign-in provider is configured. If not, the entry for providers is hidden.
  private let offersProviders: Bool
  private var pages: TutorialScreen
  private var chosen = 0

  init(_ choice: ScreenChoice, _ context: ViewContext) {
    self.context = context
    offersProviders = choice.offersProviders
    reason = choice.onboarding ?? .firstTime
    pages = TutorialScreen(.everything, context)
  }

  /// Whether the screen is shown because the user signed out.
  private var isSignedOut: Bool { reason == .signedOut }
  var words: OnboardingWords { OnboardingWords(context.language) }
  /// The visible ways, in the order in which the arrow keys select them.
  private var shown: [StartOption] { groups.large + groups.quiet }
  private var groups: (large: [StartOption], quiet: [StartOption]) {
    let groups = isSignedOut ? StartOption.back : StartOption.first
    return (groups.large, groups.quiet.filter { $0 != .social || offersProviders })
  }

  var bindings: [Binding] {
    [
      Binding(.enter, meaning: words.option(shown[chosen]), isPrimary: true, glyphs: glyphs),
      .arrows(words.keyChoose, isPrimary: true, glyphs),
      Binding(
        .right, .left, label: glyphs.arrows[2] + glyphs.arrows[3], meaning: words.turn,
        isPrimary: true),
    ]
      + (shown + StartOption.allCases.filter { !shown.contains($0) && $0 != .social }).map {
        Binding(.character($0.key), meaning: words.option($0))
      }
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if pages.turn(key) { return [] }
    if key == .enter { return shown[chosen].effects }
    // Every letter key belongs to a way.
    if let option = StartOption.allCases.first(where: { .character($0.key) == key }) {
      return option.effects
    }
    guard key == .up || key == .down,
      let next = Rows.moved(chosen, by: key, count: shown.count, height: shown.count)
    else { return nil }
    chosen = next
    return []
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    layout(area).items.first { $0.area.contains(point) }?.option.effects ?? []
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    let layout = layout(area)
    for (row, line) in layout.hint.enumerated() {
      frame.write(
        [StyledText(line, .dim)],
        room.origin.column + max(0, room.size.columns - TextLayout.cells(line)) / 2, in: area,
        row: layout.top + row)
    }
    let above = Area(
      column: room.origin.column, row: area.origin.row, columns: room.size.columns,
      rows: max(0, layout.top - 1))
    if above.size.rows >= pages.leastRows(columns: above.size.columns) {
      pages.drawPage(into: &frame, in: above)
    }
    for item in layout.items { draw(item, into: &frame) }
  }

  private func draw(_ item: SignInMethodsLayout.Item, into frame: inout Frame) {
    let isChosen = item.option == shown[chosen]
    let isLarge = groups.large.contains(item.option)
    let plain: Style = isLarge ? (isChosen ? .bold : .plain) : (isChosen ? .plain : .dim)
    let pieces = [
      StyledText(isChosen ? glyphs.pointer + " " : "  "),
      StyledText(
        String(item.option.key), isLarge || isChosen ? Style(ink: Accent.ember, .bold) : .dim),
      StyledText((isLarge ? "  " : " ") + words.option(item.option), plain),
    ]
    frame.write(
      pieces.clipped(to: item.area.size.columns, ellipsis: glyphs.ellipsis), in: item.area)
    if isChosen { frame.select(item.area) }
  }

  /// Returns the layout. On a small screen the ways have priority over the introductory pages.
  private func layout(_ area: Area) -> SignInMethodsLayout {
    let columns = area.inset(columns: 2).size.columns
    let isRoomy = area.size.rows >= 14
    let hint =
      isSignedOut ? words.signedOutHint : isRoomy ? words.guestHint : words.guestHintShort
    return SignInMethodsLayout(
      large: groups.large.map { (option: $0, cells: 5 + TextLayout.cells(words.option($0))) },
      quiet: groups.quiet.map { (option: $0, cells: 4 + TextLayout.cells(words.option($0))) },
      hint: TextLayout.balanced(hint, to: min(66, columns)), isRoomy: isRoomy, in: area)
  }
}
