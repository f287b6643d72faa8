package import Domain
package import TextUI

extension Accent {
  /// The ink of a weekday in a calendar; nil unless the language colours it.
  package static func ofWeekday(_ weekday: Weekday, in language: Language) -> Ink? {
    switch (language.tongue, weekday) {
    case (.korean, .sunday): rose
    case (.korean, .saturday): sky
    case (.korean, _), (.english, _): nil
    }
  }
}

extension NoticeLine.Kind {
  /// The kind of notice for an exit status.
  package init(_ status: ExitStatus) {
    switch status {
    case .done: self = .good
    case .refused, .usage, .notFound: self = .refusal
    case .failed, .network, .busyOrLocked: self = .failure
    }
  }
}
