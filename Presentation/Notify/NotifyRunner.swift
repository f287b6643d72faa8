import Domain

/// Runs what is asked of the notifier.
struct NotifyRunner {
  let features: Features
  let page: AnswerPage

  func run(_ command: NotifyCommand) throws(UsageError) -> ExitStatus {
    switch command {
    case .look: return .done
    }
  }
}
