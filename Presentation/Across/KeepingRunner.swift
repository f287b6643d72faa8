import Domain

/// Keeps a sentence of a book as a saying.
struct KeepingRunner {
  let reading: Reading
  let keep: KeepSentence
  let page: AnswerPage
  let now: Now

  func run(_ reference: String) -> ExitStatus {
    page.status { () throws(Report) in
      let sentence: Sentence
      let book: Book
      do throws(ReadingError) {
        sentence = try reading.books.sentence(reference)
        book = try reading.books.find(sentence.book.text)
      } catch { throw ReadingWords(page.language).report(error, .sentence) }
      let saying: Saying
      do throws(SayingsError) { saying = try keep(sentence, of: book) } catch {
        throw SayingsWords(page.language).report(error)
      }
      if page.wantsJSON {
        page.answer { json in
          json.key("saying")
          json.saying(saying, at: now)
        }
      } else {
        page.line(ReadingWords(page.language).keptAsSaying(saying.number.description))
      }
    }
  }
}
