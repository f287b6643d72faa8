import Domain
import PresentationKit
import TextUI

/// Questions about meetings and plans with people.
extension EveningQuestionWords {
  /// Returns whether several people are asked about for the same event, so that a question must name its person.
  func isShared(_ appointment: PastAppointment, _ facts: EveningFacts) -> Bool {
    let (event, person) = (appointment.event.id, appointment.person.id)
    if facts.met.contains(where: { $0.event.id == event && $0.person.id != person }) { return true }
    // An answered question leaves only its mark.
    return facts.marks.contains { mark in
      let ids = mark.subject.split(separator: " ").map(String.init)
      return mark.code == .met && ids.contains(event.text) && !ids.contains(person.text)
    }
  }

  func met(_ appointment: PastAppointment, isShared: Bool = false) -> String {
    let event = appointment.event
    let title = inMarks(event.title.text)
    let name = Printable.brief(appointment.person.calledName)
    // A title that names the person says it already.
    let isNamed = !isShared && Self.names(event.title.text, name)
    let with = isNamed ? "" : companion(name)
    let time = PlannedTime(appointment, self)
    if appointment.isTreatment {
      return say(
        "\(time.named) \(isNamed ? "" : name + " ")\(Particle.topic.after(title)) 어떻게 됐어요?",
        "How did \(title) go \(time.named)?\(isNamed ? "" : " How is \(name)?")")
    }
    return choose([
      Phrase(
        "\(time.when) \(title), \(with)잘 만났어요?", "Did you get to \(title)\(with) \(time.named)?"),
      Phrase(
        "\(time.named) \(with)\(Particle.topic.after(title)) 했어요?",
        "You planned \(title)\(with) for \(time.when). Did you two meet?"),
      Phrase(
        "\(time.at) \(title) 있었죠. \(with)만났어요?",
        "Did \(title)\(with) happen \(time.named)?"),
      Phrase(
        "\(with)약속한 \(Particle.topic.after(title)) 예정대로 했어요?",
        "\(title)\(with) was \(time.at). Did you make it?"),
      Phrase(
        "\(time.when) \(title), \(with)만나고 왔어요?",
        "Did you get together\(with) for \(title) \(time.named)?"),
      Phrase(
        "\(title), \(with)잘 다녀왔어요?",
        "You had \(title)\(with) \(time.at). Did it go ahead?"),
      Phrase(
        "\(time.named) \(with)\(title), 어떻게 됐어요? 만났어요?",
        "What about \(title)\(with) \(time.named)? Did you two meet?"),
    ])
  }

  /// Returns whether a title contains a person's given name: 수진 (김수진) in 수진이랑 영화, Sam (Sam Miller) in `lunch with Sam`.
  private static func names(_ title: String, _ name: String) -> Bool {
    let isKorean = name.count == 3 && name.unicodeScalars.allSatisfy { $0.value >= 0xAC00 }
    let first = name.split(separator: " ").first.map(String.init) ?? name
    let given = isKorean ? String(name.dropFirst()) : first
    return title.lowercased().contains(given.lowercased())
  }

  /// Returns a person as the companion of a plan, with the space that separates it from the title.
  private func companion(_ name: String) -> String {
    language.isKorean ? Particle.along.after(name) + " " : " with " + name
  }

  /// Returns the question about a planned call.
  func called(_ appointment: PastAppointment) -> String {
    let name = Printable.brief(appointment.person.calledName)
    let with = Particle.along.after(name)
    let time = PlannedTime(appointment, self)
    return choose([
      Phrase("\(with) 통화했어요?", "Did you talk to \(name)?"),
      Phrase(
        "\(time.named) \(name)한테 전화하기로 했죠. 통화했어요?",
        "You planned to call \(name) \(time.at). Did you talk?"),
      Phrase("\(with) 하기로 한 통화, 했어요?", "Did you reach \(name) on the phone?"),
      Phrase("\(time.named) \(name)한테 전화했어요?", "Did you call \(name) \(time.named)?"),
      Phrase(
        "\(time.at) \(with) 통화한다고 했죠. 잘 됐어요?",
        "Did the call with \(name) happen \(time.named)?"),
    ])
  }

  // MARK: Birthdays

  /// Returns the question whether the user was in touch with a person whose birthday is on the day.
  func birthday(_ person: String) -> String {
    let name = Printable.brief(person)
    let born = BirthdayWord.of([person])
    return choose([
      Phrase(
        "\(here) \(name) \(born)이죠. 연락했어요?",
        "It was \(name)'s birthday \(here). Did you get in touch?"),
      Phrase("\(name) \(born)인데, 축하 인사는 했어요?", "Did you wish \(name) a happy birthday?"),
      Phrase(
        "\(here)이 \(name) \(born)이죠. 안부는 전했어요?",
        "\(name)'s birthday was \(here). Were you in touch?"),
      Phrase(
        "\(name)한테 \(born) 축하 인사 했어요?",
        "\(name) had a birthday \(here). Did you call or write?"),
      Phrase(
        "\(name) \(born)이었죠. 연락은 닿았어요?",
        "Did you speak to \(name), whose birthday was \(here)?"),
    ])
  }

  /// Returns the question about tomorrow if it is the birthday of some people.
  func birthdayTomorrow(_ people: [String], _ events: [Event]) -> String {
    let list = BirthdayWord.list(people, self)
    let born = BirthdayWord.of(people)
    guard !events.isEmpty else {
      return say(
        "내일은 \(list) \(born)이에요. 적어 둘 일 있어요?",
        "Tomorrow is \(list) birthday. What should I put down?")
    }
    let plans = enumerated(events.prefix(3).map { inMarks($0.title.text) })
    let more = events.count - 3
    return say(
      "내일은 \(list) \(born)이고, 일정은 \(more > 0 ? "\(plans) 말고도 \(CountWords.things(more))" : Particle.subject.after(plans))"
        + " 있어요. 더 적어 둘 거 있어요?",
      "Tomorrow is \(list) birthday, and you have \(plans)"
        + "\(more > 0 ? " and \(CountWords.number(more)) more" : ""). Is there anything to add?")
  }
}

/// The planned day and time of an event with a person, as words for a sentence.
private struct PlannedTime {
  /// The day, such as today.
  let named: String
  /// The time: `저녁 7시`, `yesterday at 19:00`. It is the day if the event has no time.
  let when: String
  /// The time with its preposition or particle: `저녁 7시에`, `at 19:00`.
  let at: String

  init(_ appointment: PastAppointment, _ words: EveningQuestionWords) {
    let isNow = appointment.day == words.day
    named = isNow ? words.here : words.dayBefore
    if appointment.event.isAllDay {
      (when, at) = (named, named)
      return
    }
    let clock = words.clock(appointment.event.start)
    let isKorean = words.language.isKorean
    if isNow && words.isToday {
      when = clock
      at = isKorean ? clock + "에" : "at " + clock
    } else {
      when = isKorean ? named + " " + clock : named + " at " + clock
      at = isKorean ? when + "에" : when
    }
  }
}

/// The Korean word for a birthday, which is 생신 for elders and 생일 for other people.
enum BirthdayWord {
  private static let elders = ["할머니", "할아버지", "어머니", "아버지", "어머님", "아버님", "선생님", "교수님", "장모님"]

  /// The maximum number of people who are named.
  private static let mostNamed = 5

  /// Returns the names before the word: `Mina's and Jun's`, 민아, 준. From the sixth name on, people are only counted.
  static func list(_ people: [String], _ words: some Words) -> String {
    let isKorean = words.language.isKorean
    var names = people.prefix(mostNamed).map { Printable.brief($0) + (isKorean ? "" : "'s") }
    let more = people.count - names.count
    if more <= 0 { return words.enumerated(names) }
    if isKorean { return names.joined(separator: ", ") + " 등 \(people.count)명의" }
    names.append(more == 1 ? "1 other's" : "\(more) others'")
    return words.enumerated(names)
  }

  static func of(_ people: [String]) -> String {
    let isElder = people.contains { name in elders.contains { name.hasSuffix($0) } }
    return isElder ? "생신" : "생일"
  }
}
