import Domain

/// What a record of each kind is asked by (select list). The tables are called as in `FoundSQL`.
enum FoundColumns {
  static let person = columns(
    .person,
    [
      .id: "p.id", .title: "coalesce(p.nickname, p.name)",
      .alias: "CASE WHEN p.nickname IS NULL THEN NULL ELSE p.name END", .first: "p.phone",
      .number: "p.cycle_days", .day: "p.started_on",
    ])
  static let watering = columns(
    .watering,
    [
      .id: "p.id", .title: "coalesce(p.nickname, p.name)", .first: "w.keyword1",
      .second: "w.keyword2", .third: "w.keyword3", .fourth: "w.memo", .at: "w.instant",
      .offset: "w.offset", .number: "w.channel", .day: "w.day",
    ])
  static let saying = columns(
    .saying, sayingWords, [.at: "s.uploaded", .offset: "s.uploaded_offset"])
  static let use = columns(.use, sayingWords, [.at: "s.used_at", .offset: "s.used_offset"])
  static let feeling = columns(
    .feeling,
    [
      .id: "m.id", .title: "coalesce(m.text, '')", .at: "m.instant", .offset: "m.offset",
      .number: "m.level", .day: "m.day",
    ])
  static let event = columns(
    .event,
    [
      .id: "e.id", .title: "e.title", .first: "e.body", .at: "e.starts",
      .offset: "e.starts_offset", .number: "e.ends", .count: "e.ends_offset",
    ])
  static let book = columns(
    .book, bookWords, [.id: "b.id", .at: "b.started", .offset: "b.started_offset"])
  static let pages = columns(
    .pages,
    [
      .id: "b.id", .title: "b.title", .at: "r.instant", .offset: "r.offset", .number: "r.total",
      .count: "r.pages", .day: "r.day",
    ])
  static let finish = columns(
    .finish, bookWords,
    [
      .id: "b.id", .at: "b.last_instant", .offset: "b.last_offset", .number: "b.last_total",
      .count: "b.last_pages", .day: "b.last_day",
    ])
  static let sentence = columns(
    .sentence,
    [
      .id: "t.id", .title: "b.title", .first: "t.text", .at: "t.instant", .offset: "t.offset",
      .number: "t.page",
    ])
  static let favourite = columns(
    .favourite, bookWords, [.id: "b.name", .at: "b.liked", .offset: "b.liked_offset"])

  private static let sayingWords: [FoundColumn: String] = [
    .id: "s.number", .title: "coalesce(s.kor, s.eng)",
    .first: "CASE WHEN s.kor IS NULL THEN NULL ELSE s.eng END", .second: "s.who",
  ]
  private static let bookWords: [FoundColumn: String] = [
    .title: "b.title", .first: "b.subtitle", .second: "b.author",
  ]

  private static func columns(
    _ kind: FoundKind, _ words: [FoundColumn: String], _ others: [FoundColumn: String] = [:]
  ) -> String {
    let parts = words.merging(others) { _, other in other }
    return FoundColumn.named(parts.merging([.kind: "'\(kind.rawValue)'"]) { _, kind in kind })
  }
}
