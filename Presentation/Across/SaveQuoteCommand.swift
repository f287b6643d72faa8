import Domain
import PresentationKit
import TextUI

/// Saves a quote from a book as a saying.
struct SaveQuoteCommand: StoreCommand {
  let reference: String

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let words = ReadingWords(page.language)
    let (sentence, book) = try page.done({ words.report($0, .sentence) }) {
      () throws(ReadingError) in
      let sentence = try features.reading.books.sentence(reference)
      return (sentence, try features.reading.books.find(sentence.book.text))
    }
    let saying = try page.done { () throws(SayingsError) in
      try features.keepSentence(sentence, of: book)
    }
    page.answer(words.keptAsSaying(saying.number.description)) { json in
      json.key("saying")
      json.saying(saying, at: features.today.now)
    }
  }
}
