import Domain
import PresentationKit
import TextUI

/// The form after a book is finished: an optional rating and an optional one-line note.
struct FinishedForm: Equatable, Sendable, BooksScreen, FormScreen {
  var context: ViewContext
  enum Field: String, Hashable, Sendable { case rating, note }

  let book: Book
  var words: ReadingWords { ReadingWords(context.language) }
  var sheet: FormSheet<Field>

  init(_ book: Book, _ context: ViewContext) {
    self.context = context
    self.book = book
    let words = ReadingWords(context.language)
    let marks = [words.noRating] + Rating.all.map { words.stars($0, context.glyphs) }
    let chosen = book.rating?.halves ?? 0
    sheet = FormSheet(
      [.init(.rating, words.labelRating, .choice(ChoiceField(marks, selected: chosen)))]
        + (words.noteField(book).map { [.init(.note, words.label(.note), $0)] } ?? []), context)
  }

  var isOverWhenDone: Bool { true }
  /// Whether letters are typed as text. In the rating field of an untouched form, letters are commands, so that a
  /// mistaken finish can be undone at once.
  var takesText: Bool { form.focus == .note || sheet.isAsking || !sheet.isUntouched }

  var reload: [Work] { [.reading(.book(book.id))] }

  /// Handles an answer. The form closes if the book is no longer finished.
  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    guard case .book(let detail) = event, detail.progress.book.id == book.id,
      !detail.progress.book.isComplete
    else { return [] }
    return [.back]
  }

  /// Handles a key. In the rating field, a digit sets whole stars and 0 removes the rating.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if !sheet.isAsking, form.focus == .rating, case .character(let digit) = key, digit.isASCII,
      let stars = digit.wholeNumberValue, case .choice(let field)? = form[.rating]
    {
      // The options are half stars, so whole stars have even indexes.
      guard field.options.indices.contains(2 * stars) else { return [] }
      sheet.set(.rating, .choice(ChoiceField(field.options, selected: 2 * stars)))
      return []
    }
    return type(key, in: area)
  }

  func save() -> [ScreenEffect] {
    if sheet.isUntouched { return [.back] }
    let rating = Rating(halves: form.choice(.rating))
    let isRated = form[.rating] != sheet.before[.rating]
    let change = BookChange(
      rating: isRated ? .some(rating) : nil,
      note: sheet.isUntouched(.note) ? nil : form.text(.note))
    return [.work(.reading(.edit(book.id, change)))]
  }

  /// Draws the cover with the stars given so far, and the note below. On a small screen, draws only the form.
  func draw(into frame: inout Frame, in area: Area) {
    guard area.size.rows >= 18, area.size.columns >= 60, !sheet.isAsking else {
      let hint = StyledText(words.finishedHint(glyphs), .dim)
      return sheet.draw(words.finishedTitle(book), notes: [hint], into: &frame, in: area)
    }
    let rating = Rating(halves: form.choice(.rating))
    let picture = FinishedPicture(
      book: book, words: words, glyphs: glyphs, rating: rating, hasFocus: form.focus == .rating)
    let row = picture.draw(into: &frame, in: area)
    drawNote(into: &frame, in: area, row: row + 1)
    picture.drawHint(into: &frame, in: area)
  }

  /// Draws the note as in the form, without the rating above it.
  private func drawNote(into frame: inout Frame, in area: Area, row: Int) {
    guard form[.note] != nil else { return }
    let columns = min(72, area.size.columns)
    var page = Frame(size: Size(columns: columns, rows: Self.noteRow + 8))
    (page.hue, page.knownGround) = (frame.hue, frame.knownGround)
    let whole = Area(column: 0, row: 0, columns: columns, rows: page.size.rows)
    form.draw(into: &page, in: whole, glyphs: glyphs)
    let strip = Area(
      column: area.origin.column + (area.size.columns - columns) / 2,
      row: area.origin.row + row, columns: columns, rows: min(4, area.size.rows - row - 2))
    frame.show(page, rows: Self.noteRow..<(Self.noteRow + 4), in: strip)
  }

  /// The row of the note in the form, below the rating and a blank row.
  private static let noteRow = 2
}

extension ReadingWords {
  func finishedTitle(_ book: Book) -> String {
    say("어땠나요?", "How was it?") + " · " + brief(book.facts.title)
  }
  var labelRating: String { say("별점", "Rating") }
  var noRating: String { say("별점 없음", "no rating") }
  func finishedHint(_ glyphs: Glyphs) -> String {
    let enter = Key.enter.printed(glyphs)
    return say(
      "1~5로 별점을 주고(반 개는 ← →), \(enter)를 눌러 한 줄 평을 적어요. 건너뛰려면 Esc.",
      "Press 1 to 5 for stars, ← → for half stars, \(enter) to write a note, or Esc to skip both."
    )
  }
  var noteHint: String { say("한 문장으로 남긴다면", "the book in one sentence") }

  /// Returns the field of a book's note; nil if the note has several lines or is too long for a form field.
  func noteField(_ book: Book) -> FormContent? {
    if let note = book.note, isLong(note) { return nil }
    return .growing(
      TextEditor(
        book.note?.text ?? "", limit: Book.noteLimit, placeholder: noteHint,
        warning: Book.noteLimit.count - 40, isOneLine: true),
      upTo: 4)
  }

  /// Returns the confirmation of a book's stored rating and note.
  func reviewed(_ book: Book) -> String {
    let parts = [
      book.rating.map { stars($0) },
      book.note.map { inQuotationMarks(firstLine(of: $0)) },
    ].compactMap(\.self)
    return parts.isEmpty
      ? changed(book)
      : inQuotationMarks(brief(book.facts.title)) + " " + parts.joined(separator: " · ")
  }

  /// Returns how to rate and review a book that was just finished; empty if the book has rating and note.
  func sayHowItWas(_ book: Book) -> [String] {
    if book.rating != nil, book.note != nil { return [] }
    return [
      say(
        "`haru books rate 책 별점`으로 별점을, `haru books edit 책 --note '한 줄 평'`으로 한 줄 평을 남길 수 있어요.",
        "To rate the book: `haru books rate BOOK STARS`. To add a note: `haru books edit BOOK "
          + "--note TEXT`."
      )
    ]
  }
}

extension BookChange {
  /// Whether the change sets only the rating, the note or both.
  var isReview: Bool {
    (rating != nil || note != nil) && self == BookChange(rating: rating, note: note)
  }
}
