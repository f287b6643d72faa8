import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import PresentationYear
@testable import TextUI

@Suite struct `A year on sheets of paper` {
  @Test func `has long words of somebody whole, over as many sheets as they take`() {
    // F-34: quotes are never cut.
    let words = (0..<900).map { "word\($0)" }
    let quote = YearQuote(text: words.joined(separator: " "), source: "Somebody")
    let chapter = YearChapter(
      part: .books, title: "Books", blocks: [.quotes(title: "Quotes", [quote])])
    let document = YearDocument(
      language: .english, title: "2026", subtitle: "A year", cover: nil, facts: [],
      chapters: [chapter], silence: nil)
    let sheets = YearSheets(document).drawings(font: nil).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(sheets.count > 2)
    let all = sheets.joined()
    for word in words { #expect(all.contains(word), "\(word)") }
    #expect(sheets.last?.contains("Somebody") == true)
  }

  @Test func `has a picture of each month whose shapes are large, wherever they are stored`() throws
  {
    // D-93
    for count in [1, 3] {
      let corner = CanvasPosition(x: 9_000, y: 9_000)
      let canvas = try CanvasSample.canvas(
        Array(repeating: 60, count: count), at: Array(repeating: corner, count: count))
      let corners = YearDrawing.canvas(canvas, "March").sketch.shapes.dropFirst()
        .flatMap(\.outline.corners)
      let across = corners.map(\.x)
      let (left, right) = (try #require(across.min()), try #require(across.max()))
      #expect(left >= 0 && right <= 100 && right - left > 40, "\(count): \(left) to \(right)")
    }
  }
}
