import Domain
import PresentationKit
import TextUI

extension CommandOutput {
  /// Prints which files of a timer were written or removed, and the step that the user has to take.
  func answer(_ plan: TimerPlan, removed: Bool, key: StaticString = "install") {
    let words = NotifyWords(language)
    answer(lines: removed ? words.removed(plan) : words.installed(plan)) { json in
      json.key(key)
      json.object { json in
        json.member("by", plan.kind.rawValue)
        json.key("files")
        json.list(plan.files) { $0.value($1) }
        json.member("removed", removed)
        json.member("next", plan.step)
      }
    }
  }
}
