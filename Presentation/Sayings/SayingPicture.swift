import Domain
import PresentationKit
import TextUI

/// The shared picture of a saying, drawn in cells: the paper of its style, and the words at their positions in the
/// saved picture.
struct SayingPicture {
  let saying: SayingWords
  let words: SayingsWords
  let colours: ThemeColours
  let lettering: SayingLettering
  let glyphs: Glyphs
  /// Whether a thin line is drawn around the words, within the paper. The saved picture does not have this line.
  var hasLine = false

  /// A row of the picture. It is centred, unless it has a column.
  struct Row: Equatable {
    let text: String
    var style: Style
    var isCentred = true
    /// Whether the row is the speaker.
    var isQuiet = false
    /// Whether the row is the quotation mark above the words.
    var isMark = false

    static let blank = Row(text: "", style: .plain)
  }

  /// Returns the largest picture that fits. It is square, because a cell is twice as high as wide.
  static func size(in room: Size) -> Size {
    let side = max(0, min(room.rows, room.columns / 2))
    return Size(columns: side * 2, rows: side)
  }

  /// Returns the area of the words. Without colours the picture has a border instead of its paper.
  func inside(_ area: Area) -> Area {
    glyphs.pictures.isDrawn && !hasLine ? area : line(in: area).inset(columns: 1, rows: 1)
  }

  /// Returns the area of the line around the words: within the paper, or at its edge without colours.
  private func line(in area: Area) -> Area {
    glyphs.pictures.isDrawn ? area.inset(columns: 2, rows: 1) : area
  }

  /// Returns all rows. Words in a plain lettering are placed as in the picture if they fit; other words are centred,
  /// and may need more rows than the picture has.
  func rows(in size: Size) -> [Row] {
    var rows = (hasLine ? nil : placed(in: size)) ?? wrapped(in: size)
    if hasLine, rows.count + 2 <= size.rows {
      rows = [Row(text: glyphs.quotationMark, style: Style(.bold), isMark: true), .blank] + rows
    }
    let free = max(0, size.rows - rows.count)
    return Array(repeating: .blank, count: free / 2) + rows
  }

  /// Returns the rows as the saved picture places them. Returns nil for a lettering with a layout of its own, or if the
  /// rows do not fit into the cells of the screen.
  private func placed(in size: Size) -> [Row]? {
    switch lettering {
    case .plain, .bold, .italic, .slanted: break
    case .wide, .loud, .verse, .quoted, .notebook, .manuscript, .upright, .board: return nil
    }
    guard size.rows >= 8 else { return nil }
    let parts = saying.parts(words.language)
    let speaker = saying.who == nil ? nil : parts.count - 1
    // The lines of a part are close together, however large the picture is, so that they are read as one sentence.
    var (rows, previous): ([Row], Int?) = ([], nil)
    for row in SayingCardLayout(parts).rows {
      if TextLayout.cells(row.text) > size.columns - 4 { return nil }
      if let previous, row.paragraph != previous { rows.append(.blank) }
      let isQuiet = row.paragraph == speaker
      rows.append(
        Row(text: row.text, style: Style(isQuiet ? [] : lettering.marks), isQuiet: isQuiet))
      previous = row.paragraph
    }
    return rows.count <= size.rows - 2 ? rows : nil
  }

  private func wrapped(in size: Size) -> [Row] {
    let room = Size(columns: max(1, size.columns - (hasLine ? 4 : 6)), rows: size.rows)
    return SayingLetters(lettering, glyphs, in: room).rows(saying, words.language).map { row in
      var style = row.style
      let isQuiet = style.marks.contains(.dim)
      style.marks.remove(.dim)
      return Row(text: row.text, style: style, isCentred: row.isCentred, isQuiet: isQuiet)
    }
  }

  /// The colour of the line around the words, which is fainter than the words.
  private var lineInk: RGB { colours.ink.mixed(with: colours.secondary, 0.72) }

  /// Draws the picture so that it fills an area. `first` is the first row of its words to draw, for scrolling. A
  /// picture without words has a quotation mark where they will be.
  func draw(into frame: inout Frame, in area: Area, from first: Int = 0) {
    let isDrawn = glyphs.pictures.isDrawn
    let paper = isDrawn ? Ink(colours.secondary) : nil
    frame.fill(area, Style(ink: isDrawn ? Ink(colours.ink) : nil, paper: paper))
    if !isDrawn || hasLine {
      let style = isDrawn ? Style(ink: Ink(lineInk), paper: paper) : .dim
      CardFrame(area: line(in: area), style: style).draw(into: &frame, glyphs)
    }
    let area = inside(area)
    if saying.parts(words.language).isEmpty {
      let mark = Style(ink: isDrawn ? Ink(colours.tint) : nil, paper: paper, .bold)
      frame.put(
        glyphs.quotationMark, area.origin.column + area.size.columns / 2,
        area.origin.row + area.size.rows / 2, mark)
      return
    }
    for (index, row) in rows(in: area.size).dropFirst(first).prefix(area.size.rows).enumerated() {
      var style = row.style
      style.paper = paper
      if isDrawn {
        style.ink = Ink(
          row.isMark ? colours.tint : row.isQuiet ? colours.quietInk : colours.ink)
      } else if row.isQuiet {
        style.marks.insert(.dim)
      }
      let indent =
        row.isCentred
        ? TextLayout.indent(of: TextLayout.cells(row.text), .centre, in: area.size.columns) : 3
      frame.write(
        [StyledText(row.text, style)], area.origin.column + indent, in: area, row: index)
    }
  }
}
