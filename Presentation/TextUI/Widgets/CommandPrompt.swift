/// A command line with history and completions.
public struct CommandPrompt: Equatable, Sendable {
  /// A candidate for completing the typed line.
  public struct Completion: Equatable, Sendable {
    /// The whole line after the user accepts the completion.
    public let line: String
    /// The effect of the command, shown beside the line.
    public let meaning: String

    public init(_ line: String, meaning: String = "") {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The effect of a key.
  public enum Outcome: Equatable, Sendable {
    case ignored, moved, cancelled, cut
    /// The text changed; the caller must call `offer(_:)` with new completions.
    case changed
    case submitted(String)
  }

  /// The text shown before the input.
  public let prefix: String
  /// Earlier lines, oldest first.
  public let history: [String]
  /// The completions on offer, best first.
  public private(set) var completions: [Completion] = []
  /// The index of the completion accepted last; nil if none has been accepted.
  public private(set) var chosen: Int?
  private var field: TextField
  /// The index in `history` of the recalled line; nil if no line is recalled. `draft` is the text typed before the
  /// recall.
  private var recalled: Int?
  private var draft = ""

  /// Creates the prompt with the caret after `text`.
  public init(
    _ text: String = "", prefix: String = ":", history: [String] = [], placeholder: String = ""
  ) {
    self.prefix = prefix
    self.history = history
    field = TextField(text, limit: 500, placeholder: placeholder)
  }

  public var text: String { field.text }

  /// Replaces the completions. None of the new completions counts as accepted.
  public mutating func offer(_ completions: [Completion]) {
    self.completions = completions
    chosen = nil
  }

  /// Handles a key: up and down recall history, Tab completes, Enter submits. Escape, Backspace on an empty line, and
  /// Enter on a blank line cancel.
  public mutating func update(_ key: Key) -> Outcome {
    switch key {
    case .escape: return .cancelled
    case .backspace where text.isEmpty: return .cancelled
    case .enter: return text.allSatisfy(\.isWhitespace) ? .cancelled : .submitted(text)
    case .up: return recall(by: -1)
    case .down: return recall(by: 1)
    case .tab: return complete(by: 1)
    case .backTab: return complete(by: -1)
    case .character, .backspace, .delete, .insert, .left, .right, .home, .end, .pageUp,
      .pageDown, .function, .control, .alt, .modified:
      return edited(field.update(key))
    }
  }

  /// Inserts pasted text as one line.
  public mutating func paste(_ text: String) -> Outcome { edited(field.paste(text)) }

  private mutating func edited(_ outcome: EditOutcome) -> Outcome {
    switch outcome {
    case .ignored: return .ignored
    case .moved: return .moved
    case .changed, .cut:
      recalled = nil
      chosen = nil
      return outcome == .cut ? .cut : .changed
    }
  }

  private mutating func recall(by step: Int) -> Outcome {
    let here = recalled ?? history.count
    let there = min(max(0, here + step), history.count)
    if there == here { return .moved }
    if recalled == nil { draft = text }
    recalled = there < history.count ? there : nil
    field.replace(with: recalled.map { history[$0] } ?? draft)
    return .changed
  }

  /// Completes the text. The first Tab extends it to the common prefix of all completions; further Tabs cycle through
  /// the completions.
  private mutating func complete(by step: Int) -> Outcome {
    guard let first = completions.first else { return .moved }
    if chosen == nil, step > 0, completions.count > 1 {
      let common = completions.dropFirst().reduce(first.line) { $0.commonStart($1.line) }
      if common.count > text.count, common.hasPrefix(text) {
        field.replace(with: common)
        return .moved
      }
    }
    let count = completions.count
    let next = chosen.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    chosen = next
    field.replace(with: completions[next].line)
    return .moved
  }

  /// Draws the input on the last row of the area, and the completions above.
  public func draw(into frame: inout Frame, in area: Area, glyphs: Glyphs = .unicode) {
    guard area.size.rows > 0 else { return }
    let line = Area(
      column: area.origin.column, row: area.endRow - 1, columns: area.size.columns, rows: 1)
    frame.fill(line, .plain)
    let after = frame.write([StyledText(" " + prefix, .bold)], in: line)
    let rest = Area(
      column: after, row: line.origin.row, columns: line.endColumn - after, rows: 1)
    field.draw(into: &frame, in: rest, isFocused: true, glyphs: glyphs)
    drawCompletions(into: &frame, above: line, rows: area.size.rows - 1, glyphs)
  }

  private func drawCompletions(
    into frame: inout Frame, above line: Area, rows: Int, _ glyphs: Glyphs
  ) {
    let height = min(completions.count, rows)
    var list = Area(
      column: line.origin.column, row: line.origin.row - height, columns: line.size.columns,
      rows: height)
    frame.fill(list, .plain)
    // No pointer is drawn until a completion is accepted; the indent keeps the lines from moving
    // then.
    if chosen == nil, list.size.columns >= 8 { list = list.withoutPointer }
    Rows(
      columns: [.init(.fitting(upTo: 40), importance: 2), .init(.rest)],
      rows: completions.map { [[StyledText($0.line)], [StyledText($0.meaning, .dim)]] },
      selected: chosen
    ).draw(into: &frame, in: list, glyphs: glyphs)
  }
}

extension Area {
  /// The area without the two columns of the list's pointer.
  fileprivate var withoutPointer: Area {
    Area(
      column: origin.column + 2, row: origin.row, columns: size.columns - 2, rows: size.rows)
  }
}

extension String {
  /// Returns the longest common prefix of both texts.
  fileprivate func commonStart(_ other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
