import Domain
import PresentationKit
import PresentationMoods
import PresentationSayings
import PresentationSchedule
import TextUI

/// The Today page as a picture that `haru today` prints on a terminal with colours: the ribbon of the day, the picture
/// of the moods, and beside it the items that are due. Its rows are those of the screen.
struct TodayPrint {
  private let screen: TodayScreen
  private let page: TodayPage
  private let week: MoodWeek?
  private let share: TodayShare

  init(_ page: TodayPage, _ week: MoodWeek?, _ context: ViewContext) {
    screen = TodayScreen(context)
    (self.page, self.week) = (page, week)
    share = page.share(of: TodayTexts.most, at: context.now)
  }

  private var words: TodayWords { screen.words }
  private var glyphs: Glyphs { screen.glyphs }
  private var now: Now { screen.now }

  /// The widths from which the ribbon and the picture are drawn, and the widest page.
  private static let (leastForRibbon, leastForPicture, widest) = (60, 80, 98)
  /// The size of the picture of the day, and the gap at its right.
  private static let (picture, gap) = (Size(columns: 24, rows: 11), 3)
  /// More rows than the longest page has.
  private static let longest = 120

  /// Draws the page at a width. Returns the frame and the number of rows that the page fills.
  func frame(columns: Int, on paint: OutputPaint) -> (frame: Frame, rows: Int) {
    let columns = min(columns, Self.widest)
    var frame = Frame(
      size: Size(columns: columns, rows: Self.longest), rendition: paint.rendition)
    frame.knownGround = paint.ground
    let area = Area(column: 0, row: 0, columns: columns, rows: Self.longest)
    let top = drawDay(into: &frame, in: area)
    let rest = area.rows(top)
    var side = rest
    var foot = 0
    if columns >= Self.leastForPicture, let canvas = page.canvas, canvas.total > 0 {
      var picture = rest
      picture.size = Self.picture
      CanvasScene(canvas).draw(into: &frame, in: picture, glyphs)
      side.origin.column += Self.picture.columns + Self.gap
      side.size.columns -= Self.picture.columns + Self.gap
      foot = Self.picture.rows + 1 + drawWeek(into: &frame, in: rest.rows(Self.picture.rows + 1))
    }
    let rows = top + max(foot, drawList(into: &frame, in: side))
    return (frame, rows)
  }

  /// Draws the ribbon and the events in words. Returns the first free row.
  private func drawDay(into frame: inout Frame, in area: Area) -> Int {
    guard let agenda = page.agenda, area.size.columns >= Self.leastForRibbon else { return 0 }
    let ribbon = DayRibbon(agenda, at: now)
    ribbon.draw(into: &frame, in: area.rows(1), glyphs)
    let below = 2 + ribbon.rows(columns: area.size.columns, glyphs)
    let lines = DayRibbonLines(
      agenda, at: now, in: words.language, chosen: nil, glyphs, isRoomy: true,
      isLight: frame.isLight)
    lines.draw(into: &frame, in: area.rows(below), glyphs)
    return below + lines.rows.count + (lines.rows.isEmpty ? 0 : 1)
  }

  /// Draws a square for each of the last seven days, with its weekday below. Returns the number of rows.
  private func drawWeek(into frame: inout Frame, in area: Area) -> Int {
    guard let week else { return 0 }
    for (index, day) in week.days.enumerated() {
      let column = area.origin.column + index * 3
      let theme = week.picture(of: day)?.theme ?? .dawn
      let square = week.level(of: day).map { level in
        StyledText("▆▆", Style(ink: theme.square(of: level, on: frame.knownGround)))
      }
      frame.write([square ?? StyledText(glyphs.track, .dim)], column, in: area)
      let name = CalendarWords.weekday(day.weekday, in: words.language)
      frame.write(
        [StyledText(TextLayout.prefix(of: name, cells: 2), day == now.day ? .bold : .dim)], column,
        in: area, row: 1)
    }
    return 2
  }

  /// Draws the date, what is due, the saying and the commands to go on with. Returns the number of rows.
  private func drawList(into frame: inout Frame, in area: Area) -> Int {
    var row = 0
    // What does not fit beside the beginning goes below it, cut at words.
    func write(_ first: StyledText?, _ rest: StyledText) {
      let lead = first.map { [$0, StyledText("  ")] } ?? []
      if (lead + [rest]).cells <= area.size.columns {
        frame.write(lead + [rest], in: area, row: row)
        row += 1
        return
      }
      for piece in [first, rest].compactMap(\.self) {
        for line in TextLayout.wrapped(piece.text, to: area.size.columns) {
          frame.write([StyledText(line, piece.style)], in: area, row: row)
          row += 1
        }
      }
    }
    let accent = Hue.ember.colour(onLight: frame.isLight)
    let date = CalendarWords.dayWithWeekday(page.day, in: words.language)
    let figures = [
      words.waiting(page), words.owed(page), words.planned(page, at: now),
      ScheduleWords(words.language).countdowns(page.countdowns, at: now) ?? "",
    ].filter { !$0.isEmpty }
    write(
      StyledText(DayNotes(words.language).named(date, page.day), Style(ink: accent, .bold)),
      StyledText(figures.joined(separator: " · "), .dim))
    row += 1
    let isDay = area.size.columns < Self.leastForRibbon && page.agenda != nil
    let due = share.lines.filter { line in
      if case .event = line.matter { isDay } else { true }
    }
    let appearance = screen.rowAppearance(page, accent: accent, isLight: frame.isLight)
    let rows = due.map { TodayRow($0, appearance) }
    let columns = TodayColumns(rows, in: area.size.columns)
    // The sign stands at the left edge, because no row is chosen.
    var list = area
    list.origin.column -= 2
    list.size.columns += 2
    for item in rows {
      columns.draw(item, isChosen: false, accent: accent, into: &frame, in: list, row: row, glyphs)
      row += 1
    }
    if !share.left.isEmpty { write(nil, StyledText("… " + words.more(share.left), .dim)) }
    if due.isEmpty, page.failures.isEmpty { write(nil, StyledText(words.quietLine, .dim)) }
    if let done = CountsWords(words.language).done(page) { write(nil, StyledText(done, .dim)) }
    row += 1
    if let saying = page.saying {
      let room = area.rows(row)
      screen.drawSaying(saying, into: &frame, in: room)
      row += screen.lines(of: saying, in: room.size).count + 1
    }
    if let past = page.past {
      write(
        StyledText(words.ago(past, today: now.day), .dim), StyledText(words.describe(past)))
      row += 1
    }
    for step in steps { write(StyledText(step.meaning, .bold), StyledText(step.command, .dim)) }
    return row
  }

  /// The commands to go on with.
  private var steps: [(meaning: String, command: String)] {
    var steps: [(String, String)] = []
    if let plant = page.plants.first {
      let name = Printable.line(plant.person.calledName)
      steps.append((words.water(name), "haru people water " + ShellQuote.word(name)))
    }
    if page.canvas?.total == 0 { steps.append((words.howAreYou, "haru moods add 70")) }
    if let rest = NotesWords(words.language).rest(page) {
      steps.append((rest, page.waitingLines > 0 ? "haru inbox sort" : "haru notes"))
    }
    if page.offersEvening {
      steps.append((EveningWords(words.language).invitation, "haru evening"))
    }
    return steps
  }
}
