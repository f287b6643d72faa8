package import Domain

extension JSONText {
  /// Writes a past event with a person for which no meeting has been confirmed yet.
  package mutating func meeting(_ meeting: Meeting) {
    object { json in
      json.member("person", meeting.person.id.text)
      json.member("name", meeting.person.calledName)
      json.member("by", Watering.Channel.met.rawValue)
      json.member("at", meeting.contact.at?.description)
      json.member("event", meeting.event.id.text)
      json.member("title", meeting.event.title.text)
    }
  }
}
