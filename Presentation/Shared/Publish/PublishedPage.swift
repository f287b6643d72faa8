import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationSchedule
import TextUI

// Y-21, Y-24
/// The published page of today and tomorrow: a single HTML file without scripts and network requests. It contains the
/// time of its last change, not the current time, so that an unchanged day has the same bytes.
struct PublishedPage {
  private let day: PublishedDay
  private let language: Language
  private let words: PublishedPageWords
  private var body = ""

  init(_ day: PublishedDay, _ language: Language) {
    (self.day, self.language) = (day, language)
    words = PublishedPageWords(language)
    let today = day.today.day
    add("<header>")
    add("<div>")
    add("<p class=\"kicker\">\(escaped(ShellWords.haru(language)))</p>")
    add("<h1>\(escaped(words.date(today)))</h1>")
    if let notes = DayNotes(language).line(today) {
      add("<p class=\"lead\">\(escaped(notes))</p>")
    }
    add("</div>")
    add(picture)
    add("</header>")
    add("<main>")
    for entry in day.entries { add(entry) }
    add("</main>")
    if let changed = day.changed { add("<footer>\(escaped(words.updated(changed)))</footer>") }
  }

  /// The whole document, in UTF-8.
  var bytes: [UInt8] {
    let title = words.date(day.today.day)
    let page = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(escaped(title + " · " + ShellWords.haru(language)))</title>
      <style>
      \(PublishedPageStyle.sheet)
      </style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
    return Array(page.utf8)
  }

  private mutating func add(_ line: String) { body += line + "\n" }

  private func escaped(_ text: String) -> String { SVG.escaped(text) }

  /// Returns a text that keeps its line breaks.
  private func paragraph(_ text: String) -> String {
    text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
      .map { escaped(String($0)) }.joined(separator: "<br>")
  }

  // MARK: Days

  private mutating func add(_ entry: PublishedDay.Entry) {
    let isToday = entry.day == day.today.day
    add("<section>")
    if isToday {
      add("<h2>\(escaped(PartWords.today(language)))</h2>")
    } else {
      let date = CalendarWords.dayWithWeekday(entry.day, in: language)
      add("<h2>\(escaped(words.tomorrow)) <span>\(escaped(date))</span></h2>")
    }
    if entry.isEmpty { add("<p class=\"calm\">\(escaped(words.calm(isToday)))</p>") }
    let people = PeopleWords(language)
    add(
      "birthdays", words.birthdays,
      entry.birthdays.map { item(people.birthday(of: $0.celebrant)) }
        + entry.dates.map { item(OccasionWords(language).named($0.inCalendar)) })
    add("schedule", PartWords.schedule(language), entry.events.map(item))
    add("people", words.toContact, entry.plants.map { item($0.person.calledName) })
    add(
      "books", words.lastDays,
      entry.books.map { item($0.book.facts.title.text, $0.book.facts.author?.text) })
    add("moods", PartWords.moods(language), entry.moods.map(item))
    add("</section>")
  }

  private mutating func add(_ part: String, _ title: String, _ items: [String]) {
    if items.isEmpty { return }
    add("<div class=\"\(part)\">")
    add("<h3>\(escaped(title))</h3>")
    add("<ul>")
    for item in items { add("<li>\(item)</li>") }
    add("</ul>")
    add("</div>")
  }

  private func item(_ title: String, _ detail: String? = nil) -> String {
    let small = detail.map { "<small>\(escaped($0))</small>" } ?? ""
    return "<span><b>\(escaped(title))</b>\(small)</span>"
  }

  private func item(_ event: Event) -> String {
    let now = Now(day: day.today.day, time: TimeOfDay(seconds: 0), offset: event.start.offset)
    let time = ScheduleWords(language).times(event, at: now)
    return "<span class=\"time\">\(escaped(time))</span> "
      + item(event.title.text, event.location?.text)
  }

  private func item(_ record: MoodRecord) -> String {
    let text = record.text.map { "<small>\(paragraph($0.text))</small>" } ?? ""
    return "<span><b>\(escaped(PublishWords(language).mood(record)))</b>\(text)</span>"
  }

  // MARK: The picture

  /// A plant as inline SVG: that of the person who waits longest, or else a healthy one.
  private var picture: String {
    let due = day.today.plants.first
    let art = PlantArt(
      species: due?.species ?? .rosemary, stage: due?.stage ?? 3, thirst: due == nil ? 0 : 0.4)
    var text = "<svg viewBox=\"0 0 100 100\" aria-hidden=\"true\">"
    for shape in art.sketch(grain: 1).shapes {
      let corners = shape.outline.corners
      guard corners.count > 2, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
        continue
      }
      let edge = corners.map { "\(Self.short($0.x)) \(Self.short($0.y))" }.joined(separator: "L")
      text += "<path fill=\"\(SVG.hex(shape.ink))\" d=\"M\(edge)Z\"/>"
    }
    return text + "</svg>"
  }

  /// Formats a number with one decimal.
  private static func short(_ value: Double) -> String { SVG.number((value * 10).rounded() / 10) }
}
