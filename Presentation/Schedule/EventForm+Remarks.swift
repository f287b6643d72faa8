import Domain
import PresentationKit
import TextUI

extension EventForm {
  /// The remarks below the form about the times and the repeat rule.
  var remarks: [(String, Style)] {
    // While a typed time cannot be parsed, the remarks would be about other times than the typed ones.
    if parseError(.from) != nil || parseError(.to) != nil { return [] }
    return timeRemarks + understood.map { ($0, Style.dim) }
  }

  /// The explanation of how the typed repeat rule is understood; empty without a repeat rule.
  private var understood: [String] {
    let text = form.text(.repeating)
    guard let start = form.moment(.from), !text.allSatisfy(\.isWhitespace) else { return [] }
    return [words.understood(TypedRepeat(text, order: typedRepeat.order), from: start.day)]
  }

  private var timeRemarks: [(String, Style)] {
    if isAllDay {
      guard let start = form.moment(.from), let end = form.moment(.to) else { return [] }
      return end.day < start.day
        ? [(words.endsTooSoon, Style(ink: Accent.rose))]
        : [(words.lastsDays(end.day - start.day + 1), .dim)]
    }
    guard let weighed else {
      guard let start = form.moment(.from), let end = form.moment(.to) else { return [] }
      // Not said again if a field already shows a notice.
      let isSaid = form.fields.contains { $0.notice != nil }
      let isTooSoon = end.seconds(since: start) <= 0
      return isTooSoon && !isSaid ? [(words.endsTooSoon, Style(ink: Accent.rose))] : []
    }
    let event = weighed.event
    var found = [(words.lasts(event.end.instant - event.start.instant), Style.dim)]
    if self.event == nil || form.moment(.from) != sheet.before.moment(.from) {
      found += words.past(event, at: now).map { [($0, Style(ink: Accent.rose))] } ?? []
    }
    found += words.adjustments(of: weighed, at: now).map { ($0, Style(ink: Accent.rose)) }
    if !weighed.conflicts.isEmpty {
      found.append(
        (words.overlap(weighed.conflicts, with: event, at: now), Style(ink: Accent.rose)))
    }
    return found
  }
}
