package import TextUI

/// Shows a QR code until Esc is pressed.
package struct QRScreen: Equatable, Sendable, StillScreen {
  package var look: ViewContext
  private let text: QRText
  /// Another text of the same record, which `c` shows; nil if there is none.
  private let other: QRText?
  private var showsOther = false

  package init(
    _ text: QRText, or other: QRText? = nil, _ look: ViewContext
  ) {
    self.look = look
    self.text = text
    self.other = other
  }

  private var words: QRWords { QRWords(look.language) }

  package var bindings: [Binding] {
    var bindings: [Binding] = []
    if let other {
      let name = showsOther ? text.title : other.title
      bindings.append(Binding(.character("c"), meaning: name, isPrimary: true))
    }
    return bindings + [
      Binding(
        .escape, .character("q"), .backspace, .left, label: Key.escape.printed(glyphs),
        meaning: words.keyBack, isPrimary: true)
    ]
  }

  package mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if [.escape, .character("q"), .backspace, .left].contains(key) { return [.back] }
    guard key == .character("c"), other != nil else { return nil }
    showsOther.toggle()
    return []
  }

  package func draw(into frame: inout Frame, in area: Area) {
    let shown = showsOther ? other ?? text : text
    var room = area
    let title = StyledText(TextLayout.clipped(shown.title, to: area.size.columns), .bold)
    let hasTitle = area.size.rows > Self.rowsOfSmallest
    if hasTitle {
      frame.write([title], area.origin.column + 1, in: area, row: 0)
      room = area.rows(1)
    }
    let cells = frame.rendition == .letters ? QRCells.blanks : .halves
    let notes = Area(
      column: room.origin.column, row: room.endRow - 1, columns: room.size.columns, rows: 1)
    room = Area(
      column: room.origin.column, row: room.origin.row, columns: room.size.columns,
      rows: room.size.rows - 1)
    let side = QRCode.largestSide(in: room.size, frame.rendition, cells: cells)
    var note = words.hint
    do throws(QRCodeRefusal) {
      let (code, leftOut) = try shown.code(fitting: side)
      if code.draw(into: &frame, in: room, cells: cells) == nil {
        note = words.needsRoom
      } else if !leftOut.isEmpty {
        note = words.leftOut(leftOut)
      }
    } catch { note = words.report(error).message }
    frame.write(
      [StyledText(TextLayout.clipped(note, to: notes.size.columns - 2), .dim)],
      notes.origin.column + 1, in: notes, row: 0)
  }

  /// The rows of the smallest code with its quiet zone.
  private static let rowsOfSmallest = 15
}
