import Domain
import PresentationKit
import TextUI

/// The texts about recording a contact before a plant is thirsty.
extension PeopleWords {
  var notRecorded: String { say("기록하지 않았어요.", "Nothing was recorded.") }

  /// Asks whether to record a contact although the plant is not thirsty until a day.
  func recordsEarly(_ name: String, until day: Day) -> String {
    let until = CalendarWords.fullDay(day, in: language)
    return say(
      "\(Particle.topic.after(name)) 아직 목마르지 않아요. 물 줄 날은 \(Particle.being.after(until)). 그래도 기록할까요?",
      "\(name) will not be thirsty until \(until). Record the contact anyway?")
  }

  /// Returns a remark that another person already has the name of the new person.
  func namesake(_ person: Person) -> String {
    let name = Printable.brief(person.name.text)
    return say(
      "같은 이름이 이미 있어요: ‘\(name)’. 애칭을 정해 두면 구별하기 쉬워요.",
      "There is already another “\(name)”. Give one of them a nickname to tell them apart.")
  }
}
