import Domain
import PresentationKit
import PresentationShared
package import TextUI

extension AppCoordinator {
  /// The smallest window in which all screens fit.
  static let smallest = Size(columns: 40, rows: 10)

  /// The area of the current screen.
  var content: Area {
    fillsWindow
      ? Area(column: 0, row: 0, columns: size.columns, rows: size.rows)
      : shownPanel?.screen ?? framed
  }

  /// Whether the current screen is drawn on the whole window.
  var fillsWindow: Bool {
    overlay == nil && notice == nil && current.top.dialogEscape == nil
      && current.top.fillsWindow(of: size, insteadOf: framed, rendition)
  }

  /// The area between the tabs and the notice line.
  var framed: Area {
    Area(column: 0, row: 2, columns: size.columns, rows: size.rows - 3 - noticeRows)
  }

  var top: Area { Area(column: 0, row: 0, columns: size.columns, rows: 1) }

  /// The tab bar: the parts, the current one, the date and the time.
  var tabs: Tabs {
    let notice = isOffline ? words.offline + " · " : ""
    let day = CalendarWords.dayWithWeekday(now.day, in: language)
    let named = notice + DayNotes(language).named(day, now.day)
    return Tabs(
      program: isBorrowed ? words.demo : words.program, keepsProgram: isBorrowed,
      onboarding == nil ? Part.tabs.map(tab) : [],
      current: Part.tabs.firstIndex(of: part),
      trailing: named + " · " + ClockWords.time(now.time, in: language),
      shorterTrailing: [
        named, notice + day, notice + CalendarWords.dayInBrief(now.day, in: language),
      ] + (isOffline ? [words.offline] : []))
  }

  private func tab(_ part: Part) -> Tabs.Tab {
    Tabs.Tab(
      words.title(part), key: "\(part.index + 1)", waiting: figures.waiting(in: part),
      ink: part.hue.ink)
  }

  /// Draws the current frame; a pure function of the state.
  package func view() -> Frame {
    var drawings = DrawingCache()
    return view(keeping: &drawings)
  }

  /// Draws the current frame. The cache supplies the pictures that earlier frames drew, and receives the new ones.
  package func view(keeping drawings: inout DrawingCache) -> Frame {
    let paper = shownPaper
    var frame = Frame(size: size, rendition: rendition)
    swap(&frame.drawings, &drawings)
    frame.drawings.startFrame()
    draw(on: paper, into: &frame)
    swap(&frame.drawings, &drawings)
    if let paper { frame.paint(paper) }
    frame.dimBehind()
    return frame
  }

  /// The background of the whole window; nil to keep the colours of the terminal.
  var shownPaper: Paper? {
    lock == nil ? current.top.paper(over: paper.shown) : paper.shown
  }

  /// Draws the frame before the background colours are applied.
  func draw(on paper: Paper?, into frame: inout Frame) {
    frame.knownGround = paper?.ground
    frame.sizesText = sizesText
    if isOnlyLine, lock == nil {
      return drawOnlyLine(into: &frame)
    }
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      let lines = TextLayout.wrapped(words.tooSmall, to: size.columns, rows: size.rows)
      for (row, line) in lines.enumerated() { frame.put(line, 0, row) }
      return
    }
    if let lock { return lock.draw(into: &frame) }
    frame.hue = part.hue
    if fillsWindow { return current.draw(into: &frame, in: content) }
    if let shownPanel {
      draw(shownPanel, into: &frame)
    } else {
      tabs.draw(into: &frame, in: top, glyphs: glyphs)
      if current.liesOverPart(in: content) { drawPartBefore(into: &frame) }
      current.draw(into: &frame, in: content)
    }
    frame.hue = part.hue
    if let notice { notice.draw(into: &frame, in: noticeArea, glyphs: glyphs) }
    drawOverlay(into: &frame)
  }

  /// Draws the part from which the user came, behind a screen that is drawn over it.
  private func drawPartBefore(into frame: inout Frame) {
    frame.hue = before.hue
    stacks[before.index].draw(into: &frame, in: content)
    frame.caret = nil
    frame.hue = part.hue
  }

  /// The area of the notice above the key bar. A long notice takes its additional rows from the content.
  private var noticeArea: Area {
    Area(
      column: 0, row: size.rows - 1 - noticeRows, columns: size.columns, rows: noticeRows)
  }

  private var noticeRows: Int {
    max(1, notice?.rowCount(columns: size.columns, glyphs: glyphs) ?? 1)
  }

  /// Draws only the quick-add line, with its keys below if there is a row for them.
  private func drawOnlyLine(into frame: inout Frame) {
    guard case .capture(let prompt) = overlay else { return }
    let hasKeys = size.rows > 2
    let area = Area(
      column: 0, row: 0, columns: size.columns, rows: max(1, min(2, size.rows)))
    prompt.draw(into: &frame, in: area, at: now, ink: part.hue.ink, glyphs: glyphs)
    if hasKeys {
      let bar = Area(column: 0, row: 2, columns: size.columns, rows: 1)
      KeyBar(CapturePrompt.bindings(language, glyphs)).draw(into: &frame, in: bar)
    }
  }

  private func drawOverlay(into frame: inout Frame) {
    let bar = Area(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    switch overlay {
    case .help(let help):
      frame.recede()
      help.draw(into: &frame, in: framed, glyphs: glyphs)
      KeyBar([
        .arrows(words.keyChoose, glyphs),
        Binding(.enter, meaning: PaletteWords(language).keyDo, glyphs: glyphs),
        Binding(.escape, meaning: words.keyClose, glyphs: glyphs),
      ]).draw(into: &frame, in: bar)
    case .answer(let answer):
      answer.draw(into: &frame, in: framed, glyphs)
      KeyBar([
        .arrows(words.keyScroll, glyphs),
        Binding(.escape, meaning: words.keyClose, glyphs: glyphs),
      ]).draw(into: &frame, in: bar)
    case .command(let prompt):
      frame.caret = nil
      let rows = min(8, size.rows - 3)
      let area = Area(column: 0, row: size.rows - rows, columns: size.columns, rows: rows)
      prompt.draw(into: &frame, in: area, glyphs: glyphs)
    case .capture(let prompt):
      frame.caret = nil
      let rows = min(2, size.rows - 3)
      let area = Area(column: 0, row: size.rows - rows, columns: size.columns, rows: rows)
      prompt.draw(into: &frame, in: area, at: now, ink: part.hue.ink, glyphs: glyphs)
    case .palette(let palette):
      frame.recede()
      palette.draw(
        into: &frame, in: palette.area(in: framed), ink: part.hue.ink, glyphs: glyphs)
      KeyBar(PalettePrompt.bindings(language, glyphs)).draw(into: &frame, in: bar)
    case nil:
      if let escape = current.top.dialogEscape {
        KeyBar([Binding(.escape, meaning: escape, glyphs: glyphs)]).draw(into: &frame, in: bar)
        return
      }
      let enlarged = shownPanel == nil ? [] : shown([Self.enlarging(words.wholeScreen)])
      KeyBar(
        enlarged + shownHere + shown(current.top.ownsKeys ? [] : globals),
        trailing: shown(trailing)
      )
      .draw(into: &frame, in: bar)
    }
  }

  /// The keys of the current screen, with the remappings of the key map.
  var shownHere: [Binding] {
    current.top.bindings.compactMap { keys.shown($0, in: current.top.keyContext, glyphs) }
  }

  func shown(_ bindings: [Binding]) -> [Binding] {
    bindings.compactMap { keys.shown($0, in: nil, glyphs) }
  }

  /// The keys at the right of the key bar: help and, on the first screen of a part, quit.
  private var trailing: [Binding] {
    if current.top.ownsKeys { return [Binding(.function(1), meaning: words.help)] }
    let help = Binding(.character("?"), meaning: words.help)
    // Above a home Esc leads back, and the quit key must not take its space.
    if !current.isHome { return [help] }
    return [help, Binding(.character("q"), meaning: words.keyQuit)]
  }

  /// The keys that work on every screen and are shown if there is room.
  private var globals: [Binding] {
    if onboarding != nil { return [] }
    return [
      Binding(.control("f"), meaning: ShellWords(language).keySearchAll, on: .everywhere),
      Binding(.character("+"), meaning: ShellWords(language).keyNote, on: .everywhere),
      Binding(.character(","), meaning: words.keyMore, on: .everywhere),
      Binding(.character(":"), meaning: words.command, on: .everywhere),
    ]
  }

  static func enlarging(_ meaning: String) -> Binding {
    Binding(.character("="), meaning: meaning, isPrimary: true)
  }

  /// The keys that lead to other parts, and those for undo and the command line; empty during onboarding. If the screen
  /// handles all keys itself, only the search key is left.
  var navigationBindings: [Binding] {
    if onboarding != nil { return [] }
    let search = Binding(.control("f"), meaning: ShellWords(language).keySearchAll)
    if current.top.ownsKeys { return [search] }
    return [
      Binding(
        .tab, .backTab,
        label: (["Tab"] + Part.tabs.map { "\($0.index + 1)" }).joined(separator: " "),
        meaning: words.parts),
      Binding(.character("-"), meaning: KeyMapWords(language).lastPart), search,
      Binding(.control("p"), meaning: ShellWords(language).keyPalette),
      Binding(.character("+"), meaning: ShellWords(language).keyNote),
      Binding(.character(","), meaning: words.keyMore),
      Binding(
        .character("z"), .control("y"), .character("Z"), label: "z Ctrl-Y",
        meaning: words.undoAndRedo),
      Binding(.character(":"), meaning: words.command),
    ] + (hasChosenPanel ? [Self.enlarging(KeyMapWords(language).enlarge)] : [])
      + (part.subject == nil ? [] : [Binding(.control("t"), meaning: words.pages)])
  }
}
