package import Domain
package import PresentationKit

extension JSONText {
  /// Writes a past event with a person for which no meeting has been confirmed yet.
  package mutating func appointment(_ appointment: PastAppointment) {
    object { json in
      json.member("person", appointment.person.id.text)
      json.member("name", appointment.person.calledName)
      json.member("by", Watering.Channel.met.rawValue)
      json.member("at", appointment.contact.at?.description)
      json.member("event", appointment.event.id.text)
      json.member("title", appointment.event.title.text)
    }
  }
}
