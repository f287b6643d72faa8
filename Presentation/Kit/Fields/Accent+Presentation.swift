package import Domain
package import TextUI

extension Accent {
  /// Returns the ink of a weekday in a calendar; nil if the language does not colour that weekday.
  package static func ofWeekday(_ weekday: Weekday, in language: Language) -> Ink? {
    switch (language.tongue, weekday) {
    case (.korean, .sunday): rose
    case (.korean, .saturday): sky
    case (.korean, _), (.english, _): nil
    }
  }
}

extension NoticeLine.Kind {
  /// Chooses the kind of notice for an exit status.
  package init(_ status: ExitStatus) {
    switch status {
    case .done: self = .good
    case .refused, .usage, .notFound: self = .refusal
    case .failed, .network, .busyOrLocked: self = .failure
    }
  }
}
