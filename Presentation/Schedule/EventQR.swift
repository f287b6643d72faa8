import Domain
import PresentationKit
import TextUI

// Y-01
/// The QR code of an event: a calendar with one event, whose times are in UTC.
struct EventQR {
  let event: Event

  var text: QRText {
    var pieces: [QRText.Piece] = [
      .init("BEGIN:VCALENDAR"), .init("VERSION:2.0"), .init("PRODID:haru"), .init("BEGIN:VEVENT"),
      .init(QRContentLine.text("SUMMARY", event.title.text)),
      .init("DTSTART" + time(event.start)), .init("DTEND" + time(event.end)),
    ]
    if let location = event.location?.text {
      pieces.append(
        .init(QRContentLine.text("LOCATION", location), Phrase("장소", "the location"), rank: 1))
    }
    if let body = event.body?.text {
      pieces.append(
        .init(QRContentLine.text("DESCRIPTION", body), Phrase("내용", "the notes"), rank: 2))
    }
    return QRText(
      event.title.text, pieces + [.init("END:VEVENT"), .init("END:VCALENDAR")],
      separator: "\r\n")
  }

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
    let look = features.schedule.look
    let words = ScheduleWords(page.language)
    let event = try page.done({ words.report($0, at: look.now) }) { () throws(ScheduleFailure) in
      try look.find(id)
    }
    try page.qr(EventQR(event: event).text, to: file, features.files)
  }
}
