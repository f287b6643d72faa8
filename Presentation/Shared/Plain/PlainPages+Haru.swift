import Domain
package import PresentationKit

// The numbered menus name only commands. A new screen needs a page here; a test compares them.

extension PlainPages {
  /// The pages of the numbered menus.
  package static let haru = PlainPages(first: "today", parts + everything)

  private static let parts: [PlainPage] =
    people + sayings + moods + schedule + books

  private static let people: [PlainPage] = [
    PlainPage(
      "people", DailyPart.people.entry.name,
      records: PlainPage.Records("people list", by: "id") { _ in "person" },
      [
        .run("people add"), .page("contacts"), .run("people pending"), .run("people garden"),
        .run("people dates"), .page("gifts"), .run("people list"), .run("people export"),
      ]),
    PlainPage(
      "person", Phrase("한 사람", "One person"), shows: "people show",
      [
        .run("people water"), .run("people contact"), .page("watering"), .run("people postpone"),
        .run("people timeline"), .page("dates"), .run("people edit"), .run("people tag"),
        .run("people merge"), .run("people remove"),
      ]),
    PlainPage(
      "dates", Phrase("이 사람의 기념일", "Dates of this person"), shows: "people dates",
      [.run("people date"), .run("people dates")]),
    PlainPage(
      "gifts", Phrase("주고받은 것", "Gifts and loans"),
      records: PlainPage.Records("gifts list", by: "id") { _ in "gift" },
      [.run("gifts add"), .run("gifts list")]),
    PlainPage(
      "gift", Phrase("주고받은 것 하나", "One gift or loan"),
      [.run("gifts done"), .run("gifts edit"), .run("gifts remove")]),
    PlainPage(
      "watering", Phrase("연락한 날들", "Days of contact"), shows: "people calendar",
      [.run("people calendar"), .run("people review"), .run("people unwater")]),
    PlainPage(
      "contacts", Phrase("연락처 목록", "List of contacts"),
      records: PlainPage.Records("contacts list", by: "id") { _ in nil },
      [.run("people add"), .run("contacts import"), .run("contacts export")]),
  ]

  private static let sayings: [PlainPage] = [
    PlainPage(
      "sayings", DailyPart.sayings.entry.name, shows: "sayings today",
      records: PlainPage.Records("sayings list", by: "id") { _ in "saying" },
      [
        .run("sayings add"), .run("sayings random"), .run("sayings search"), .run("sayings list"),
        .run("sayings import"), .run("sayings pull"), .run("sayings export"),
      ]),
    PlainPage(
      "saying", Phrase("글귀 하나", "One saying"), shows: "sayings show",
      [
        .run("sayings like"), .run("sayings use"), .run("sayings edit"), .run("sayings share"),
        .run("sayings remove"),
      ]),
  ]

  private static let moods: [PlainPage] = [
    PlainPage(
      "moods", DailyPart.moods.entry.name, shows: "moods picture",
      [
        .run("moods add"), .run("moods write"), .page("diary"), .page("mood-year"),
        .run("moods picture"), .run("moods stats"), .run("moods calendar"), .run("moods theme"),
        .run("moods shuffle"), .run("moods export"),
      ]),
    PlainPage(
      "diary", Phrase("지난 기분과 일기", "All moods and diary entries"),
      records: PlainPage.Records("moods list", by: "id") { _ in "mood" },
      [.run("moods list"), .run("moods add"), .run("moods write")]),
    PlainPage(
      "mood", Phrase("기분 기록 하나", "One mood"), shows: "moods show",
      [.run("moods edit"), .run("moods tag"), .run("moods remove")]),
    PlainPage(
      "mood-year", Phrase("한 해의 기분", "Moods of a year"), shows: "moods year",
      [.run("moods year"), .run("moods stats"), .run("moods patterns")]),
  ]

  private static let schedule: [PlainPage] = [
    PlainPage(
      "schedule", DailyPart.schedule.entry.name,
      records: PlainPage.Records("schedule list", by: "id") { _ in "event" },
      [
        .run("schedule add"), .page("agenda"), .page("week"), .page("schedule-year"),
        .run("schedule list"), .run("schedule month"), .run("schedule free"),
        .run("schedule holidays"), .run("schedule import"), .run("schedule export"),
      ]),
    PlainPage(
      "event", Phrase("일정 하나", "One event"), shows: "schedule show",
      [.run("schedule edit"), .run("schedule remove")]),
    PlainPage(
      "agenda", Phrase("다가오는 날들", "The coming days"),
      records: PlainPage.Records("schedule agenda", by: "id") { _ in "event" },
      [.run("schedule agenda")]),
    PlainPage(
      "week", Phrase("이번 주 일정", "Events of this week"),
      records: PlainPage.Records("schedule week", by: "id") { _ in "event" },
      [.run("schedule week")]),
    PlainPage(
      "schedule-year", Phrase("한 해의 일정", "Events of a year"), shows: "schedule year",
      [.run("schedule year")]),
  ]

  private static let books: [PlainPage] = [
    PlainPage(
      "books", DailyPart.books.entry.name,
      records: PlainPage.Records("books list", by: "id") { _ in "book" },
      [
        .run("books add"), .page("book-search"), .run("books discover"), .page("shelf"),
        .page("quotes"), .page("log"), .page("analysis"), .run("books list"), .run("books goal"),
        .run("books export"),
      ]),
    PlainPage(
      "book", Phrase("책 한 권", "One book"), shows: "books show",
      [
        .run("books read"), .run("quotes add"), .run("books finish"), .run("books rate"),
        .run("books log"), .run("books edit"), .run("books tag"), .run("books move"),
        .run("books pause"), .run("books drop"), .run("books resume"), .run("books like"),
        .run("books remove"),
      ]),
    PlainPage(
      "book-search", Phrase("책 찾기", "Find books"),
      records: PlainPage.Records("books search", by: "isbn13") { $0 == [""] ? nil : "found-book" },
      [.run("books lookup"), .run("books discover")]),
    PlainPage(
      "found-book", Phrase("찾은 책", "One found book"), shows: "books lookup",
      [.run("books add"), .run("books want"), .run("books like")]),
    PlainPage(
      "shelf", Phrase("책꽂이의 책", "Books on the shelf"),
      records: PlainPage.Records("books shelf", by: "id") { $0 == [""] ? nil : "book" },
      [.run("books shelf")]),
    PlainPage(
      "quotes", Phrase("옮겨 적은 문장", "Copied quotes"),
      records: PlainPage.Records("quotes list", by: "id") { _ in "quote" },
      [.run("quotes add"), .run("quotes list")]),
    PlainPage(
      "quote", Phrase("옮긴 문장 하나", "One quote"),
      [.run("quotes edit"), .run("quotes save"), .run("quotes remove")]),
    PlainPage(
      "log", Phrase("지금까지 읽은 기록", "Everything you have read"), shows: "books log",
      [.run("books log")]),
    PlainPage(
      "analysis", Phrase("독서 통계", "Reading statistics"), shows: "books stats",
      [.page("chart"), .run("books goal"), .page("log")]),
    PlainPage("chart", Phrase("독서 그래프", "Reading charts"), [.run("books stats")]),
  ]
}
