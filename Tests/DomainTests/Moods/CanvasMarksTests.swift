import Domain
import Support
import Testing

@Suite struct `The marks of a day` {
  @Test func `are bounded, and neither people nor books push the other off`() {
    //
    func shown(_ people: Int, _ books: Int) -> [Int] {
      let marks = CanvasMarks(people: people, books: books, pages: 0)
      return [marks.shown.people, marks.shown.books, marks.hidden]
    }
    #expect(shown(0, 0) == [0, 0, 0])
    #expect(shown(12, 0) == [12, 0, 0])
    #expect(shown(13, 0) == [12, 0, 1])
    #expect(shown(40, 3) == [9, 3, 31])
    #expect(shown(40, 40) == [6, 6, 68])
    #expect(shown(2, 40) == [2, 10, 30])
    let many = CanvasMarks(people: 100, books: 100, pages: 9)
    #expect(many.kinds().count == CanvasMarks.most + 1 && many.kinds().last == .more)
    let few = CanvasMarks(people: 1, books: 1, pages: 9)
    #expect(few.kinds() == [.person, .book] && few.kinds(atMost: 1) == [.more])
    #expect(few.kinds(atMost: 0).isEmpty && many.kinds(atMost: 3) == [.person, .person, .more])
  }

  @Test(arguments: 1...10)
  func `lie along the edges, clear of every shape and of each other`(_ count: Int) {
    // Q-45, CV-32
    let randomSource = RandomSource.seeded(UInt64(count))
    for side in [250, 300, 500, 833] {
      for _ in 0..<60 {
        let shapes = Placement.positions(count: count, randomSource)
        let shapeSide = Canvas.shapeSide(count: count)
        let positions = MarkPositions(side: side, slack: 50, among: shapes, shapeSide: shapeSide)
        let found = positions.first(CanvasMarks.most + 1)
        #expect(side > 300 || found.count == CanvasMarks.most + 1)
        for (number, position) in found.enumerated() {
          #expect((side / 2...10_000 - side / 2).contains(position.x))
          #expect((side / 2...10_000 - side / 2).contains(position.y))
          for shape in shapes {
            let reach = shapeSide * 50 + side / 2
            #expect(abs(position.x - shape.x) >= reach || abs(position.y - shape.y) >= reach)
          }
          for other in found[..<number] {
            #expect(abs(position.x - other.x) >= side || abs(position.y - other.y) >= side)
          }
        }
      }
    }
  }

  @Test func `begin at the lower left, and go on around where that is full`() {
    //
    let positions = MarkPositions(side: 300, among: [], shapeSide: 16).first(100)
    #expect(positions[0].x == 550 && positions[0].y == 9730)
    #expect(positions[1].x == 1000 && positions[1].y == 9730)
    #expect(positions.count > 60)
    // If shapes fill the lower edge, only the corners are left there.
    let row = stride(from: 1000, through: 9000, by: 1600).map { CanvasPosition(x: $0, y: 9000) }
    let others = MarkPositions(side: 300, among: row, shapeSide: 16).first(3)
    #expect(others.allSatisfy { $0.y < 7500 }, "\(others)")
  }
}
