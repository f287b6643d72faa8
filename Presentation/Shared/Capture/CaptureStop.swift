import Domain
import PresentationKit

/// Why saving lines stopped.
enum CaptureStop: StorageFailing {
  case failed(Report)
  case storage(StorageFailure)

  func report(_ language: Language) -> Report {
    switch self {
    case .failed(let report): report
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }
}
