import Domain
import PresentationKit
import PresentationPeople
import PresentationReading
import PresentationSchedule
import TextUI

/// A displayed line of the page: a sign, a name, a bar, the time, and what to know about it. The key that acts on the
/// line is shown only while the line is chosen.
struct TodayRow: Equatable {
  let name: TodayMatter.Name
  let urgency: Urgency
  let mark: StyledText
  /// The name of the person, event, book or other item in this row.
  let title: String
  /// The bar of a plant, which shows how much water is left, or of a book, which shows how much is read; nil for other
  /// rows.
  private(set) var bar: Progress?
  /// The time of the item, or how far away it is.
  let when: StyledText
  /// The last words with the person, or the task to do; may be empty.
  let detail: StyledText
  /// Shorter forms of `when` and `detail`, such as only the start of an event, for rows without room for the whole. Nil
  /// if there is no shorter form; the text is then cut.
  private(set) var briefWhen: StyledText?
  private(set) var briefDetail: StyledText?
  /// The key that acts on the line. `meaning` says what the key does.
  let key: String
  let meaning: String

  /// A thin bar with its percentage.
  struct Progress: Equatable {
    let bar: Bar
    let ink: Ink
    /// The percentage as text; empty if it is not shown.
    let figure: String
  }

  /// Whether the row is a current or next event. Such rows are listed separately at the top.
  var isNowOrNext: Bool { urgency == .goingOn || urgency == .next }

  /// The values that all rows of a page need when they are created.
  struct Appearance {
    let page: TodayPage
    let now: Now
    let words: TodayWords
    let glyphs: Glyphs
    let accent: Ink
    var isLight = false
  }

  init(_ line: TodayLine, _ appearance: Appearance) {
    name = line.matter.name
    urgency = line.urgency
    let (words, glyphs, day) = (appearance.words, appearance.glyphs, appearance.now.day)
    let people = PeopleWords(words.language)
    let late = Style(ink: TodayTones.late(onLight: appearance.isLight))
    let due = Style(ink: TodayTones.today)
    switch line.matter {
    case .event(let scheduled):
      let event = scheduled.event
      let isNow = line.urgency == .goingOn
      let hue = isNow ? Hue.ember : Hue.water
      mark = StyledText(glyphs.spine, Style(ink: hue.colour(onLight: appearance.isLight), .bold))
      title = Printable.brief(event.title.text)
      let overlap = scheduled.isInConflict ? " " + DayRibbonWords.overlap(glyphs) : ""
      let near = words.nearness(event, line.urgency, at: appearance.now)
      let times = DayRibbonWords(words.language).times(event, on: day)
      when = StyledText((near.isEmpty ? times : near) + overlap, isNow ? .plain : .dim)
      detail = StyledText(near.isEmpty ? "" : times, .dim)
      if event.takesTime, event.start.day == day {
        let start = DayRibbonWords(words.language).start(event)
        if near.isEmpty {
          briefWhen = StyledText(start + overlap, when.style)
        } else {
          briefDetail = StyledText(start, .dim)
        }
      }
      (key, meaning) = (glyphs.enter, words.keyOpen)
    case .plant(let plant):
      let isWithered = plant.state == .withered
      mark = StyledText(
        isWithered ? glyphs.withered : glyphs.thirsty, isWithered ? late : due)
      title = Printable.brief(plant.person.calledName)
      bar = Self.water(plant, appearance)
      when = StyledText(people.nearness(plant), isWithered ? late : due)
      (detail, briefDetail) = appearance.words.lastWords(
        of: plant.person, in: appearance.page, at: appearance.now)
      (key, meaning) = ("w", words.keyWater)
    case .begun(let contact):
      mark = StyledText(glyphs.new, Style(ink: appearance.accent, .bold))
      title = Printable.brief(contact.plant.person.calledName)
      bar = Self.water(contact.plant, appearance)
      when = StyledText(people.nearness(contact.plant), .dim)
      detail = StyledText(words.begun(contact, on: day))
      (key, meaning) = ("w", words.keyNote)
    case .appointment(let appointment):
      mark = StyledText(glyphs.new, Style(ink: appearance.accent, .bold))
      title = Printable.brief(appointment.person.calledName)
      when = StyledText(words.passed(appointment, on: day), .dim)
      detail = StyledText(words.asks(appointment))
      (key, meaning) = ("y", words.keyMet)
    case .book(let progress):
      let book = progress.book
      mark = StyledText(
        glyphs.spine, Style(ink: Cloth(book, isOverdue: progress.isOverdue).mark, .bold))
      title = Printable.brief(book.facts.title.text)
      if book.facts.pages != nil {
        let bar = Bar(book.reached, of: book.end)
        self.bar = Progress(
          bar: bar, ink: Hue.violet.colour(onLight: appearance.isLight), figure: bar.percent)
      }
      let style =
        progress.isOverdue
        ? late
        : progress.owedToday == 0
          ? Style(ink: TodayTones.done(onLight: appearance.isLight))
          : progress.dDay == 0 ? due : .plain
      when = StyledText(words.share(progress), style)
      detail = StyledText(words.target(progress), .dim)
      briefDetail = StyledText(words.briefTarget(progress), .dim)
      (key, meaning) =
        progress.isOverdue
        ? ("e", words.keyTarget)
        : book.facts.pages == nil ? ("e", words.keyPages) : ("r", words.keyRead)
    case .birthday(let birthday):
      mark = StyledText(glyphs.liked, late)
      title = Printable.brief(birthday.celebrant.calledName)
      when = StyledText(words.nearness(birthday), .dim)
      detail = StyledText(words.hint(line, in: appearance.page) ?? "", .dim)
      (key, meaning) = (glyphs.enter, words.keyOpen)
    case .date(let occasion):
      mark = StyledText(glyphs.next, .dim)
      title = Printable.brief(occasion.person.calledName)
      when = StyledText(
        CalendarWords.distance(occasion.day - day, in: words.language),
        occasion.day == day ? due : .dim)
      let hint = words.hint(line, in: appearance.page).map { words.between + $0 } ?? ""
      detail = StyledText(DateWords(words.language).title(occasion) + hint)
      (key, meaning) = (glyphs.enter, words.keyOpen)
    case .loan(let entry):
      mark = StyledText(glyphs.next, .dim)
      title = Printable.brief(entry.person.calledName)
      when = StyledText(GiftWords(words.language).openFor(entry.gift, today: day), .dim)
      detail = StyledText("")
      (key, meaning) = (glyphs.enter, words.keyOpen)
    case .note(let note):
      mark = StyledText(glyphs.next, .dim)
      title = Printable.brief(note.text.text)
      when = StyledText(NotesWords(words.language).days(note, today: day), .dim)
      detail = StyledText("")
      (key, meaning) = ("f", NotesWords(words.language).keyFinish)
    case .habit(let habit):
      let counts = CountsWords(words.language)
      mark = StyledText(glyphs.new, due)
      title = counts.name(habit.counter)
      when = StyledText(habit.progress.map { counts.progress($0, habit.counter) } ?? "")
      detail = StyledText(counts.chain(habit) ?? "", .dim)
      (key, meaning) = ("f", counts.keyAddOne)
    }
  }

  /// The water that a plant has left, as in the garden.
  private static func water(_ plant: Plant, _ appearance: Appearance) -> Progress {
    let water = WaterLeft(plant, appearance.glyphs)
    return Progress(bar: Bar(water.fraction ?? 1), ink: water.ink, figure: "")
  }
}
