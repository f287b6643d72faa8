import Domain
import PresentationKit
import TextUI

/// The texts of the screens of the people part.
extension PeopleWords {
  // MARK: Keys

  package var keyWater: String { say("물 주기", "water") }
  /// The key that writes what a contact was about.
  package var keyDetails: String { say("내용 적기", "details") }
  var keyNew: String { say("등록", "new") }
  var keyCard: String { say("자세히", "card") }
  var keyRefresh: String { say("새로 고침", "refresh") }
  var keyEverybody: String { keyShowAll }
  var keyNewestNote: String { say("마지막 메모를 적은 날", "last note") }
  var keyNoteBefore: String { say("그전 메모를 적은 날", "previous note") }
  var keyOneWeek: String { say("한 주만", "one week") }
  var keyWholeMonth: String { say("한 달", "whole month") }
  var dayUnit: String { say("일", " days") }
  var oneDayUnit: String { say("일", " day") }
  var nobodySelected: String { say("고른 사람이 없어요.", "No person is selected.") }

  // MARK: The list

  var filterHint: String { FilterWords(language: language).hint("every<10") }
  /// The title of the panel with the year's contacts. The panel is about all people, not only the selected person.
  var yearTitle: String { say("정원 전체의 한 해", "The whole garden's year") }
  func yearFigure(_ contacts: Int) -> String {
    say("물 주기 \(contacts)번", contacts == 1 ? "1 watering" : "\(contacts) waterings")
  }
  var factsTitle: String { say("함께한 날", "Together") }
  var emptyGarden: String {
    say("아직 아무도 없어요.", "Your garden is empty.")
  }

  // MARK: Labels

  var labelState: String { say("상태", "state") }
  var labelWater: String { say("물", "water") }
  var labelPlant: String { say("식물", "plant") }
  var labelNext: String { say("물 줄 날", "watering") }
  var labelCycle: String { say("주기", "cycle") }
  var labelTogether: String { say("함께한 날", "together") }
  var labelAffection: String { say("애정도", "affection") }
  var labelPhoneOfCard: String { say("전화", "phone") }
  var labelNextMeeting: String { say("다음 만남", "meeting") }

  /// Returns the next appointment with a person: day, time and title.
  func seen(_ next: Appointment) -> String {
    let day = CalendarWords.dayWithWeekday(next.day, in: language)
    let time = next.start.map { " " + ClockWords.time($0.time, in: language) } ?? ""
    return day + time + language.between + Printable.brief(next.title)
  }

  var keyTimeline: String { PartWords.timeline(language) }
  var labelTags: String { PartWords.tags(language) }
  var labelNote: String { say("메모", "note") }
  var noteHint: String { say("좋아하는 것, 가족, 하는 일…", "likes, family, work…") }
  var tagsHint: String { say("예: #가족 #산책", "e.g. #family #walk") }
  var labelLastAbout: String { say("지난 이야기", "last talk") }
  var labelHour: String { say("알림 시각", "notify at") }
  var labelBy: String { say("연락", "by") }
  var labelPerson: String { say("이름", "name") }
  var birthdayHint: String { say("예: 5월 17일, 음력 3월 8일", "e.g. 17 May or 1990-05-17") }
  var phoneHint: String { say("예: 010-1234-5678", "e.g. 020 7946 0958") }
  package var labelBirthday: String {
    OccasionWords(language: language).label(DateLabel(.birthday))
  }
  var days: String { say("일마다", " days") }
  var oneDay: String { say("일마다", " day") }
  var hours: [String] { (0...23).map { ClockWords.wholeHour($0, in: language) } }
  var nicknameHint: String { say("비우면 이름으로", "default: the name") }
  func keywordHint(_ limit: TextLimit) -> String {
    say("\(limit.count / 2)글자까지", "up to \(limit.count)")
  }
  var anotherKeyword: String { say("하나 더", "one more") }
  var noChannel: String { say("적지 않기", "not specified") }

  func memoriesTitle(_ name: String) -> String {
    say("\(Particle.with.after(name)) 나눈 이야기", "Talks with \(name)")
  }
  /// Returns the remark that the last watering has no keywords. If the person was never watered, says that there are no
  /// keywords yet.
  func noKeywords(_ person: Person) -> String {
    person.timesWatered > 0
      ? say("지난번에는 키워드를 적지 않았어요", "no keywords last time")
      : say("적어 둔 키워드가 없어요", "no keywords yet")
  }
  var noMemo: String { say("적어 둔 메모가 없어요.", "There are no notes yet.") }
  /// Explains why a card with `count` notes shows no further note.
  func noNote(have count: Int) -> String {
    count == 0
      ? noMemo : say("메모가 하나뿐이에요.", "There is only one note.")
  }

  // MARK: Forms and questions

  var newPerson: String { say("소중한 사람 등록", "Add someone dear to you") }
  func matched(_ species: Species) -> String {
    say(
      "이 주기에는 \(Particle.subject.after(self.species(species))) 어울려요.",
      "With this cycle the plant is \(oneOf(species)).")
  }
  /// Returns a form's remark that a person without a cycle is never due.
  func neverDue(_ species: Species) -> String {
    say(
      "주기가 없으면 식물은 \(Particle.subject.after(self.species(species))) 돼요. 물을 재촉하지 않으니 "
        + "연락한 날에만 주면 돼요.",
      "Without a cycle the plant is \(oneOf(species)): never due, and watered whenever you "
        + "are in touch.")
  }
  /// The numbers of days that a form accepts as a cycle; 0 means no cycle.
  var cycles: ClosedRange<Int> { 0...Cycle.range.upperBound }
  /// Converts a form's number of days to a cycle.
  func cycle(of days: Int) -> CycleChoice { days == 0 ? .never : .days(days) }

  func waterTitle(_ name: String) -> String {
    say("\(name)에게 물 주기", "Water \(name)")
  }
  func notThirstyTitle(_ name: String) -> String {
    say("\(Particle.topic.after(name)) 아직 목마르지 않아요", "\(name) is not thirsty yet")
  }
  func notThirstyText(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say(
      "다음에 물 줄 날은 \(day)이에요. 이미 연락했다면 지금 적어도 돼요. "
        + "그러면 주기가 오늘부터 새로 시작돼요.",
      "The next watering is on \(day). If you have already been in touch, you can record "
        + "the contact now; the cycle then restarts today.")
  }
}
