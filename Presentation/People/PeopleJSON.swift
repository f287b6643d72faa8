package import Domain
package import PresentationKit
import TextUI

extension JSONText {
  /// Writes a person and the values calculated from the person's record and today's date.
  package mutating func plant(
    _ plant: Plant, _ words: PeopleWords, more: (inout JSONText) -> Void = { _ in }
  ) {
    let person = plant.person
    object { json in
      json.member("id", person.id.text)
      json.member("name", person.name.text)
      json.member("nickname", person.nickname?.text)
      json.member("phone", person.phone?.written.text)
      json.member("birthday", person.birthday?.description)
      json.member("cycleDays", person.cycle?.days)
      json.member("alarmHour", person.alarmHour)
      json.member("notify", person.notify)
      json.member("species", plant.species.rawValue)
      json.member("stage", plant.stage)
      json.member("state", plant.state.rawValue)
      json.member("dDay", plant.dDay)
      json.member("dDayLabel", plant.dDayLabel)
      json.member("nextWatering", person.nextWatering)
      json.member("points", person.affection.points)
      json.member("affection", person.affection.percent)
      json.member("gauge", plant.gauge.rawValue)
      json.member("epithet", words.epithet(plant.epithet))
      json.member("daysTogether", plant.daysTogether)
      json.member("postponedSinceWatering", person.postponedSinceWatering)
      json.member("timesWatered", person.timesWatered)
      json.member("nextBirthday", plant.nextBirthday)
      json.member(
        "nextTogether",
        plant.nextMeeting.map { $0.start?.description ?? $0.day.description })
      json.key("tags")
      json.list(person.tags.words) { $0.value($1) }
      json.member("note", person.note?.text)
      json.key("dates")
      json.list(plant.allDates) {
        $0.date(DateEntry($1, today: plant.today), words.language, today: plant.today)
      }
      more(&json)
    }
  }

  /// Writes the members of a contact that the user began but did not record.
  package mutating func pending(_ pending: PendingReview, of person: Person) {
    member("person", person.id.text)
    member("name", person.calledName)
    member("by", pending.channel.rawValue)
    member("at", pending.at.description)
  }

  /// Writes the note of one contact.
  package mutating func note(_ watering: Watering) {
    object { json in
      json.member("day", watering.at.day)
      json.member("by", watering.channel?.rawValue)
      json.key("keywords")
      json.list(watering.keywords) { $0.value($1.text) }
      json.member("memo", watering.memo?.text)
    }
  }
}

extension ListFields {
  /// The fields of a person.
  static let people = ListFields(
    "people",
    """
    id name nickname phone birthday@ cycleDays alarmHour notify species stage state \
    dDay dDayLabel nextWatering@ points affection gauge epithet daysTogether \
    postponedSinceWatering timesWatered nextBirthday@ nextTogether@ tags note dates \
    source.from source.id source.at@
    """)
  /// The fields of a contact or a planned meeting that is not recorded yet.
  static let pending = ListFields(
    "pending",
    """
    person name by at@ event title
    """)
  /// The fields of a contact card.
  static let contacts = ListFields(
    "contacts",
    """
    id name phone registered numbers nickname birthday@ mails addresses labels \
    organisation note
    """)
  /// The fields of an entry in a person's timeline.
  static let personTimeline = ListFields(
    "timeline",
    """
    day@ at@ part kind id title text
    """)
}
