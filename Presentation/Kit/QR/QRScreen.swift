package import TextUI

/// Shows a QR code until Esc is pressed.
package struct QRScreen: Equatable, Sendable, StillScreen {
  package var context: ViewContext
  private let text: QRText
  /// Another text of the same record, which `c` shows; nil if there is none.
  private let other: Other?
  private var showsOther = false

  /// Another text of a record, with the labels of the key that shows it and of the key that goes back.
  package struct Other: Equatable, Sendable {
    let text: QRText
    let show: Phrase
    let back: Phrase

    package init(_ text: QRText, show: Phrase, back: Phrase) {
      (self.text, self.show, self.back) = (text, show, back)
    }
  }

  package init(_ text: QRText, or other: Other? = nil, _ context: ViewContext) {
    self.context = context
    self.text = text
    self.other = other
  }

  private var words: QRWords { QRWords(context.language) }

  package var bindings: [Binding] {
    var bindings: [Binding] = []
    if let other {
      let name = showsOther ? other.back : other.show
      bindings.append(Binding(.character("c"), meaning: name(context.language), isPrimary: true))
    }
    return bindings + [
      Binding(
        .escape, .character("Q"), .backspace, .left, label: Key.escape.printed(glyphs),
        meaning: words.keyBack, isPrimary: true)
    ]
  }

  package var keyContext: KeyContext? { .code }

  package mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if [.escape, .character("Q"), .backspace, .left].contains(key) { return [.back] }
    guard key == .character("c"), other != nil else { return nil }
    showsOther.toggle()
    return []
  }

  private var shown: QRText { showsOther ? other?.text ?? text : text }

  /// Whether the code needs the whole window, because the tabs and the key bar take too many rows.
  package func fillsWindow(
    of size: Size, insteadOf area: Area, _ rendition: Rendition
  ) -> Bool {
    let framed = choice(in: area, isWhole: false, rendition).side
    if shown.fits(framed) { return false }
    let window = Area(column: 0, row: 0, columns: size.columns, rows: size.rows)
    let whole = choice(in: window, isWhole: true, rendition).side
    return whole > framed && shown.hasCode(fitting: whole)
  }

  /// Returns the first layout with room for the whole text, or else the first one with the most room. `side` is the
  /// number of modules on each side of the largest code that fits.
  private func choice(
    in area: Area, isWhole: Bool, _ rendition: Rendition
  ) -> (layout: QRLayout, side: Int) {
    func side(_ layout: QRLayout) -> Int {
      QRCode.largestSide(in: layout.code.size, rendition, cells: Self.cells(rendition))
    }
    let stacked = QRLayout(stackedIn: area, isWhole: isWhole)
    let beside = QRLayout(besideIn: area, isWhole: isWhole)
    // On the whole window, one row below the code would have room for too few texts.
    let first = isWhole ? beside ?? stacked : stacked
    var best = (layout: first, side: side(first))
    // Beside the texts, or without them, a code may have a few modules more.
    let others: [QRLayout?] = [beside, isWhole ? QRLayout(withoutTextsIn: area) : nil]
    for layout in others.compactMap(\.self) where !shown.fits(best.side) {
      let room = side(layout)
      if room > best.side { best = (layout, room) }
    }
    return best
  }

  private static func cells(_ rendition: Rendition) -> QRCells {
    rendition == .letters ? .blanks : .halves
  }

  package func draw(into frame: inout Frame, in area: Area) {
    let columns = area.size.columns - 2
    let isWhole = area.size == frame.size
    let best = choice(in: area, isWhole: isWhole, frame.rendition)
    var layout = best.layout
    var note: String
    do throws(QRCodeRefusal) {
      let (code, leftOut, remark) = try shown.code(fitting: best.side)
      let cells = Self.cells(frame.rendition)
      if code.draw(into: &frame, in: layout.code, cells: cells) != nil {
        let notes = words.notes(leftOut: leftOut, remark: remark)
        note = notes.isEmpty ? words.hint : notes.joined(separator: " ")
      } else {
        note = words.needsRoom(shown.command)
        layout.note = area.rows(1)
      }
    } catch {
      note = words.report(error).message
      layout.note = area.rows(1)
    }
    let title = StyledText(TextLayout.clipped(shown.title, to: min(columns, layout.width)), .bold)
    if let row = layout.title {
      frame.write([title], area.origin.column + 1, in: area, row: row)
    }
    // On the whole window, the shell draws no key bar.
    if let keys = layout.keys {
      KeyBar(bindings).draw(into: &frame, in: keys)
    } else if isWhole {
      note = Key.escape.printed(glyphs) + " " + words.keyBack + " · " + note
    }
    guard layout.note.size.rows > 0 else { return }
    let width = min(columns, layout.width)
    let lines = TextLayout.wrapped(note, to: width, rows: layout.note.size.rows)
    for (row, line) in lines.enumerated() {
      frame.write([StyledText(line, .dim)], area.origin.column + 1, in: layout.note, row: row)
    }
  }
}

/// The areas in which a code and its texts are drawn.
private struct QRLayout {
  let code: Area
  /// The row of the title in the whole area; nil if there is no room for it.
  let title: Int?
  var note: Area
  /// The row of the keys; nil if there is none.
  let keys: Area?
  /// The width of the texts.
  let width: Int

  /// The rows of the smallest code with its quiet zone.
  private static let rowsOfSmallest = 15
  /// The minimum and maximum width of texts beside a code.
  private static let widths = 20...40

  /// Places the title above the code and the note below it. On the whole window there is no title.
  init(stackedIn area: Area, isWhole: Bool) {
    let hasTitle = !isWhole && area.size.rows > Self.rowsOfSmallest
    let room = hasTitle ? area.rows(1) : area
    title = hasTitle ? 0 : nil
    keys = nil
    width = area.size.columns
    code = Area(
      column: room.origin.column, row: room.origin.row, columns: room.size.columns,
      rows: room.size.rows - 1)
    note = Area(
      column: room.origin.column, row: room.endRow - 1, columns: room.size.columns, rows: 1)
  }

  /// Places the texts left of the code, which uses all rows; nil if the area is too narrow. On the whole window, the
  /// keys are below the texts.
  init?(besideIn area: Area, isWhole: Bool) {
    // The cells of a terminal are about twice as high as wide.
    let rest = area.size.columns - 2 * area.size.rows - 3
    guard rest >= Self.widths.lowerBound, area.size.rows > 3 else { return nil }
    width = min(rest, Self.widths.upperBound)
    title = 0
    let start = area.origin.column + width + 2
    code = Area(
      column: start, row: area.origin.row, columns: area.endColumn - start, rows: area.size.rows)
    note = Area(
      column: area.origin.column, row: area.origin.row + 2, columns: width + 1,
      rows: area.size.rows - (isWhole ? 3 : 2))
    keys =
      isWhole
      ? Area(column: area.origin.column, row: area.endRow - 1, columns: width + 1, rows: 1) : nil
  }

  /// Places only the code.
  init(withoutTextsIn area: Area) {
    (code, title, keys, width) = (area, nil, nil, area.size.columns)
    note = area.rows(area.size.rows)
  }
}
