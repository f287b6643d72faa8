import Domain
import Support
import Testing

@Suite struct `A setting` {
  private let preferences = Preferences(
    PreferencesInMemory(),
    fonts: FontBook { () throws(FontFailure) in
      [["NanumGothic", "나눔고딕"], ["Gowun Batang"]].compactMap(FontFamily.init)
    })

  @Test(arguments: Preference.allCases)
  func `has a usual value that it takes`(_ preference: Preference) throws {
    #expect(try preference.accepted(preference.defaultValue) == preference.defaultValue)
    #expect(try preferences.value(of: preference) == preference.defaultValue)
  }

  @Test func `of notices is on for all but moods and the evening`() {
    // M-24, C-53, V-04
    let off = Preference.allCases.filter {
      $0.rawValue.hasSuffix(".notify") && $0.defaultValue == "off"
    }
    #expect(off == [.eveningNotify, .moodsNotify])
  }

  @Test func `that is a number takes no other`() throws {
    #expect(try preferences.set("people.hour", to: " 07 ") == .peopleHour)
    #expect(try preferences.value(of: .peopleHour) == "7" && preferences.peopleHour() == 7)
    for text in ["24", "-1", "", "8h", "9999999999999999999999"] {
      #expect(throws: PreferenceFailure.notANumber(.peopleHour, text, 0...23)) {
        try preferences.set("people.hour", to: text)
      }
    }
    #expect(try preferences.set("lock.idle", to: "0") == .lockIdle)
    #expect(throws: PreferenceFailure.notANumber(.lockIdle, "1441", 0...1440)) {
      try preferences.set("lock.idle", to: "1441")
    }
  }

  @Test func `goes back to its usual value`() throws {
    // CV-51
    _ = try preferences.set("moods.picture", to: "latest")
    _ = try preferences.reset("moods.picture")
    #expect(try preferences.value(of: .moodsPicture) == "daily")
    #expect(throws: PreferenceFailure.unknown("moods.kanvas")) {
      try preferences.reset("moods.kanvas")
    }
  }

  @Test func `for the font takes one that is installed, by any of its names`() throws {
    // M-27
    _ = try preferences.set("picture.font", to: "나눔고딕")
    #expect(try preferences.pictureFonts().map(\.isChosen) == [true, false])
    _ = try preferences.set("picture.font", to: "gowun batang")
    #expect(try preferences.pictureFont() == "Gowun Batang")
    #expect(
      throws: PreferenceFailure.unknownFont("Papyrus", known: ["NanumGothic", "Gowun Batang"])
    ) { try preferences.set("picture.font", to: "Papyrus") }
    _ = try preferences.set("picture.font", to: "")
    #expect(try preferences.pictureFont() == nil)
    #expect(throws: PreferenceFailure.fonts(.noProgram)) {
      try Preferences(PreferencesInMemory()).set("picture.font", to: "NanumGothic")
    }
  }

  @Test func `for the colours of sayings comes before light and dark`() throws {
    // M-25, M-26
    #expect(try preferences.sayingColours() == ThemeColours(.white))
    #expect(try preferences.colourOptions().colours() == nil)
    // D-47: on the screens a saying card has the colours of warm paper, light or dark like the terminal.
    for shade in Shade.allCases {
      let colours = try preferences.colourOptions().cardColours(on: shade)
      #expect(colours == ThemeColours(.rolling, shade))
    }
    _ = try preferences.set("appearance", to: "dark")
    #expect(try preferences.sayingColours() == ThemeColours(.black))
    // newcomer 9: each theme is light or dark as the user chose, otherwise as it was designed.
    for theme in SayingTheme.allCases {
      _ = try preferences.set("theme", to: theme.name)
      for (appearance, shade) in [("dark", Shade.dark), ("light", .light), ("auto", nil)] {
        _ = try preferences.set("appearance", to: appearance)
        #expect(try preferences.pictureStyle() == PictureStyle(theme: theme, shade: shade))
        let options = try preferences.colourOptions()
        #expect(options.colours() == ThemeColours(theme, shade))
        // F-07: if the user chose neither light nor dark, the theme follows the terminal.
        for terminal in Shade.allCases {
          #expect(options.colours(on: terminal) == ThemeColours(theme, shade ?? terminal))
        }
      }
    }
  }

  @Test func `for a theme is kept under its name, however it was called`() throws {
    // newcomer 8
    for called in ["lemon", "망고", "Mango"] {
      _ = try preferences.set("theme", to: called)
      #expect(try preferences.value(of: .theme) == "mango")
    }
  }

  @Test(arguments: ["\"open", "it's", "   \\", "{}", "'' x", "a\u{1B}b"])
  func `for a program refuses what is none`(_ command: String) throws {
    #expect(throws: PreferenceFailure.self) { try preferences.set("opener.web", to: command) }
    #expect(try preferences.opener(of: .web) == nil)
  }

  @Test func `for a program keeps its words together as a shell does`() throws {
    _ = try preferences.set("opener.web", to: #"my-app 'a b' "c \" {}" \{} d\ e"#)
    let words = try #require(try preferences.opener(of: .web))
    let given = words.with("x; rm -rf $HOME")
    #expect(
      given == [
        "my-app", "a b", "c \" x; rm -rf $HOME", "x; rm -rf $HOME", "d e",
      ])
    _ = try preferences.set("opener.tel", to: "dial --now")
    #expect(try preferences.opener(of: .call)?.with("tel:1") == ["dial", "--now", "tel:1"])
  }
}
