import Domain
import Testing

@testable import PresentationKit
@testable import PresentationSayings
@testable import TextUI

@Suite struct `A saying on the screen` {
  private static let words = SayingWords(
    stored: MultilineText(
      stored: "The morning wind forever blows, the poem of creation is uninterrupted; but few are "
        + "the ears that hear it."),
    kor: MultilineText(stored: "아침 바람은 끝없이 불고 창조의 시는 끊이지 않는다"),
    who: SingleLineText(stored: "- Thoreau -"))
  private static let now = Now(instant: 1_772_355_600, offset: 32_400)
  private static let context = ViewContext(.english, .unicode, now: now)

  private static func saying(_ number: Int = 7) -> Saying {
    Saying(number: SayingNumber(stored: number), words: words, uploaded: now)
  }

  @Test(arguments: [(80, 40), (120, 40), (200, 52)])
  func `has lines that are read at one glance`(columns: Int, most: Int) {
    // D-45
    var frame = Frame(size: Size(columns: columns, rows: 22))
    let area = Area(column: columns / 3, row: 0, columns: columns * 2 / 3, rows: 22)
    SayingSentence(
      saying: Self.saying(), words: SayingsWords(.english), glyphs: .unicode, lettering: [],
      isChosen: false
    ).draw(into: &frame, in: area)
    let lines = frame.text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    #expect(lines[0].contains("❝"))
    for line in lines {
      let said = line.drop { $0.isWhitespace || $0 == "❝" }
      #expect(TextLayout.cells(said) <= most, "\(said)")
    }
    // The text begins next to the fire, and its lines follow each other.
    #expect(lines[0].prefix { $0 == " " }.count == area.origin.column)
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = rows.firstIndex { $0.contains("❝") } ?? 0
    #expect(rows[first + 1].contains { $0.isLetter })
    #expect(frame.text.contains("— Thoreau") && !frame.text.contains("- Thoreau -"))
  }

  @Test(arguments: [(80, 22), (120, 38), (200, 58)])
  func `is in the middle of the screen together with the fire`(columns: Int, rows: Int) throws {
    // D-45
    let area = Area(column: 0, row: 1, columns: columns, rows: rows)
    var screen = SayingsScreen(Self.context)
    _ = screen.receive(.sayings(.recommended(Self.saying())))
    screen.show(
      ListSlice(items: [Self.saying()], start: 0, total: 1, focus: 0), for: screen.query)
    let layout = screen.layout(in: area)
    let fire = try #require(layout.fire)
    #expect(fire.size.rows <= 14 && fire.endColumn == layout.recommended.origin.column)
    var frame = Frame(size: Size(columns: columns, rows: rows + 2))
    screen.draw(into: &frame, in: area)
    let end = (fire.origin.row..<fire.endRow).compactMap { row in
      (0..<columns).last { !frame[$0, row].character.isWhitespace }
    }.max()
    let right = columns - 1 - (try #require(end))
    #expect(abs(fire.origin.column - right) <= 2, "\(fire.origin.column) and \(right)")
  }

  @Test func `has a line around its words beside the list`() {
    // D-47
    var picture = SayingPicture(
      saying: Self.words, words: SayingsWords(.english), colours: ColourOptions().cardColours(),
      lettering: .plain, glyphs: .unicode)
    picture.hasLine = true
    for rows in [20, 24, 27] {
      let area = Area(column: 0, row: 0, columns: rows * 2, rows: rows)
      var frame = Frame(size: area.size)
      picture.draw(into: &frame, in: area)
      let corner = Glyphs.unicode.corners[0]
      #expect(String(frame[2, 1].character) == corner && frame[0, 0].character == " ")
      let letters = frame.text.filter(\.isLetter)
      #expect(letters == Self.words.parts(.english).joined().filter(\.isLetter))
    }
  }

  @Test func `is a square picture whose words are all there`() {
    // D-47
    for rows in [8, 14, 20, 27] {
      let size = SayingPicture.size(in: Size(columns: 100, rows: rows))
      #expect(size == Size(columns: rows * 2, rows: rows))
      let picture = SayingPicture(
        saying: Self.words, words: SayingsWords(.english), colours: ColourOptions().cardColours(),
        lettering: .plain, glyphs: .unicode)
      let all = picture.rows(in: size)
      let letters = all.map(\.text).joined().filter(\.isLetter)
      #expect(letters == Self.words.parts(.english).joined().filter(\.isLetter))
      #expect(all.allSatisfy { TextLayout.cells($0.text) <= size.columns })
    }
  }

  @Test func `goes through all styles and back`() {
    // D-47
    let first = ColourOptions(theme: "mango").cardColours()
    #expect(first == ThemeColours(.lemon))
    var style = first
    var seen: Set<ThemeColours> = []
    for _ in ThemeColours.cardStyles {
      seen.insert(style)
      style = style.stepped(by: 1)
    }
    #expect(style == first && seen.count == ThemeColours.cardStyles.count)
    #expect(style.stepped(by: -1).stepped(by: 1) == style)
  }

  @Test func `is on paper like the terminal's, until a style is chosen`() {
    // D-47
    let area = Area(column: 0, row: 2, columns: 120, rows: 36)
    var screen = SayingsScreen(Self.context)
    screen.show(
      ListSlice(items: [Self.saying()], start: 0, total: 1, focus: 0), for: screen.query)
    #expect(screen.style == ThemeColours(.rolling, .light))
    for shade in Shade.allCases {
      screen.context.shade = shade
      #expect(screen.style == ThemeColours(.rolling, shade))
    }
    _ = screen.press(.character(">"), in: area)
    let chosen = screen.style
    screen.context.shade = .light
    #expect(screen.style == chosen)
  }

  @Test(arguments: [60, 72, 110])
  func `is whole in a row, with who said it`(columns: Int) {
    // D-46
    let cell = SayingCell(
      Self.saying(), at: Self.now, words: SayingsWords(.english), glyphs: .unicode,
      isChosen: false)
    let rows = cell.lineCount(in: columns, most: 3)
    #expect((2...3).contains(rows))
    var frame = Frame(size: Size(columns: columns, rows: rows))
    cell.drawRow(
      into: &frame, in: Area(column: 0, row: 0, columns: columns, rows: rows), most: 3)
    let letters = frame.text.filter(\.isLetter)
    let sentence = (Self.words.eng?.text ?? "").filter(\.isLetter)
    #expect(letters.filter { sentence.contains($0) }.count >= sentence.count)
    #expect(frame.text.contains("Thoreau") && !frame.text.contains("…"))
  }

  @Test func `is saved in the style in which it is shown`() {
    // D-47
    let area = Area(column: 0, row: 2, columns: 80, rows: 20)
    var screen = SayingScreen(SayingNumber(stored: 7), at: 0, from: SayingsQuery(), Self.context)
    _ = screen.receive(.sayings(.opened(Self.saying(), index: nil)))
    let first = screen.style
    #expect(screen.press(.character(">"), in: area) == [])
    #expect(screen.style == first.stepped(by: 1))
    #expect(screen.press(.character("<"), in: area) == [])
    #expect(screen.press(.character("<"), in: area) == [])
    #expect(screen.style == first.stepped(by: -1))
    #expect(
      screen.press(.character("s"), in: area)
        == [.open(.sayings(.share(Self.saying(), screen.style)))])
  }

  @Test func `is in a row or on a card, as v says`() {
    // D-46
    let area = Area(column: 0, row: 2, columns: 120, rows: 36)
    var screen = SayingsScreen(Self.context)
    let items = (0..<20).map { Self.saying(20 - $0) }
    screen.show(ListSlice(items: items, start: 0, total: 20, focus: 0), for: screen.query)
    #expect(screen.form == .rows && screen.layout(in: area).picture != nil)
    _ = screen.press(.character("v"), in: area)
    #expect(screen.form == .cards && screen.grid(in: area).columns > 1)
    _ = screen.press(.character("v"), in: area)
    #expect(screen.form == .rows)
    _ = screen.press(.character("f"), in: area)
    #expect(screen.choice == .liked)
  }
}
