import Domain
import PresentationKit
import TextUI

enum AddSearchResultField: String, Hashable, Sendable { case target, theme, pages }

/// The form that adds a found book to the books being read. It asks for target day, colour, and the page count if the
/// source gives none.
struct AddSearchResultForm: Equatable, Sendable, FormScreen {
  typealias Field = AddSearchResultField

  var context: ViewContext
  var words: ReadingWords { ReadingWords(context.language) }
  private(set) var book: BookSearchResult
  var sheet: FormSheet<AddSearchResultField>
  private var pending = InFlightTask("found.add")
  /// The default target of a new book; nil if there is none.
  private var newTarget: Day?

  init(_ book: BookSearchResult, _ context: ViewContext) {
    self.context = context
    self.book = book
    sheet = Self.sheet(book, nil, context)
  }

  private static func sheet(
    _ book: BookSearchResult, _ newTarget: Day?, _ context: ViewContext
  ) -> FormSheet<AddSearchResultField> {
    let words = ReadingWords(context.language)
    let today = context.now.day
    let labels = BookSearchScreenWords(words.language)
    let target = DayField(
      newTarget.map { $0 - today } ?? TargetDay.proposed, in: 1...TargetDay.most, from: today,
      unit: labels.daysAhead, one: labels.dayAhead, none: words.noTargetChosen,
      isEmpty: newTarget == nil, words.language)
    let names = themes(of: book).map(words.categories.name)
    var fields: [Form<AddSearchResultField>.Field] = [
      .init(.target, labels.labelTarget, .day(target)),
      .init(.theme, labels.labelTheme, .choice(ChoiceField(names))),
    ]
    if book.pages == nil {
      let pages = NumberField(0, in: 0...BookMetadata.pagesRange.upperBound, unit: labels.pagesUnit)
      fields.append(.init(.pages, labels.labelPages, .number(pages)))
    }
    return FormSheet(fields, context)
  }

  /// Returns the selectable colours. The default colour of the book's category is first.
  private static func themes(of book: BookSearchResult) -> [BookTheme] {
    let own = book.category.theme
    return [own] + BookTheme.allCases.filter { $0 != own }
  }

  var inFlight: [TaskID] { pending.inFlight.map { [$0] } ?? [] }
  func isMoving(in area: Area) -> Bool { pending.isWaiting || sheet.isNudged }
  private var labels: BookSearchScreenWords { BookSearchScreenWords(words.language) }

  /// Applies the loaded default target, unless the user has already filled in something.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .newTarget(let day)? = answer.reading, sheet.isUntouched {
      newTarget = day
      sheet = Self.sheet(book, day, context)
    }
    return []
  }

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
      sheet = Self.sheet(book, newTarget, context)
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
  /// The page count from the form or, if the form has no such field, from the book. Nil if the count is unknown or the
  /// user entered 0.
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
    let parts = [target.map(labels.until) ?? "", pace.map(words.hint) ?? ""]
    let notes = [
      StyledText(parts.filter { !$0.isEmpty }.joined(separator: " · "), .bold),
      StyledText(remark, .dim),
    ]
    sheet.draw(
      labels.addTitle(book), notes: notes.filter { !$0.text.isEmpty }, into: &frame, in: area)
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
