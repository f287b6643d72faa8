import Domain
import Support

@testable import Data

/// The repositories that the notifier uses. All of them have to pass the same tests.
enum NoticeBacking: String, CaseIterable, Sendable {
  case fake, memory, file

  /// The repositories that the notifier reads and writes.
  struct Stores {
    let notices: any NoticesRepository
    let readings: any NoticeReadings
    let people: any PeopleRepository
    let reviews: any ReviewsRepository
    let reading: any ReadingRepository
  }

  /// Runs the body with empty repositories of this kind.
  @discardableResult
  func open<T>(_ body: (Stores) throws -> T) throws -> T {
    switch self {
    case .fake:
      let (people, reading) = (PeopleInMemory(), ReadingInMemory())
      return try body(
        Stores(
          notices: NoticesInMemory(), readings: NoticeReadingsInMemory(people, reading),
          people: people, reviews: people, reading: reading))
    case .memory: return try body(Self.stores(try Database(.memory)))
    case .file:
      return try SampleFolder.using {
        try body(Self.stores(try Database(.file($0.path("haru.sqlite")))))
      }
    }
  }

  static func stores(_ database: Database) -> Stores {
    Stores(
      notices: SQLiteNotices(database), readings: SQLiteNoticeReadings(database),
      people: SQLitePeople(database),
      reviews: SQLiteReviews(database, clock: .fixed("2026-03-01")),
      reading: SQLiteReading(database))
  }
}

extension NoticeRecord {
  /// Returns a notification at 20:00 with Korean text.
  static func sample(_ id: String, on day: String = "2026-03-01") -> NoticeRecord {
    NoticeRecord(
      id: id, part: .people, kind: .due, subject: "mina", at: .on(day, at: "20:00"), title: "제목",
      body: "a\nb")
  }
}
