import Domain
import PresentationKit
import TextUI

/// The gauge with which a new mood begins. The user raises it to a level and releases it.
struct GaugeScreen: Equatable, Sendable, StillScreen {
  var context: ViewContext
  var words: MoodsWords { MoodsWords(context.language) }
  /// The day of the mood, unless the user chooses another day.
  let day: Day
  private(set) var theme: MoodTheme
  /// Whether the gauge was opened before.
  private let isKnown: Bool
  /// Whether to show the hint for first-time users.
  private(set) var showsHint: Bool
  private(set) var level = MoodLevel.defaultLevel
  /// Whether the gauge was pulled beyond the top. Releasing it there closes the screen without a mood.
  private(set) var isCancelling = false
  /// The digits typed so far.
  private var digits = ""
  private var elapsed = 0
  /// The milliseconds for which the change to another shape is still highlighted.
  private(set) var tick = 0

  /// The duration of the highlight in milliseconds.
  static let tickLength = 170

  init(_ day: Day, theme: MoodTheme, showsHint: Bool, isKnown: Bool = true, _ context: ViewContext)
  {
    self.context = context
    self.isKnown = isKnown
    self.showsHint = showsHint
    self.day = day
    self.theme = theme
  }

  /// Applies the theme of the day when its page is loaded. The gauge may have been opened from another part before
  /// that.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard case .page(let page)? = answer.moods, page.canvas.day == day else { return [] }
    theme = page.canvas.theme
    showsHint = showsHint || !isKnown && page.isEarly
    return []
  }

  var isOverWhenDone: Bool { true }
  func isMoving(in area: Area) -> Bool { hasMotion }
  var frame: Int { CanvasStage.quickFrame }

  enum Action: Equatable, Sendable { case release, cancel }

  var ownsKeys: Bool { true }
  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<Action> {
    KeyTable([
      .init(
        Binding(
          .enter, meaning: isCancelling ? words.keyLeave : words.keyNext, isPrimary: true,
          glyphs: glyphs), .release),
      .init(
        Binding(
          .up, .down, label: glyphs.arrows[0] + glyphs.arrows[1], meaning: words.keyByOne,
          isPrimary: true), nil),
      .init(Binding(.pageUp, .pageDown, label: "PgUp PgDn", meaning: words.keyByTen), nil),
      .init(Binding(.character("0"), label: "0-9", meaning: words.keyDigits), nil),
      .init(Binding(.escape, meaning: words.keyLeave, isPrimary: true, glyphs: glyphs), .cancel),
    ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let steps: [Key: Int] = [
      .up: 1, .character("k"): 1, .down: -1, .character("j"): -1, .pageUp: 10, .pageDown: -10,
    ]
    if let step = steps[key] { return move(step) }
    if key == .home { return set(100) }
    if key == .end { return set(1) }
    if key == .backspace {
      digits = String(digits.dropLast())
      return set(Int(digits) ?? MoodLevel.defaultLevel.value)
    }
    if case .character(let digit) = key, digit.isASCII, digit.isWholeNumber { return type(digit) }
    return keys.press(key) { perform($0) }
  }

  /// Moves the gauge by a step. A step up beyond the top enters the cancel zone; any step down leaves it.
  private mutating func move(_ step: Int) -> [ScreenEffect] {
    digits = ""
    if step > 0, level.value == MoodLevel.range.upperBound {
      isCancelling = true
      return []
    }
    if isCancelling {
      isCancelling = step > 0
      return []
    }
    return set(level.value + step)
  }

  private mutating func set(_ value: Int) -> [ScreenEffect] {
    let shape = level.shape
    level = MoodLevel(nearest: value)
    tick = level.shape == shape ? 0 : Self.tickLength
    isCancelling = false
    return []
  }

  /// Appends a typed digit to the level. A digit that would leave the range is ignored with a
  /// notice.
  private mutating func type(_ digit: Character) -> [ScreenEffect] {
    let typed = digits + String(digit)
    guard let value = Int(typed), MoodLevel.range.contains(value) else {
      return [.signal, .say(NoticeLine(.refusal, words.levelRange))]
    }
    digits = typed
    return set(value)
  }

  private func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .release:
      isCancelling ? [.back] : [.back, .open(.moods(.write(level, day)))]
    case .cancel: [.back]
    }
  }

  /// Handles the mouse. Pressing or dragging sets the level to the mouse position; releasing the button opens the form
  /// or cancels.
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch mouse.action {
    case .wheelUp: return move(1)
    case .wheelDown: return move(-1)
    case .press, .drag:
      switch MoodGaugeArt.meaning(of: mouse.position, in: layout(in: area).gauge) {
      case .cancel: isCancelling = true
      case .level(let level): return set(level.value)
      case .unchanged: break
      }
      return []
    case .release: return perform(.release)
    }
  }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    elapsed = (elapsed + max(0, milliseconds)) % 600_000
    tick = max(0, tick - max(0, milliseconds))
    return []
  }

  // MARK: Drawing

  struct Layout {
    let gauge: Area
    let mark: Area
    /// The area of the form for the text of the mood.
    let form: Area
  }

  func layout(in area: Area) -> Layout { Self.layout(in: area, writes: false) }

  /// Returns the areas of the gauge and of the shape at its right. `writes` leaves room for the form below the shape;
  /// the gauge stays at the same place.
  static func layout(in area: Area, writes: Bool) -> Layout {
    let rows = area.size.rows
    let width = min(16, max(8, rows))
    let margin = area.size.columns / 5 - (area.size.columns < 80 ? 4 : 1)
    let left = area.origin.column + max(2, margin)
    let gauge = Area(column: left, row: area.origin.row, columns: width, rows: rows)
    let right = gauge.endColumn + 5
    let columns = max(0, area.endColumn - right - 1)
    // The form needs about fourteen rows.
    let side = writes ? min(8, rows - 15) : min(rows - 8, 20)
    let hasMark = side >= 3
    let top = writes ? 1 : max(0, (rows - side - 4) / 2)
    let mark = Area(
      column: right, row: area.origin.row + top,
      columns: hasMark || !writes ? max(0, min(side * 2, columns)) : 0, rows: max(0, side))
    let formTop = hasMark ? mark.endRow + 1 : area.origin.row
    return Layout(
      gauge: gauge, mark: mark,
      form: Area(
        column: right - 2, row: formTop, columns: min(columns + 3, 84),
        rows: max(0, area.endRow - formTop)))
  }

  func draw(into frame: inout Frame, in area: Area) {
    let layout = layout(in: area)
    let art = MoodGaugeArt(
      level, theme: theme, isCancelling: isCancelling, elapsed: hasMotion ? elapsed : nil)
    art.draw(into: &frame, in: layout.gauge, glyphs)
    art.drawNames(words, into: &frame, in: layout.gauge, from: area.origin.column)
    let mark = layout.mark
    if !isCancelling { MoodMark(level, theme: theme).draw(into: &frame, in: mark, glyphs) }
    let number =
      isCancelling
      ? StyledText("\(glyphs.withered) \(words.keyLeave)", .bold)
      : StyledText(
        "\(glyphs.sign(of: level.shape)) \(level.value) · \(words.name(of: level))",
        Style(ink: theme.readable(level), .bold))
    let end = area.endColumn
    let style =
      hasMotion && tick > 0 ? Style(ink: number.style.ink, [.bold, .reverse]) : number.style
    frame.put(number.text, mark.origin.column, mark.endRow + 1, style, upTo: end)
    guard showsHint else { return }
    let room = area.endColumn - mark.origin.column - 1
    let rows = max(0, area.endRow - mark.endRow - 3)
    let hint = TextLayout.wrapped(
      words.gaugeHint, to: room, rows: rows, ellipsis: glyphs.ellipsis)
    for (row, line) in hint.enumerated() {
      frame.put(line, mark.origin.column, mark.endRow + 3 + row, .dim, upTo: end)
    }
  }
}
