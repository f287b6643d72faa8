import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

@Suite struct `A liked book on the shelf` {
  private let area = Area(column: 0, row: 0, columns: 80, rows: 20)
  private let favourite = Favourite(
    .sample("Norwegian Wood", "Haruki Murakami", isbn: .counted(1)),
    liked: .on("2026-03-01"))

  private func screen() -> ShelfScreen {
    var screen = ShelfScreen(ViewContext(.english, .unicode, now: Now(instant: 0, offset: 0)))
    let shown = ShownShelf(
      query: screen.query, list: .liked,
      items: ListSlice(items: [.liked(favourite, isGoal: false)], start: 0, total: 1, focus: 0),
      counts: ReadingCounts(reading: 0, finished: 0, favourites: 1, sentences: 0))
    _ = screen.receive(.shelf(.shelf(shown)))
    return screen
  }

  @Test func `is asked where it leads, and leads to what is known of it without any network`() {
    // BK-27
    var screen = screen()
    #expect(screen.press(.enter, in: area) == [.work(.reading(.shelf(.lead(favourite))))])
    #expect(
      screen.receive(.shelf(.leads(favourite, to: nil)))
        == [.open(.reading(.search(.result(BookSearchResult(favourite.facts)))))])
    #expect(
      screen.receive(.shelf(.leads(favourite, to: ID("b1"))))
        == [.open(.reading(.book(ID("b1"))))])
  }

  @Test func `is not replaced by an answer to another question`() {
    var screen = screen()
    let late = ShownShelf(
      query: ShelfQuery(.finished), list: .finished, items: .empty,
      counts: ReadingCounts(reading: 0, finished: 0, favourites: 0, sentences: 0))
    _ = screen.receive(.shelf(.shelf(late)))
    #expect(screen.cursor.count == 1 && screen.list == .liked)
  }
}

@Suite struct `A board of the bookshelf` {
  private func books(_ count: Int, pages: Int? = 300) -> [ShelfItem] {
    (0..<count).map {
      .finished(.sample("b\($0)", "책 \($0)", isbn: .counted($0), pages: pages))
    }
  }

  @Test(arguments: ChartSample.sizes)
  func `stays within its area, whatever it holds`(_ columns: Int, _ rows: Int) {
    let area = Area(column: 3, row: 2, columns: columns, rows: rows)
    for count in [0, 1, 7, 40] {
      for pages in [nil, 1, 900] {
        for chosen in [nil, 0, count - 1] {
          var frame = Frame(size: Size(columns: columns + 6, rows: rows + 4))
          let range = ShelfBoard.indices(around: chosen ?? 0, of: count, in: area)
          let board = ShelfBoard(
            books: Array(books(count, pages: pages)[range]),
            chosen: chosen.map { $0 - range.lowerBound },
            glyphs: .unicode)
          board.draw(into: &frame, in: area)
          #expect(frame.isBlank(outside: area), "\(columns)×\(rows), \(count) of \(pages ?? 0)")
        }
      }
    }
  }

  // D-57: covers face the reader, and the selected one is raised with a shadow.
  @Test func `raises the chosen cover with its shadow`() {
    // BK-71
    let area = Area(column: 0, row: 0, columns: 40, rows: 11)
    func drawn(_ chosen: Int?) -> (board: ShelfBoard, frame: Frame) {
      var frame = Frame(size: Size(columns: 40, rows: 11))
      let board = ShelfBoard(books: books(2), chosen: chosen, glyphs: .unicode)
      board.draw(into: &frame, in: area)
      return (board, frame)
    }
    func tops(_ chosen: Int?) -> [Int] {
      let (board, frame) = drawn(chosen)
      return board.covers(in: area).map { cover in
        (0..<11).first { frame[cover.origin.column, $0] != .blank } ?? 11
      }
    }
    #expect(tops(0)[0] == tops(nil)[0] - 1 && tops(0)[1] == tops(nil)[1])
    #expect(tops(1)[1] == tops(nil)[1] - 1)
    let (board, frame) = drawn(0)
    let cover = board.covers(in: area)[0]
    #expect(frame[cover.origin.column, cover.endRow - 1].character == "▔")
    #expect(frame[0, 10].character == "▀" && frame[39, 10].character == "▀", "wall to wall")
  }

  @Test func `has covers as large as the room allows, and further pages`() {
    let low = Area(column: 0, row: 0, columns: 60, rows: 9)
    let board = ShelfBoard(books: books(3), chosen: nil, glyphs: .unicode)
    #expect(board.covers(in: low).map(\.size) == Array(repeating: CoverArt.inGrid, count: 3))
    let high = Area(column: 0, row: 0, columns: 60, rows: 14)
    #expect(board.covers(in: high).first?.size == CoverArt.inDetail)
    let middle = Area(column: 0, row: 0, columns: 60, rows: 11)
    #expect(ShelfBoard.indices(around: 5, of: 200, in: middle) == 4..<8)
    let covers = board.covers(in: middle)
    for (index, cover) in covers.enumerated() {
      #expect(board.book(at: cover.origin, in: middle) == index)
    }
    #expect(board.book(at: Point(column: 59, row: 3), in: middle) == nil)
  }

  // D-57: boards that are all visible hold about the same number of books, centred.
  @Test func `shares its books among its boards`() {
    let area = Area(column: 0, row: 0, columns: 134, rows: 28)
    let board = ShelfBoard(books: books(9), chosen: nil, glyphs: .unicode)
    let covers = board.covers(in: area)
    #expect(Set(covers.map(\.origin.row)).count == 2)
    #expect(covers.count { $0.origin.row == covers[0].origin.row } == 5)
    let right = area.endColumn - covers[4].endColumn
    #expect(abs(covers[0].origin.column - right) <= 1)
  }

  @Test func `has dashed outlines for wanted books`() {
    var book = Book.sample("b1", "Momo", isbn: .counted(1), pages: 300)
    book.shelf = .wanted
    let area = Area(column: 0, row: 0, columns: 40, rows: 11)
    var frame = Frame(size: Size(columns: 40, rows: 11))
    ShelfBoard(books: [.waiting(book)], chosen: nil, glyphs: .unicode).draw(into: &frame, in: area)
    #expect(frame.text.contains("╌╌╌") && frame.text.contains("Momo"))
  }
}
