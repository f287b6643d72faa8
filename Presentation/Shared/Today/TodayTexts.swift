import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import PresentationSchedule
import TextUI

/// The Today page as lines of text for the command line.
struct TodayTexts {
  let words: TodayWords
  let now: Now

  /// The maximum number of lines about due items; small screens use the same maximum.
  static let most = 12

  /// Returns the whole page: day, saying, moods, this day in the past, events in their groups, and the other items by
  /// urgency.
  func page(_ page: TodayPage) -> [String] {
    let share = page.share(of: Self.most, at: now)
    let date = CalendarWords.dayWithWeekday(page.day, in: words.language)
    let countdowns = ScheduleWords(words.language).countdowns(page.countdowns, at: now)
    var blocks = [
      [DayNotes(words.language).named(date, page.day), countdowns].compactMap(\.self)
    ]
    if let saying = page.saying {
      let texts = SayingTexts(SayingsWords(words.language))
      blocks.append(
        words.isPlain
          ? [words.field(SayingsWords.ofTheDay(words.language), texts.summary(saying.words))]
          : texts.lines(saying.words))
    }
    if let canvas = page.canvas, canvas.total > 0 { blocks.append([feelings(canvas)]) }
    if let past = page.past {
      let ago = words.ago(past, today: page.day)
      let described = words.describe(past)
      blocks.append([words.isPlain ? words.field(ago, described) : ago + " · " + described])
    }
    blocks += events(share, page)
    var rest = share.lines.compactMap { shown in
      line(shown).map { text in words.hint(shown, in: page).map { words.joined(text, $0) } ?? text }
    }
    if !share.left.isEmpty { rest.append((words.isPlain ? "" : "… ") + words.more(share.left)) }
    if rest.isEmpty, share.lines.isEmpty, page.failures.isEmpty { rest = [words.quietLine] }
    if let done = CountsWords(words.language).done(page) { rest.append(done) }
    if let more = NotesWords(words.language).rest(page) {
      rest.append(
        more + words.between + (page.waitingLines > 0 ? "haru inbox sort" : "haru notes"))
    }
    if page.offersEvening { rest.append(EveningWords(words.language).offer) }
    blocks.append(rest)
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// Returns the shapes of the day's moods, newest first as in the picture, and the number of moods and diary entries.
  private func feelings(_ canvas: Canvas) -> String {
    if words.isPlain { return words.felt(canvas) }
    let signs = canvas.shapes.map { Glyphs.unicode.sign(of: $0.record.shape) }
    return signs.joined(separator: " ") + "  " + words.felt(canvas)
  }

  /// Returns the current and upcoming events under the titles of their groups. Past events are only counted.
  private func events(_ share: TodayShare, _ page: TodayPage) -> [[String]] {
    let plans = ScheduleWords(words.language)
    let shown = share.lines.compactMap { line -> ScheduledEvent? in
      if case .event(let scheduled) = line.matter { scheduled } else { nil }
    }
    let agenda = DayAgenda(day: page.day, events: shown)
    let texts = ScheduleTexts(words: plans, now: now)
    var blocks = [EventGroup.inProgress, .upcoming].map { texts.groups(agenda, [$0]) }
    let done = page.doneCount(at: now)
    if done > 0 { blocks.append([words.done(done)]) }
    return blocks
  }

  /// Returns a due item as one sentence; nil for items that have no signs.
  private func sentence(_ line: TodayLine) -> String? {
    switch line.matter {
    case .begun(let contact):
      words.record(contact.plant.person.calledName, [words.begun(contact, on: now.day)])
    case .appointment(let appointment):
      words.record(
        appointment.person.calledName,
        [words.passed(appointment, on: now.day), words.asks(appointment)])
    case .birthday(let birthday):
      words.record(words.birthday, [words.nearness(birthday), words.celebrates(birthday)])
    case .date(let occasion):
      words.record(
        occasion.person.calledName,
        [
          DateWords(words.language).title(occasion),
          CalendarWords.distance(occasion.day - now.day, in: words.language),
        ])
    case .loan(let entry):
      words.record(
        entry.person.calledName, [GiftWords(words.language).openFor(entry.gift, today: now.day)])
    case .note(let note):
      words.record(PartWords.note(words.language), [Printable.line(note.text.text)])
    case .habit(let habit): CountsWords(words.language).row(habit)
    case .event, .plant, .book: nil
    }
  }

  /// Returns a due item as a line; nil for events, which are listed in their groups.
  private func line(_ line: TodayLine) -> String? {
    let glyphs = Glyphs.unicode
    if words.isPlain, let sentence = sentence(line) { return sentence }
    switch line.matter {
    case .event: return nil
    case .plant(let plant): return PeopleTexts(PeopleWords(words.language)).row(plant)
    case .begun(let contact):
      return
        "\(glyphs.new) \(contact.plant.person.calledName)  \(words.begun(contact, on: now.day))"
    case .appointment(let appointment):
      return "\(glyphs.new) \(appointment.person.calledName)  "
        + "\(words.passed(appointment, on: now.day))  \(words.asks(appointment))"
    case .book(let progress): return ReadingTexts(ReadingWords(words.language)).today(progress)
    case .birthday(let birthday):
      return "\(glyphs.next) \(words.birthday)  \(words.nearness(birthday))  "
        + words.celebrates(birthday)
    case .date(let occasion):
      let distance = CalendarWords.distance(occasion.day - now.day, in: words.language)
      return "\(glyphs.next) \(Printable.brief(occasion.person.calledName))  \(distance)  "
        + DateWords(words.language).title(occasion)
    case .loan(let entry):
      return "\(glyphs.next) \(Printable.brief(entry.person.calledName))  "
        + GiftWords(words.language).openFor(entry.gift, today: now.day)
    case .note(let note):
      let days = NotesWords(words.language).days(note, today: now.day)
      return "\(glyphs.next) \(Printable.line(note.text.text))  \(days)"
    case .habit(let habit): return CountsWords(words.language).row(habit)
    }
  }
}
