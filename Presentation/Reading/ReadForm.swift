import Domain
import PresentationKit
import TextUI

/// The form for reading progress, with the day and the page reached. For a book without a page count, a percentage
/// replaces the page.
struct ReadForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: Hashable, Sendable { case page, day }

  let book: Book
  var words: ReadingWords { ReadingWords(context.language) }
  var sheet: FormSheet<Field>

  init(_ book: Book, _ context: ViewContext) {
    self.context = context
    let words = ReadingWords(context.language)
    self.book = book
    let label = book.facts.pages == nil ? words.labelPercent : words.labelPage
    let day = TextField("", limit: 30, placeholder: words.today)
    sheet = FormSheet(
      [
        .init(.page, label, .number(Self.field(book.total, book, words))),
        .init(.day, words.labelDay, .text(day)),
      ], context)
  }

  /// Returns the page field, which accepts any page while typing. Saving refuses pages that the book does not have.
  private static func field(_ page: Int, _ book: Book, _ words: ReadingWords) -> NumberField {
    NumberField(
      page, in: 0...BookMetadata.pagesRange.upperBound,
      unit: book.facts.pages == nil ? "%" : words.pageUnit)
  }

  /// Returns the accepted pages. A record of today may be lowered to the page before that record.
  private static func range(_ book: Book, _ now: Now) -> ClosedRange<Int> {
    let before = book.last.map { $0.day == now.day ? $0.before : $0.total } ?? 0
    return before...max(before, book.end)
  }

  private var page: Int { sheet.form.number(.page) }

  var bindings: [Binding] {
    if sheet.isAsking { return sheet.bindings }
    let shell = ShellWords(words.language)
    let percent = Binding(.character("%"), meaning: words.keyPercent, isPrimary: true)
    return [
      Binding(
        .enter, .control("s"), meaning: shell.save, isPrimary: true, glyphs: glyphs)
    ] + (book.facts.pages == nil ? [] : [percent]) + [
      Binding(.left, .right, label: "- +", meaning: words.keyOnePage, isPrimary: true),
      Binding(.escape, meaning: shell.keyCancel, isPrimary: true, glyphs: glyphs),
      Binding(.pageUp, .pageDown, label: "PgUp PgDn", meaning: words.keyTenPages),
      Binding(.tab, meaning: words.keyOtherDay, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    guard form.focus == .page, !sheet.isAsking else { return type(key, in: area) }
    switch key {
    case .enter: return save()
    case .left, .character("-"): return turn(-1)
    case .right, .character("+"), .character("="): return turn(1)
    case .pageUp: return turn(10)
    case .pageDown: return turn(-10)
    case .character("%"):
      if book.facts.pages == nil { return [] }
      guard (1...100).contains(page) else {
        return [.say(NoticeLine(.refusal, words.percentRange))]
      }
      show(((book.facts.pages ?? 0) * page + 99) / 100)
      return []
    case .character, .escape, .tab, .backTab, .backspace, .delete, .insert, .up, .down,
      .home, .end, .function, .control, .alt, .modified:
      break
    }
    return type(key, in: area)
  }

  /// The entered day; nil if the field is empty (today) or cannot be parsed.
  private var day: Day? {
    let text = form.text(.day)
    if text.allSatisfy(\.isWhitespace) { return nil }
    do throws(ArgumentParseError) {
      return try DayReader(today: now.day, looking: .back).day(text)
    } catch { return nil }
  }

  mutating func save() -> [ScreenEffect] {
    let isSaid = !form.text(.day).allSatisfy(\.isWhitespace)
    if isSaid, day == nil {
      sheet.refuse(.day, words.notADay)
      return []
    }
    let position = book.facts.pages == nil ? ReadingPosition.percent(page) : .page(page)
    return [.work(.reading(.read(book.id, to: position, on: day)))]
  }

  /// Changes the page by `step` within the accepted range.
  private mutating func turn(_ step: Int) -> [ScreenEffect] {
    let range = Self.range(book, now)
    show(min(max(page + step, range.lowerBound), range.upperBound))
    return []
  }

  private mutating func show(_ page: Int) {
    sheet.set(.page, .number(Self.field(page, book, words)))
  }

  mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    guard report.isMendable else { return nil }
    sheet.refuse(report.field == "on" ? .day : .page, report.message)
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    let notes = lines.map { StyledText($0.0, $0.1) } + bar
    sheet.draw(words.readTitle, notes: notes, into: &frame, in: area) { frame, room in
      FormCover(CoverArt(of: book, author: words.author(book.facts)), glyphs)
        .draw(into: &frame, beside: room)
    }
  }

  /// The progress at the entered page, as one line; empty if the page is beyond the end.
  private var bar: [StyledText] {
    guard page <= book.end else { return [] }
    let parts = Bar(page, of: book.end).cells(30, glyphs: glyphs)
    let percent = " \(page * 100 / max(1, book.end))%"
    return [StyledText(parts.filled + parts.empty + percent, Style(ink: ReadingTones.ink))]
  }

  /// The lines that explain the effect of the entered page.
  private var lines: [(String, Style)] {
    var lines: [(String, Style)] = [
      (book.facts.title.text, .bold), (words.isAt(words.position(book.total, of: book)), .dim),
    ]
    if let day, day != now.day { return lines + [(words.day(day), .plain)] }
    let range = Self.range(book, now)
    let before = range.lowerBound
    if page > before, range.contains(page) {
      lines.append((words.wouldRead(page - before, of: book), .plain))
    }
    if page < book.total, page > before {
      lines.append((words.wouldLower(book, to: page), Style(ink: Accent.rose)))
    }
    if page == book.end { lines.append((words.wouldFinish(book), Style(ink: Accent.leaf))) }
    lines.append(
      (words.accepted(min(before + 1, range.upperBound)...range.upperBound, of: book), .dim))
    return lines
  }
}

extension ReadingWords {
  var readTitle: String { say("어디까지 읽었나요?", "How far did you read?") }
  var labelPage: String { say("쪽", "Page") }
  var pageUnit: String { say("쪽", "") }
  var keyOnePage: String { say("한 쪽씩", "page") }
  var keyTenPages: String { say("열 쪽씩", "ten pages") }
  var keyPercent: String { say("퍼센트로", "as a percentage") }
  var percentRange: String {
    say("1부터 100까지 적은 다음 %를 눌러 주세요.", "Type a number from 1 to 100, then press %.")
  }
  var labelPercent: String { say("퍼센트", "Percent") }
  var labelDay: String { say("날", "Day") }
  var today: String { CalendarWords.today(language) }
  var keyOtherDay: String { say("다른 날", "another day") }

  /// Formats a position in a book: a page or a percentage.
  func position(_ number: Int, of book: Book) -> String {
    book.facts.pages == nil ? "\(number)%" : say("\(number)쪽", "page \(number)")
  }
  func wouldRead(_ count: Int, of book: Book) -> String {
    let amount = book.facts.pages == nil ? "\(count)%" : pages(count)
    return say("오늘 \(amount)", "\(amount) today")
  }
  func isAt(_ position: String) -> String { say("지금 \(position)", "now at \(position)") }
  func wouldLower(_ book: Book, to lower: Int) -> String {
    let unit = book.facts.pages == nil ? "%" : ""
    let (before, after) = (position(book.total, of: book), position(lower, of: book))
    return say(
      "\(before) → \(Particle.toward.after(after)) 낮아져요.",
      "This moves you back from \(before) to \(lower)\(unit).")
  }
  func wouldFinish(_ book: Book) -> String {
    book.facts.pages == nil
      ? say("끝까지 읽었어요!", "That is the end!") : say("마지막 쪽이에요!", "That is the last page!")
  }
  func accepted(_ range: ClosedRange<Int>, of book: Book) -> String {
    let unit = book.facts.pages == nil ? "%" : ""
    return say(
      "적을 수 있는 \(unit.isEmpty ? "쪽" : "퍼센트"): \(range.lowerBound)~\(range.upperBound)",
      "Enter a number from \(range.lowerBound)\(unit) to \(range.upperBound)\(unit).")
  }
}
