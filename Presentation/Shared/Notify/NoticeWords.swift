import Domain
import PresentationKit
import PresentationSayings

/// The texts of notifications.
struct NoticeWords: Words {
  let language: Language

  /// The texts as a set of functions that the notifier calls.
  var speech: NoticeSpeech {
    let language = language
    return NoticeSpeech(
      one: { NoticeWords(language).text(of: $0, at: $1) },
      digest: { NoticeWords(language).digest($0, at: $1) })
  }

  /// The test notification.
  var trial: NoticeText {
    NoticeText(
      title: say("‘하루’의 알림이에요", "A notification from Haru"),
      body: say("이 글이 보이면 알림이 잘 오는 거예요.", "If you can read this, notifications work."))
  }

  /// The notification while an encrypted data file is closed.
  var closedStore: NoticeText {
    NoticeText(
      title: say("알림을 보여 드릴 수 없어요", "Your notifications are waiting"),
      body: EncryptionWords(language).isClosed)
  }

  /// Returns the text of a notification. If it is late, the text says by how much, except for an all-day event or a
  /// reminder before an event, which name the day anyway.
  func text(of notice: Notice, at now: Now) -> NoticeText {
    let (title, body) = words(notice, now)
    guard let late = span(from: notice.at, to: now) else {
      return NoticeText(title: title, body: body)
    }
    if case .wholeDay = notice.news { return NoticeText(title: title, body: body) }
    if case .coming = notice.news { return NoticeText(title: title, body: body) }
    let note =
      notice.kind == .start
      ? say("\(late) 전에 시작했어요.", "Started \(late) ago.")
      : say("\(late) 늦은 알림이에요.", "Due \(late) ago.")
    let isSaid = notice.kind == .start && body == beginsNow
    return NoticeText(title: title, body: isSaid || body.isEmpty ? note : note + "\n" + body)
  }

  /// Returns how long ago a notification was due; nil if less than a minute.
  func ago(_ at: Now, _ now: Now) -> String? {
    span(from: at, to: now).map { say("\($0) 전", "\($0) ago") }
  }

  /// Returns the time between two moments in words; nil if less than a minute.
  private func span(from at: Now, to now: Now) -> String? {
    let minutes = (now.instant - at.instant) / 60
    if minutes < 1 { return nil }
    if minutes < 60 { return count(of: minutes, "분", "minute") }
    if minutes < 24 * 60 { return count(of: minutes / 60, "시간", "hour") }
    return count(of: minutes / 60 / 24, "일", "day")
  }

  private var beginsNow: String { say("지금 시작해요.", "Starting now.") }

  private func words(_ notice: Notice, _ now: Now) -> (String, String) {
    switch notice.news {
    case .due(let name, let day):
      return (
        say("\(name)에게 연락할 날이에요", "Time to water \(name)"),
        day < now.day
          ? say("\(date(day))부터 기다리고 있어요.", "The plant has been thirsty since \(date(day)).")
          : say("잠깐 안부를 전해 볼까요?", "A good day to get in touch.")
      )
    case .review(let name, _, let begun):
      return (
        say("\(name)에게 연락한 이야기를 적어 주세요", "Record your contact with \(name)"),
        say(
          "\(date(begun.day))에 연락했어요. 한마디 적으면 식물이 물을 마셔요.",
          "You were in touch on \(date(begun.day)). Write a few words to water the plant.")
      )
    case .birthday(let name, let day, let age): return birthday(name, day, age, now)
    case .date(let occasion): return date(occasion, now)
    case .start(let title, let body, _): return (title, body.isEmpty ? beginsNow : body)
    case .wholeDay(let title, let body, let last):
      let until = last > now.day ? say("\(date(last))까지예요.", "Until \(date(last)).") : allDay
      return (title, body.isEmpty ? until : until + "\n" + body)
    case .coming(let title, let body, let start, let isAllDay):
      let when = coming(start, isAllDay, now)
      return (title, body.isEmpty ? when : when + "\n" + body)
    case .saying(let words):
      return (
        SayingsWords.ofTheDay(language),
        words?.parts(language).joined(separator: "\n\n") ?? ""
      )
    case .newSaying(let words): return (say("새 글귀", "New saying"), words.text)
    case .feeling:
      return (
        say("오늘 기분은 어때요?", "How are you feeling today?"),
        say("한 줄 적으면 그림이 돼요.", "Write a line, and it becomes a picture.")
      )
    case .evening(let day):
      return (
        say("오늘 하루, 잠깐 돌아볼까요?", "A minute for today?"),
        say(
          "\(date(day)) 이야기를 `haru evening`으로 들려주세요.",
          "Look back on \(date(day)) with `haru evening`.")
      )
    case .owed(let books, let more):
      let lines = books.map { book in
        say("‘\(book.title)’ \(book.pages)쪽", "“\(book.title)”: \(pages(book.pages))")
      }
      let rest = more > 0 ? [say("그 밖에 \(more)권", "and \(more) more")] : []
      return (
        say("오늘 읽을 분량이 있어요", "Pages to read today"), (lines + rest).joined(separator: "\n")
      )
    case .target(let title, let left):
      return (
        say("‘\(title)’, 오늘까지 읽기로 했어요", "“\(title)” is due today"),
        left.map { say("\($0)쪽 남았어요.", "\(pages($0)) to go.") } ?? ""
      )
    }
  }

  private var allDay: String { say("오늘 하루 종일이에요.", "All day today.") }

  /// Returns the start of an event, for a reminder before the event.
  private func coming(_ start: Now, _ isAllDay: Bool, _ now: Now) -> String {
    let day = CalendarWords.nearness(start.day, today: now.day, in: language) ?? date(start.day)
    if isAllDay { return say("\(day) 하루 종일이에요.", "All day, \(day).") }
    let clock = ClockWords.time(start.time, in: language)
    let left = span(from: now, to: start).map { say("\($0) 뒤, ", "In \($0), ") } ?? ""
    return left + say("\(day) \(clock)에 시작해요.", "\(day) at \(clock).")
  }

  private func pages(_ count: Int) -> String { count == 1 ? "1 page" : "\(count) pages" }

  private func date(_ day: Day) -> String { CalendarWords.day(day, in: language) }

  private func birthday(_ name: String, _ day: Day, _ age: Int?, _ now: Now) -> (String, String) {
    if day < now.day {
      return (
        say("\(date(day))은 \(name)의 생일이었어요", "It was \(name)'s birthday on \(date(day))"),
        say("늦은 축하도 반가워요.", "Belated wishes are welcome too.")
      )
    }
    return (
      say("\(name)의 생일이에요", "It is \(name)'s birthday"),
      age.map { say("\(Ordinal.korean($0)) 생일이에요.", "Turning \($0).") }
        ?? say("축하를 전해 볼까요?", "A good day to send your wishes.")
    )
  }

  private func date(_ occasion: DateOccasion, _ now: Now) -> (String, String) {
    let name = OccasionWords(language).named(occasion.inCalendar)
    let day = CalendarWords.dayWithWeekday(occasion.day, in: language)
    if occasion.day < now.day { return (name, say("\(day)이었어요.", "It was \(day).")) }
    let distance = CalendarWords.distance(occasion.day - now.day, in: language)
    return (name, say("\(distance), \(day)이에요.", "\(capitalised(distance)), \(day)."))
  }

  // MARK: Digest

  /// The maximum number of notifications that a digest names.
  private static let named = 5

  /// Combines many notifications into one that says how late each is.
  func digest(_ notices: [Notice], at now: Now) -> NoticeText {
    let lines = notices.prefix(Self.named).map { notice in
      words(notice, now).0 + (ago(notice.at, now).map { between + $0 } ?? "")
    }
    let more = notices.count - Self.named
    let rest = more > 0 ? [say("그 밖에 \(more)개", "and \(more) more")] : []
    return NoticeText(
      title: say("알림이 \(notices.count)개 있어요", "\(notices.count) notifications"),
      body: (lines + rest).joined(separator: "\n"))
  }
}
