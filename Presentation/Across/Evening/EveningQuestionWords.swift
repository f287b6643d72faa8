import Domain
import PresentationKit
import PresentationPeople
import TextUI

/// The questions of an evening. They are made of the records of the day, and neighbouring days have different wordings.
struct EveningQuestionWords: Words {
  let language: Language
  private let day: Day
  private let today: Day

  init(language: Language) {
    self.language = language
    (day, today) = (Day(ordinal: 0), Day(ordinal: 0))
  }

  init(_ language: Language, day: Day, today: Day) {
    self.language = language
    (self.day, self.today) = (day, today)
  }

  /// Returns a question about the day.
  func ask(_ question: EveningQuestion, _ facts: EveningFacts) -> String {
    switch question.matter {
    case .birthday(let person): birthday(person)
    case .met(let appointment): met(appointment)
    case .pending(let waiting): pending(waiting)
    case .yesterday(let event): before(Printable.brief(event.title.text))
    case .reading(let standing): reading(standing, facts.readingStreak)
    case .mood: mood(facts.levelBefore)
    case .sentence: sentence(facts)
    case .tomorrow: after(facts.eventsAfter)
    }
  }

  private func turn(_ wordings: [Phrase]) -> String {
    EveningWords.turn(day, wordings, language)
  }

  // MARK: Days

  private var isToday: Bool { day == today }
  /// The name of the day, such as today.
  private var here: String {
    isToday ? CalendarWords.today(language) : say("그날", "that day")
  }
  /// The name of the day before, such as yesterday.
  private var dayBefore: String {
    guard isToday else { return say("그 전날", "the day before") }
    return CalendarWords.nearness(-1, in: language) ?? ""
  }

  private func time(_ moment: Now) -> String { ClockWords.time(moment.time, in: language) }

  // MARK: People

  private func met(_ appointment: PastAppointment) -> String {
    let name = Printable.brief(appointment.person.calledName)
    let with = Particle.with.after(name)
    let title = Printable.brief(appointment.event.title.text)
    let named = appointment.day == day ? here : dayBefore
    let when = appointment.event.isAllDay ? named : named + " " + time(appointment.event.start)
    return turn([
      Phrase(
        "\(when) ‘\(title)’ 일정이 있었죠. \(with) 만났어요?",
        "You had “\(title)” (\(when)). Did you meet \(name)?"),
      Phrase(
        "\(when) ‘\(title)’, \(with) 잘 만나고 왔어요?",
        "“\(title)” (\(when)): did you and \(name) meet?"),
      Phrase(
        "\(with) 만나기로 했던 ‘\(title)’(\(when)), 약속대로 됐어요?",
        "\(name) was on the calendar for “\(title)” (\(when)). Did it work out?"),
    ])
  }

  private func pending(_ waiting: WaitingReview) -> String {
    let name = Printable.brief(waiting.person.calledName)
    let at = waiting.pending.at
    let when = at.day == day ? time(at) : CalendarWords.day(at.day, in: language)
    let channel = PeopleWords(language).channel(waiting.pending.channel)
    return turn([
      Phrase(
        "\(when) \(name)에게 연락했죠(\(channel)). 어땠어요?",
        "You got in touch with \(name) (\(channel), \(when)). How was it?"),
      Phrase(
        "\(Particle.with.after(name)) 나눈 이야기(\(channel), \(when)), 한마디만 남겨 줄래요?",
        "A few words about \(name) (\(channel), \(when))?"),
      Phrase(
        "\(name), 잘 지낸대요? \(when)에 연락한 이야기가 아직 비어 있어요(\(channel)).",
        "How is \(name)? Your contact has no note yet (\(channel), \(when))."),
    ])
  }

  private func before(_ title: String) -> String {
    turn([
      Phrase("\(dayBefore) 저녁 ‘\(title)’, 어땠어요?", "How was “\(title)” \(dayBefore)?"),
      Phrase(
        "\(dayBefore) ‘\(title)’에서 기억에 남은 게 있어요?",
        "What do you remember of “\(title)” \(dayBefore)?"),
      Phrase(
        "‘\(title)’ 이야기도 듣고 싶어요. \(dayBefore) 저녁이었죠?",
        "One line about “\(title)” \(dayBefore)?"),
    ])
  }

  // MARK: Books

  private func reading(_ standing: BookStanding, _ streak: Int) -> String {
    let title = Printable.brief(standing.book.facts.title.text)
    let isPercent = standing.book.facts.pages == nil
    let asks =
      isPercent
      ? say("지금은 몇 퍼센트예요?", "How many percent have you read now?")
      : say("지금은 몇 쪽이에요?", "Which page are you on now?")
    return lead(standing, title, streak, isPercent) + " " + asks
  }

  private func lead(
    _ standing: BookStanding, _ title: String, _ streak: Int, _ isPercent: Bool
  ) -> String {
    let total = standing.book.total
    if total == 0 {
      return turn([
        Phrase("‘\(title)’, 첫 장은 펼쳤어요?", "Have you begun “\(title)”?"),
        Phrase("‘\(title)’ 읽기 시작했어요?", "“\(title)” is waiting on your shelf."),
        Phrase("‘\(title)’, 아직 처음 그대로인가요?", "Is “\(title)” still unopened?"),
      ])
    }
    let reached = isPercent ? "\(total)%" : say("\(total)쪽", "page \(total)")
    let left = standing.book.end - total
    let rest = isPercent ? "\(left)%" : say("\(left)쪽", left == 1 ? "1 page" : "\(left) pages")
    return turn([
      Phrase("‘\(title)’ \(reached)까지 읽었죠.", "You were at \(reached) of “\(title)”."),
      Phrase("‘\(title)’ 끝까지 \(rest) 남았어요.", "“\(title)” has \(rest) to go."),
      streak > 1
        ? Phrase(
          "\(streak)일째 책을 펴고 있네요. ‘\(title)’ 차례예요.", "Day \(streak) of reading. On to “\(title)”.")
        : Phrase("‘\(title)’, \(reached) 다음이 궁금해요.", "“\(title)”, after \(reached):"),
    ])
  }

  // MARK: The day

  private func mood(_ level: Int?) -> String {
    guard let level else {
      return turn([
        Phrase("\(here) 기분은 1~100에서 몇 점이에요?", "How was \(here), from 1 to 100?"),
        Phrase("\(here) 하루에 점수를 준다면요? (1~100)", "What number would you give \(here) (1–100)?"),
        Phrase(
          "\(here) 기분을 숫자로 말하면요? 1이 가장 낮고 100이 가장 높아요.",
          "Your mood \(here): 1 is lowest, 100 is highest. Which number?"),
      ])
    }
    return turn([
      Phrase(
        "\(dayBefore) 기분은 \(level)점이었어요. \(here)은 몇 점이에요? (1~100)",
        "You were at \(level) \(dayBefore). And \(here), from 1 to 100?"),
      Phrase(
        "\(here) 기분은 \(dayBefore)의 \(level)점보다 나았어요? 1~100으로 말해 주세요.",
        "Was \(here) better than the \(level) of \(dayBefore)? Give it a number from 1 to 100."),
      Phrase(
        "\(dayBefore) \(level)점, \(here)은요? 1에서 100까지예요.",
        "\(level) \(dayBefore); what is the number for \(here)? (1–100)"),
    ])
  }

  private func sentence(_ facts: EveningFacts) -> String {
    if let words = facts.wordsBefore {
      let words = Printable.brief(words)
      return turn([
        Phrase(
          "\(dayBefore) ‘\(words)’라고 적었어요. \(here)은 어땠어요?",
          "You wrote “\(words)” \(dayBefore). How was \(here)?"),
        Phrase(
          "\(dayBefore)의 한 줄은 ‘\(words)’. \(here)의 한 줄은요?",
          "“\(words)” was the line \(dayBefore). What is the one for \(here)?"),
        Phrase(
          "‘\(words)’, \(dayBefore) 남긴 말이에요. \(here)은 무엇이 달랐어요?",
          "“\(words)”, you said \(dayBefore). What was different \(here)?"),
      ])
    }
    if let event = facts.events.last {
      let title = Printable.brief(event.title.text)
      return turn([
        Phrase(
          "‘\(title)’ 있던 날, 한 문장으로 남긴다면요?", "A day with “\(title)”: what is its one sentence?"),
        Phrase(
          "‘\(title)’ 말고 \(here) 또 기억하고 싶은 게 있어요?",
          "Besides “\(title)”, what do you want to keep of \(here)?"),
        Phrase("‘\(title)’까지 마친 \(here), 어땠어요?", "After “\(title)”, how was \(here)?"),
      ])
    }
    return turn([
      Phrase("\(here)을 한 문장으로 적어 볼까요?", "One sentence about \(here)?"),
      Phrase("\(here) 제일 먼저 떠오르는 장면은 뭐예요?", "Which moment of \(here) comes to mind first?"),
      Phrase("나중에 \(here)을 떠올리게 할 한마디는요?", "Which words will bring \(here) back later?"),
    ])
  }

  // MARK: Tomorrow

  private func after(_ events: [Event]) -> String {
    let named = events.prefix(3).map { plan($0) }
    guard let first = named.first else {
      return turn([
        Phrase(
          "내일은 아직 비어 있어요. 하고 싶은 일이 있어요?", "Tomorrow is still empty. What would you like to do?"),
        Phrase("내일 꼭 하고 싶은 일을 하나만 고른다면요?", "If you could do one thing tomorrow, what would it be?"),
        Phrase(
          "내일은 일정이 없어요. 적어 둘 약속이 있어요?", "Nothing is planned for tomorrow. Anything to write down?"),
      ])
    }
    let more = events.count - named.count
    let all =
      named.joined(separator: ", ") + (more > 0 ? say(" 외 \(more)개", " and \(more) more") : "")
    return turn([
      Phrase("내일은 \(all). 더 적어 둘 일이 있어요?", "Tomorrow: \(all). Anything to write down?"),
      Phrase(
        "내일은 \(first)부터예요. 빠진 게 있으면 말해 줘요.", "Tomorrow begins with \(first). Is anything missing?"),
      Phrase(
        "내일 일정은 \(events.count)개예요: \(all). 하나 더 있어요?",
        "You have \(events.count) for tomorrow: \(all). One more?"),
    ])
  }

  /// Returns an event with its time.
  private func plan(_ event: Event) -> String {
    let title = Printable.brief(event.title.text)
    let isWhole = event.isAllDay || event.start.day <= day
    return isWhole ? title : time(event.start) + " " + title
  }

  // MARK: Birthdays

  private func birthday(_ person: Person) -> String {
    let name = Printable.brief(person.calledName)
    return say(
      "\(here) \(name) 생일이었죠. 연락은 했어요?", "It was \(name)'s birthday \(here). Were you in touch?")
  }
}
