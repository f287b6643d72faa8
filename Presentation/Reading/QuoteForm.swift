import Domain
import PresentationKit
import TextUI

/// The form that adds or edits a quote.
struct QuoteForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: String, Hashable, Sendable { case sentence, page, remark }

  let book: Book
  /// The quote being edited; nil in the form for a new quote.
  let sentence: Sentence?
  var words: ReadingWords { ReadingWords(context.language) }
  var sheet: FormSheet<Field>

  init(_ book: Book, _ sentence: Sentence? = nil, _ context: ViewContext) {
    self.context = context
    let words = ReadingWords(context.language)
    self.book = book
    self.sentence = sentence
    let limit = BookField.sentence.limit
    let editor = TextEditor(
      sentence?.text.text ?? "", limit: limit, placeholder: words.sentenceHint,
      warning: limit - 20)
    // Saving refuses pages the book does not have; typing never truncates them.
    let page = NumberField(
      sentence?.page ?? 1, in: 0...BookMetadata.pagesRange.upperBound, unit: words.pageUnit)
    // A note from an import or the command line may exceed the limit, so the limit grows to its
    // length.
    let remark = sentence?.note.map { note in
      TextEditor(note.text, limit: max(BookField.remark.limit, note.text.count))
    }
    sheet = FormSheet(
      [
        .init(.sentence, words.labelSentence, .growing(editor, upTo: 8)),
        .init(.page, words.labelPage, .number(page)),
      ]
        + (remark.map { [.init(.remark, words.name(BookField.remark), .growing($0, upTo: 4))] }
          ?? []),
      context)
  }

  var passage: Field? { .sentence }

  func save() -> [ScreenEffect] {
    let (text, page) = (sheet.form.text(.sentence), sheet.form.number(.page))
    guard let sentence else {
      let work = ScreenEffect.work(.reading(.quote(book.id, text, page: page)))
      let isEmpty = text.allSatisfy(\.isWhitespace)
      // Page 1 is usually the untouched initial value, so ask before saving it.
      return page == 1 && !isEmpty
        ? [.open(.reading(.question(firstPage(keeping: work))))] : [work]
    }
    if sheet.isUntouched { return [.back, .say(NoticeLine(.plain, words.nothingChanged))] }
    let change = SentenceChange(
      text: sheet.isUntouched(.sentence) ? nil : text,
      page: page == (sentence.page ?? 1) ? nil : page,
      note: sentence.note == nil || sheet.isUntouched(.remark) ? nil : sheet.form.text(.remark))
    return [.work(.reading(.requote(sentence, change)))]
  }

  private func firstPage(keeping effect: ScreenEffect) -> Question {
    Question(
      title: words.firstPageTitle, text: words.pageUnchanged,
      [.init("k", words.keyChangePage), .init("y", words.keyIsFirstPage, [effect])])
  }

  func draw(into frame: inout Frame, in area: Area) {
    let title = sentence == nil ? words.quoteTitle : words.requoteTitle
    sheet.draw(title + " · " + book.facts.title.text, into: &frame, in: area) { frame, room in
      FormCover(CoverArt(of: book, author: words.author(book.facts)), glyphs)
        .draw(into: &frame, beside: room)
    }
  }
}

extension ReadingWords {
  var quoteTitle: String { say("문장 담기", "Save a quote") }
  var requoteTitle: String { say("문장 고치기", "Edit the quote") }
  var labelSentence: String { say("문장", "Quote") }
  var sentenceHint: String { say("마음에 남은 문장", "words you want to keep") }
  var firstPageTitle: String { say("1쪽이 맞나요?", "Is the quote on page 1?") }
  var pageUnchanged: String { say("쪽을 아직 고치지 않았어요.", "You have not changed the page yet.") }
  var keyChangePage: String { say("쪽 고치기", "change the page") }
  var keyIsFirstPage: String { say("1쪽이에요", "yes, page 1") }
}
