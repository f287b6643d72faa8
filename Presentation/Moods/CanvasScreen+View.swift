import Domain
import PresentationKit
import TextUI

extension CanvasScreen {
  struct Layout {
    let title: Area
    let canvas: Area
    /// The area for the description of the selected mood, beside the canvas or below it.
    let info: Area
    let isWide: Bool
    /// The areas of the panels on a large screen; empty on a small one.
    var panels: [CanvasPanel: Area] = [:]
  }

  /// Returns the layout: panels, or on a small screen the largest square canvas with the description beside it, or
  /// below it if the screen is narrow.
  func layout(in area: Area) -> Layout {
    if SizeClass(area) != .small { return panelLayout(area) }
    let (columns, rows) = (area.size.columns, area.size.rows)
    let isWide = columns >= 36
    let height = isWide ? rows - 1 : max(4, rows - 4)
    let room = columns >= 64 ? columns - 26 : isWide ? columns / 2 - 2 : columns - 2
    let side = min(room, height * 2)
    let left = isWide ? 2 : max(1, (columns - side) / 2)
    let canvas = Area(
      column: area.origin.column + left, row: area.origin.row + 1, columns: side,
      rows: min(height, (side + 1) / 2))
    let info =
      isWide
      ? Area(
        column: canvas.endColumn + 3, row: canvas.origin.row,
        columns: max(0, area.endColumn - canvas.endColumn - 4),
        rows: max(0, area.endRow - canvas.origin.row))
      : Area(
        column: area.origin.column + 1, row: canvas.endRow, columns: columns - 2,
        rows: max(0, area.endRow - canvas.endRow))
    return Layout(
      title: Area(
        column: isWide ? canvas.origin.column : area.origin.column + 1, row: area.origin.row,
        columns: columns - (isWide ? 4 : 2), rows: 1),
      canvas: canvas, info: info, isWide: isWide)
  }

  /// Draws the page. Overlays are drawn by their own screens.
  func draw(into frame: inout Frame, in area: Area) {
    guard let page else { return }
    let layout = layout(in: area)
    if layout.panels.isEmpty {
      drawTitle(page, into: &frame, in: layout.title)
    } else {
      drawPanels(page, layout, into: &frame)
    }
    CanvasScene(
      page.canvas, moment: hasMotion ? stage.moment : nil,
      selected: page.canvas.shapes.isEmpty && !page.canvas.hasGuide ? nil : chosen
    ).draw(
      into: &frame, in: layout.canvas, glyphs,
      invitation: isReadOnly || page.newer != nil ? [] : words.invitation)
    if layout.panels.isEmpty {
      drawInfo(page, into: &frame, in: layout.info, isWide: layout.isWide)
    }
  }

  private func drawTitle(_ page: CanvasPage, into frame: inout Frame, in area: Area) {
    var pieces: [StyledText] = []
    let arrows = glyphs.pictures.isDrawn ? Array(glyphs.arrows.suffix(2)) : ["<", ">"]
    if page.older != nil { pieces.append(StyledText(arrows[0] + " ", .dim)) }
    pieces.append(StyledText(words.title(page.canvas, today: now.day), .bold))
    if page.newer != nil { pieces.append(StyledText(" " + arrows[1], .dim)) }
    let note = words.titleNote(page)
    if !note.isEmpty { pieces.append(StyledText("  " + note, .dim)) }
    frame.write(
      pieces.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), area.origin.column,
      in: area)
  }

  /// Draws the details of the selected mood: sign, level, time and text. Without moods, draws the tip of the selected
  /// guide shape or a greeting.
  func drawInfo(_ page: CanvasPage, into frame: inout Frame, in area: Area, isWide: Bool) {
    guard area.size.rows > 0, area.size.columns > 4 else { return }
    var lines: [StyledText] = []
    if page.canvas.hasGuide {
      lines.append(StyledText(words.tipTitle(chosen), .dim))
      lines += wrapped(words.tip(chosen), area)
    } else if let shape {
      let record = shape.record
      let level = record.level.map { "\($0.value)" } ?? words.entryName
      let mark = "\(glyphs.sign(of: record.shape)) \(level)"
      let ink = shape.theme.readable(shape.record.level)
      lines.append(
        StyledText(
          TextLayout.trimmedEnd("\(mark)   " + words.when(record, page.canvas.mode)),
          Style(ink: ink, .bold)))
      if record.text != nil {
        let fold = MoodFold(record)
        lines += wrapped(fold.lines.joined(separator: "\n"), area)
        if fold.left > 0 { lines.append(StyledText(words.left(fold.left), .dim)) }
      } else if !isReadOnly {
        lines += wrapped(words.addWords, area, .dim)
      }
      if let tags = record.tags.written { lines += wrapped(tags, area, .dim) }
      if isWide {
        lines.append("")
        lines.append(StyledText(words.position(chosen + 1, of: page.canvas.shapes.count), .dim))
        let more = page.canvas.total - page.canvas.shapes.count
        if more > 0 { lines += wrapped(words.moreInDiary(more), area, .dim) }
      }
    } else {
      lines += wrapped(words.greeting(greeting, of: page.artist ?? words.nameless), area)
      lines.append("")
      lines += wrapped(words.howToBegin, area, .dim)
    }
    let top =
      isWide ? area.origin.row + max(0, min(1, area.size.rows - lines.count)) : area.origin.row
    for (row, line) in lines.enumerated() where top + row < area.endRow {
      frame.put(line.text, area.origin.column, top + row, line.style, upTo: area.endColumn)
    }
  }

  private func wrapped(_ text: String, _ area: Area, _ style: Style = .plain) -> [StyledText] {
    TextLayout.wrapped(
      text, to: area.size.columns, rows: max(1, area.size.rows - 1), ellipsis: glyphs.ellipsis
    ).map { StyledText($0, style) }
  }
}
