import Foundation
import Support
import Testing

// Y-23
/// The published calendar as other programs read it.
@Suite struct `A published calendar` {
  /// Prints one line for each event of a calendar, with its alarms, in an order that depends on the content only.
  private static let script = """
    import sys, datetime
    from icalendar import Calendar
    def shown(value):
        value = value.dt
        if isinstance(value, datetime.datetime):
            return value.astimezone(datetime.timezone.utc).strftime("%Y%m%dT%H%M%SZ")
        return value.strftime("%Y%m%d")
    def end(event):
        if "DTEND" in event: return shown(event["DTEND"])
        class Time: pass
        time = Time()
        time.dt = event["DTSTART"].dt + event["DURATION"].dt
        return shown(time)
    calendar = Calendar.from_ical(open(sys.argv[1], "rb").read())
    lines = []
    for event in calendar.walk("VEVENT"):
        assert "DTSTAMP" in event and not event.errors, event
        alarms = sorted(str(int(a["TRIGGER"].dt.total_seconds())) for a in event.walk("VALARM"))
        rule = event["RRULE"].to_ical().decode() if "RRULE" in event else ""
        lines.append("|".join([str(event["UID"]), shown(event["DTSTART"]), end(event),
            str(event["SUMMARY"]), rule, ",".join(alarms)]))
    print("\\n".join(sorted(lines)))
    """

  private func lines(of path: String, _ stand: PublishStand) throws -> [Substring] {
    let ending = try stand.haru.run(["/usr/bin/python3", "-c", Self.script, path])
    #expect(ending.status == 0, "\(ending.err)")
    return ending.out.split(separator: "\n")
  }

  @Test(.slow) func `has every event and alarm of the calendar that was imported`() throws {
    try PublishStand.using { stand in
      try stand.importEvents(200)
      try stand.run("publish", "start", stand.remote, "--parts", "schedule")
      let published = try lines(of: try stand.published() + "/haru.ics", stand)
      #expect(published.count == 200)
      #expect(try published == lines(of: stand.folder.path("events.ics"), stand))
    }
  }

  @Test(.slow) func `has whole days for waterings, birthdays and books`() throws {
    try PublishStand.using { stand in
      try stand.run("people", "add", "Mina", "--every", "7", "--birthday", "1990-03-02")
      try stand.run("people", "add", "Halmoni", "--every", "none", "--birthday", "lunar:3-8")
      try stand.run(
        "books", "add", "--manual", "--title", "Walden", "--pages", "90", "--target", "2026-03-09")
      try stand.run("publish", "start", stand.remote)
      let found = try lines(of: try stand.published() + "/haru.ics", stand)
        .map { $0.split(separator: "|", omittingEmptySubsequences: false).dropFirst().prefix(4) }
        .map { $0.joined(separator: "|") }.sorted()
      #expect(
        found == [
          "19900302|19900303|Mina's birthday|FREQ=YEARLY",
          // The eighth day of the third lunar month, as the Korean almanac has it.
          "20250405|20250406|Halmoni's birthday|", "20260308|20260309|Contact Mina|",
          "20260309|20260310|Last day for “Walden”|", "20260424|20260425|Halmoni's birthday|",
          "20270414|20270415|Halmoni's birthday|",
        ])
    }
  }

  @Test(.slow) func `arrives in khal through vdirsyncer, and is answered by 304`() throws {
    try PublishStand.using { stand in
      let server = try PublishServer(stand.folder, serving: stand.folder.path)
      defer { server.end() }
      try stand.importEvents(40)
      // By WebDAV, as to a server of one's own.
      try stand.run("publish", "start", server.address("public"))
      let folder = try #require(try stand.published().split(separator: "/").last.map(String.init))
      let address = server.address("public/\(folder)/haru.ics")
      #expect(try stand.run("publish", "status").contains(address))
      try readByKhal(address, stand)
      // A program that asks again gets nothing, until something changes.
      let tag = try header("etag", address, stand)
      #expect(try status(address, "If-None-Match: " + tag, stand) == "304")
      try stand.run("publish")
      #expect(try status(address, "If-None-Match: " + tag, stand) == "304")
      try stand.run("schedule", "add", "Tea", "--from", "2026-03-05T10:00")
      try stand.run("publish")
      #expect(try status(address, "If-None-Match: " + tag, stand) == "200")
      try stand.run("publish", "stop", "--remove")
      #expect(try status(address, "X-Test: 1", stand) == "404")
    }
  }

  private func readByKhal(_ address: String, _ stand: PublishStand) throws {
    let folder = stand.folder
    for name in ["status", "calendar"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    let settings = """
      [general]
      status_path = "\(folder.path("status"))"
      [pair haru]
      a = "published"
      b = "local"
      collections = null
      conflict_resolution = "a wins"
      [storage published]
      type = "http"
      url = "\(address)"
      [storage local]
      type = "filesystem"
      path = "\(folder.path("calendar"))"
      fileext = ".ics"

      """
    try folder.write(Array(settings.utf8), to: "vdirsyncer.conf")
    let khal = """
      [calendars]
      [[haru]]
      path = \(folder.path("calendar"))
      [locale]
      local_timezone = Asia/Seoul
      default_timezone = Asia/Seoul
      timeformat = %H:%M
      dateformat = %Y-%m-%d
      longdateformat = %Y-%m-%d
      datetimeformat = %Y-%m-%d %H:%M
      longdatetimeformat = %Y-%m-%d %H:%M
      [sqlite]
      path = \(folder.path("khal.db"))

      """
    try folder.write(Array(khal.utf8), to: "khal.conf")
    var haru = stand.haru
    haru.environment["HOME"] = folder.path
    haru.environment["LC_ALL"] = "C.UTF-8"
    let syncer = ["vdirsyncer", "-c", folder.path("vdirsyncer.conf")]
    for words in [["discover", "haru"], ["sync"]] {
      let ending = try haru.run(syncer + words)
      #expect(ending.status == 0, "\(words): \(ending.err)")
    }
    let format = "{start-date} {start-time} {title}"
    let list = try haru.run([
      "khal", "-c", folder.path("khal.conf"), "list", "--format", format, "--day-format", "",
      "2026-03-01", "45d",
    ])
    #expect(list.status == 0, "\(list.err)")
    let shown = Set(list.out.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    for number in 0..<40 {
      let title = "Event \(number), 하루 \(number)"
      #expect(shown.contains { $0.hasSuffix(" " + title) }, "\(title)")
    }
    // Event 1 is on 2 March at 09:15 in Greenwich.
    #expect(shown.contains("2026-03-02 18:15 Event 1, 하루 1"), "\(shown)")
  }

  private func header(_ name: String, _ address: String, _ stand: PublishStand) throws -> String {
    let heads = try stand.haru.run(["curl", "-q", "-s", "-I", address]).out
    let line = try #require(
      heads.split(whereSeparator: \.isNewline).first { $0.lowercased().hasPrefix(name + ":") })
    return line.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
  }

  private func status(_ address: String, _ header: String, _ stand: PublishStand) throws -> String {
    try stand.haru.run([
      "curl", "-q", "-s", "-o", "/dev/null", "-w", "%{http_code}", "-H", header, address,
    ]).out
  }
}
