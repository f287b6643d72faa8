import Domain
import PresentationKit
import TextUI

/// Questions about the evening before, and about the day itself.
extension EveningQuestionWords {
  /// Asks about an event of the evening before.
  func before(_ event: Event) -> String {
    let title = inMarks(event.title.text)
    // The evening begins before 18:00 for an event, but not for the word.
    let part = ClockWords.partOfDay(max(18, event.start.time.hour))
    let start = clock(event.start)
    return choose([
      Phrase("\(dayBefore) \(part) \(title), 어땠어요?", "How was \(title) \(dayBefore)?"),
      Phrase(
        "\(dayBefore) \(Particle.topic.after(title)) 어떻게 됐어요?",
        "\(topicBefore) at \(start) you had \(title). How did it go?"),
      Phrase(
        "\(title) 얘기도 듣고 싶어요. \(dayBefore) \(part)이었죠?",
        "Tell me about \(title) \(dayBefore)."),
      Phrase(
        "\(dayBefore) \(title), 기억나는 거 있어요?", "What do you remember of \(title) \(dayBefore)?"),
      Phrase(
        "\(dayBefore) \(part)에 \(title) 있었죠. 어떻게 지나갔어요?",
        "\(title) was \(dayBefore). What was it like?"),
    ])
  }

  // MARK: Notes

  /// Asks whether an old note is still wanted.
  func still(_ note: Note) -> String {
    let (text, day) = (inMarks(note.text.text), CalendarWords.day(note.written.day, in: language))
    return choose([
      Phrase("\(day)에 적은 쪽지 \(text), 아직 필요해요?", "Is the note \(text) of \(day) still wanted?"),
      Phrase("\(text), \(day)부터 남아 있네요. 그대로 둘까요?", "\(text) is open since \(day). Shall it stay?"),
      Phrase("쪽지 \(text), 아직 할 일이에요?", "Do you still need your note \(text)?"),
      Phrase("\(day) 쪽지 \(text), 계속 둘까요?", "Your note of \(day) says \(text). Keep it?"),
      Phrase("\(text) 쪽지가 아직 있어요. 더 둘까요?", "\(text) is still among your notes. Leave it there?"),
    ])
  }

  // MARK: Habits

  /// Asks what was done of the habits whose goals are open.
  func open(_ habits: [CounterSummary]) -> String {
    let words = CountsWords(language)
    let list = habits.map { habit in
      let done = habit.progress.map { words.progress($0, habit.counter) } ?? ""
      return words.name(habit.counter) + " " + done
    }.joined(separator: ", ")
    let chains = habits.filter(\.isAboutToBreak).compactMap(words.chain).first
    let chain = chains.map { " (\($0))" } ?? ""
    return choose([
      Phrase(
        "아직 남은 습관이 있어요: \(list)\(chain). 다 했으면 ‘네’, 아니면 얼마나 더 했는지 적어 주세요.",
        "Still open: \(list)\(chain). Answer yes if you did it all, or write how much."),
      Phrase("오늘 습관은 어디까지 했어요? \(list)\(chain)", "How far did you get? \(list)\(chain)"),
      Phrase("\(list)\(chain). 다 했어요, 아니면 얼마나 더 했어요?", "\(list)\(chain). All done, or how much?"),
    ])
  }

  // MARK: Mood

  func mood(_ level: Int?) -> String {
    let with = level.map(comparing) ?? alone
    return choose([
      with[0],
      Phrase("1부터 100까지, \(here)은 몇 점이었어요?", "On a scale from 1 to 100, how good was \(here)?"),
      with[1],
      Phrase("\(here)은 100점 만점에 몇 점이에요?", "How many points out of 100 for \(here)?"),
      with[2],
      Phrase(
        "\(here) 기분, 숫자로 하면 몇 점이에요?", "How did \(here) feel, from 1 to 100?"),
      with[3],
    ])
  }

  /// Returns the questions for a mood level that mention the level of the day before.
  private func comparing(_ level: Int) -> [Phrase] {
    let article = level == 8 || level == 11 || level == 18 || (80...89).contains(level) ? "an" : "a"
    return [
      Phrase(
        "\(topicBefore) \(level)점이었는데, \(here)은 몇 점쯤이에요?",
        "\(topicBefore) was \(article) \(level). What was \(here)?"),
      Phrase(
        "\(here) 기분은 몇 점이에요? \(topicBefore) \(level)점이었죠.",
        "What number would you give \(here)? \(topicBefore) got \(article) \(level)."),
      Phrase(
        "\(dayBefore)엔 \(level)점을 줬죠. \(here)은 몇 점 줄래요?",
        "You gave \(dayBefore) \(article) \(level). And \(here)?"),
      Phrase(
        "\(dayBefore) 기분은 \(level)점이었죠. \(here) 기분은 몇 점이에요?",
        "\(level) \(dayBefore). What about \(here)?"),
    ]
  }

  /// The questions for a mood level if the day before has no level.
  private var alone: [Phrase] {
    [
      Phrase("\(here)은 몇 점쯤이에요? 1부터 100까지로요.", "How was \(here), from 1 to 100?"),
      Phrase(
        "\(here) 기분은 몇 점이에요? 100점이 제일 좋은 날이에요.",
        "What number would you give \(here)? 100 is the best."),
      Phrase("\(here)은 몇 점 줄래요? 1점부터 100점까지요.", "How would you rate \(here), from 1 to 100?"),
      Phrase(
        "\(here) 기분은 몇 점이에요? 1점이 제일 낮아요.", "What number fits \(here)? 1 is the lowest."),
    ]
  }

  // MARK: The sentence of the day

  /// Returns the event that the question about the day may name; nil if there is none.
  func eventToName(_ facts: EveningFacts) -> Event? { facts.mainEvent }

  func sentence(_ facts: EveningFacts) -> String {
    let named =
      eventToName(facts).map(naming) ?? (facts.events.isEmpty ? ofEmptyDay : ofAnyDay)
    let quote = facts.wordsBefore.map(quoting) ?? Phrase("\(here)은 어땠어요?", "How was \(here)?")
    return choose([
      named[0],
      Phrase("\(here) 하루, 한마디로 하면요?", "What kind of day was it?"),
      quote,
      named[1],
      Phrase("\(here) 제일 기억에 남는 건 뭐예요?", "What will you remember of \(here)?"),
      named[2],
      Phrase("\(here) 있었던 일, 하나만 들려줘요.", "Tell me one thing from \(here)."),
    ])
  }

  private func naming(_ event: Event) -> [Phrase] {
    let title = inMarks(event.title.text)
    return [
      Phrase("\(title) 어땠어요?", "How did \(title) go?"),
      Phrase(
        "\(here) \(title) 있었죠. 그거 말고는 어땠어요?",
        "You had \(title) \(here). How was the rest of the day?"),
      Phrase("\(title) 있던 날, 한 줄로 적으면요?", "You had \(title). How would you sum up the day?"),
    ]
  }

  private func quoting(_ words: String) -> Phrase {
    let quote = inMarks(words)
    return Phrase(
      "\(topicBefore) \(quote)라고 했죠. \(here)은요?",
      "You wrote \(quote) \(dayBefore). And \(here)?")
  }

  /// The questions that ask for a sentence about a day without plans.
  private var ofEmptyDay: [Phrase] {
    [
      Phrase("\(here)은 그냥 쉬었어요?", "Did you take it easy \(here)?"),
      Phrase("일정 없는 날이었네요. 뭐 하고 지냈어요?", "It was a day without plans. What did you do?"),
      Phrase("\(here)은 뭐 하면서 보냈어요?", "What filled the day?"),
    ]
  }

  /// The questions that ask for a sentence about a day without naming its plans.
  private var ofAnyDay: [Phrase] {
    [
      Phrase("\(here) 하루, 어떻게 보냈어요?", "How did you spend \(here)?"),
      Phrase("\(here) 좋았던 순간 있어요?", "What was a good moment \(here)?"),
      Phrase("\(here)은 무슨 생각을 제일 많이 했어요?", "What was on your mind \(here)?"),
    ]
  }
}
