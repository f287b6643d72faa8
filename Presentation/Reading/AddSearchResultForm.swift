import Domain
import PresentationKit
import TextUI

enum AddSearchResultField: String, Hashable, Sendable { case target, theme, pages }

/// The form that adds a found book as a goal. It asks for target day, colour, and the page count if the source gives
/// none.
struct AddSearchResultForm: Equatable, Sendable, FormScreen {
  typealias Field = AddSearchResultField

  var look: ViewContext
  var words: ReadingWords { ReadingWords(look.language) }
  private(set) var book: BookSearchResult
  var sheet: FormSheet<AddSearchResultField>
  private var pending = InFlightTask("found.add")

  init(_ book: BookSearchResult, _ look: ViewContext) {
    self.look = look
    self.book = book
    sheet = Self.sheet(book, look)
  }

  private static func sheet(
    _ book: BookSearchResult, _ look: ViewContext
  ) -> FormSheet<AddSearchResultField> {
    let words = ReadingWords(look.language)
    let today = look.now.day
    let labels = BookSearchScreenWords(words.language)
    let target = DayField(
      TargetDay.proposed, in: 1...TargetDay.most, from: today, unit: labels.daysAhead,
      one: labels.dayAhead, none: words.noTargetChosen, words.language)
    let names = themes(of: book).map(words.categories.name)
    var fields: [Form<AddSearchResultField>.Field] = [
      .init(.target, labels.labelTarget, .day(target)),
      .init(.theme, labels.labelTheme, .choice(ChoiceField(names))),
    ]
    if book.pages == nil {
      let pages = NumberField(0, in: 0...BookMetadata.pagesRange.upperBound, unit: labels.pagesUnit)
      fields.append(.init(.pages, labels.labelPages, .number(pages)))
    }
    return FormSheet(fields, look)
  }

  /// Returns the selectable colours. The default colour of the book's category is first.
  private static func themes(of book: BookSearchResult) -> [BookTheme] {
    let own = book.category.theme
    return [own] + BookTheme.allCases.filter { $0 != own }
  }

  var inFlight: [TaskID] { pending.inFlight.map { [$0] } ?? [] }
  func isMoving(in area: Area) -> Bool { pending.isWaiting || sheet.isNudged }
  private var labels: BookSearchScreenWords { BookSearchScreenWords(words.language) }

  // MARK: Missing pages

  /// Starts a background lookup if the book's page count is unknown.
  mutating func lookUp() -> [ScreenEffect] {
    guard book.pages == nil, let backgroundTask = BooksTask(completing: book) else { return [] }
    return pending.ask(.books(backgroundTask))
  }

  /// Completes the book from the lookup result. Values that the user entered meanwhile remain.
  mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [ScreenEffect] {
    guard let answer = result.books?.found else { return [] }
    guard pending.takes(taskID), case .book(let finding) = answer else { return [] }
    let theme = theme
    book = book.completed(by: finding.found.book)
    if sheet.isUntouched {
      sheet = Self.sheet(book, look)
    } else {
      let index = Self.themes(of: book).firstIndex(of: theme) ?? 0
      let names = Self.themes(of: book).map(words.categories.name)
      sheet.set(.theme, .choice(ChoiceField(names, selected: index)))
      if sheet.form.number(.pages) == 0, let pages = book.pages {
        let range = 0...BookMetadata.pagesRange.upperBound
        sheet.set(.pages, .number(NumberField(pages, in: range, unit: labels.pagesUnit)))
      }
    }
    return []
  }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    pending.pass(milliseconds)
    return []
  }

  // MARK: Field values

  var target: Day? { sheet.form.day(.target) }
  var theme: BookTheme { Self.themes(of: book)[sheet.form.choice(.theme)] }
  /// The page count from the form or, if the form has no such field, from the book. Nil if the user entered 0.
  var pages: Int? {
    guard sheet.form[.pages] != nil else { return book.pages }
    let number = sheet.form.number(.pages)
    return number > 0 ? number : nil
  }

  mutating func save() -> [ScreenEffect] {
    if case .day(let field)? = sheet.form[.target], field.isUnread {
      sheet.refuse(.target, words.unread(field.text))
      return []
    }
    var draft = BookDraft(book)
    draft.pages = pages
    // The category's default colour is stored as nil, so that it follows later changes of the
    // category.
    let chosen = theme == book.category.theme ? nil : theme
    return [.work(.reading(.add(draft, target: target, theme: chosen, wasFound: true)))]
  }

  // MARK: Keys

  /// Handles a key. If typed digits exceed the range of target days, a notice explains why they are ignored.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let isTarget = form.focus == .target
    let effects = type(key, in: area)
    guard isTarget, case .character = key, case .day(let field)? = form[.target], field.wasCut
    else { return effects }
    let range = TargetDay.range(from: today)
    return (effects ?? []) + [.say(NoticeLine(.refusal, labels.targetRange(range)))]
  }

  // MARK: View

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    let spine = StyledText(glyphs.spine, Style(ink: theme.textInk))
    let title = [StyledText(labels.addTitle(book))]
    frame.write([spine], area.origin.column, in: area)
    frame.write([spine], area.origin.column, in: area, row: 1)
    frame.write(title.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room)
    var below = area
    below.origin.row += 1
    below.size.rows -= 1
    // If the hint does not fit beside the day, its second part goes into the blank row below.
    let until = target.map(labels.until) ?? ""
    let parts = [until, pace.map(words.hint) ?? ""].filter { !$0.isEmpty }
    let whole = parts.joined(separator: " · ")
    let fits = TextLayout.cells(whole) <= room.size.columns
    sheet.draw(fits ? whole : until, into: &frame, in: below) { frame in
      if !fits, let pace { frame.write([StyledText(words.hint(pace), .bold)], in: room, row: 2) }
      drawRemark(into: &frame, in: room, at: sheet.rowBelow(in: below) - room.origin.row)
    }
  }

  /// Draws the remark about pages below the form, or on a low screen in the blank row above it.
  private func drawRemark(into frame: inout Frame, in room: Area, at row: Int) {
    let columns = min(72, room.size.columns)
    if row < room.size.rows {
      let lines = TextLayout.wrapped(remark, to: columns, ellipsis: glyphs.ellipsis)
      for (line, text) in lines.enumerated() {
        frame.write([StyledText(text, .dim)], in: room, row: row + line)
      }
    } else if pace == nil {
      let text = TextLayout.clipped(remark, to: columns, ellipsis: glyphs.ellipsis)
      frame.write([StyledText(text, .dim)], in: room, row: 2)
    }
  }

  /// The daily pace needed to finish by the chosen target; nil if pages or target are unknown.
  private var pace: Pace? {
    guard let pages, let target else { return nil }
    return Pace(pages: pages, from: today, to: target)
  }

  /// The remark about the page count; empty if the page count is known.
  private var remark: String {
    if pending.isWaiting { return labels.lookingUp(pending.elapsed / 1000) }
    return pages == nil ? labels.pagesRemark : ""
  }
}
