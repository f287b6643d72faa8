import Domain
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

@Suite struct `The pictures of the tutorial` {
  private static let sizes = [
    Size(columns: 60, rows: 6), Size(columns: 76, rows: 8), Size(columns: 112, rows: 20),
  ]

  /// Returns the positions of the cells that are not blank.
  private func drawn(_ frame: Frame) -> [Point] {
    (0..<frame.size.rows).flatMap { row in
      (0..<frame.size.columns).compactMap { column in
        let cell = frame[column, row]
        let isBlank = cell.character == " " && cell.style == .plain
        return isBlank || cell.width == 0 ? nil : Point(column: column, row: row)
      }
    }
  }

  @Test(arguments: [Rendition.half, .quadrant, .octant])
  func `stay inside their area and fill it`(_ rendition: Rendition) {
    // D-1
    let pictures: [TutorialPage.Picture] = [
      .fire, .plant(.grown), .shapes(1), .shapes(6), .shapes(9), .day, .spines,
    ]
    for size in Self.sizes {
      for picture in pictures {
        for page in [0, 1] {
          var frame = Frame(
            size: Size(columns: size.columns + 8, rows: size.rows + 4), rendition: rendition)
          let area = Area(column: 4, row: 2, columns: size.columns, rows: size.rows)
          TutorialPicture(picture: picture, page: page, glyphs: .unicode).draw(
            into: &frame, in: area)
          let cells = drawn(frame)
          #expect(!cells.isEmpty, "\(picture) \(size)")
          #expect(cells.allSatisfy(area.contains), "\(picture) \(size)")
        }
      }
    }
  }

  @Test func `spread the shapes over their canvas instead of heaping them in a corner`() {
    // D-1
    let positions = TutorialPicture.canvas(9).shapes.map(\.record.position)
    let range = CanvasPosition.range
    #expect(Set(positions).count == 9)
    #expect(positions.contains { $0.x > CanvasPosition.side / 2 })
    #expect(positions.contains { $0.y > CanvasPosition.side / 2 })
    #expect(positions.allSatisfy { range.contains($0.x) && range.contains($0.y) })
  }
}
