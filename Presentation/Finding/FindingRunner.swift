import Domain

/// Runs what is asked of the finding.
struct FindingRunner {
  let features: Features
  let page: AnswerPage

  func run(_ command: FindingCommand) throws(UsageError) -> ExitStatus {
    switch command {
    case .look: return .done
    }
  }
}
