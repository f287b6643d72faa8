import Domain
import PresentationKit
import TextUI

/// The drawing of each step of the import.
extension ImportScreen {
  /// Returns the number of rows for the names of the steps above the content. On a small screen they are beside the
  /// title.
  private func stepRows(in area: Area) -> Int { SizeClass(area) == .small ? 0 : 2 }

  /// Lays out the page for `rows` rows of content below the steps.
  private func layout(in area: Area, rows: Int) -> ListPage {
    ListPage(in: area, rows: rows, head: stepRows(in: area))
  }

  /// The width of the content in an area.
  private func columns(in area: Area) -> Int { layout(in: area, rows: 1).list.size.columns }

  private func layout(in area: Area) -> ListPage {
    let columns = columns(in: area)
    let rows =
      switch step {
      case .choosing: (area.size.rows >= 16 ? 4 : 2) + max(cursor.count, 5)
      case .asking(let question): head(of: question, columns: columns).count + 1 + cursor.count
      case .looking, .bringing: 6
      case .preview(let report), .report(let report): lines(of: report, in: area).count
      }
    return layout(in: area, rows: rows)
  }

  /// Returns the area of the content, below the steps and beside the preview if there is one.
  func page(in area: Area) -> Area { layout(in: area).list }

  /// Returns the area of the rows.
  func list(in area: Area) -> Area {
    switch step {
    case .choosing: page(in: area).rows(area.size.rows >= 16 ? 4 : 2)
    case .asking(let question):
      page(in: area).rows(head(of: question, columns: columns(in: area)).count + 1)
    case .looking, .preview, .bringing, .report: page(in: area)
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let layout = layout(in: area)
    if layout.panel == nil {
      let room = area.inset(columns: 2)
      let title = [StyledText(words.title, .bold), StyledText("   ")] + steps(frame)
      frame.write(title.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room)
    } else {
      layout.draw(words.title, into: &frame, in: area, glyphs)
      let head = layout.head
      frame.write(
        steps(frame).clipped(to: head.size.columns, ellipsis: glyphs.ellipsis), in: head)
    }
    switch step {
    case .choosing: drawChoosing(into: &frame, in: area)
    case .looking: drawProgress(words.looking, into: &frame, in: page(in: area))
    case .bringing:
      drawProgress(isStopping ? words.stopping : words.bringing, into: &frame, in: page(in: area))
    case .asking(let question): draw(question, into: &frame, in: area)
    case .preview(let report), .report(let report): draw(report, into: &frame, in: area)
    }
    if let preview { layout.draw(preview, into: &frame, glyphs) }
  }

  /// The preview beside the content: the supported formats, or examples of what is imported; nil in the other steps.
  private var preview: Preview? {
    switch step {
    case .choosing: Preview(words.formats, ofChoice)
    case .preview(let report), .report(let report):
      Preview(words.examples, pages(report).exampleParagraphs)
    case .looking, .bringing, .asking: nil
    }
  }

  /// The names of the steps; the current step is highlighted.
  private func steps(_ frame: Frame) -> [StyledText] {
    let here =
      switch step {
      case .choosing: 0
      case .looking, .asking, .preview: 1
      case .bringing, .report: 2
      }
    var pieces: [StyledText] = []
    for (index, name) in words.steps.enumerated() {
      if index > 0 { pieces.append(StyledText(" \(glyphs.arrows[3]) ", .dim)) }
      pieces.append(
        StyledText(
          "\(index + 1) \(name)",
          index == here ? Style(ink: frame.hue.ink, .bold) : .dim))
    }
    return pieces
  }

  // MARK: Choosing

  private func drawChoosing(into frame: inout Frame, in area: Area) {
    let page = page(in: area)
    field.draw(
      after: [StyledText(words.file + " ", .dim), StyledText(glyphs.pointer + " ")], into: &frame,
      in: page.rows(0, 1),
      glyphs: glyphs)
    let list = list(in: area)
    let heading = completions.isEmpty ? words.downloads : words.continuations
    if area.size.rows >= 16, !cursor.isEmpty {
      frame.write([StyledText(heading, .dim)], in: page, row: 2)
    }
    if cursor.isEmpty {
      if field.text.isEmpty {
        let sentence = found == nil ? words.lookingAround : words.nothingFound
        let rows = frame.write(wrapped: sentence, .plain, in: page.rows(2), rows: 4)
        if !SizeClass(area).hasPanels {
          let left = page.rows(2 + rows + 1)
          frame.write(wrapped: words.formats + ": " + words.programs, in: left)
        }
      }
    } else {
      let columns: [Rows.Column] = [
        .init(.rest, importance: 5), .init(.fitting(upTo: 24), importance: 3),
      ]
      cursor.table(columns, height: list.size.rows) { row in
        [[StyledText(name(of: row))], [StyledText(detail(of: row), .dim)]]
      }.draw(into: &frame, in: list, glyphs: glyphs)
    }
  }

  /// The preview while choosing: the known facts about the selected file, and the supported programs.
  private var ofChoice: [Preview.Paragraph] {
    let formats = ImportFormatWords(language)
    var paragraphs: [Preview.Paragraph] = []
    if case .file(let file)? = cursor.chosen {
      paragraphs.append(.init(Printable.line(file.name), .bold))
      paragraphs += file.formats.map { .init("\(formats.name($0)): \(formats.becomes($0))") }
    }
    return paragraphs + [.init(words.programs, .dim)]
  }

  private func name(of row: Row) -> String {
    switch row {
    case .file(let file): Printable.line(file.name)
    case .path(let path):
      Printable.line(
        path.split(separator: "/").last.map(String.init) ?? path)
        + (path.hasSuffix("/") ? "/" : "")
    case .format(let format): ImportFormatWords(language).name(format)
    case .dates(let order): words.order(order)
    case .mood(let mood): Printable.line(mood.name)
    }
  }

  private func detail(of row: Row) -> String {
    let formats = ImportFormatWords(language)
    return switch row {
    case .file(let file): file.formats.map(formats.name).joined(separator: " · ")
    case .format(let format): formats.becomes(format)
    case .mood(let mood): words.times(mood.count)
    case .path, .dates: ""
    }
  }

  // MARK: Questions

  private func head(of question: Question, columns: Int) -> [String] {
    let asked =
      switch question {
      case .format: words.askFormat
      case .dates: words.askDates
      case .moods: words.askMoods
      }
    return TextLayout.wrapped(asked, to: columns)
  }

  private func draw(_ question: Question, into frame: inout Frame, in area: Area) {
    let page = page(in: area)
    for (row, line) in head(of: question, columns: page.size.columns).enumerated() {
      frame.write([StyledText(line)], in: page, row: row)
    }
    var columns: [Rows.Column] = [
      .init(.fitting(upTo: 40), importance: 5), .init(.rest, importance: 2),
    ]
    if case .moods = question {
      columns = [
        .init(.fitting(upTo: 24), importance: 5), .init(.fixed(10), .right, importance: 2),
        .init(.fixed(4), .right, importance: 4), .init(.fixed(22), importance: 1),
      ]
    }
    let list = list(in: area)
    cursor.table(columns, height: list.size.rows) { row in
      let cells = [[StyledText(name(of: row))], [StyledText(detail(of: row), .dim)]]
      guard case .mood(let mood) = row else { return cells }
      guard let level = levels[mood.name] else { return cells + [[StyledText("?", .bold)], []] }
      let bar = Bar(level, of: 100).cells(20, glyphs: glyphs)
      return cells + [
        [StyledText("\(level)")],
        [StyledText(bar.filled, Style(ink: Accent.rose)), StyledText(bar.empty, .dim)],
      ]
    }.draw(into: &frame, in: list, glyphs: glyphs)
  }

  // MARK: Progress

  private func drawProgress(_ sentence: String, into frame: inout Frame, in page: Area) {
    frame.write([StyledText(Printable.line(path), .bold)], in: page)
    frame.write(wrapped: sentence, .plain, in: page, row: 2, rows: 2)
    guard let progress else {
      let seconds = pending.elapsed / 1000
      if seconds > 0 {
        frame.write([StyledText(words.elapsed(seconds), .dim)], in: page, row: 4)
      }
      return
    }
    var line = page.rows(4, 1)
    line.size.columns = min(60, line.size.columns)
    Bar(progress.percent, of: 100).draw(
      into: &frame, in: line, style: Style(ink: frame.hue.ink), glyphs: glyphs)
    let spent = Double(pending.elapsed) / 1000
    let part = Double(max(1, progress.percent)) / 100
    let left = spent < 0.5 ? nil : Int((spent * (1 - part) / part).rounded(.up))
    let step = ProgressPace.Step(
      percent: progress.percent, whole: progress.whole, secondsLeft: left)
    frame.write(
      [StyledText(ProgressWords(language: language).line(step), .dim)], in: page, row: 5)
  }

  // MARK: Preview and report

  private func draw(_ report: FileImport, into frame: inout Frame, in area: Area) {
    let page = page(in: area)
    let lines = lines(of: report, in: area)
    let shown = scroll.shown(of: lines.count, in: page.size.rows)
    for (row, line) in lines[shown].enumerated() { frame.write(line, in: page, row: row) }
    let hint = ListHint(below: lines.count - shown.upperBound, glyphs)
    hint.draw(into: &frame, in: page, row: max(0, page.size.rows - 1))
  }

  private func pages(_ report: FileImport) -> ImportPage {
    var isTrial = true
    if case .report = step { isTrial = false }
    return ImportPage(
      report: report, isTrial: isTrial, wantsPhotos: options.copiesPhotos, language: language)
  }

  /// Returns the lines about a file. They include examples unless a separate panel shows them.
  func lines(of report: FileImport, in area: Area) -> [[StyledText]] {
    pages(report).lines(
      columns: columns(in: area), hasExamples: !SizeClass(area).hasPanels)
  }
}
