import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSchedule
import TextUI

/// Messages of the quick-add line on the screens.
extension CaptureWords {
  var keyKeep: String { say("적기", "save") }
  var keyNote: String { TodayWords(language: language).keyNote }
  var keyTurn: String { say("다르게 읽기", "next meaning") }
  var placeholder: String { say("무엇이든 한 줄로 적어 보세요", "type anything on one line") }
  var leftLine: String {
    say("적다 만 글이에요. Ctrl-U로 지워요.", "Unsaved line. Ctrl-U clears it.")
  }
  var examples: String {
    say(
      "내일 7시 민아랑 저녁 · 기분 80 산책 · 데미안 105쪽", "dinner with Maya tomorrow at 7 · mood 80 · Dune p.120")
  }
  var unclear: String {
    say("어디에 적을까요? Tab으로 골라 주세요.", "Where does this line belong? Press Tab to choose.")
  }
  var chooseFirst: String {
    say("Tab으로 하나를 고른 다음 Enter를 눌러 주세요.", "Choose with Tab, then press Enter.")
  }
  var levelWanted: String {
    say("1~100 사이의 점수를 붙이면 기분으로 적어요.", "Add a number from 1 to 100 to save this as a mood.")
  }

  /// Returns the message that some words of the line may mean something else than the preview shows.
  func unread(_ text: String) -> String {
    unsure(text) + say(" 이대로 적으려면 Tab으로 고르세요.", " Press Tab to save the line as shown.")
  }
  var several: String {
    say("여러 가지로 읽을 수 있어요. Tab으로 골라 주세요:", "This has several meanings. Press Tab to choose:")
  }
  func turn(_ number: Int, of count: Int) -> String { "Tab \(max(number, 0))/\(count)" }

  func title(_ part: DailyPart) -> String {
    PartWords.name(of: part)(language)
  }

  /// Returns the part of a record, or what it is if the part has several kinds.
  func title(of captured: Captured) -> String {
    if case .feeling(let draft) = captured, draft.level == nil {
      return MoodsWords(language).entryName
    }
    return title(captured.part)
  }

  /// Returns what the readings of a line are. Readings of the same part differ by their first different value.
  func names(of readings: [CaptureReading], at now: Now) -> [String] {
    let records = readings.map {
      (title: title(of: $0.captured), pieces: pieces(of: $0.captured, at: now))
    }
    return records.indices.map { number in
      let record = records[number]
      let same = records.filter { $0.title == record.title }
      let different = record.pieces.first { piece in same.contains { !$0.pieces.contains(piece) } }
      guard same.count > 1, let different else { return record.title }
      let isFirst = records.firstIndex { $0.title == record.title } == number
      return (isFirst ? record.title + " " : "") + Printable.brief(different)
    }
  }

  /// Returns the preview of a line: its part, content and time.
  func preview(_ captured: Captured, at now: Now) -> [StyledText] {
    let door: String? =
      if case .note = captured { NotesWords(language).keepAsNote } else { nil }
    let style = Style(ink: captured.part.hue.ink, .bold)
    return [StyledText(door ?? title(of: captured) + "  ", style)]
      + [StyledText(pieces(of: captured, at: now).joined(separator: " · "))]
  }

  /// Returns the part, the content and the time of a record as one text.
  func summary(of captured: Captured, at now: Now) -> String {
    let content: [String] =
      if case .note(let text) = captured { [text] } else { pieces(of: captured, at: now) }
    return ([title(of: captured)] + content.map { Printable.brief($0) })
      .joined(separator: between)
  }

  /// Returns the content and the time of a record. Missing values are left out.
  func pieces(of captured: Captured, at now: Now) -> [String] {
    pieces(captured, at: now).filter { !$0.isEmpty }.map { Printable.line($0) }
  }

  private func pieces(_ captured: Captured, at now: Now) -> [String] {
    switch captured {
    case .event(let draft, _):
      return [
        draft.title, when(draft.times, isRepeated: draft.repeating != nil, at: now),
        draft.location, repeats(draft, at: now),
        draft.reminders.map { reminder($0) }.joined(separator: ", "),
        draft.isCountedDown ? ScheduleWords(language).fieldName(.countdown).lowercased() : "",
      ]
    case .feeling(let draft):
      return [draft.level.map { "\($0)" } ?? "", draft.text ?? "", day(draft.at, now)]
    case .contact(let person, let contact):
      let how = contact.channel.map { PeopleWords(language).channel($0) }
      return [person.calledName, how ?? "", day(contact.at, now), contact.memo ?? ""]
    case .reading(let book, let position, let day):
      let heading = day.map { CalendarWords.heading($0, today: now.day, in: language) }
      return [book.facts.title.text, reached(position), heading ?? ""]
    case .sentence(let book, let text, let page):
      return [book.facts.title.text, page.map(pages) ?? "", text]
    case .note: return []
    case .count(let counter, let amount, let day):
      let words = CountsWords(language)
      return [
        words.name(counter), words.amount(amount, counter),
        day.map { CalendarWords.heading($0, today: now.day, in: language) } ?? "",
      ]
    case .saying(let draft): return [draft.kor.isEmpty ? draft.eng : draft.kor, draft.who]
    case .book(let draft, let target, let isWanted):
      let until = target.map { CalendarWords.dayWithWeekday($0, in: language) }
      return [
        isWanted ? say("읽고 싶은 책", "a book to read") : say("새 책", "a new book"), draft.title,
        draft.author, draft.pages.map(pages) ?? "",
        until.map { say("\($0)까지", "by \($0)") } ?? "",
      ]
    case .birthday(let person, let birthday):
      return [
        PeopleWords(language).birthday(of: .person(person)),
        CalendarWords.birthday(birthday, in: language),
        person.birthday.flatMap { birthday.agrees(with: $0) ? nil : $0 }.map(storedNow) ?? "",
      ]
    case .date(let date):
      return [
        date.people.map(\.calledName).joined(separator: ", "),
        DateWords(language).label(date.label), CalendarWords.birthday(date.day, in: language),
        date.known.flatMap { date.day.agrees(with: $0) ? nil : $0 }.map(storedNow) ?? "",
      ]
    case .gift(let person, let input):
      let words = GiftWords(language)
      return [
        person.calledName, input.isReturn ? words.paidBack : input.kind.map(words.kind) ?? "",
        input.what ?? "",
        [input.amount, input.currency].compactMap(\.self).joined(separator: " "),
        input.occasion.map { words.occasion(GiftOccasion(stored: $0)) } ?? "",
        input.day.map { CalendarWords.heading($0, today: now.day, in: language) } ?? "",
      ]
    case .person(let draft):
      return [
        say("새 사람", "a new person"), draft.name ?? "",
        draft.cycleDays.map(every) ?? "", draft.note ?? "",
      ] + (draft.tags?.words ?? [])
    case .fact(let person, let input):
      return [person.calledName, input.phone ?? input.note ?? ""]
    case .cycle(let person, let days): return [person.calledName, every(days)]
    }
  }

  private func every(_ days: Int) -> String { say("\(days)일마다", "every \(days) days") }

  private func storedNow(_ birthday: Birthday) -> String {
    let day = CalendarWords.birthday(birthday, in: language)
    return say("지금은 \(day)", "so far \(day)")
  }

  /// Says how a birthday is stored with a person.
  var birthdayOfNobody: String {
    say(
      "`haru people add 이름 --birthday 날짜`로 사람을 등록하면 나이도 알려 줘요.",
      "A person can have the birthday instead, with the age: `haru people add NAME --birthday DAY`."
    )
  }

  /// Says that a person has this birthday already.
  func known(_ birthday: Birthday, of person: Person) -> String {
    let day = CalendarWords.birthday(birthday, in: language)
    return say(
      "\(person.calledName) 생일은 이미 \(day)로 적혀 있어요.",
      "Already so: \(person.calledName)'s birthday is \(day).")
  }

  /// Says that a person has this date already.
  func known(_ day: Birthday, as label: String, of person: Person) -> String {
    let day = CalendarWords.birthday(day, in: language)
    return say(
      "\(person.calledName)의 \(Particle.topic.after(label)) 이미 \(day)로 적혀 있어요.",
      "Already so: \(person.calledName), \(label): \(day).")
  }

  /// Returns the recurrence as it will be stored, with its end and its first day.
  private func repeats(_ draft: EventDraft, at now: Now) -> String {
    guard let typed = draft.repeating, !typed.text.isEmpty else { return "" }
    let start =
      switch draft.times {
      case .days(let days): days.lowerBound
      case .hours(let from, _): from.day
      }
    do throws(RepeatRefusal) {
      let (words, first): (String, Day?) =
        switch try RepeatPhrase(start: start, order: typed.order).parse(typed.text) {
        case .rule(let rule):
          (
            RepeatWords(language).ruleWithEnd(rule, start: rule.firstDay(from: start) ?? start),
            rule.firstDay(from: start)
          )
        case .lunar(let date):
          (typed.text, date.map { $0.next(onOrAfter: start)?.day } ?? start)
        }
      guard let first else { return words }
      let day = CalendarWords.heading(first, today: now.day, in: language)
      return words + " · " + say("\(day)부터", "first on \(day)")
    } catch { return typed.text }
  }

  private func reminder(_ seconds: Int) -> String {
    say("\(seconds / 60)분 전 알림", "reminder \(seconds / 60) min before")
  }

  private func pages(_ page: Int) -> String { ReadingWords(language).pageLabel(page) }

  private func reached(_ position: ReadingPosition) -> String {
    switch position {
    case .page(let page): FindingWords(language).upTo(page)
    case .percent(let percent): "\(percent)%"
    }
  }

  private func day(_ moment: Now?, _ now: Now) -> String {
    guard let moment, moment.day != now.day else { return "" }
    return CalendarWords.heading(moment.day, today: now.day, in: language)
  }

  /// Returns the time of an event. For a recurring event it has only the hours, because the rule names the first day.
  private func when(_ times: EventDraft.Times, isRepeated: Bool, at now: Now) -> String {
    func heading(_ day: Day) -> String {
      CalendarWords.heading(day, today: now.day, in: language)
    }
    switch times {
    case .days(let days):
      if days.lowerBound != days.upperBound {
        return CalendarWords.span(
          heading(days.lowerBound), heading(days.upperBound), in: language)
      }
      return (isRepeated ? "" : heading(days.lowerBound) + " ") + ScheduleWords(language).allDay
    case .hours(let from, let to):
      let day = isRepeated ? "" : heading(from.day) + " "
      let clock = ClockWords.time(from.time, in: language)
      guard let to else { return day + clock }
      return day
        + CalendarWords.span(clock, ClockWords.time(to.time, in: language), in: language)
    }
  }
}
