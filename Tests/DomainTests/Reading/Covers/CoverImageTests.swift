import Domain
import Testing

@Suite struct `A cover's picture` {
  private func image(_ width: Int, _ height: Int, _ parts: [UInt8]) throws -> CoverImage {
    try #require(CoverImage(width: width, height: height, parts: parts))
  }

  @Test func `has three parts for each pixel`() throws {
    // BK-25
    #expect(CoverImage(width: 1, height: 1, parts: [1, 2]) == nil)
    #expect(CoverImage(width: 0, height: 1, parts: []) == nil)
    #expect(CoverImage(width: -1, height: -1, parts: [1, 2, 3]) == nil)
    #expect(CoverImage(width: .max, height: .max, parts: [1, 2, 3]) == nil)
    let two = try image(1, 2, [1, 2, 3, 4, 5, 6])
    #expect(two[0, 1] == RGB(red: 4, green: 5, blue: 6))
  }

  @Test func `is made smaller by the mean of what lies under each pixel`() throws {
    // BK-25
    let four = try image(2, 2, [0, 0, 0, 100, 100, 100, 200, 200, 200, 255, 255, 255])
    #expect(four.resized(1, 1).parts == [139, 139, 139])
    #expect(four.resized(2, 1).parts == [100, 100, 100, 178, 178, 178])
    let three = try image(3, 1, [0, 0, 0, 90, 90, 90, 255, 255, 255])
    // Each new pixel covers one and a half old ones.
    #expect(three.resized(2, 1).parts == [30, 30, 30, 200, 200, 200])
    #expect(three.resized(3, 1) == three)
  }

  @Test func `is made larger without new colours at its edges`() throws {
    // BK-25
    let two = try image(2, 1, [0, 0, 0, 255, 255, 255])
    #expect(
      two.resized(4, 1).parts.map { Int($0) } == [0, 0, 0, 0, 0, 0]
        + Array(repeating: 255, count: 6))
    #expect(two.resized(3, 1).parts[3] == 128)
    #expect(two.resized(0, -5).width == 1)
  }

  @Test func `keeps its form in any box`() throws {
    // BK-25
    let cover = try image(40, 60, [UInt8](repeating: 9, count: 7200))
    #expect(cover.sides(within: 8, 12) == (8, 12))
    #expect(cover.sides(within: 100, 12) == (8, 12))
    #expect(cover.sides(within: 8, 100) == (8, 12))
    #expect(cover.sides(within: 0, 0) == (1, 1))
    #expect(cover.shrunk(within: 160, 240) == cover)
    #expect(cover.shrunk(within: 20, 240).height == 30)
    let line = try image(1000, 1, [UInt8](repeating: 9, count: 3000))
    #expect(line.shrunk(within: 10, 10).height == 1)
  }
}
