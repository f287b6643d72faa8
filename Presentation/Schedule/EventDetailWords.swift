import Domain
import PresentationKit
import TextUI

/// The texts about an event's location, its companions and its imported details.
extension ScheduleWords {
  /// Returns the location as text; nil if the event has no location.
  func location(of event: Event) -> String? {
    event.location.map {
      let location = Printable.line($0.text)
      return say("장소: \(location)", "Location: \(location)")
    }
  }

  /// Returns the companions as text; nil if there are none.
  func with(_ companions: [EventCompanion]) -> String? {
    if companions.isEmpty { return nil }
    return with(companions.map { Printable.brief($0.name) })
  }

  package func with(_ names: [String]) -> String {
    say("함께: ", "With: ") + names.joined(separator: ", ")
  }

  /// Returns the details of an imported event, one per line.
  func details(_ details: EventDetails) -> [String] {
    var lines: [String] = []
    if let url = details.url.map({ Printable.line($0) }) {
      lines.append(say("주소: \(url)", "Link: \(url)"))
    }
    if let organizer = details.organizer.map({ Printable.line($0) }) {
      lines.append(say("주최: \(organizer)", "Organiser: \(organizer)"))
    }
    if !details.attendees.isEmpty {
      let names = details.attendees.map { Printable.line($0) }.joined(separator: ", ")
      lines.append(say("참석: \(names)", "Attendees: \(names)"))
    }
    return lines
  }
}
