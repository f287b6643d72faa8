import Domain
import PresentationKit
import PresentationSayings
import TextUI

/// The sentences about people, the book and the saying of a day.
extension MorningWords {
  func people(_ facts: MorningFacts) -> String? {
    let born = facts.birthdays.map(\.celebrant.calledName)
    let names = dueNames(facts)
    if born.isEmpty { return names.map { due($0, facts) } }
    let birthday = BirthdayWord.list(born, self)
    let word = BirthdayWord.of(born)
    if let names {
      return facts.isPast
        ? say(
          "\(birthday) \(word)이었고, \(names)한테 연락할 때였어요.",
          "It was \(birthday) birthday, and time to contact \(names).")
        : say(
          "\(birthday) \(word)이고, \(names)한테 연락할 때예요.",
          "It's \(birthday) birthday, and time to contact \(names).")
    }
    if facts.isPast { return say("\(birthday) \(word)이었어요.", "It was \(birthday) birthday.") }
    return facts.isToday
      ? say("오늘은 \(birthday) \(word)이에요.", "It's \(birthday) birthday today.")
      : say("\(birthday) \(word)이에요.", "It's \(birthday) birthday.")
  }

  /// Returns the sentence about the other dates of people; nil if there are none.
  func dates(_ facts: MorningFacts) -> String? {
    if facts.dates.isEmpty { return nil }
    let names = facts.dates.map { OccasionWords(language).named($0.inCalendar) }
    let all = names.joined(separator: say(", ", "; "))
    return say("챙길 날은 \(Particle.being.after(all)).", "A day to remember: \(all).")
  }

  /// Returns the people whose contact is due: `민아, 준 말고도 2명`, `Mina, Jun and 2 more`; nil if there are none.
  private func dueNames(_ facts: MorningFacts) -> String? {
    let names = facts.due.map { Printable.brief($0.calledName) }
    if names.isEmpty { return nil }
    guard facts.moreDue > 0 else { return enumerated(names) }
    return say(
      "\(names.joined(separator: ", ")) 말고도 \(facts.moreDue)명",
      "\(names.joined(separator: ", ")) and \(facts.moreDue) more")
  }

  private func due(_ names: String, _ facts: MorningFacts) -> String {
    if facts.isPast { return say("\(names)한테 연락할 때였어요.", "It was time to contact \(names).") }
    return choose(
      facts.day,
      [
        Phrase("\(names)한테 연락할 때예요.", "It is time to contact \(names)."),
        Phrase("\(names)한테 안부 물을 때가 됐어요.", "You could get in touch with \(names)."),
        Phrase("\(names) 화분에 물 줄 때예요.", "Thirsty plants: \(names)."),
        Phrase("\(names)한테 연락 한번 해 봐요.", "A word with \(names) would be good."),
        Phrase("연락할 사람은 \(Particle.being.after(names)).", "On your list to contact: \(names)."),
      ])
  }

  // MARK: The book

  func book(_ progress: BookProgress, of day: Day) -> String {
    let title = inMarks(progress.book.facts.title.text)
    let total = progress.book.total
    guard let left = progress.pagesLeft else { return choose(day, inPercent(title, total)) }
    return choose(day, total == 0 ? unopened(title, left) : begun(title, total, left, progress))
  }

  private func inPercent(_ title: String, _ percent: Int) -> [Phrase] {
    let topic = Particle.topic.after(title)
    return [
      Phrase("읽던 책 \(topic) \(percent)%까지 왔어요.", "You have read \(percent)% of \(title)."),
      Phrase("\(title), 지금 \(percent)%예요.", "\(title) is at \(percent)%."),
      Phrase("\(topic) \(100 - percent)% 남았어요.", "There is \(100 - percent)% of \(title) to go."),
      Phrase("책갈피는 \(title) \(percent)%에 있어요.", "The bookmark in \(title) is at \(percent)%."),
      Phrase(
        "요즘 읽는 책은 \(title), 지금 \(percent)%까지예요.",
        "Your book is \(title), and you stopped at \(percent)%."),
    ]
  }

  private func unopened(_ title: String, _ left: Int) -> [Phrase] {
    let pages = left == 1 ? "1 page" : "\(left) pages"
    let topic = Particle.topic.after(title)
    return [
      Phrase("\(topic) 아직 첫 장 전이에요.", "\(title) is still on its first page."),
      Phrase(
        "\(left)쪽짜리 \(Particle.subject.after(title)) 책장에 있어요.",
        "\(title), with \(pages), is ready to begin."),
      Phrase("오늘 \(title) 첫 장을 펼쳐도 좋겠어요.", "Today would do for the first page of \(title)."),
      Phrase("다음에 읽을 책은 \(Particle.being.after(title)).", "The next book to open is \(title)."),
      Phrase("\(topic) 모두 \(left)쪽이에요.", "\(title) has \(pages), all of them still new."),
    ]
  }

  private func begun(
    _ title: String, _ total: Int, _ left: Int, _ progress: BookProgress
  ) -> [Phrase] {
    let topic = Particle.topic.after(title)
    let pages = left == 1 ? "1 page" : "\(left) pages"
    return [
      Phrase(
        "\(topic) \(total)쪽까지 읽었고 \(left)쪽 남았어요.",
        "You are on page \(total) of \(title), with \(left) to go."),
      Phrase("\(title) \(total)쪽부터 읽으면 돼요.", "You have \(pages) of \(title) left to read."),
      Phrase(
        "\(topic) \(total)쪽까지 읽어 뒀어요.",
        "Your book is \(title), and you stopped at page \(total)."),
      Phrase(
        "\(title), 지금 \(progress.percent)%쯤 읽었어요.", "You are \(progress.percent)% through \(title)."
      ),
      Phrase("\(title) \(total)쪽에 책갈피가 꽂혀 있어요.", "The bookmark in \(title) is on page \(total)."),
    ]
  }

  // MARK: The saying

  func saying(_ saying: Saying, of day: Day) -> String {
    let words = saying.words.parts(language).first ?? ""
    let text = Printable.line(words.split(whereSeparator: \.isNewline).joined(separator: " "))
    let quote = wholeInMarks(text)
    let being = Particle.being.form(after: text)
    // A saying that ends with a full stop ends the sentence too.
    let end = text.last.map { ".?!…".contains($0) } == true ? "" : "."
    return choose(
      day,
      [
        Phrase("오늘의 글귀는 \(quote)\(being).", "The saying of the day is \(quote)\(end)"),
        Phrase("\(quote), 오늘의 글귀예요.", "Today's saying is \(quote)\(end)"),
        Phrase("오늘 뽑은 글귀는 \(quote)\(being).", "Here is a saying for today, \(quote)\(end)"),
        Phrase("오늘 하루 곁에 둘 글귀는 \(quote)\(being).", "The words for today are \(quote)\(end)"),
        Phrase("오늘의 한마디는 \(quote)\(being).", "A word for the day is \(quote)\(end)"),
      ])
  }
}
