import Domain
import PresentationKit

/// The texts of the questions and forms about the care of a plant.
extension PeopleWords {
  var keyRecord: String { say("연락 기록하기", "record it") }
  package var keyPostpone: String { say("미루기", "postpone") }
  var clearNote: String { say("내용만 지우기", "clear the note") }
  var takeAway: String { say("기록 지우기", "remove the record") }
  var keyAnswer: String { say("답하기", "answer") }
  var later: String { say("나중에", "later") }
  var writeNow: String { say("지금 적기", "record now") }
  var nothingCame: String { say("연락이 닿지 않았어요", "not reached") }

  func careTitle(_ name: String) -> String {
    say("\(name)에게 어떻게 연락할까요?", "How will you contact \(name)?")
  }
  var careText: String {
    say("이미 연락했다면 바로 적어도 돼요.", "If you have already been in touch, just record the contact.")
  }
  func lastTime(_ list: String) -> String {
    say("지난번에는 \(list) 이야기를 했어요.", "Last time you talked about \(list).")
  }
  var unwaterText: String {
    say(
      "애정도와 물 줄 날도 이 기록이 없을 때의 값으로 돌아가요.",
      "Affection and the next watering date go back to what they would be without this watering.")
  }
  func pendingTitle(_ name: String) -> String {
    say("\(Particle.with.after(name)) 나눈 이야기를 적을까요?", "How did it go with \(name)?")
  }
  func pendingText(_ day: String, _ channel: String) -> String {
    say("\(day), \(channel). 아직 적지 않았어요.", "\(day), \(channel). Not recorded yet.")
  }
  var postponeTitle: String { say("물 주기 미루기", "Postpone the watering") }
  var labelDays: String { say("미룰 날수", "days") }
  func until(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say("\(day)에 다시 목이 말라요.", "Thirsty again on \(day).")
  }
  func editTitle(_ name: String) -> String { say("\(name) 정보 고치기", "Edit \(name)") }
  func reviewTitle(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say("\(day)의 이야기", "Notes for \(day)")
  }
  var keyTakeAway: String { say("지우기", "unwater") }
  var notWatered: String { say("물 준 기록이 없는 날이에요.", "No watering was recorded on this day.") }
  var noteless: String { say("적어 둔 내용이 없어요", "no notes") }
  var notices: String { say("알림", "notifications") }
  func becomes(_ species: Species) -> String {
    say(
      "이 주기로 바꾸면 식물은 \(Particle.subject.after(self.species(species))) 되고, 주기는 오늘부터 새로 시작돼요.",
      "With this cycle the plant becomes \(oneOf(species)), and the cycle restarts today.")
  }
}
