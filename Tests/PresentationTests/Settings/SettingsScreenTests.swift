import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationPeople
@testable import PresentationShared
@testable import TextUI

@Suite struct `The screen of settings` {
  private let area = Area(column: 0, row: 2, columns: 80, rows: 20)

  static func screen(
    _ language: Language = .english, on preference: Preference? = nil,
    _ changes: [Preference: String] = [:], problems: [PreferenceParseError] = [],
    isReadOnly: Bool = false
  ) -> SettingsScreen {
    let now = Now(instant: 0, offset: 0)
    var screen = SettingsScreen(
      on: preference, ViewContext(language, .unicode, now: now, isReadOnly: isReadOnly))
    _ = screen.receive(
      .settings(
        .page(
          SettingsPage(
            values: changes, problems: problems, path: "/home/haru/.config/haru/config.toml"))))
    return screen
  }

  /// Returns a frame with the screen and its key bar in the last row.
  static func picture(_ screen: SettingsScreen, _ size: Size) -> Frame {
    var frame = Frame(size: size)
    screen.draw(
      into: &frame, in: Area(column: 0, row: 2, columns: size.columns, rows: size.rows - 4))
    KeyBar(screen.bindings).draw(
      into: &frame, in: Area(column: 0, row: size.rows - 1, columns: size.columns, rows: 1))
    return frame
  }

  private func pressed(_ screen: inout SettingsScreen, _ keys: Key...) -> [ScreenEffect] {
    keys.reduce([]) { _, key in screen.press(key, in: area) ?? [] }
  }

  @Test(arguments: SnapshotSizes.all)
  func `shows them in groups`(_ language: Language, _ name: String, _ size: Size) {
    // M-23, CV-51
    let problems: [PreferenceParseError] = [
      .init(line: 12, .unknownKey("moods.kanvas")), .init(line: 14, .wrongKind(.motion)),
    ]
    let screen = Self.screen(
      language, on: .moodsPicture, [.booksAladinKey: "••••••••", .openerTel: "call {}"],
      problems: problems)
    expectSnapshot(
      Self.picture(screen, size), named: "settings-list-\(language.rawValue)-\(name)")
  }

  @Test(arguments: SnapshotSizes.all)
  func `shows what a theme looks like before it is taken`(
    _ language: Language, _ name: String, _ size: Size
  ) {
    // M-25
    var screen = Self.screen(language, on: .theme, [.theme: "cloud"])
    _ = pressed(&screen, .enter, .up, .up)
    expectSnapshot(
      Self.picture(screen, size), named: "settings-theme-\(language.rawValue)-\(name)")
  }

  @Test(arguments: SnapshotSizes.all)
  func `says that fonts are for pictures`(_ language: Language, _ name: String, _ size: Size) {
    // M-27
    var screen = Self.screen(language, on: .pictureFont, [.pictureFont: "Gowun Batang"])
    #expect(pressed(&screen, .enter) == [.work(.settings(.fonts))])
    _ = screen.receive(.settings(.fonts(["Gowun Batang", "NanumGothic"])))
    expectSnapshot(
      Self.picture(screen, size), named: "settings-fonts-\(language.rawValue)-\(name)")
    #expect(
      pressed(&screen, .down, .enter)
        == [.work(.settings(.set(.pictureFont, "NanumGothic")))])
  }

  @Test(arguments: SnapshotSizes.all)
  func `has a form for what is written`(_ language: Language, _ name: String, _ size: Size) {
    var screen = Self.screen(language, on: .openerTel)
    _ = pressed(&screen, .enter, .character("x"))
    _ = screen.receive(
      .settings(.failed(SettingsWords(language).report(.notACommand(.openerTel)))))
    #expect(screen.takesText)
    expectSnapshot(
      Self.picture(screen, size), named: "settings-form-\(language.rawValue)-\(name)")
  }

  @Test func `chooses a theme over the page it will be on`() {
    // M-25, F-07
    var screen = Self.screen(on: .theme)
    #expect(!screen.liesOverPart)
    _ = pressed(&screen, .enter)
    #expect(screen.liesOverPart)
    for theme in SayingTheme.allCases {
      _ = pressed(&screen, .down)
      #expect(screen.paper(over: nil) == Paper(ThemeColours(theme)))
      var frame = Frame(size: .standard)
      frame.fill(area, Style(.bold))
      screen.draw(into: &frame, in: area)
      #expect(frame[5, 10].style == .bold, "What lies behind it stays.")
      #expect(frame.text.contains("› "))
    }
    #expect(pressed(&screen, .enter) == [.work(.settings(.set(.theme, "blueberry")))])
    #expect(pressed(&screen, .escape) == [] && screen.inner == nil)
  }

  @Test func `changes what has few values at once, in both directions`() {
    // CV-51, CV-55
    var screen = Self.screen(on: .moodsPicture)
    for key in [Key.enter, .right, .character(" ")] {
      #expect(pressed(&screen, key) == [.work(.settings(.set(.moodsPicture, "latest")))])
    }
    screen = Self.screen(on: .appearance)
    #expect(pressed(&screen, .left) == [.work(.settings(.set(.appearance, "dark")))])
    screen = Self.screen(on: .peopleHour, [.peopleHour: "23"])
    #expect(pressed(&screen, .right) == [.work(.settings(.set(.peopleHour, "0")))])
    screen = Self.screen(on: .lockIdle)
    #expect(pressed(&screen, .left) == [.work(.settings(.set(.lockIdle, "5")))])
    #expect(pressed(&screen, .character("r")) == [.work(.settings(.reset(.lockIdle)))])
    #expect(pressed(&screen, .escape) == [.back])
    let changed = SettingsPage(values: [.lockIdle: "5"])
    #expect(
      screen.receive(.settings(.changed(.lockIdle, changed, "Changed."))) == [
        .say(NoticeLine(.good, "Changed."))
      ]
    )
    #expect(screen.page == changed)
  }

  @Test func `never puts a secret into its form`() {
    var screen = Self.screen(on: .booksAladinKey, [.booksAladinKey: "••••••••"])
    _ = pressed(&screen, .enter, .character("k"))
    #expect(!Self.picture(screen, .standard).text.contains("k\n"))
    #expect(pressed(&screen, .enter) == [.work(.settings(.set(.booksAladinKey, "k")))])
  }

  @Test func `changes nothing where things are only read`() {
    var screen = Self.screen(on: .moodsPicture, isReadOnly: true)
    let refusal = [
      ScreenEffect.say(NoticeLine(.refusal, StorageWords(.english).onlyReading))
    ]
    for key in [Key.enter, .left, .right, .character(" "), .character("r")] {
      #expect(pressed(&screen, key) == refusal)
    }
  }

  @Test func `walks every setting a person has, and none that a screen remembers`() {
    var screen = Self.screen()
    var walked = [screen.selected]
    for _ in 0..<Preference.allCases.count {
      _ = pressed(&screen, .down)
      if walked.last != screen.selected { walked.append(screen.selected) }
    }
    #expect(Set(walked) == Set(Preference.allCases.filter { !$0.isScreensMemory }))
    #expect(walked.count == Set(walked).count)
    _ = screen.handle(Mouse(.press, Point(column: 5, row: 7)), in: area)
    #expect(walked.contains(screen.selected))
  }

  @Test func `is done by the features`() throws {
    let preferences = Preferences(PreferencesInMemory(path: "/x/config.toml"))
    guard case .page(let page) = SettingsWork.load.run(preferences, .english) else {
      Issue.record("no page")
      return
    }
    #expect(page.path == "/x/config.toml" && page.values.count == Preference.allCases.count)
    let set = SettingsWork.set(.booksAladinKey, "geheim").run(preferences, .english)
    guard case .changed(.booksAladinKey, let after, let sentence) = set else {
      Issue.record("\(set)")
      return
    }
    #expect(after.value(of: .booksAladinKey) == "••••••••" && !sentence.contains("geheim"))
    #expect(
      SettingsWork.set(.moodsPicture, "weekly").run(preferences, .english)
        == .failed(SettingsWords(.english).report(.notAChoice(.moodsPicture, "weekly"))))
    _ = SettingsWork.reset(.booksAladinKey).run(preferences, .english)
    #expect(try preferences.value(of: .booksAladinKey) == "")
  }
}

@Suite struct `The form for a person` {
  @Test func `begins at the hour that is set, unless somebody filled something in`() {
    var people = ScreenStack(
      PeopleScreen(ViewContext(.english, .unicode, now: Now(instant: 0, offset: 0))))
    func hour(_ people: ScreenStack) -> Bool {
      var frame = Frame(size: .standard)
      people.draw(into: &frame, in: Area(column: 0, row: 2, columns: 80, rows: 20))
      return frame.text.contains(" 8")
    }
    #expect(
      people.resolve([.open(.people(.newPerson(nil)))]) == [.work(.people(.defaultHour))])
    #expect(!hour(people))
    _ = people.receive(.people(.defaultHour(8)))
    #expect(hour(people))
    _ = people.press(.character("M"), in: Area(column: 0, row: 2, columns: 80, rows: 20))
    _ = people.receive(.people(.defaultHour(9)))
    #expect(hour(people))
  }
}

@Suite struct `The font of pictures` {
  @Test func `comes before the usual ones, and cannot end the attribute`() {
    // M-27
    var svg = SVG(side: 10)
    svg.add([
      Lettering(text: "font-family=\"x\"", position: SketchPoint(1, 1), size: 3, ink: Ink(0))
    ])
    let plain = svg.bytes
    #expect(SVG.document(plain, in: nil) == plain && SVG.document(plain, in: "'") == plain)
    let text = String(decoding: SVG.document(plain, in: "A\"'<b>, ,"), as: UTF8.self)
    #expect(text.contains("font-family=\"&#39;A&quot;&lt;b&gt; &#39;, NanumGothic, "))
    #expect(text.count { $0 == "<" } == String(decoding: plain, as: UTF8.self).count { $0 == "<" })
  }
}
