import Domain

/// Runs what is asked of the archive.
struct ArchiveRunner {
  let features: Features
  let page: AnswerPage

  func run(_ command: ArchiveCommand) throws(UsageError) -> ExitStatus {
    switch command {
    case .look: return .done
    }
  }
}
