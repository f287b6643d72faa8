import Domain
import PresentationKit
import TextUI

/// The command that saves a book quote as a saying.
struct SaveQuoteCommand: Command {
  let reference: String

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (features, page) = try run.openStore(.standard)
    let reports = run.runner.table.reports
    return page.status { () throws(Report) in try save(features, page, reports) }
  }

  private func save(_ features: Features, _ page: CommandOutput, _ reports: PartReports)
    throws(Report)
  {
    let words = ReadingWords(page.language)
    let (sentence, book) = try page.done({ words.report($0, .sentence) }) {
      () throws(ReadingFailure) in
      let sentence = try features.reading.books.sentence(reference)
      return (sentence, try features.reading.books.find(sentence.book.text))
    }
    do {
      let saying = try features.keepSentence(sentence, of: book)
      page.answer(words.savedAsSaying(saying.number.description)) { json in
        json.key("saying")
        json.saying(saying, at: features.today.now)
      }
    } catch { throw reports.part(.sayings(error), page.language) }
  }
}
