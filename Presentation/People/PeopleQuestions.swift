import Domain

/// The questions the screens of people ask.
extension PeopleWords {
  /// What to do for a plant now: the gate of the watering key.
  func careQuestion(_ plant: Plant, about keywords: [Line]) -> Question {
    plant.state == .resting ? earlyQuestion(plant) : contactQuestion(plant, keywords)
  }

  /// Whether a contact is to be recorded although the plant has water.
  func earlyQuestion(_ plant: Plant, recording effect: ScreenEffect? = nil) -> Question {
    Question(
      title: notThirstyTitle(plant.person.calledName),
      text: notThirstyText(plant.person.nextWatering),
      [
        .init("n", leaveIt),
        .init("e", recordAnyway, [effect ?? .open(.people(.water(plant)))]),
      ])
  }

  /// How to be in touch, or to wait a little longer where that is possible.
  private func contactQuestion(_ plant: Plant, _ keywords: [Line]) -> Question {
    func begin(_ channel: Watering.Channel) -> [ScreenEffect] {
      [.work(.people(.begin(plant, channel)))]
    }
    var answers: [Question.Answer] = [
      .init("r", keyRecord, [.open(.people(.water(plant)))]),
      .init("c", channel(.call), begin(.call)),
      .init("m", channel(.message), begin(.message)),
      .init("k", channel(.messenger), begin(.messenger)),
    ]
    if plant.state == .thirsty {
      answers.append(.init("p", keyPostpone, [.open(.people(.postpone(plant)))]))
    }
    let list = keywords.map { "#\($0.text)" }.joined(separator: " ")
    return Question(
      title: careTitle(plant.person.calledName),
      text: keywords.isEmpty ? careText : lastTime(list), answers)
  }

  func unwaterQuestion(_ plant: Plant, _ watering: Watering) -> Question {
    Question(
      title: mayUnwater(plant.person, watering.at.day), text: unwaterText,
      [
        .init("k", keepIt),
        .init("c", clearNote, [.work(.people(.revise(plant, watering, nil)))]),
        .init("y", takeAway, [.work(.people(.unwater(plant, watering)))]),
      ])
  }

  /// Asked of somebody who wants to say how a contact went that was begun and not recorded.
  func pendingQuestion(_ plant: Plant, _ pending: PendingReview) -> Question {
    let day = CalendarWords.fullDay(pending.at.day, in: language)
    return Question(
      title: pendingTitle(plant.person.calledName),
      text: pendingText(day, channel(pending.channel)),
      [
        .init("l", later, [.open(.people(.later(plant.person.id)))], or: .character("n")),
        .init(
          "w", writeNow, [.open(.people(.water(plant, by: pending.channel)))],
          or: .character("y")),
        .init("f", nothingCame, [.work(.people(.forget(plant)))]),
      ])
  }

  // MARK: Words

  var keyRecord: String { say("연락 기록하기", "record it") }
  var keyPostpone: String { say("미루기", "next time") }
  var keepIt: String { say("그대로 두기", "keep it") }
  var clearNote: String { say("내용만 지우기", "clear the note") }
  var takeAway: String { say("기록 지우기", "take it away") }
  var keyAnswer: String { say("답하기", "answer") }
  var later: String { say("나중에", "later") }
  var writeNow: String { say("지금 적기", "write now") }
  var nothingCame: String { say("연락이 닿지 않았어요", "nothing came of it") }

  func careTitle(_ name: String) -> String {
    say("\(name)에게 어떻게 연락할까요?", "\(name): how will you be in touch?")
  }
  var careText: String {
    say("이미 연락했다면 바로 적어도 돼요.", "If you were in touch already, just record it.")
  }
  func lastTime(_ list: String) -> String {
    say("지난번에는 \(list) 이야기를 했어요.", "Last time it was about \(list).")
  }
  var unwaterText: String {
    say("애정도와 물 줄 날은 그대로예요.", "Affection and the next date stay.")
  }
  func pendingTitle(_ name: String) -> String {
    say("\(Particle.with.after(name)) 나눈 이야기를 적을까요?", "How did it go with \(name)?")
  }
  func pendingText(_ day: String, _ channel: String) -> String {
    say("\(day), \(channel). 아직 적지 않았어요.", "\(day), \(channel). It is not recorded yet.")
  }
  var postponeTitle: String { say("물 주기 미루기", "Postpone the watering") }
  var labelDays: String { say("미룰 날수", "days") }
  func until(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say("\(day)에 다시 목이 말라요.", "Thirsty again on \(day).")
  }
  func editTitle(_ name: String) -> String { say("\(name) 정보 고치기", "Change \(name)") }
  func reviewTitle(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say("\(day)의 이야기", "What was noted on \(day)")
  }
  var keyEdit: String { say("고치기", "edit") }
  var keyCalendar: String { say("달력", "calendar") }
  var keyRemove: String { say("지우기", "remove") }
  var keyTakeAway: String { say("지우기", "take away") }
  var keyDay: String { say("날짜", "day") }
  var keyMonth: String { say("달", "month") }
  var keyToday: String { say("오늘", "today") }
  var notWatered: String { say("물 준 기록이 없는 날이에요.", "Nothing was watered on this day.") }
  var noteless: String { say("적어 둔 내용이 없어요", "nothing was noted") }
  var notices: String { say("알림", "notices") }
  var on: String { say("켜짐", "on") }
  var off: String { say("꺼짐", "off") }
  func becomes(_ species: Species) -> String {
    say(
      "이 주기로 바꾸면 \(Particle.subject.after(self.species(species))) 되고, 주기가 오늘부터 새로 시작돼요.",
      "With this cycle it becomes \(oneOf(species)), and the cycle starts again today.")
  }
}

/// A contact of which nobody said yet how it went, with the plant it was for.
struct UnnotedQuestion: Equatable, Sendable {
  let plant: Plant
  let pending: PendingReview
}
