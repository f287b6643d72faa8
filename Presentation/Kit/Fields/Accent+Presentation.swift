package import Domain
package import TextUI

extension Accent {
  /// The ink of a day in a calendar, where its language gives weekends one.
  package static func ofWeekday(_ weekday: Weekday, in language: Language) -> Ink? {
    switch (language.tongue, weekday) {
    case (.korean, .sunday): rose
    case (.korean, .saturday): sky
    case (.korean, _), (.english, _): nil
    }
  }
}

extension NoticeLine.Kind {
  /// What kind of news it is that something came to an end so.
  package init(_ status: ExitStatus) {
    switch status {
    case .done: self = .good
    case .refused, .usage, .notFound: self = .refusal
    case .failed, .network, .busyOrLocked: self = .failure
    }
  }
}
