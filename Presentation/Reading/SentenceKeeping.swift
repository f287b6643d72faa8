package import Domain
package import PresentationKit

/// The request of a screen to save a book quote as a saying.
struct SentenceKeeping: FeatureRequest {
  let sentence: Sentence

  func answer(of runner: EffectRunner) -> FeatureEvent {
    .reading(run(runner.features, runner.language, runner.reports))
  }

  private func run(_ features: Features, _ language: Language, _ reports: PartReports)
    -> ReadingEvent
  {
    let words = ReadingWords(language)
    let book: Book
    do throws(ReadingFailure) {
      book = try features.reading.books.find(sentence.book.text)
    } catch { return .failed(words.report(error)) }
    do {
      let saying = try features.keepSentence(sentence, of: book)
      return .done(ReadingChange(words.savedAsSaying(saying.number.description)))
    } catch { return .failed(reports.part(.sayings(error), language)) }
  }
}

extension Work {
  /// Returns the request that saves a book quote as a saying.
  package static func keepSentence(_ sentence: Sentence) -> Work {
    Work(SentenceKeeping(sentence: sentence))
  }
}
