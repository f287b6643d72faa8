import Domain
import PresentationKit
import TextUI

// Y-01
/// The QR code of an event: a calendar with one event, whose times are in UTC. If this does not fit, the calendar
/// around the event is omitted. If the event does not fit either, its title, time and location are plain text.
struct EventQR {
  let event: Event
  let words: ScheduleWords
  let now: Now

  var text: QRText {
    var pieces: [QRText.Piece] = [
      frame("BEGIN:VCALENDAR"), frame("VERSION:2.0"), frame("PRODID:haru"), .init("BEGIN:VEVENT"),
      .init(QRContentLine.text("SUMMARY", event.title.text)),
      .init("DTSTART" + time(event.start)),
      .init("DTEND" + time(event.end), Phrase("끝나는 시각", "the end"), rank: 2),
    ]
    if let location = event.location?.text {
      let line = QRContentLine.text("LOCATION", location)
      pieces.append(.init(line, Self.location, rank: 1))
    }
    if let body = event.body?.text {
      pieces.append(.init(QRContentLine.text("DESCRIPTION", body), Self.notes, rank: 4))
    }
    return QRText(
      event.title.text, pieces + [.init("END:VEVENT"), frame("END:VCALENDAR")],
      separator: "\r\n", command: "haru schedule show " + ShellQuote.word(event.title.text)
    ).or(plain, saying: Self.isPlain)
  }

  /// The event as text.
  private var plain: QRText {
    var pieces: [QRText.Piece] = [.init(event.title.text), .init(words.when(event, at: now))]
    if let location = event.location?.text {
      pieces.append(.init(location, Self.location, rank: 1))
    }
    if let body = event.body?.text { pieces.append(.init(body, Self.notes, rank: 4)) }
    return QRText(event.title.text, pieces)
  }

  private static let isPlain = Phrase(
    "창이 작아서 달력에 바로 넣을 수 있는 코드 대신 제목과 시각을 글로 담았어요.",
    "The window is too small for a calendar entry, so this code is plain text: title and time.")
  private static let location = Phrase("장소", "the location")
  private static let notes = Phrase("내용", "the notes")

  /// Returns a line of the calendar around the event. It can be omitted, because phones also read an event alone.
  private func frame(_ line: String) -> QRText.Piece { .init(line, rank: 3) }

  private func time(_ now: Now) -> String {
    if event.isAllDay { return ";VALUE=DATE:" + digits(now.day.description) }
    let utc = Now(instant: now.instant, offset: 0)
    return ":" + digits(utc.day.description) + "T" + digits(utc.time.description) + "Z"
  }

  private func digits(_ text: String) -> String { text.filter(\.isNumber) }
}

/// `haru schedule show ID --qr`
struct EventQRCommand: StoreCommand, Equatable {
  let id: String
  let file: String

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let queries = features.schedule.queries
    let words = ScheduleWords(page.language)
    let event = try page.done({ words.report($0, at: queries.now) }) { () throws(ScheduleFailure) in
      try queries.find(id)
    }
    let text = EventQR(event: event, words: words, now: queries.now).text
    try page.qr(text, to: file, features.files)
  }
}
