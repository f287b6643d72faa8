import Domain

/// Runs what is asked of the history.
struct HistoryRunner {
  let features: Features
  let page: AnswerPage

  func run(_ command: HistoryCommand) throws(UsageError) -> ExitStatus {
    switch command {
    case .look: return .done
    }
  }
}
