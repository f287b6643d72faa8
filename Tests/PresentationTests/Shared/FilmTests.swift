import Domain
import Foundation
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

#if canImport(FoundationXML)
  import FoundationXML
#endif

// The year as a film: section 5, item 3 of the fourth look.
@Suite struct `A year as a film` {
  /// A year up to 4 November with a mood on each tenth day, and a contact, pages, a book and a saying.
  private static func book(_ today: Day = .on("2026-11-04")) -> YearBook {
    let first = Day.on("2026-01-01")
    let squares = stride(from: 0, through: today - first, by: 10).map { ahead in
      MoodYear.Square(
        MoodDayTally(day: first + ahead, tally: MoodTally(count: 2, sum: 2 * (ahead % 90 + 5))),
        theme: .dawn)
    }
    return YearBook(
      year: 2026, today: today, moods: YearOfMoods(squares: squares),
      people: YearOfPeople(days: [YearDay(first, 2), YearDay(first + 40, 1)]),
      reading: YearOfReading(days: [YearDay(first, 31), YearDay(first + 1, 4)]),
      sayings: YearOfSayings(writtenDays: [YearDay(first + 31, 1)]), events: YearOfEvents())
  }

  private func screen(
    on day: String, motion: Bool = true, _ glyphs: Glyphs = .unicode,
    _ language: Language = .english
  ) -> FilmScreen {
    let now = Now(day: .on("2026-11-04"), time: TimeOfDay(seconds: 0), offset: 0)
    var screen = FilmScreen(on: .on(day), ViewContext(language, glyphs, now: now, motion: motion))
    _ = screen.receive(.finding(.film(Self.book())))
    return screen
  }

  private let large = Area(column: 0, row: 2, columns: 120, rows: 36)

  private func shown(_ screen: FilmScreen, _ columns: Int, _ rows: Int, ground: Ink?) -> Frame {
    var frame = Frame(size: Size(columns: columns, rows: rows), rendition: .octant)
    frame.knownGround = ground
    screen.draw(into: &frame, in: Area(column: 0, row: 2, columns: columns, rows: rows - 4))
    return frame
  }

  @Test func `plays eight days a second and stops today`() {
    var screen = screen(on: "2026-10-30")
    #expect(!screen.isMoving(in: large))
    _ = screen.press(.character(" "), in: large)
    #expect(screen.isMoving(in: large) && screen.frame == 125)
    #expect(screen.pass(60).isEmpty, "It asks for nothing while the day stays.")
    #expect(screen.pass(65) == [.work(.finding(.day(.on("2026-10-31"))))])
    _ = screen.press(.character(" "), in: large)
    #expect(!screen.isMoving(in: large) && screen.pass(1000).isEmpty)
    _ = screen.press(.character(" "), in: large)
    _ = screen.pass(1000)
    #expect(screen.chosen == .on("2026-11-04") && !screen.isMoving(in: large))
    // From the end it begins again.
    _ = screen.press(.character(" "), in: large)
    #expect(screen.chosen == .on("2026-01-01") && screen.isMoving(in: large))
    _ = screen.press(.right, in: large)
    #expect(screen.chosen == .on("2026-01-02") && !screen.isMoving(in: large))
  }

  @Test func `steps by months without animations`() {
    var screen = screen(on: "2026-01-31", motion: false)
    _ = screen.press(.character(" "), in: large)
    #expect(screen.chosen == .on("2026-02-28") && !screen.isMoving(in: large))
    #expect(screen.bindings.contains { $0.meaning == "next month" })
    #expect(!screen.bindings.contains { $0.meaning == "play" })
  }

  @Test func `loads the year once, and a day with each step`() {
    var screen = screen(on: "2026-03-01")
    let day = Work.finding(.day(.on("2026-02-28")))
    #expect(screen.press(.left, in: large) == [.work(day)])
    #expect(screen.press(.down, in: large) == [.work(.finding(.day(.on("2026-03-28"))))])
    _ = screen.press(.character("<"), in: large)
    #expect(screen.chosen == .on("2025-03-28") && screen.film == nil)
    #expect(screen.reload.first == .finding(.film(2025)))
    for _ in 0..<3 { _ = screen.press(.character(">"), in: large) }
    #expect(screen.chosen == .on("2026-11-04"), "It never shows a day to come.")
  }

  @Test func `sums up what was played`() {
    let film = Film(Self.book())
    #expect(film.sums(upTo: .on("2026-01-01")) == [2, 2, 31, 0, 0])
    #expect(film.sums(upTo: .on("2026-02-28")) == [12, 3, 35, 0, 1])
    #expect(film.average(ofMonth: .on("2026-01-01"), upTo: .on("2026-01-11")).level?.value == 10)
    #expect(film.average(ofMonth: .on("2026-03-01"), upTo: .on("2026-02-28")).level == nil)
  }

  @Test(arguments: [
    (120, 36, 3, 2, true), (200, 56, 5, 3, true), (110, 28, 3, 1, true), (80, 20, 2, 1, false),
    (40, 20, 1, 1, false),
  ])
  func `has the largest days that its room has`(
    _ columns: Int, _ rows: Int, _ stride: Int, _ pitch: Int, _ isFramed: Bool
  ) throws {
    let area = Area(column: 0, row: 2, columns: columns, rows: rows)
    for names in [3, 4] {
      let layout = FilmLayout(in: area, names: names)
      let square = try #require(layout.square)
      #expect(square.stride == stride && square.pitch == pitch && layout.isFramed == isFramed)
      #expect(layout.end <= layout.months.endColumn && layout.day.endRow == area.endRow)
      #expect(layout.line.origin.row < layout.day.origin.row && layout.day.size.rows >= 3)
      for day in ["2026-01-01", "2026-12-31"].map({ Day.on($0) }) {
        let origin = try #require(layout.origin(of: day))
        #expect(layout.day(at: origin, in: 2026) == day, "What is seen can be clicked.")
      }
    }
    #expect(FilmLayout(in: Area(column: 0, row: 2, columns: 40, rows: 6), names: 3).square == nil)
  }

  @Test func `shows what was not played faintly, and its head in the gaps beside the day`() throws {
    let screen = screen(on: "2026-06-01")
    let frame = shown(screen, 120, 40, ground: Ink(0x111216))
    let layout = screen.layout(in: Area(column: 0, row: 2, columns: 120, rows: 36))
    func ink(_ day: String) throws -> Ink? {
      let origin = try #require(layout.origin(of: .on(day)))
      return frame[origin.column, origin.row].style.ink
    }
    let film = try #require(screen.film)
    let played = try #require(film.squares[.on("2026-01-01")]).ink(on: frame.knownGround)
    let ahead = try #require(film.squares[.on("2026-09-08")]).ink(on: frame.knownGround)
    #expect(try ink("2026-01-01") == played && ink("2026-09-08") == frame.fill(ahead, 0.38))
    let text = frame.text(on: frame.ground)
    #expect(try ink("2026-01-02")?.rgb == frame.fill(text, 0.07).rgb)
    #expect(try ink("2026-12-31")?.rgb == frame.fill(text, 0.03).rgb)
    let head = try #require(layout.origin(of: .on("2026-06-01")))
    #expect(frame[head.column - 1, head.row].character == "▐")
    #expect(frame[head.column + 2, head.row].character == "▌")
    let first = try #require(layout.origin(of: .on("2026-01-01")))
    #expect(frame[first.column, first.row + 1].style.ink == Hue.leaf.bright)
    #expect(frame[first.column + 1, first.row + 1].style.ink == Hue.violet.bright)
  }

  @Test(arguments: [(40, 10), (80, 24), (120, 40), (200, 60)])
  func `is complete in letters and without a known ground`(_ columns: Int, _ rows: Int) {
    for language in [Language.english, .korean] {
      let letters = shown(screen(on: "2026-06-01", .ascii, language), columns, rows, ground: nil)
      #expect(letters.text.contains("2026"))
      #expect(letters.cells.allSatisfy { $0.style.paper == nil })
      let unknown = shown(screen(on: "2026-06-01", .unicode, language), columns, rows, ground: nil)
      #expect(unknown.cells.allSatisfy { $0.style.paper == nil }, "Nothing is filled but ink.")
    }
  }

  @Test(arguments: [true, false])
  func `is a file that plays by itself`(_ isLight: Bool) throws {
    for language in [Language.english, .korean] {
      let bytes = FilmPicture(
        film: Film(Self.book()), words: FilmWords(language), isLight: isLight
      ).svg
      #expect(bytes.count < 90_000)
      let reader = FilmReader()
      let parser = XMLParser(data: Data(bytes))
      parser.delegate = reader
      #expect(parser.parse(), "\(parser.parserError.debugDescription)")
      let days = reader.rects.filter { $0["width"] == "20" }
      let played = days.filter { $0["class"] == "d" }
      #expect(days.count == 365 && played.count == 308)
      #expect(days.allSatisfy { $0["fill"]?.hasPrefix("#") == true })
      #expect(played.first?["style"] == "animation-delay:0s")
      #expect(played.last?["style"] == "animation-delay:38.375s")
      #expect(reader.rects.filter { $0["class"] == "m" }.count == 4)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("animation:t 38.5s") && text.contains("prefers-reduced-motion"))
      for sign in ["<script", "href", "url(", "@import"] {
        #expect(!text.contains(sign), "\(sign)")
      }
    }
  }
}

/// Collects the rectangles of an SVG.
private final class FilmReader: NSObject, XMLParserDelegate {
  private(set) var rects: [[String: String]] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if name == "rect" { rects.append(attributes) }
  }
}
