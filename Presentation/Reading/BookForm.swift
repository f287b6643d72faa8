import Domain
import PresentationKit
import TextUI

/// The form that adds or edits a book.
struct BookForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: String, Hashable, Sendable {
    case title, pages, author, note, target, category, theme, subtitle, publisher, published, isbn
    case link, cover
  }

  /// The book being edited; nil in the form for a new book.
  let book: Book?
  var words: ReadingWords { ReadingWords(context.language) }
  var sheet: FormSheet<Field>
  private let categories: [BookCategory]

  /// Opens the form for editing `book`, or for a new book if nil. `newTarget` is the default target of a new book.
  init(_ book: Book?, newTarget: Day? = nil, _ context: ViewContext) {
    self.context = context
    let words = ReadingWords(context.language)
    self.book = book
    categories = words.categories.inOrder
    sheet = FormSheet(
      BookForm.fields(book, newTarget, context.now, words, words.categories.inOrder), context)
    // For an overdue book, start at the target, the field that needs changing.
    if let book, BookProgress(book, today: context.now.day).isOverdue { sheet.focus(on: .target) }
  }

  private static func fields(
    _ book: Book?, _ newTarget: Day?, _ now: Now, _ words: ReadingWords,
    _ categories: [BookCategory]
  ) -> [Form<Field>.Field] {
    let facts = book?.facts
    func line(_ name: Field, _ field: BookField, _ text: String?, hint: String = "")
      -> Form<Field>.Field
    {
      .init(
        name, words.label(name),
        .text(TextField(text ?? "", limit: field.limit, placeholder: hint)))
    }
    let category = categories.firstIndex(of: facts?.category ?? .etc) ?? 0
    let theme = book?.chosenTheme.flatMap { BookTheme.allCases.firstIndex(of: $0) }.map { $0 + 1 }
    let most = BookMetadata.pagesRange.upperBound
    var fields = [
      line(.title, .title, facts?.title.text, hint: words.titleHint),
      Form<Field>.Field(
        .pages, words.label(.pages),
        .number(NumberField(facts?.pages ?? 0, in: 0...most, unit: words.pageUnit))),
      line(.author, .author, facts?.author?.text),
    ]
    // For a finished book the note comes first, before that last.
    let note = book.flatMap(words.noteField).map {
      Form<Field>.Field(.note, words.label(.note), $0)
    }
    let isRead = book?.isComplete == true
    if isRead, let note { fields.append(note) }
    if let target = targetField(book, newTarget, now, words) { fields.append(target) }
    fields += [
      .init(
        .category, words.label(.category),
        .choice(ChoiceField(categories.map(words.categories.name), selected: category))),
      .init(
        .theme, words.label(.theme),
        .choice(
          ChoiceField(
            [ReadingWords.themeOfCategory(words.language)]
              + BookTheme.allCases.map(words.categories.name),
            selected: theme ?? 0))),
      line(.subtitle, .subtitle, facts?.subtitle?.text),
      line(.publisher, .publisher, facts?.publisher?.text),
    ]
    let published = TextField(
      facts?.published?.description ?? "", limit: 30, placeholder: words.dayHint)
    fields.append(.init(.published, words.label(.published), .text(published)))
    // The ISBN identifies the book elsewhere, so it cannot be edited.
    if book == nil {
      fields.append(.init(.isbn, words.label(.isbn), .text(TextField("", limit: 20))))
    }
    fields += [
      line(.link, .link, facts?.link?.text), line(.cover, .cover, facts?.cover?.text),
    ]
    return isRead ? fields : fields + [note].compactMap(\.self)
  }

  /// Returns the field of the target, in days from today. Only a new book and a book being read have this field. For an
  /// overdue target, the default target is proposed.
  private static func targetField(
    _ book: Book?, _ newTarget: Day?, _ now: Now, _ words: ReadingWords
  ) -> Form<Field>.Field? {
    if let book, book.status != .reading { return nil }
    let target = book == nil ? newTarget : book?.target
    let ahead = target.map { $0 - now.day } ?? TargetDay.proposed
    // Saving refuses days out of range; typing never truncates them.
    return .init(
      .target, words.label(.target),
      .day(
        DayField(
          ahead < 0 ? TargetDay.proposed : ahead, in: 0...9_999, from: now.day,
          unit: words.daysAheadUnit, one: words.dayAheadUnit, none: words.noTargetChosen,
          isEmpty: target == nil, words.language)))
  }

  /// Applies the loaded default target, unless the user has already filled in something.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if book == nil, case .newTarget(let day)? = answer.reading, sheet.isUntouched {
      self = BookForm(nil, newTarget: day, context)
    }
    return []
  }

  private var theme: BookTheme? {
    let index = form.choice(.theme) - 1
    return BookTheme.allCases.indices.contains(index) ? BookTheme.allCases[index] : nil
  }
  private var category: BookCategory { categories[form.choice(.category)] }
  /// The page count; nil (unknown) if the field is 0.
  private var pages: Int? { form.number(.pages) > 0 ? form.number(.pages) : nil }
  private var target: Day? { form.day(.target) }

  mutating func save() -> [ScreenEffect] {
    guard let book else { return add() }
    let isLate = BookProgress(book, today: now.day).isOverdue
    if sheet.isUntouched, !isLate {
      return [.back, .say(NoticeLine(.plain, words.nothingChanged))]
    }
    guard areDays else { return [] }
    func text(_ field: Field) -> String? {
      sheet.isUntouched(field) ? nil : form.text(field)
    }
    func isTouched(_ field: Field) -> Bool { form[field] != sheet.before[field] }
    let change = BookChange(
      title: text(.title), subtitle: text(.subtitle), author: text(.author),
      publisher: text(.publisher), pages: isTouched(.pages) ? pages : nil,
      category: isTouched(.category) ? category : nil,
      target: isTouched(.target) || isLate ? .some(target) : nil,
      theme: isTouched(.theme) ? theme.map { .chosen($0) } ?? .ofCategory : nil,
      published: isTouched(.published) ? .some(published) : nil, link: text(.link),
      cover: text(.cover), note: text(.note))
    return [.work(.reading(.edit(book.id, change)))]
  }

  private mutating func add() -> [ScreenEffect] {
    guard areDays else { return [] }
    let draft = BookDraft(
      title: form.text(.title), subtitle: form.text(.subtitle), author: form.text(.author),
      publisher: form.text(.publisher), published: published, pages: pages,
      isbn: form.text(.isbn), category: category, link: form.text(.link),
      cover: form.text(.cover))
    return [.work(.reading(.add(draft, target: target, theme: theme, wasFound: false)))]
  }

  /// The publication day. If only a month or year is entered, its first day is used.
  private var published: Day? {
    do throws(ArgumentParseError) {
      return try DayReader(today: now.day, looking: .back).day(form.text(.published))
    } catch { return nil }
  }

  /// Whether both date fields can be parsed; the publication day may be empty. If one cannot be parsed, that field is
  /// marked.
  private var areDays: Bool {
    mutating get {
      if case .day(let field)? = form[.target], field.isUnread {
        sheet.refuse(.target, words.unread(field.text))
        return false
      }
      let isOpen = form.text(.published).allSatisfy(\.isWhitespace)
      if published != nil || isOpen { return true }
      sheet.refuse(.published, words.notADay)
      return false
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let title = book.map { words.editTitle($0) } ?? words.newTitle
    let notes = hint.map { [StyledText($0, .dim)] } ?? []
    sheet.draw(title, notes: notes, into: &frame, in: area) { frame, room in
      FormCover(preview, glyphs).draw(into: &frame, beside: room)
    }
  }

  /// The cover of the book as it is entered.
  private var preview: CoverArt {
    let author = Text.trimmed(form.text(.author))
    return CoverArt(
      nil, title: form.text(.title), author: author.isEmpty ? nil : author,
      theme: theme ?? category.theme, category: theme == nil ? category : nil)
  }

  /// The entered target and the daily pace that it requires; nil without a target.
  private var hint: String? {
    guard form[.target] != nil else { return nil }
    let left = max(0, form.number(.pages) - (book?.facts.pages == nil ? 0 : book?.total ?? 0))
    let readToday = book.map { BookProgress($0, today: now.day).readToday } ?? 0
    guard let target else { return nil }
    let pace =
      left > 0 ? Pace(left: left, readToday: readToday, today: now.day, target: target) : nil
    return [words.label(.target) + " " + words.day(target), pace.map(words.hint)]
      .compactMap(\.self).joined(separator: " · ")
  }
}

extension ReadingWords {
  var newTitle: String { say("책 직접 입력", "Add a book by hand") }
  func editTitle(_ book: Book) -> String {
    say("책 고치기", "Edit the book") + " · " + brief(book.facts.title)
  }
  /// The text of an empty target field, for a book without a target.
  var noTargetChosen: String { PlainFacts(language).notSet }
  var titleHint: String { say("책 제목", "book title") }
  var daysAheadUnit: String { say("일 뒤까지", " days ahead") }
  var dayAheadUnit: String { say("일 뒤까지", " day ahead") }
  static let themeOfCategory = Phrase("분류의 색", "colour of the category")
  var dayHint: String { say("예: 2026-03-01", "e.g. 2026-03-01") }
  func unread(_ text: String) -> String {
    let text = Printable.brief(text)
    return say(
      "‘\(text)’에서 날짜를 읽지 못했어요. 다음 주 금요일, 3월 14일, 2주 뒤처럼 적어 주세요.",
      "“\(text)” is not a date. Write it like next friday, 14 March or in 2 weeks.")
  }
  var notADay: String { say("날짜를 2026-03-01처럼 적어 주세요.", "Write the date like 2026-03-01.") }

  func label(_ field: BookForm.Field) -> String {
    switch field {
    case .title: PartWords.title(language)
    case .pages: say("쪽수", "Pages")
    case .author: say("지은이", "Author")
    case .target: say("목표일", "Target")
    case .category: say("분류", "Category")
    case .theme: say("색", "Colour")
    case .subtitle: say("부제", "Subtitle")
    case .publisher: say("출판사", "Publisher")
    case .published: say("출간일", "Published")
    case .isbn: "ISBN"
    case .link: say("주소", "Link")
    case .cover: say("표지", "Cover")
    case .note: say("한 줄 평", "Note")
    }
  }
}
