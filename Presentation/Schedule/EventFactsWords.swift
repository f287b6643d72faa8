import Domain
import PresentationKit
import TextUI

/// What the program says about where an event is, who it is with, and what it was imported with.
extension ScheduleWords {
  /// Where it is, in words; nil where it is nowhere in particular.
  func location(of event: Event) -> String? {
    event.location.map {
      let location = Printable.line($0.text)
      return say("장소: \(location)", "Location: \(location)")
    }
  }

  /// Who it is with, in words; nothing where it is with nobody who is known.
  func with(_ companions: [EventCompanion]) -> String? {
    if companions.isEmpty { return nil }
    return with(companions.map { Printable.brief($0.name) })
  }

  package func with(_ names: [String]) -> String {
    say("함께: ", "With: ") + names.joined(separator: ", ")
  }

  /// What an imported event says besides, a line each.
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
