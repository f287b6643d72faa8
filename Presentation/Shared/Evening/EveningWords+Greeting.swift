import Domain
import PresentationKit

/// The greeting of an evening. It names the day and its plans, but does not say whether the plans took place.
extension EveningWords {
  /// The maximum number of plans that are named.
  private static let mostNamed = 3

  func greeting(_ facts: EveningFacts, isNight: Bool = false) -> [String] {
    let date = CalendarWords.dayWithWeekday(facts.day, in: language)
    guard facts.isToday else {
      return [
        say("\(date), 그날을 함께 돌아봐요.", "Let's look back on \(date)."), plans(facts),
      ]
    }
    if isNight { return [afterMidnight(date), plans(facts)] }
    let hello = turn(
      facts.day,
      [
        Phrase("\(date), 오늘 하루 어땠는지 들려줘요.", "Good evening. It's \(date)."),
        Phrase("\(date)도 저물어 가네요.", "\(date) is almost over."),
        Phrase("저녁이에요. \(date), 잠깐 같이 돌아봐요.", "Have a minute? Let's talk about \(date)."),
        Phrase("어서 와요. \(date) 얘기가 궁금했어요.", "Welcome back. Tell me about \(date)."),
        Phrase("\(date)도 이제 다 갔네요.", "Here we are again, on \(date)."),
        Phrase("\(date) 저녁, 편하게 몇 마디만 나눠요.", "Just a few questions about \(date)."),
        Phrase("오늘은 \(date)이었죠. 이제 한숨 돌려요.", "So that was \(date). Sit down for a minute."),
      ])
    return [hello, plans(facts)]
  }

  /// The greeting shortly after midnight.
  private func afterMidnight(_ date: String) -> String {
    say(
      "자정이 지나서 이제 \(date)이에요. 어제 이야기를 하려면 `haru evening --day 어제`를 실행해 주세요.",
      "It is past midnight, so this is about \(date). To look back on the day before, run `haru "
        + "evening --day yesterday`.")
  }

  /// Returns what was planned on the day: up to three plans by name, those with people first, or their number.
  private func plans(_ facts: EveningFacts) -> String {
    let here = EveningQuestionWords(language, day: facts.day, today: facts.today).here
    let topic = Particle.topic.after(here)
    let withPeople = facts.events.filter { facts.hasPeople($0) }
    let others = facts.events.filter { !facts.hasPeople($0) }
    let titles = (withPeople + others).map { inMarks($0.title.text) }
    guard let first = titles.first else { return turn(facts.day, nothing(here)) }
    if titles.count == 1 { return turn(facts.day, single(first, here, topic)) }
    return turn(
      facts.day,
      titles.count > Self.mostNamed
        ? many(first, titles.count, here, topic) : several(titles, here, topic))
  }

  private func nothing(_ here: String) -> [Phrase] {
    [
      Phrase("따로 잡아 둔 일정은 없었네요.", "Nothing was planned \(here)."),
      Phrase("일정 없는 하루였네요.", "It was a day without plans."),
      Phrase("달력은 비어 있었어요.", "The calendar was empty."),
      Phrase("적어 둔 약속은 없던 날이에요.", "You had no plans written down."),
      Phrase("일정은 하나도 없었어요.", "The calendar had nothing for \(here)."),
    ]
  }

  private func single(_ title: String, _ here: String, _ topic: String) -> [Phrase] {
    [
      Phrase("\(title) 일정이 있었죠.", "\(title) was planned \(here)."),
      Phrase("일정은 \(title) 하나였죠.", "One thing was planned, \(title)."),
      Phrase("\(title) 하나가 적혀 있던 날이네요.", "It was the day of \(title)."),
      Phrase("달력엔 \(title) 하나가 적혀 있었네요.", "The calendar had \(title) \(here)."),
      Phrase("\(topic) \(title)만 잡혀 있었죠.", "Your plan for \(here) was \(title)."),
    ]
  }

  private func several(_ titles: [String], _ here: String, _ topic: String) -> [Phrase] {
    let list = enumerated(titles)
    let things = CountWords.things(titles.count)
    let number = CountWords.number(titles.count)
    return [
      Phrase("\(list), 일정이 \(things) 있었죠.", "You had \(list) \(here)."),
      Phrase(
        "\(topic) \(list), 이렇게 일정이 \(things)였네요.", "\(capitalised(number)) plans \(here): \(list)."),
      Phrase("\(list), 이렇게 적혀 있던 날이네요.", "You had \(list) down for \(here)."),
      Phrase("달력에 \(Particle.subject.after(list)) 적혀 있었죠.", "The calendar had \(list)."),
      titles.count == Self.mostNamed
        ? Phrase("\(list), 꽉 찬 하루였네요.", "A full day: \(list).")
        : Phrase("\(topic) \(list) 잡혀 있었죠.", "Your plans for \(here) were \(list)."),
    ]
  }

  private func many(
    _ title: String, _ count: Int, _ here: String, _ topic: String
  ) -> [Phrase] {
    let (things, others) = (CountWords.things(count), CountWords.things(count - 1))
    let (number, more) = (CountWords.number(count), CountWords.number(count - 1))
    return [
      Phrase(
        "\(topic) 일정이 \(things)나 있었네요. \(title)도 있었고요.",
        "\(capitalised(number)) things were planned \(here), \(title) among them."),
      Phrase(
        "\(title) 말고도 일정이 \(others) 더 있었네요.",
        "\(title) and \(more) other things were planned \(here)."),
      Phrase(
        "\(title)까지, 일정이 \(things)였네요. 꽉 찬 하루였어요.", "A full day: \(number) plans, with \(title)."),
      Phrase(
        "일정이 \(things), 그중에 \(title)도 있었죠.",
        "The calendar had \(number) plans, and one was \(title)."),
      Phrase(
        "\(topic) \(title)에, 다른 일정도 \(others) 있었죠.",
        "You had \(title) and \(more) other plans \(here)."),
    ]
  }
}

extension EveningFacts {
  /// Whether an event of the day was planned with people.
  fileprivate func hasPeople(_ event: Event) -> Bool {
    !event.companions.isEmpty || met.contains { $0.event.id == event.id }
  }
}
