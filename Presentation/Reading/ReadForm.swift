import Domain
import TextUI

/// The question how far somebody has read: one number, the page that was reached.
struct ReadForm: Equatable, Sendable, FormScreen {
  var look: Look
  /// The fields.
  enum Field: Hashable, Sendable { case page }

  let book: Book
  var words: ReadingWords { ReadingWords(look.language) }
  var sheet: FormSheet<Field>

  init(_ book: Book, _ look: Look) {
    self.look = look
    let words = ReadingWords(look.language)
    self.book = book
    sheet = FormSheet(
      [.init(.page, words.labelPage, .number(Self.field(book.total, words)))], look)
  }

  /// A page as it is typed: one the book does not have is refused when it is saved, and never cut
  /// to another.
  private static func field(_ page: Int, _ words: ReadingWords) -> NumberField {
    NumberField(page, in: 0...BookFacts.pagesRange.upperBound, unit: words.pageUnit)
  }

  /// The pages that can be reached: today's own record may be lowered to what was read before.
  private static func range(_ book: Book, _ now: Now) -> ClosedRange<Int> {
    let before = book.last.map { $0.day == now.day ? $0.before : $0.total } ?? 0
    return before...max(before, book.facts.pages ?? before)
  }

  private var page: Int { sheet.form.number(.page) }

  var bindings: [Binding] {
    if sheet.isAsking { return sheet.bindings }
    let shell = ShellWords(words.language)
    return [
      Binding(
        .enter, .control("s"), meaning: shell.save, isPrimary: true, glyphs: glyphs),
      Binding(.character("%"), meaning: words.keyPercent, isPrimary: true),
      Binding(.left, .right, label: "- +", meaning: words.keyOnePage, isPrimary: true),
      Binding(.escape, meaning: shell.keyCancel, isPrimary: true, glyphs: glyphs),
      Binding(.pageUp, .pageDown, label: "PgUp PgDn", meaning: words.keyTenPages),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    switch key {
    case .left, .character("-"): return turn(-1)
    case .right, .character("+"), .character("="): return turn(1)
    case .pageUp: return turn(10)
    case .pageDown: return turn(-10)
    case .character("%"):
      guard (1...100).contains(page) else {
        return [.say(NoticeLine(.refusal, words.percentRange))]
      }
      show(((book.facts.pages ?? 0) * page + 99) / 100)
      return []
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .up, .down,
      .home, .end, .function, .control, .alt, .modified:
      break
    }
    return type(key, in: area)
  }

  func save() -> [ScreenEffect] { [.work(.reading(.read(book.id, page: page)))] }

  /// Goes on or back by steps, within what would be accepted.
  private mutating func turn(_ step: Int) -> [ScreenEffect] {
    let range = Self.range(book, now)
    show(min(max(page + step, range.lowerBound), range.upperBound))
    return []
  }

  private mutating func show(_ page: Int) {
    sheet.set(.page, .number(Self.field(page, words)))
  }

  mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    guard report.isMendable else { return nil }
    sheet.refuse(.page, report.message)
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    sheet.draw(words.readTitle, into: &frame, in: area) { frame in
      let room = area.inset(columns: 2)
      var row = sheet.rowBelow(in: area)
      for (text, style) in lines {
        for line in TextLayout.wrapped(text, to: room.size.columns) where row < area.endRow {
          frame.put(line, room.origin.column, row, style, upTo: room.endColumn)
          row += 1
        }
      }
      guard let pages = book.facts.pages, page <= pages, row + 1 < area.endRow else { return }
      let bar = Area(
        column: room.origin.column, row: row, columns: min(40, room.size.columns), rows: 1)
      ProgressBar(page, of: pages, ink: book.theme.ink).draw(into: &frame, in: bar, glyphs)
    }
  }

  /// What the number would come to.
  private var lines: [(String, Style)] {
    let range = Self.range(book, now)
    let before = range.lowerBound
    var lines: [(String, Style)] = [
      (book.facts.title.text, .bold), (words.isAt(book.total), .dim),
    ]
    if page > before, range.contains(page) {
      lines.append((words.wouldRead(page - before), .plain))
    }
    if page < book.total, page > before {
      lines.append((words.wouldLower(from: book.total, to: page), Style(ink: Accent.rose)))
    }
    if page == book.facts.pages { lines.append((words.wouldFinish, Style(ink: Accent.leaf))) }
    lines.append((words.acceptedPages(min(before + 1, range.upperBound)...range.upperBound), .dim))
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
  var percentRange: String { say("1부터 100까지 적은 다음 %를 눌러 주세요.", "Type 1 to 100, then %.") }
  func wouldRead(_ count: Int) -> String { say("오늘 \(count)쪽", "\(pages(count)) today") }
  func isAt(_ page: Int) -> String { say("지금 \(page)쪽", "now at page \(page)") }
  func wouldLower(from page: Int, to lower: Int) -> String {
    say("\(page)쪽 → \(lower)쪽으로 낮춰요.", "This lowers page \(page) to \(lower).")
  }
  var wouldFinish: String { say("마지막 쪽이에요!", "That is the last page!") }
  func acceptedPages(_ range: ClosedRange<Int>) -> String {
    say(
      "적을 수 있는 쪽: \(range.lowerBound)~\(range.upperBound)",
      "From \(range.lowerBound) to \(range.upperBound).")
  }
}
