package import Domain
import PresentationKit
import TextUI

/// The texts about events that are counted down.
extension ScheduleWords {
  /// Returns the days left with the name of the field; nil if the event is not counted down.
  package func countdown(of event: Event, at now: Now) -> String? {
    event.dDay(on: now.day).map { field(fieldName(.countdown), left($0)) }
  }

  /// Returns an event with the days left, such as `수능 D-10` or `Crete in 10 days`. Empty if it is not counted down.
  package func counted(_ event: Event, at now: Now) -> String {
    event.dDay(on: now.day).map { brief(event) + " " + left($0) } ?? ""
  }

  /// Returns the events that are counted down in one line; nil if there are none.
  package func countdowns(_ events: [ScheduledEvent], at now: Now) -> String? {
    events.isEmpty ? nil : events.map { counted($0.event, at: now) }.joined(separator: between)
  }

  private func left(_ days: Int) -> String {
    let label = CountdownWords.label(days, in: language)
    return days < 0 ? say(label, days == -1 ? "1 day ago" : "\(-days) days ago") : label
  }
}
