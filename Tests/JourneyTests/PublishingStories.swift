import Domain
import DomainInMemory
import Support
import Testing

@Suite struct `Publishing` {
  // Y-21
  @Test func `writes only what changed`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("publish start /srv/public")
    let first = try day.calendar()
    #expect(try day.run("publish --json").contains(#""written":[],"removed":[]"#))
    try day.world.go(to: "2026-03-01T13:37")
    #expect(try day.run("publish --json").contains(#""written":[]"#))
    // The next day the page changes, and the calendar does not.
    try day.world.go(to: "2026-03-02T09:00")
    #expect(try day.run("publish --json").contains(#""written":["today.html"]"#))
    #expect(try day.calendar() == first)
    try day.run("schedule add Tea --from '2026-04-01 10:00'")
    #expect(try day.run("publish --json").contains(#""written":["haru.ics"]"#))
    #expect(try day.calendar().contains("DTSTAMP:20260302T000000Z"))
  }

  // Y-21
  @Test func `is completed after a failure, and mended if files are missing`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("publish start /srv/public")
    try day.run("schedule add Tea --from '2026-03-01 10:00'")
    day.remote.files.failure = .unreachable
    #expect(day.world.run("publish").status == .failed)
    day.remote.files.failure = nil
    #expect(try day.run("publish --json").contains(#""written":["haru.ics","today.html"]"#))
    let calendar = try #require(day.remote.files.files.keys.first { $0.name == "haru.ics" })
    try day.remote.files.remove(calendar)
    #expect(try day.run("publish --json").contains(#""written":["haru.ics"]"#))
    try day.remote.files.write(calendar, [1])
    #expect(try day.run("publish --json").contains(#""written":["haru.ics"]"#))
  }

  // Y-21, Y-22
  @Test func `has cards and pages only if they are named`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("people edit Mina --note 'likes tea'")
    try day.run("publish start /srv/public --parts people,schedule,contacts,markdown --yes")
    let cards = try day.text("haru.vcf")
    #expect(cards.contains("FN:Mina") && !cards.contains("Hidden") && !cards.contains("tea"))
    let pages = day.remote.texts.filter { $0.key.hasSuffix(".md") }
    #expect(
      Set(pages.keys)
        == [
          "haru.md", "people/Mina.md", "people/Halmoni.md", "schedule/2025-12.md",
          "schedule/2026-03.md",
        ], "\(pages.keys)")
    let all = pages.values.joined()
    for word in ["Hidden", "Therapy", "Surprise", "tea", "Bring X", "letter", "haru.json"] {
      #expect(!all.contains(word), "\(word)")
    }
    // What is not published any more goes.
    try day.run("people tag Mina private")
    #expect(try day.run("publish --json").contains(#""people/Mina.md""#))
    #expect(day.remote.texts["people/Mina.md"] == nil)
  }

  // Y-25
  @Test func `is removed with all files, or left`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("publish start /srv/public --parts schedule,people,markdown")
    let folder = try #require(day.remote.load()?.folder)
    let other = try #require(RemotePath("\(folder)/mine.txt"))
    try day.remote.files.write(other, [1])
    let said = try day.run("publish stop --remove")
    #expect(said.contains("copies"), "\(said)")
    #expect(Array(day.remote.files.files.keys) == [other])
    #expect(day.world.run("publish").status == .refused)
    try day.run("publish start /srv/public")
    #expect(day.remote.load()?.folder != folder)
    try day.run("publish stop")
    #expect(day.remote.files.files.count == 3)
  }

  // Y-20
  @Test func `refuses what cannot be published to`() throws {
    let day = try PublishWorld()
    for (line, code) in [
      ("publish start postgres:///haru", "noFiles"), ("publish", "notPublished"),
      ("publish stop", "notPublished"), ("publish status --qr", "notPublished"),
      ("publish start /srv --parts days", "usage"), ("publish start ''", "badRemote"),
    ] {
      let output = day.world.run(line + " --json")
      #expect(output.status != .done, "\(line)")
      if code != "usage" { #expect(output.err.contains(#""code":"\#(code)""#), "\(output.err)") }
    }
    try day.run("publish start /srv/public")
    #expect(day.world.run("publish start /srv/other").status == .refused)
    let qr = day.world.run("publish status --qr")
    #expect(qr.err.contains("does not know the web address of /srv/public"), "\(qr.err)")
    for remote in ["ftp://x/y", "''", "postgres://me:x@host/haru"] {
      let refused = day.world.run("publish start \(remote)")
      #expect(refused.status != .done && !refused.err.contains("sync"), "\(refused.err)")
      #expect(!refused.err.contains("postgres://,"), "\(refused.err)")
    }
  }

  // Y-20
  @Test func `says where it is, and what is left out`() throws {
    let day = try PublishWorld()
    #expect(try day.run("publish status").contains("haru publish start"))
    #expect(try day.run("publish status --json").contains(#""publish":null"#))
    try day.run("publish start https://dav.example.org/me/ --parts schedule")
    let said = try day.run("publish status")
    let folder = try #require(day.remote.load()?.folder)
    for word in [
      "https://dav.example.org/me/\(folder)/haru.ics", "memos", "#private", "today 09:00",
    ] { #expect(said.contains(word), "\(said)") }
    let json = try day.run("publish status --json")
    #expect(json.contains(#""parts":["schedule"]"#) && json.contains(#""private":["#), "\(json)")
  }

  // Y-20
  @Test func `is published by the timer of sync, too`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("publish start /srv/public")
    try day.run("schedule add Tea --from '2026-03-01 10:00'")
    #expect(try day.run("sync").contains("haru.ics"))
    #expect(try day.calendar().contains("Tea"))
    try day.run("sync timer")
    try day.run("publish stop")
    #expect(day.world.run("sync").status == .refused)
  }

  @Test func `is on a birthday in a common year, and by its year`() throws {
    let day = try PublishWorld(["people add Leap --every none --birthday 2000-02-29"])
    try day.run("publish start /srv/public --parts people")
    #expect(try day.calendar().contains("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\n"))
  }
}
