import Domain
import PresentationKit
import TextUI

/// Questions about the plans of the next day.
extension EveningQuestionWords {
  /// Asks what to add. Birthdays of that day are named.
  func tomorrow(_ facts: EveningFacts) -> String {
    let names = facts.birthdaysAfter.map(\.calledName)
    return names.isEmpty ? after(facts.eventsAfter) : birthdayTomorrow(names, facts.eventsAfter)
  }

  func after(_ events: [Event]) -> String {
    guard let first = events.first, let last = events.last else { return choose(free) }
    return choose(
      events.count == 1
        ? single(first) : several(events.map { inMarks($0.title.text) }, first, last))
  }

  private var free: [Phrase] {
    [
      Phrase("내일은 비어 있어요. 넣을 거 있어요?", "Tomorrow is free. Anything to add?"),
      Phrase("내일은 아직 일정이 없어요. 적어 둘 일 있어요?", "Nothing is planned for tomorrow. Anything to note?"),
      Phrase("내일 할 일 있으면 적어 둘게요. 뭐가 있어요?", "What should I put down for tomorrow?"),
      Phrase("내일은 뭐 해요?", "What is on tomorrow?"),
      Phrase("내일 챙길 일 있어요?", "Is there anything to remember for tomorrow?"),
    ]
  }

  private func single(_ event: Event) -> [Phrase] {
    let title = inMarks(event.title.text)
    let at = at(event)
    return [
      Phrase(
        "내일은 \(at)\(title) 하나예요. 더 적을 거 있어요?",
        "Just one thing tomorrow: \(title)\(at). Anything to add?"),
      Phrase(
        "내일 \(at)\(Particle.subject.after(title)) 있어요. 또 있어요?",
        "Tomorrow you have \(title)\(at). Anything else?"),
      Phrase(
        "내일은 \(title)만 적혀 있네요. 더 적어 둘 일 있어요?",
        "So far there is only \(title) tomorrow. Is there more to write down?"),
      Phrase(
        "내일 \(at)\(title) 말고 또 뭐 있어요?", "What else is there tomorrow, besides \(title)\(at)?"),
      Phrase(
        "내일 일정은 \(at)\(Particle.being.after(title)). 더 넣을 거 있어요?",
        "\(title)\(at) is the plan for tomorrow. Shall I add something?"),
    ]
  }

  private func several(_ titles: [String], _ first: Event, _ last: Event) -> [Phrase] {
    let (title, lastTitle) = (inMarks(first.title.text), inMarks(last.title.text))
    let (start, count) = (at(first), titles.count)
    let number = capitalised(CountWords.number(count))
    let (things, more) = (CountWords.things(count), CountWords.things(count - 1))
    let list = enumerated(Array(titles.prefix(3)))
    let rest = count - 3
    let others = rest > 0 ? " 말고도 \(CountWords.things(rest)) 더" : ""
    let further = rest > 0 ? ", and \(CountWords.number(rest)) more" : ""
    return [
      Phrase(
        "내일은 \(start)\(Particle.subject.after(title)) 첫 일정이에요. 더 적을 거 있어요?",
        "Tomorrow starts with \(title)\(start). Anything else?"),
      Phrase(
        "내일은 \(list)\(others) 있어요. 빠진 거 있어요?",
        "Tomorrow has \(list)\(further). Is anything missing?"),
      Phrase(
        "내일은 일정이 \(things)네요. \(start)\(title)부터예요. 더 적을 거 있어요?",
        "\(number) things tomorrow, starting with \(title)\(start). Anything to add?"),
      Phrase(
        "내일은 \(title) 말고도 \(more) 더 있어요. 또 적을 거 있어요?",
        "Tomorrow has \(title) and \(CountWords.number(count - 1)) more. Shall I add something?"),
      Phrase(
        "내일은 \(title)부터 \(lastTitle)까지예요. 또 있어요?",
        "Tomorrow begins with \(title) and ends with \(lastTitle). Anything to add?"),
    ]
  }

  /// Returns when an event of the next day begins, with the space that separates it from the title: `아침 9시에 `,
  /// ` at 09:00`. It is empty for an event of the whole day, or one that began earlier.
  private func at(_ event: Event) -> String {
    if event.isAllDay || event.start.day <= day { return "" }
    let clock = clock(event.start)
    return language.isKorean ? clock + "에 " : " at " + clock
  }
}
