import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

// D-48
@Suite struct `The sheet that asks for a mood` {
  private func sheet(_ language: Language = .english, _ glyphs: Glyphs = .unicode)
    -> QuickMoodScreen
  {
    QuickMoodScreen(
      theme: .dawn, ViewContext(language, glyphs, now: Now(instant: 0, offset: 0)))
  }

  private func area(_ columns: Int, _ rows: Int) -> Area {
    Area(column: 0, row: 2, columns: columns, rows: rows - 3)
  }

  private func shown(_ sheet: QuickMoodScreen, _ columns: Int, _ rows: Int) -> Frame {
    var frame = Frame(size: Size(columns: columns, rows: rows), rendition: .octant)
    frame.knownGround = Ink(0x111216)
    sheet.draw(into: &frame, in: area(columns, rows))
    return frame
  }

  @Test(arguments: [(60, 20), (80, 24), (120, 40), (200, 60)])
  func `has five tiles, side by side, in their colours`(_ columns: Int, _ rows: Int) throws {
    for language in [Language.english, .korean] {
      let words = MoodsWords(language)
      let layout = QuickMoodLayout(words, .unicode, in: area(columns, rows))
      #expect(layout.tiles.count == 5 && !layout.hasRows)
      #expect(layout.card.endRow <= rows - 1 && layout.card.endColumn <= columns)
      for (tile, next) in zip(layout.tiles, layout.tiles.dropFirst()) {
        #expect(tile.endColumn + 2 <= next.origin.column)
      }
      let frame = shown(sheet(language), columns, rows)
      let inks = Set(frame.cells.compactMap { $0.style.ink?.rgb.hex })
      for step in MoodStep.allCases {
        #expect(inks.contains(MoodTheme.dawn.ink(of: step.level).rgb.hex), "\(step)")
      }
      #expect(frame.text.contains(words.quickTitle))
    }
  }

  @Test func `has rows where there is no colour or little room`() {
    var letters = Glyphs.unicode
    letters.pictures = .letters
    let rooms = [
      (letters, 120, 40), (Glyphs.unicode, 40, 12), (.unicode, 40, 10), (.ascii, 80, 24),
    ]
    // D-69: on 40×10 no row is covered.
    for (glyphs, columns, rows) in rooms {
      let frame = shown(sheet(.english, glyphs), columns, rows)
      for step in MoodStep.allCases {
        #expect(frame.text.contains(MoodsWords(.english).name(of: step)), "\(columns)")
      }
      #expect(frame.text.contains("3  "))
    }
  }

  @Test func `saves a number at once, and the chosen tile by Enter`() {
    let room = area(80, 24)
    func saving(_ level: Int) -> [ScreenEffect] {
      [.back, .work(.moods(.add(MoodDraft(level: level, text: nil), at: nil)))]
    }
    var sheet = sheet()
    for step in MoodStep.allCases {
      let key = Key.character(Character("\(step.rawValue)"))
      #expect(sheet.press(key, in: room) == saving(step.level.value))
    }
    #expect(sheet.press(.enter, in: room) == saving(50))
    #expect(sheet.press(.right, in: room) == [])
    #expect(sheet.press(.enter, in: room) == saving(70))
    for _ in 0..<9 { _ = sheet.press(.left, in: room) }
    #expect(sheet.press(.enter, in: room) == saving(10))
    #expect(sheet.press(.escape, in: room) == [.back])
    #expect(sheet.press(.character("6"), in: room) == nil)
    let layout = QuickMoodLayout(MoodsWords(.english), .unicode, in: room)
    #expect(sheet.click(layout.tiles[4].origin, in: room) == saving(90))
  }

  @Test func `begins words by a letter, and opens the gauge by n`() {
    let room = area(80, 24)
    let today = Now(instant: 0, offset: 0).day
    var english = sheet()
    #expect(
      english.press(.character("g"), in: room)
        == [.back, .open(.moods(.words(MoodLevel(nearest: 50), today, "g")))])
    #expect(
      english.press(.character("n"), in: room) == [.back, .open(.moods(.gauge(today)))])
    var korean = sheet(.korean)
    for letter in ["g", "ㄱ", "기"] {
      #expect(
        korean.press(.character(Character(letter)), in: room)
          == [.back, .open(.moods(.words(MoodLevel(nearest: 50), today, letter)))])
    }
    #expect(
      korean.press(.character("ㅜ"), in: room) == [.back, .open(.moods(.gauge(today)))],
      "The key of n, whatever the keyboard writes.")
  }
}
