package import Domain
package import PresentationKit
package import TextUI

/// The quick-add line, available on every screen, with a preview above it.
package struct CapturePrompt: Equatable, Sendable {
  /// The result of pressing a key.
  package enum Outcome: Equatable {
    case ignored
    /// The text changed and must be parsed again.
    case changed
    case closed
    case submitted(CaptureReading)
    /// The line was not saved, for this reason.
    case refused(String)
  }

  private let language: Language
  private var words: CaptureWords { CaptureWords(language) }
  private var field: TextField
  /// The interpretations of the text; `refusal` is the reason if there are none.
  private var readings: [CaptureReading] = []
  private var pieces: [[LinePiece]] = []
  private var refusal: String?
  /// The index of the interpretation that the user chose; nil if none was chosen.
  private var chosen: Int?
  /// Why the last attempt to save failed; nil if it did not.
  package var message: String?
  /// Whether the text was left in the line earlier, and no key was pressed since.
  private var isLeft: Bool

  /// Opens the line with a text, or with the text that the user left in it without saving; empty if there is none.
  package init(_ text: String, in language: Language, isLeft: Bool = false) {
    self.language = language
    self.isLeft = isLeft && !text.isEmpty
    field = TextField(text, limit: Self.limit, placeholder: CaptureWords(language).placeholder)
  }

  /// The greatest number of characters in the line.
  static let limit = 500

  package var text: String { field.text }

  /// Handles the interpretations of a text. They are ignored if the text has changed in the meantime.
  package mutating func receive(_ answer: CaptureAnswer) {
    guard answer.text == text else { return }
    (readings, refusal, chosen) = (answer.readings, answer.refusal, nil)
    pieces = answer.pieces
  }

  /// The interpretation that Enter saves: the chosen one, or the only one if it is not doubtful; nil otherwise.
  private var meant: CaptureReading? {
    if let chosen { return readings[chosen] }
    return readings.count == 1 && refusal == nil && readings[0].doubt == nil ? readings[0] : nil
  }

  package mutating func update(_ key: Key) -> Outcome {
    isLeft = false
    switch key {
    case .escape: return .closed
    case .backspace where text.isEmpty: return .closed
    case .tab: return turn(by: 1)
    case .backTab: return turn(by: -1)
    case .enter:
      if text.allSatisfy(\.isWhitespace) { return .closed }
      if let meant { return .submitted(meant) }
      return .refused(readings.isEmpty ? refusal ?? words.unclear : words.chooseFirst)
    case .character, .backspace, .delete, .insert, .left, .right, .home, .end, .up, .down,
      .pageUp, .pageDown, .function, .control, .alt, .modified:
      return edited(field.update(key))
    }
  }

  /// Pastes text as a single line.
  package mutating func paste(_ text: String) -> Outcome {
    isLeft = false
    return edited(field.paste(text))
  }

  private func edited(_ outcome: EditOutcome) -> Outcome {
    switch outcome {
    case .ignored, .moved: .ignored
    case .changed, .cut: .changed
    }
  }

  private mutating func turn(by step: Int) -> Outcome {
    let count = readings.count
    if count == 0 { return .ignored }
    chosen = chosen.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    return .ignored
  }

  /// Returns the key bindings of the line when it is the only screen.
  package static func bindings(_ language: Language, _ glyphs: Glyphs) -> [Binding] {
    let words = CaptureWords(language)
    return [
      Binding(.enter, meaning: words.keyNote, isPrimary: true, glyphs: glyphs),
      Binding(.tab, meaning: words.keyTurn, isPrimary: true),
      Binding(.escape, meaning: ShellWords(language).keyClose, isPrimary: true, glyphs: glyphs),
    ]
  }

  // MARK: Drawing

  /// Draws the line on the last row of an area, and the preview on the row above.
  package func draw(into frame: inout Frame, in area: Area, at now: Now, ink: Ink, glyphs: Glyphs) {
    guard area.size.rows > 1 else { return }
    let last = Area(
      column: area.origin.column, row: area.endRow - 1, columns: area.size.columns, rows: 1)
    let above = Area(
      column: last.origin.column, row: last.origin.row - 1, columns: last.size.columns, rows: 1)
    frame.fill(last, .plain)
    frame.fill(above, .plain)
    let start = frame.write([StyledText(" + ", Style(ink: ink, .bold))], in: last)
    let rest = Area(column: start, row: last.origin.row, columns: last.endColumn - start, rows: 1)
    field.draw(into: &frame, in: rest, isFocused: true, glyphs: glyphs)
    mark(into: &frame, in: rest)
    let left = isLeft ? [StyledText("  " + words.leftLine, .dim)] : []
    frame.write(
      (meaning(at: now) + left).clipped(to: above.size.columns - 2, ellipsis: glyphs.ellipsis),
      above.origin.column + 1, in: above)
  }

  /// Underlines the pieces of the line that set a field, each in the colour of its role.
  private func mark(into frame: inout Frame, in line: Area) {
    guard pieces.indices.contains(chosen ?? 0), TextLayout.cells(text) < line.size.columns else {
      return
    }
    let characters = Array(text)
    for piece in pieces[chosen ?? 0]
    where piece.role.setsField && piece.range.upperBound <= characters.count {
      let before = TextLayout.cells(String(characters[..<piece.range.lowerBound]))
      let area = Area(
        column: line.origin.column + before, row: line.origin.row,
        columns: TextLayout.cells(String(characters[piece.range])), rows: 1)
      frame.restyle(area) { style in
        style.ink = Self.part(of: piece.role).hue.ink
        style.marks.insert(.underline)
      }
    }
  }

  /// Returns the part of Haru whose colour a role has.
  private static func part(of role: LineRole) -> DailyPart {
    switch role {
    case .person, .channel: .people
    case .book, .page: .books
    case .level: .moods
    case .day, .time, .span, .rhythm, .until, .length, .reminder, .tag, .place, .countdown, .amount,
      .word, .particle, .free:
      .schedule
    }
  }

  /// Returns the preview of the text, or why the text is unclear.
  private func meaning(at now: Now) -> [StyledText] {
    if let message { return [StyledText(message, Style(ink: Accent.rose))] }
    if text.allSatisfy(\.isWhitespace) { return [StyledText(words.examples, .dim)] }
    let turn = readings.count > 1 ? "   " + words.turn((chosen ?? -1) + 1, of: readings.count) : ""
    if let meant {
      return words.preview(meant.captured, at: now) + [StyledText(turn, .dim)]
    }
    let read = readings.filter { !$0.isNote }
    if read.isEmpty { return [StyledText(refusal ?? "", .dim)] }
    if read.count == 1, let doubt = read[0].doubt {
      return [StyledText(words.unread(doubt), .plain)]
    }
    if let hour = CaptureReading.doubtedHour(of: readings) {
      return [StyledText(words.whichHalf(hour), .plain), StyledText(turn, .dim)]
    }
    let names = words.names(of: readings, at: now)
    return [
      StyledText(words.several + " ", .plain),
      StyledText(names.joined(separator: " · ") + turn, .dim),
    ]
  }
}

/// The interpretations of a text in the quick-add line.
package struct CaptureAnswer: Equatable, Sendable {
  let text: String
  var readings: [CaptureReading] = []
  /// The pieces of the text, for each of the readings.
  var pieces: [[LinePiece]] = []
  /// Why the text cannot be interpreted; nil if it can.
  var refusal: String?
}
