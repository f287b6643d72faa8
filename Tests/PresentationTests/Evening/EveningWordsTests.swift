import Support
import Testing

@testable import Domain
@testable import PresentationKit
@testable import PresentationShared

@Suite struct `The sentences of an evening` {
  private func samples(_ language: Language) -> [EveningSamples] {
    EveningSamples.days.map { EveningSamples(language, $0) }
  }

  // V-10
  @Test(arguments: Language.allCases)
  func `name a person once if the title names the person`(language: Language) {
    for sample in samples(language) {
      let name = sample.person.calledName
      let title = language.isKorean ? "지훈이랑 저녁" : "dinner with Nora"
      let text = sample.questions.met(sample.meeting(title))
      #expect(text.components(name) == 2, "\(text)")
      let shared = sample.questions.met(sample.meeting(title), isShared: true)
      #expect(shared.components(name) == 3, "\(shared)")
      let other = sample.questions.met(sample.meeting("coffee"))
      #expect(other.components(name) == 2, "\(other)")
    }
  }

  // V-10: a name without a particle would address the person.
  @Test func `speak about somebody in Korean, and never to them`() {
    let particles = ["한테", "이랑", "이 ", " 화분", " 생일", "랑 "]
    for sample in samples(.korean) {
      let name = sample.person.calledName
      var texts = [
        sample.questions.met(sample.meeting()), sample.questions.called(sample.meeting()),
        sample.questions.birthday(name), sample.reply(.contact(sample.person, Contact(by: .call))),
      ]
      for channel in Watering.Channel.allCases {
        texts.append(sample.questions.pending(sample.contact(channel)))
      }
      for text in texts {
        for rest in text.split(separator: name, omittingEmptySubsequences: false).dropFirst() {
          #expect(particles.contains { rest.hasPrefix($0) }, "\(text)")
        }
      }
    }
  }

  // V-10
  @Test func `take the spoken forms of Korean`() {
    for sample in samples(.korean) {
      let text = sample.questions.met(sample.meeting("점심"))
      #expect(!text.contains("지훈과") && !text.contains("("), "\(text)")
      let book = sample.questions.reading(sample.book(at: 30), 3)
      for word in ["차례예요", "책을 펴고", "외 "] { #expect(!book.contains(word), "\(book)") }
    }
    let noon = EveningSamples(.korean, .on("2026-03-01"))
    #expect(noon.questions.after([noon.event("치과", from: "12:00", after: 1)]).contains("낮 12시에"))
  }

  // V-16: a plan may have been cancelled.
  @Test(arguments: Language.allCases)
  func `greet without a claim about the plans of the day`(language: Language) {
    for sample in samples(language) {
      for count in 0...5 {
        let facts = sample.facts(events: count)
        let text = EveningWords(language).greeting(facts)[1]
        for claim in ["Behind", "behind", "마쳤", "외 "] { #expect(!text.contains(claim), "\(text)") }
        // Up to three plans are named. Of more, the one with a person is, and the rest is counted.
        for (index, event) in facts.events.enumerated() {
          let isNamed = count <= 3 || index == count - 1
          #expect(text.contains(event.title.text) == isNamed, "\(count): \(text)")
        }
      }
    }
  }

  // V-16
  @Test(arguments: Language.allCases)
  func `end a bad day without praise`(language: Language) {
    for sample in samples(language) {
      let (good, bad) = (sample.facts(level: 40), sample.facts(level: 39))
      let words = EveningWords(language)
      #expect(words.goodbye(good) != words.goodbye(bad))
      for text in [words.goodbye(good), words.goodbye(bad), words.laterThen(bad)] {
        for praise in ["well done", "did well", "A day well", "잘했", "애썼", "잘 마무리"] {
          #expect(!text.contains(praise), "\(text)")
        }
      }
    }
  }

  // V-10
  @Test(arguments: Language.allCases)
  func `ask for a number where a number is wanted`(language: Language) {
    let numbers =
      language.isKorean
      ? ["몇 점", "점수"] : ["What", "How", "how", "number", "And today", "And that day"]
    for sample in samples(language) {
      for text in [sample.questions.mood(nil), sample.questions.mood(64)] {
        #expect(numbers.contains { text.contains($0) } && text.contains("?"), "\(text)")
      }
    }
    let eighty = EveningSamples.days.map { EveningSamples(.english, $0).questions.mood(80) }
    #expect(
      eighty.allSatisfy { !$0.contains(" a 80") } && eighty.contains { $0.contains(" an 80") })
  }

  // V-10
  @Test func `answer with the words of the user`() {
    let english = EveningSamples(.english, .on("2026-03-02"))
    var contact = Contact(by: .met, memo: "she brought wine. talked for hours", isEarly: true)
    let met = EveningQuestion.Matter.met(english.meeting("Dinner"))
    let said = english.reply(.contact(english.person, contact), to: met)
    #expect(said.contains("Nora's plant") && said.hasSuffix("“she brought wine. talked for hours”"))
    // A bare yes has the title of the event as its memo.
    contact.memo = "Dinner"
    #expect(!english.reply(.contact(english.person, contact), to: met).contains("“"))
    #expect(english.reply(.mood(MoodDraft(level: 38, text: "wrecked"))).hasSuffix("“wrecked”"))
    let entry = english.reply(.entry("Choir: loud"), to: .yesterday(english.event("Choir")))
    #expect(entry.hasSuffix("“Choir: loud”"), "\(entry)")
    #expect(!english.reply(.entry("loud"), to: .sentence).contains("loud"))
    let plan = english.reply(
      .event(english.event("babysitter", from: "17:30", after: 1), reminding: nil))
    #expect(plan.lowercased().contains("tomorrow at 17:30: babysitter."), "\(plan)")

    let korean = EveningSamples(.korean, .on("2026-03-03"))
    contact.memo = "고기 먹음. 지훈이 이직한대"
    let answer = korean.reply(
      .contact(korean.person, contact), to: .met(korean.meeting("저녁")))
    #expect(answer.contains("지훈") && answer.hasSuffix("‘고기 먹음. 지훈이 이직한대’"), "\(answer)")
  }

  // V-16
  @Test func `say how a record was understood that no question asked for`() {
    let sample = EveningSamples(.english, .on("2026-03-02"))
    var contact = Contact(by: .call)
    contact.at = .on("2026-02-20")
    #expect(sample.reply(.contact(sample.person, contact)) == "The sentence of a command.")
    #expect(sample.reply(.other) == "The sentence of a command.")
  }

  @Test func `name the people of several birthdays`() {
    let english = EveningSamples(.english, .on("2026-03-02"))
    let words = english.questions
    #expect(
      words.birthdayTomorrow(["Mum"], [])
        == "Tomorrow is Mum's birthday. What should I put down?")
    #expect(
      words.birthdayTomorrow(["Mum", "Jo"], [english.event("Tea", after: 1)])
        == "Tomorrow is Mum's and Jo's birthday, and you have “Tea”. Is there anything to add?")
    let korean = EveningSamples(.korean, .on("2026-03-02")).questions
    #expect(korean.birthdayTomorrow(["엄마"], []) == "내일은 엄마 생일이에요. 적어 둘 일 있어요?")
    #expect(korean.birthdayTomorrow(["외할머니"], []) == "내일은 외할머니 생신이에요. 적어 둘 일 있어요?")
  }
}

extension String {
  /// Returns the number of pieces between the occurrences of a text.
  fileprivate func components(_ separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
