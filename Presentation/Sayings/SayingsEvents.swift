package import Domain
package import PresentationKit
import TextUI

/// Requests that the screens of sayings send to the features.
package enum SayingsWork: FeatureRequest {
  /// Loads a slice of the list around an anchor, or around the index `near` if the anchor is not in the list. The total
  /// is counted again if `knownTotal` is nil.
  case load(SayingsQuery, at: ListAnchor<SayingNumber>, near: Int = 0, knownTotal: Int? = nil)
  /// Loads the recommended saying with the given number. If the number is nil or the saying was removed, another saying
  /// is recommended.
  case recommend(SayingNumber? = nil)
  case open(SayingNumber)
  /// Loads the saying that is a number of steps after the given saying in a list; `near` is the index of the given
  /// saying.
  case turn(SayingNumber, SayingsQuery, near: Int, by: Int)
  case add(SayingDraft)
  case edit(SayingNumber, SayingChange)
  case like(SayingNumber, Bool)
  case use(SayingNumber, Bool)
  case remove(SayingNumber)
  /// Saves a saying to a file; a picture is drawn in the given style.
  case save(Saying, SavingForm, ThemeColours, path: String)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .sayings(run(runner.features.sayings, runner.language))
  }

  package var removesRecord: Bool {
    switch self {
    case .remove: true
    case .load, .recommend, .open, .turn, .add, .edit, .like, .use, .save: false
    }
  }
}

/// Answers that the features send to the screens of sayings.
package enum SayingsEvent: FeatureMessage {
  case loaded(SayingsQuery, ListSlice<Saying>)
  case recommended(Saying?)
  /// A saying was opened; `index` is its index in the list if the user paged to it, otherwise nil.
  case opened(Saying, index: Int?)
  /// The list has no further saying in the direction of paging.
  case nothingFurther
  /// A saying was added; the text is the notice to show.
  case added(Saying, String)
  /// A saying was changed; the text is the notice to show.
  case changed(Saying, String)
  case removed(SayingNumber, String)
  case saved(String)
  /// The request failed and changed nothing.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .loaded, .recommended, .opened, .nothingFurther, .added, .changed, .removed, .saved: false
    }
  }
}

extension SayingsWork {
  /// The number of sayings loaded around the selected saying.
  static let sliceLength = 200

  func run(_ sayings: Sayings, _ language: Language) -> SayingsEvent {
    let words = SayingsWords(language)
    let actions = SayingsActions(sayings: sayings, words: words)
    do throws(SayingsFailure) {
      switch self {
      case .load(let query, let anchor, let index, let total):
        let slice = try sayings.queries.slice(
          query, at: anchor, near: index, length: Self.sliceLength, knownTotal: total)
        return .loaded(query, slice)
      case .recommend(let number): return .recommended(try sayings.queries.recommended(number))
      case .open(let number):
        return .opened(try sayings.queries.open(number.description), index: nil)
      case .turn(let number, let query, let index, let step):
        let next = try sayings.queries.neighbour(of: number, near: index, in: query, by: step)
        guard let next else { return .nothingFurther }
        return .opened(
          try sayings.queries.open(next.saying.number.description), index: next.index)
      case .add(let draft):
        let added = try actions.add(draft)
        return .added(added.record, added.sentences(in: language))
      case .edit(let number, let change): return changed(try actions.edit(number, change))
      case .like(let number, let isLiked): return changed(try actions.like(number, isLiked))
      case .use(let number, let isUsed): return changed(try actions.use(number, isUsed))
      case .remove(let number):
        return .removed(number, try actions.remove(number).sentences(in: language))
      case .save(let saying, let form, let style, let path):
        return save(saying, form, style, path, sayings, language)
      }
    } catch {
      if case .unknown = error { return .failed(words.gone) }
      return .failed(words.report(error))
    }
  }

  private func changed(_ answer: Answer<Saying>) -> SayingsEvent {
    .changed(answer.record, answer.sentence)
  }

  private func save(
    _ saying: Saying, _ form: SavingForm, _ colours: ThemeColours, _ path: String,
    _ sayings: Sayings, _ language: Language
  ) -> SayingsEvent {
    let words = FileWords(language)
    do throws(SharingFailure) {
      switch form {
      case .txt: try sayings.share(text: saying.words.text, to: path)
      case .png, .svg:
        let font: String?
        do throws(StorageFailure) { font = try sayings.style().font } catch {
          return .failed(StorageWords(language).report(error))
        }
        let style = PictureStyle(colours, font: font)
        try sayings.share(SayingCard.picture(saying.words, style, language), to: path)
      }
      return .saved(words.wrote(path))
    } catch { return .failed(words.report(error)) }
  }
}

extension Work {
  package static func sayings(_ request: SayingsWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func sayings(_ message: SayingsEvent) -> FeatureEvent { FeatureEvent(message) }
  var sayings: SayingsEvent? { cast() }
}
