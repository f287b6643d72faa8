import Domain
import PresentationKit

extension DoctorWords {
  /// Returns the state of a finding in one word.
  func name(of state: Examination.State) -> String {
    switch state {
    case .ok: say("괜찮음", "OK")
    case .note: say("참고", "Worth knowing")
    case .problem: say("문제", "Problem")
    }
  }
}
