import Domain
import PresentationKit
import TextUI

/// Converts an interpretation of a line into the equivalent command.
enum CaptureLines {
  /// Returns the command that saves an interpretation, quoted so that it can be pasted into a shell. A book is named by
  /// its title, unless another of the interpretations is about a book with the same title. A person is named by
  /// `reference`.
  static func command(
    _ reading: CaptureReading, among others: [CaptureReading] = [],
    reference: (Person) -> String = { $0.id.text }
  ) -> String {
    let words = words(reading.captured, among: others, reference)
    let end = words.firstIndex { $0.hasPrefix("--") && !$0.contains(" ") } ?? words.endIndex
    let plain = words[..<end].map(quoted)
    let options = words[end...].map { $0.hasPrefix("--") ? $0 : quoted($0) }
    // A text with a dash at its beginning would be an option.
    let dash = words[..<end].firstIndex { $0.hasPrefix("-") && $0 != "-" }
    let parts = dash.map { plain[..<$0] + options + ["--"] + plain[$0...] } ?? plain + options
    return (["haru"] + parts).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String { ShellQuote.word(Printable.line(word)) }

  private static func words(
    _ captured: Captured, among others: [CaptureReading], _ reference: (Person) -> String
  ) -> [String] {
    switch captured {
    case .event(let draft, _): event(draft)
    case .feeling(let draft):
      ["moods", "add", draft.level.map { "\($0)" } ?? "-"] + [draft.text].compactMap(\.self)
        + option("--at", draft.at.map { written($0.dayAndTime) })
    case .contact(let person, let contact):
      ["people", "water", reference(person)] + option("--by", contact.channel?.rawValue)
        + option("--memo", contact.memo) + option("--on", contact.at.map { written($0.dayAndTime) })
        + ["--early"]
    case .reading(let book, .percent(100), let day):
      ["books", "finish", name(book, among: others)] + option("--on", day?.description)
    case .reading(let book, let position, let day):
      ["books", "read", name(book, among: others), written(position)]
        + option("--on", day?.description)
    case .sentence(let book, let text, let page):
      ["quotes", "add", name(book, among: others), text]
        + option("--page", page.map(String.init))
    case .saying(let draft):
      ["sayings", "add"] + option("--eng", filled(draft.eng)) + option("--kor", filled(draft.kor))
        + option("--who", filled(draft.who))
    case .book(let draft, let target, let isWanted):
      (isWanted ? ["books", "want"] : ["books", "add", "--manual", "--title"]) + [draft.title]
        + option("--author", filled(draft.author)) + option("--pages", draft.pages.map(String.init))
        + option("--target", target?.description)
    case .note(let text): ["note", text]
    case .count(let counter, let amount, let day):
      ["count", counter.tag, amount.text] + option("--on", day?.description)
    case .cycle(let person, let days):
      ["people", "edit", reference(person), "--every", String(days)]
    case .fact(let person, let input):
      ["people", "edit", reference(person)] + option("--phone", input.phone)
        + option("--note", input.note)
    case .birthday(let person, let birthday):
      ["people", "edit", reference(person), "--birthday", birthday.description]
    case .date(let date):
      ["people", "date", date.people.first.map(reference) ?? "", date.label.stored]
        + [date.day.description]
    case .gift(let person, let input) where input.isReturn:
      ["gifts", "done", input.what ?? reference(person)] + option("--amount", input.amount)
    case .gift(let person, let input):
      ["gifts", "add", reference(person)] + [input.what].compactMap(\.self)
        + (input.kind == .given ? [] : [input.kind.map { "--" + $0.rawValue }].compactMap(\.self))
        + option("--amount", input.amount) + option("--currency", input.currency)
        + option("--for", input.occasion) + option("--on", input.day?.description)
    case .person(let draft):
      ["people", "add", draft.name ?? ""] + (draft.cycleDays.map { ["--every", String($0)] } ?? [])
        + (draft.tags?.words ?? []).flatMap { ["--tag", $0] }
        + option("--phone", draft.phone) + option("--note", draft.note.flatMap(filled))
    }
  }

  private static func name(_ book: Book, among others: [CaptureReading]) -> String {
    let title = book.facts.title.text
    let isShared = others.contains { other in
      switch other.captured {
      case .reading(let known, _, _), .sentence(let known, _, _):
        known.id != book.id && known.facts.title.text.lowercased() == title.lowercased()
      case .event, .feeling, .contact, .saying, .book, .person, .birthday, .date, .gift, .cycle,
        .fact, .note, .count:
        false
      }
    }
    // A title with a dash at its beginning would be an option.
    return isShared || title.hasPrefix("-") ? book.id.text : title
  }

  private static func event(_ draft: EventDraft) -> [String] {
    var words = ["schedule", "add", draft.title]
    switch draft.times {
    case .hours(let from, let to):
      words += ["--from", written(from)] + option("--to", to.map(written))
    case .days(let days):
      words += ["--day", days.lowerBound.description]
      if days.upperBound > days.lowerBound { words += ["--to", days.upperBound.description] }
    }
    return words + option("--location", filled(draft.location))
      + option("--repeat", draft.repeating?.text)
      + draft.reminders.flatMap { ["--remind", "\($0 / 60)m"] }
      + option("--countdown", draft.isCountedDown ? "on" : nil)
  }

  private static func option(_ name: String, _ value: String?) -> [String] {
    value.map { [name, $0] } ?? []
  }

  private static func filled(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func written(_ time: DayAndTime) -> String {
    "\(time.day) \(time.time.description.prefix(5))"
  }

  private static func written(_ position: ReadingPosition) -> String {
    switch position {
    case .page(let page): String(page)
    case .percent(let percent): "\(percent)%"
    }
  }
}
