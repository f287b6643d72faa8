import Domain
import Foundation

/// A calendar event as JSON, in the format that the oracle script also writes.
struct EventJSON: Encodable {
  let uid: String
  let sequence: Int
  let stamp: Int?
  let lastModified: Int?
  let title: String
  let body: String?
  let start: String
  let end: String
  let rule: String?
  let recurrenceID: String?
  let range: Bool
  let leftOut: [String]
  let added: [String]
  let cancelled: Bool
  let reminders: [Int]
  let kept: [String]

  init(_ event: CalendarEvent) {
    uid = event.uid ?? ""
    sequence = event.sequence
    stamp = event.stamp
    lastModified = event.lastModified
    title = event.title
    body = event.body
    start = Self.describe(event.start)
    end = Self.describe(event.end)
    rule = event.rule
    recurrenceID = event.recurrenceID.map(Self.describe)
    range = event.isThisAndFuture
    leftOut = event.leftOut.map(Self.describe)
    added = event.added.map(Self.describe)
    cancelled = event.isCancelled
    reminders = event.reminders
    kept = event.kept
  }

  private static func describe(_ time: CalendarTime) -> String {
    switch time {
    case .day(let day): "D\(day)"
    case .local(let time): "L\(time.day)T\(time.time)"
    case .zoned(let time, let zone): "Z\(time.day)T\(time.time)|\(zone)"
    case .instant(let instant): "I\(instant)"
    }
  }

  /// Returns the event as one line of JSON with sorted keys.
  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
