package import Domain
package import PresentationKit

/// A request of the screens to the history.
package enum HistoryWork: FeatureRequest {
  case undo, redo
  /// Undoes the change with this number, which the user was offered to undo. Refused if it is not the last one.
  case undoChange(Int)
  /// Finds out whether another program made changes after the one with this number.
  case follow(Int)
  /// Loads the history for its screen.
  case list
  /// Loads the trash for its screen.
  case trash
  case restore(TrashItem)
  case empty

  /// The maximum number of entries that a screen shows.
  static let mostLines = 500

  /// Runs the request and returns the event for the screen.
  func run(_ features: Features, _ language: Language) -> HistoryEvent {
    let (history, words) = (features.history, HistoryWords(language))
    let actions = HistoryActions(history: history, words: words, shell: .screens)
    do throws(HistoryFailure) {
      switch self {
      case .undo: return .undone(try actions.undo().sentence)
      case .undoChange(let number): return .undone(try actions.undo(entry: number).sentence)
      case .follow(let number): return .followed(try followers(of: number, history, language))
      case .redo:
        let redone = try actions.redo()
        return .redone(redone.sentence, entry: redone.record.number)
      case .list: return .listed(try history.newest(Self.mostLines), of: try history.count())
      case .trash: return try trash(history)
      case .restore(let item): return .restored(try actions.restore(item.id).sentence)
      case .empty:
        let answer = try actions.empty()
        return .emptied(([answer.sentence] + answer.remarks).joined(separator: " "))
      }
    } catch { return .failed(words.report(error)) }
  }

  /// Returns the changes by other programs after the change with a number; nil if there are none.
  private func followers(
    of number: Int, _ history: History, _ language: Language
  ) throws(HistoryFailure) -> FollowingChanges? {
    let later = try history.newest(Self.mostLines).filter {
      $0.number > number && $0.state == .done
    }
    guard let newest = later.first else { return nil }
    guard later.allSatisfy({ $0.kind == .takeInFile }) else { return FollowingChanges() }
    return FollowingChanges(
      sentence: InboxWords(language: language).saved(later.count),
      entry: later.count == 1 ? newest.number : nil)
  }

  private func trash(_ history: History) throws(HistoryFailure) -> HistoryEvent {
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

/// A record in the trash, with the time of its removal.
package struct TrashLine: Equatable, Sendable {
  let item: TrashItem
  let at: Now
}

/// Changes by other programs after a change that the user was offered to undo.
package struct FollowingChanges: Equatable, Sendable {
  /// The message about these changes; nil if no message is shown.
  package var sentence: String?
  /// The number of the change that the sentence is about; nil if it is about several.
  package var entry: Int?
}

/// The result of a request to the history.
package enum HistoryEvent: FeatureMessage {
  /// A change was undone; the text is the message.
  case undone(String)
  /// The change with this number was redone; the text is the message.
  case redone(String, entry: Int)
  case listed([HistoryEntry], of: Int)
  case trash([TrashLine], of: Int)
  case followed(FollowingChanges?)
  case restored(String)
  case emptied(String)
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .undone, .redone, .followed, .listed, .trash, .restored, .emptied: false
    }
  }
}

/// A screen about the history.
package enum HistoryRoute: Equatable, Sendable {
  case history, trash
  case question(Question)
}

extension Work {
  package static func history(_ request: HistoryWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func history(_ message: HistoryEvent) -> FeatureEvent { FeatureEvent(message) }
  package var history: HistoryEvent? { cast() }
}
