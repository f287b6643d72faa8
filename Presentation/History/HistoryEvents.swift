package import Domain
package import PresentationKit

/// What the history is asked for by the screens.
package enum HistoryWork: FeatureRequest {
  case undo, redo
  /// What was done, for a page that shows it.
  case list
  /// What was removed, for a page that shows it.
  case trash
  case restore(TrashItem)
  case empty

  /// The most lines a page shows.
  static let mostLines = 500

  /// Does the work.
  func run(_ features: Features, _ language: Language) -> HistoryEvent {
    let (history, words) = (features.history, HistoryWords(language))
    let desk = HistoryDesk(history: history, words: words, shell: .screens)
    do throws(HistoryError) {
      switch self {
      case .undo: return .turned(try desk.undo().sentence, isUndone: true)
      case .redo: return .turned(try desk.redo().sentence, isUndone: false)
      case .list: return .listed(try history.newest(Self.mostLines), of: try history.count())
      case .trash: return try trash(history)
      case .restore(let item): return .restored(try desk.restore(item.id).sentence)
      case .empty:
        let answer = try desk.empty()
        return .emptied(([answer.sentence] + answer.remarks).joined(separator: " "))
      }
    } catch { return .failed(words.report(error)) }
  }

  private func trash(_ history: History) throws(HistoryError) -> HistoryEvent {
    var shown: [TrashLine] = []
    var total = 0
    try history.trash.visit { item in
      total += 1
      if shown.count < Self.mostLines {
        shown.append(TrashLine(item: item, at: history.trash.moment(of: item)))
      }
      return true
    }
    return .trash(shown, of: total)
  }

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .history(run(runner.features, runner.language))
  }

  package var offersUndo: Bool { false }
}

/// Something in the trash, and when it was removed.
package struct TrashLine: Equatable, Sendable {
  let item: TrashItem
  let at: Now
}

/// What the history answered.
package enum HistoryEvent: FeatureMessage {
  /// Something was undone, or redone.
  case turned(String, isUndone: Bool)
  case listed([HistoryEntry], of: Int)
  case trash([TrashLine], of: Int)
  case restored(String)
  case emptied(String)
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .turned, .listed, .trash, .restored, .emptied: false
    }
  }
}

/// A page about what was done.
package enum HistoryRoute: Equatable, Sendable {
  case history, trash
  case question(Question)
}

extension Work {
  package static func history(_ request: HistoryWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func history(_ message: HistoryEvent) -> FeatureEvent { FeatureEvent(message) }
  var history: HistoryEvent? { cast() }
}
