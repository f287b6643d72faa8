import Domain
import DomainInMemory
import Support
import Testing

@Suite struct `Publishing again and again` {
  // Y-29
  @Test func `is published again if a file or the folder is gone, even if the store is as it was`()
    throws
  {
    let day = try PublishWorld(PublishWorld.life)
    day.remote.state = "1"
    try day.run("publish start /srv/public")
    #expect(try day.run("publish --json").contains(#""written":[]"#))
    let paths = Array(day.remote.files.files.keys)
    let page = try #require(paths.first { $0.name == "today.html" })
    try day.remote.files.remove(page)
    #expect(try day.run("publish --json").contains(#""written":["today.html"]"#))
    for path in paths { try day.remote.files.remove(path) }
    #expect(try day.run("publish --json").contains(#""written":["haru.ics","today.html"]"#))
    // Nothing is said to be published if the remote cannot be reached.
    day.remote.files.failure = .unreachable
    #expect(day.world.run("publish").status == .failed)
  }

  // Y-21
  @Test func `changes the time on the page only with the page`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("publish start /srv/public")
    #expect(try day.text("today.html").contains("Updated on 1 March 2026 at 09:00."))
    try day.world.go(to: "2026-03-01T11:30")
    try day.run("publish")
    #expect(try day.text("today.html").contains("at 09:00."))
    try day.run("schedule add Tea --from '2026-03-01 18:00'")
    try day.run("publish")
    #expect(try day.text("today.html").contains("Updated on 1 March 2026 at 11:30."))
    try day.world.go(to: "2026-03-01T12:00")
    #expect(try day.run("publish --json").contains(#""written":[]"#))
  }

  // Y-25
  @Test func `can be removed after it was stopped`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("publish start /srv/public")
    let folder = try #require(day.remote.load()?.folder)
    day.remote.files.failure = .unreachable
    #expect(day.world.run("publish stop --remove").err.contains("run `haru publish stop`"))
    let said = try day.run("publish stop")
    #expect(said.contains("/srv/public/\(folder)/") && said.contains("--remove"), "\(said)")
    #expect(try day.run("publish status").contains("/srv/public/\(folder)/"))
    #expect(day.world.run("publish").status == .refused)
    #expect(day.world.run("publish stop").status == .refused)
    let failed = day.world.run("publish stop --remove")
    #expect(failed.status == .failed && !failed.err.contains("run `haru publish stop`"))
    day.remote.files.failure = nil
    #expect(try day.run("publish stop --remove").contains("removed 2 files"))
    #expect(day.remote.files.files.isEmpty && day.remote.load() == nil)
    // Without removal, a new start at the same remote has the same addresses.
    try day.run("publish start /srv/public")
    let again = try #require(day.remote.load()?.folder)
    try day.run("publish stop")
    try day.run("publish start /srv/public")
    #expect(day.remote.load()?.folder == again)
    try day.run("publish stop")
    let other = try day.run("publish start /srv/other")
    #expect(other.contains("/srv/public/\(again)/"), "\(other)")
  }

  // Y-22
  @Test func `asks about contacts, in one question`() throws {
    let day = try PublishWorld(PublishWorld.life)
    let refused = day.world.run("publish start /srv/public --parts schedule,contacts,moods")
    #expect(refused.status == .refused && day.remote.texts.isEmpty)
    #expect(refused.err.contains("phone numbers of other people"), "\(refused.err)")
    let korean = try PublishWorld(PublishWorld.life, language: .korean)
    let asked = korean.world.run("publish start /srv/public --parts 일정,기분")
    #expect(asked.err.contains("기분도 함께 게시할까요?"), "\(asked.err)")
    for parts in ["'일정,연락처 파일'", "일정,연락처", "schedule,contacts", "'일정 연락처'"] {
      try korean.run("publish start /srv/public --yes --parts \(parts)")
      #expect(korean.remote.load()?.parts == [.schedule, .contacts], "\(parts)")
    }
    try korean.run("publish start /srv/public --parts 마크다운")
    #expect(korean.remote.load()?.parts == [.markdown])
  }

  // Y-21
  @Test func `has neither a calendar nor a page without anything for them`() throws {
    let day = try PublishWorld(PublishWorld.life)
    let said = try day.run("publish start /srv/public --parts contacts --yes")
    #expect(Set(day.remote.texts.keys) == ["haru.vcf"])
    #expect(said.contains("/haru.vcf") && !said.contains("haru.ics"), "\(said)")
    // Nobody is due today or tomorrow, so the page of the books alone has tomorrow only.
    let changed = try day.run("publish start /srv/public --parts books")
    #expect(changed.contains("No longer published: address book."), "\(changed)")
    #expect(changed.contains("The addresses are the same."), "\(changed)")
    let page = try day.text("today.html")
    #expect(page.contains("Walden") && !page.contains("Nothing planned"), "\(page)")
    #expect(day.remote.texts["haru.vcf"] == nil)
    // A page with nothing on it goes.
    try day.run("books remove Walden")
    try day.run("publish")
    #expect(day.remote.texts["today.html"] == nil)
  }

  // Y-22
  @Test func `says in its question what is no longer published`() throws {
    let day = try PublishWorld(PublishWorld.life)
    let started = try day.run("publish start /srv/public")
    #expect(started.contains("These paths cannot be subscribed to."), "\(started)")
    let asked = day.world.run("publish start /srv/public --parts contacts")
    #expect(
      asked.err.contains("Publish address book, and no longer publish schedule, people, books?"),
      "\(asked.err)")
    #expect(day.remote.load()?.parts == PublishedPart.defaultParts)
  }

  // Y-02, Y-20
  @Test func `shows each address as a QR code with its caption`() throws {
    let day = try PublishWorld(PublishWorld.life)
    let started = try day.run("publish start https://dav.example.org/me/")
    #expect(started.contains("Subscribe to the address of the calendar"), "\(started)")
    let shown = try day.run("publish status --qr")
    let captions = shown.split(separator: "\n").filter { $0.contains("https://") }
    #expect(captions.count == 2, "\(shown)")
    #expect(captions[0].hasPrefix("Calendar: ") && captions[0].hasSuffix("/haru.ics"))
    #expect(captions[1].hasPrefix("Page of today: ") && captions[1].hasSuffix("/today.html"))
    let saved = try day.run("publish status --qr code.png")
    #expect(saved.contains("to code.png.\n") && saved.contains("to code-today.png."), "\(saved)")
    let json = try day.run("publish status --qr other.svg --json")
    #expect(json.contains(#""files":["other.svg","other-today.svg"]"#), "\(json)")
  }

  // Y-20
  @Test func `lists the addresses of all files`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("publish start /srv/public --parts schedule,people,contacts,markdown --yes")
    let folder = "/srv/public/" + (try #require(day.remote.load()?.folder))
    let status = try day.run("publish status")
    for name in ["haru.ics", "today.html", "haru.vcf", "haru.md", "people/ (2 files)"] {
      #expect(status.contains(folder + "/" + name), "\(status)")
    }
  }

  // Y-25
  @Test func `warns about tags that hide records no more`() throws {
    let day = try PublishWorld()
    let changed = day.world.run("settings set publish.private work,health")
    #expect(changed.status == .done && changed.err.contains("#private #비공개"), "\(changed.err)")
    let kept = day.world.run("settings set publish.private private,비공개,work,health")
    #expect(!kept.err.contains("#work") && !kept.err.contains("now published"), "\(kept.err)")
    #expect(day.world.run("settings reset publish.private").err.contains("#health #work"))
    let json = day.world.run("settings set publish.private x --json")
    #expect(json.out.contains(#""code":"noLongerPrivate""#), "\(json.out)")
  }
}
