import Domain
import PresentationKit
import TextUI

extension FindingScreen {
  /// The areas of the search: a list with the parts and the field above it.
  private struct Layout {
    /// The template; nil on a small screen, which has only a title.
    let page: ListPage?
    let parts: Area
    let field: Area
    let list: Area
  }

  private func layout(in area: Area) -> Layout {
    guard SizeClass(area) != .small else {
      let room = area.inset(columns: 2)
      return Layout(
        page: nil, parts: room.rows(0, 1), field: room.rows(1, 1),
        list: room.rows(room.size.rows >= 10 ? 3 : 2))
    }
    let help = isBlank ? 4 : 0
    // Beside a preview the list is as high as the screen, so that it does not move while the user types.
    let held = SizeClass(area).hasPanels ? area.size.rows : max(rows.count + help, 5)
    let page = ListPage(in: area, rows: held, head: 4)
    return Layout(
      page: page, parts: page.head.rows(0, 1), field: page.head.rows(2, 1), list: page.list)
  }

  /// Returns the area of the results.
  func list(in area: Area) -> Area { layout(in: area).list }

  func draw(into frame: inout Frame, in area: Area) {
    let layout = layout(in: area)
    let title: [StyledText] = layout.page == nil ? [StyledText(words.title, .bold), "  "] : []
    layout.page?.draw(words.title, into: &frame, in: area, glyphs)
    frame.write(
      (title + parts(frame)).clipped(
        to: layout.parts.size.columns, ellipsis: glyphs.ellipsis), in: layout.parts)
    field.draw(after: [StyledText("/ ", .dim)], into: &frame, in: layout.field, glyphs: glyphs)
    drawRows(into: &frame, in: layout.list, hasExamples: layout.page?.preview != nil)
    if isBlank {
      let examples = words.examples.map { Preview.Paragraph($0.text, $0.isHint ? .dim : .bold) }
      layout.page?.draw(
        Preview(words.examplesTitle, examples), into: &frame, glyphs, picture: drawPicture)
    }
    if case .hit(let hit)? = cursor.chosen {
      let sign = hit.record.kind.part.entry.sign(glyphs)
      let hue = frame.hue
      frame.hue = hit.record.kind.part.hue
      layout.page?.draw(
        Preview(hit.record, words, today: today, sign: sign), into: &frame, glyphs,
        picture: drawPicture)
      frame.hue = hue
    }
  }

  private func drawPicture(into frame: inout Frame, in area: Area) {
    picture?.draw(
      into: &frame, in: area, words, today: today, glyphs, choosing: shown?.record?.id)
  }

  /// The names of the parts, with the searched part marked.
  private func parts(_ frame: Frame) -> [StyledText] {
    let all: [DailyPart?] = [nil] + DailyPart.allCases
    return all.flatMap { frame.pill(words.name($0), isChosen: $0 == part, glyphs) }
  }

  private func drawRows(into frame: inout Frame, in list: Area, hasExamples: Bool) {
    let cursor = cursor
    if cursor.isEmpty {
      if answered != nil { frame.write(wrapped: words.nothingFound(field.text), in: list, rows: 3) }
      return
    }
    if isBlank, !hasExamples {
      frame.write(wrapped: words.help, in: list.rows(cursor.count + 1), rows: 3)
    }
    for (row, index) in cursor.shown(in: list.size.rows).enumerated() {
      let isChosen = index == cursor.selected
      let pointer = isChosen ? glyphs.pointer : " "
      let lead = [StyledText(pointer + " ", .bold)]
      switch cursor.rows[index] {
      case .day(let day):
        let text = words.goTo(day, today: today)
        frame.write(
          (lead + [StyledText(text, isChosen ? .bold : .plain)])
            .clipped(to: list.size.columns, ellipsis: glyphs.ellipsis), in: list, row: row)
      case .hit(let hit):
        let view = HitRow(hit, isChosen: isChosen, words: words, glyphs: glyphs, today: today)
        view.draw(lead, into: &frame, in: list, row: row)
      }
      if isChosen { frame.select(list.rows(row, 1)) }
    }
  }
}

/// A row with a search result: its kind, its title, the matching text, and its day at the right.
struct HitRow {
  let hit: Hit
  let isChosen: Bool
  let words: FindingWords
  let glyphs: Glyphs
  let today: Day

  init(_ hit: Hit, isChosen: Bool, words: FindingWords, glyphs: Glyphs, today: Day) {
    self.hit = words.inOwnLanguage(hit)
    self.isChosen = isChosen
    self.words = words
    self.glyphs = glyphs
    self.today = today
  }

  /// The cells of the longest noun, by which the titles are aligned.
  private var nounWidth: Int {
    RecordSummaryKind.searched.map { TextLayout.cells(words.noun($0)) }.max() ?? 0
  }

  func draw(_ lead: [StyledText], into frame: inout Frame, in list: Area, row: Int) {
    let noun = TextLayout.aligned(words.noun(hit.record.kind), .left, in: nounWidth)
    let day = words.short(hit.record.day, today: today)
    let right = TextLayout.cells(day)
    let room = list.size.columns - right - 2
    var pieces =
      lead + [
        StyledText(
          hit.record.kind.part.entry.sign(glyphs) + " ",
          Style(ink: hit.record.kind.part.hue.colour(onLight: frame.isLight))),
        StyledText(noun, .dim), "  ",
      ]
    // The title comes first. If space is tight and only other text matches, that text is shown instead.
    let isTight = room < 56
    let showsSnippet = hit.snippet != hit.title && !hit.snippet.text.isEmpty
    if isTight, showsSnippet, hit.title.found.isEmpty, !hit.snippet.found.isEmpty {
      pieces += highlighted(hit.snippet, isChosen ? .bold : .plain)
    } else {
      pieces += highlighted(hit.title, isChosen ? .bold : .plain)
      if showsSnippet { pieces += ["  "] + highlighted(hit.snippet, .dim) }
    }
    frame.write(pieces.clipped(to: room, ellipsis: glyphs.ellipsis), in: list, row: row)
    frame.write([StyledText(day, .dim)], list.endColumn - right, in: list, row: row)
  }

  /// Returns a text with the found words highlighted by colour, bold and underline.
  private func highlighted(_ snippet: Snippet, _ style: Style) -> [StyledText] {
    let found = Style(ink: Accent.ember, [.bold, .underline])
    return snippet.parts.map { StyledText($0.text, $0.isFound ? found : style) }
  }
}
