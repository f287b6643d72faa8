import Domain
import PresentationKit

/// The menu pages that do not belong to a single part, such as Today and sync.
extension PlainPages {
  static let everything: [PlainPage] = [today, more] + records + backups + program

  private static let today = PlainPage(
    "today", PartWords.today, shows: "today",
    DailyPart.allCases.map { PlainPage.Choice.page($0.rawValue) } + [
      .run("add"), .run("evening"), .run("morning"), .page("search"), .page("timeline"),
      .page("year"), .page("notifications"),
      .page("history"), .page("trash"), .page("settings"), .page("sync"),
      .page("account"), .page("more"),
    ])

  private static let more = PlainPage(
    "more", Phrase("그 밖의 페이지", "More pages"),
    [
      .page("settings"), .page("mood-settings"), .page("account"), .page("lock"),
      .page("encryption"), .page("permissions"), .page("tags"), .page("bring-in"),
      .page("backups"), .page("publish"), .page("vdir"), .page("help"), .page("page"),
    ])

  private static let records: [PlainPage] = [
    PlainPage(
      "search", PartWords.search,
      records: PlainPage.Records("search", by: "kind", "id", opens: page),
      [.run("search"), .page("tags")]),
    PlainPage(
      "timeline", MoreItem.timeline.title,
      records: PlainPage.Records("timeline", by: "kind", "id", opens: page), [.run("timeline")]),
    PlainPage(
      "tags", Phrase("모든 태그", "All tags"),
      records: PlainPage.Records("tags list", by: "tag") { _ in nil },
      [.run("search"), .run("tags rename"), .run("tags merge")]),
    PlainPage("year", Phrase("한 해 돌아보기", "Look back on a year"), shows: "year", [.run("year")]),
    PlainPage(
      "history", MoreItem.history.title,
      records: PlainPage.Records("history", by: "id") { _ in nil },
      [.run("undo"), .run("redo"), .run("history")]),
    PlainPage(
      "trash", MoreItem.trash.title,
      records: PlainPage.Records("trash list", by: "id") { _ in "removed" },
      [.run("trash empty")]),
    PlainPage("removed", Phrase("지운 기록 하나", "One removed record"), [.run("trash restore")]),
    PlainPage(
      "notes", PartWords.notes, records: PlainPage.Records("notes list", by: "id") { _ in "note" },
      [.run("note"), .run("notes add"), .run("notes list"), .page("inbox")]),
    PlainPage(
      "note", PartWords.note, [.run("notes done"), .run("notes edit"), .run("notes remove")]),
    PlainPage(
      "counts", PartWords.counts,
      records: PlainPage.Records("counts list", by: "tag") { _ in "counter" },
      [.run("count"), .run("counts list")]),
    PlainPage(
      "counter", PartWords.counter, shows: "counts show",
      [
        .run("count"), .run("counts show"), .run("counts set"), .run("counts goal"),
        .run("counts skip"),
        .run("counts edit"), .run("counts remove"),
      ]),
    PlainPage(
      "inbox", Phrase("기다리는 줄", "Waiting lines"),
      records: PlainPage.Records("inbox list", by: "id") { _ in "waiting-line" },
      [.run("inbox now"), .run("inbox sort")]),
    PlainPage(
      "waiting-line", Phrase("기다리는 줄 하나", "One waiting line"),
      [.run("inbox sort"), .run("inbox diary"), .run("inbox remove")]),
    PlainPage(
      "notifications", Phrase("알림 목록", "List of notifications"),
      records: PlainPage.Records("notify list", by: "id") { _ in nil },
      [.run("notify run"), .run("notify test"), .run("notify install")]),
  ]

  /// Returns the page for a record of any part; nil if records of its kind have no page.
  private static let page: @Sendable ([String]) -> String? = { reference in
    switch reference.first.flatMap(RecordSummaryKind.init(rawValue:)) {
    case .person, .date, .gift: "person"
    case .saying: "saying"
    case .mood: "mood"
    case .event: "event"
    case .book: "book"
    case .sentence: "quote"
    case .note: "note"
    case .counter: "counter"
    case .watering, .use, .pages, .finish, .favourite, nil: nil
    }
  }

  private static let backups: [PlainPage] = [
    PlainPage(
      "sync", MoreItem.sync.title, shows: "sync status",
      records: PlainPage.Records("sync conflicts", by: "n") { _ in "conflict" },
      [
        .run("sync now"), .run("sync resolve"), .run("sync init"), .run("sync join"),
        .run("sync key"), .run("sync revoke"), .run("sync leave"), .run("sync timer"),
      ]),
    PlainPage("conflict", Phrase("충돌 하나", "One conflict"), [.run("sync resolve")]),
    PlainPage(
      "bring-in", MoreItem.bringIn.title,
      [
        .run("import"), .run("contacts import"), .run("schedule import"), .run("sayings import"),
        .run("sayings pull"),
      ]),
    PlainPage(
      "backups", Phrase("백업과 내보내기", "Backup and export"),
      [.run("backup"), .run("restore"), .run("export"), .run("doctor")]),
    PlainPage(
      "publish", Phrase("달력 게시", "Publishing"), shows: "publish status",
      [.run("publish now"), .run("publish start"), .run("publish stop")]),
    PlainPage(
      "vdir", Phrase("달력과 연락처 폴더", "Folders of calendars and contacts"), shows: "vdir status",
      [.run("vdir now"), .run("vdir forget")]),
  ]

  private static let program: [PlainPage] = [
    PlainPage(
      "settings", MoreItem.settings.title,
      records: PlainPage.Records("settings list", by: "key") { _ in "setting" },
      [.run("settings set"), .run("settings fonts"), .run("settings path")]),
    PlainPage(
      "setting", Phrase("설정 하나", "One setting"), shows: "settings get",
      [.run("settings set"), .run("settings reset")]),
    PlainPage(
      "mood-settings", MoreItem.moods.title, [.page("settings"), .run("moods theme")]),
    PlainPage(
      "account", MoreItem.account.title, shows: "profile show",
      [
        .run("profile list"), .run("profile edit"), .run("profile use"), .run("profile new"),
        .run("profile login"), .run("profile providers"), .run("profile logout"),
        .run("profile password"), .run("profile find-email"), .run("profile delete"),
      ]),
    PlainPage(
      "lock", MoreItem.lock.title, shows: "lock status",
      [
        .run("lock set"), .run("lock open"), .run("lock now"), .run("lock change"),
        .run("lock recover"), .run("lock off"),
      ]),
    PlainPage(
      "encryption", MoreItem.encryption.title, shows: "encrypt status",
      [
        .run("encrypt on"), .run("encrypt open"), .run("encrypt close"), .run("encrypt change"),
        .run("encrypt recover"), .run("encrypt off"),
      ]),
    PlainPage(
      "permissions", MoreItem.permissions.title,
      [.page("settings"), .page("notifications"), .run("contacts import")]),
    PlainPage(
      "help", Phrase("도움말 보기", "Help pages"),
      [
        .run("help"), .run("tutorial"), .run("news"), .run("feedback"), .run("keys"),
        .run("version"), .run("cache show"), .run("cache clear"),
      ]),
    PlainPage("page", Phrase("하루에 관한 글", "Texts about Haru"), [.run("about"), .run("news")]),
  ]
}
