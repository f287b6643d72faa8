package import Domain
import PresentationKit
import TextUI

/// The texts about wanted, paused, dropped and re-read books.
extension ReadingWords {
  /// Returns the name of a status, as the heading of its books.
  package func name(of status: BookStatus) -> String {
    switch status {
    case .wanted: say("읽고 싶은 책", "To read")
    case .reading: title(ReadingPage.home)
    case .paused: say("잠시 멈춘 책", "Paused")
    case .dropped: say("그만 읽은 책", "Dropped")
    case .finished: name(of: BookshelfList.finished)
    }
  }

  /// Returns the status for use within an English sentence.
  private func state(_ status: BookStatus) -> String {
    switch status {
    case .wanted: "on your to-read list"
    case .reading: "being read"
    case .paused: "paused"
    case .dropped: "dropped"
    case .finished: "finished"
    }
  }

  /// Returns the message that a change does not apply to a book of this status. It names the statuses to which the
  /// change applies.
  func wrongStatus(_ status: BookStatus, _ accepted: [BookStatus]) -> String {
    let names = accepted.map(name(of:)).joined(separator: ", ")
    let states = accepted.map(state).joined(separator: " or ")
    return say(
      "이 책은 지금 ‘\(name(of: status))’이에요. 이 명령을 사용할 수 있는 책: \(names)",
      "This book is \(state(status)). This command only works on books that are \(states).")
  }

  // MARK: Amounts read

  /// Returns the amount read on a day: pages, or a percentage.
  func amount(of record: ReadingRecord) -> String {
    record.isPercent ? "\(record.pagesRead)%" : pages(record.pagesRead)
  }

  /// Returns the position that a record reached.
  func reached(_ record: ReadingRecord) -> String {
    record.isPercent ? "\(record.total)%" : pageLabel(record.total)
  }

  /// Returns the confirmation of a record for an earlier day.
  func readEarlier(_ done: ReadingDone, _ title: String) -> String {
    let (record, day) = (done.record, CalendarWords.day(done.record.day, in: language))
    return say(
      "‘\(title)’ 책을 \(day)에 \(reached(record))까지 읽은 것으로 적었어요. 그날은 \(amount(of: record)) 읽었어요.",
      "Recorded \(reached(record)) of “\(title)” on \(day): \(amount(of: record)) that day.")
  }

  /// Returns the remark that a record replaced an earlier record of the same day.
  func replaced(_ before: ReadingRecord, isToday: Bool) -> String {
    let position = before.isPercent ? "\(before.total)%" : "page \(before.total)"
    return say(
      " \(isToday ? "오늘" : "그날") 먼저 적은 기록(\(reached(before)))을 고쳤어요.",
      " This replaces \(position), recorded \(isToday ? "earlier today" : "earlier for that day").")
  }

  // MARK: Confirmations

  private func title(_ book: Book) -> String { brief(book.facts.title) }

  func wanted(_ book: Book) -> String {
    say("‘\(title(book))’ 책을 읽고 싶은 책에 담았어요.", "Added “\(title(book))” to your to-read list.")
  }
  func unwanted(_ book: Book) -> String {
    say("‘\(title(book))’ 책을 읽고 싶은 책에서 지웠어요.", "Removed “\(title(book))” from your to-read list.")
  }
  /// Returns the confirmation of a started or restarted book, with the target day if set.
  func begun(_ book: Book) -> String {
    let until = book.target.map { CalendarWords.day($0, in: language) }
    let again = book.round > 0
    return say(
      "‘\(title(book))’ 책을 \(again ? "다시 읽기 시작했어요" : "읽기 시작했어요")"
        + (until.map { ". \($0)까지 읽으면 돼요." } ?? "."),
      "Started “\(title(book))”\(again ? " again" : "")"
        + (until.map { ". Target date: \($0)." } ?? "."))
  }
  func paused(_ book: Book) -> String {
    say("‘\(title(book))’ 책을 잠시 멈췄어요.", "Paused “\(title(book))”.")
  }
  func dropped(_ book: Book) -> String {
    say("‘\(title(book))’ 책을 그만 읽기로 했어요.", "Dropped “\(title(book))”.")
  }
  /// Returns the confirmation of a resumed book. A book without any progress is reported as started.
  func resumed(_ book: Book) -> String {
    if book.last == nil { return begun(book) }
    return say(
      "‘\(title(book))’ 책을 이어서 읽어요. 지금 \(Particle.being.after(progress(book))).",
      "Resumed “\(title(book))” at \(progress(book)).")
  }
  func tagged(_ book: Book) -> String {
    guard let tags = book.tags.written else {
      return say("‘\(title(book))’ 책에 태그가 없어요.", "“\(title(book))” has no tags.")
    }
    return say("‘\(title(book))’ 책의 태그: \(tags)", "Tags of “\(title(book))”: \(tags)")
  }

  // MARK: Lists and facts

  func emptyShelf(_ status: BookStatus) -> String {
    switch status {
    case .wanted:
      say(
        "읽고 싶은 책이 없어요. `haru books want 제목`으로 담아 보세요.",
        "No books to read yet. Add one with `haru books want TITLE`.")
    case .paused: say("잠시 멈춘 책이 없어요.", "No paused books.")
    case .dropped: say("그만 읽은 책이 없어요.", "No dropped books.")
    case .reading, .finished: noBooks
    }
  }

  /// Returns the dates of an earlier reading as text.
  func readBefore(_ before: ReadThrough) -> String {
    let days = [before.started, before.finished].map { $0.map(day) ?? "?" }
    return CalendarWords.span(days[0], days[1], in: language)
  }
  var readBeforeTitle: String { say("전에 읽은 기간", "Read before") }
  func times(_ count: Int) -> String { say("\(count)번", count == 1 ? "once" : "\(count) times") }
  var labelReadCount: String { say("읽은 횟수", "Times read") }
  var labelStatus: String { say("상태", "Status") }
  var labelTags: String { PartWords.tags(language) }

  /// Returns the position of a quote: a page, or an e-reader location. Returns nil if unknown.
  func position(of sentence: Sentence) -> String? {
    sentence.page.map(pageLabel)
      ?? sentence.location.map { say("위치 \($0.text)", "loc. \($0.text)") }
  }
}
