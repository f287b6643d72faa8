import Testing

@testable import TextUI

/// F-21: tests of the Unicode block characters that pictures are drawn with.
@Suite struct `Block characters` {
  private static func scalar(_ pattern: Int, _ blocks: [Character]) -> UInt32? {
    blocks[pattern].unicodeScalars.first?.value
  }

  /// Returns the bit pattern of an octant, given the digits in its Unicode name, such as 1358 for
  /// BLOCK OCTANT-1358.
  private static func pattern(_ name: Int) -> Int {
    String(name).reduce(0) { $0 | 1 << (($1.wholeNumberValue ?? 1) - 1) }
  }

  /// Names and code points from the Unicode charts.
  @Test(arguments: [
    (3, 0x1CD00), (23, 0x1CD01), (123, 0x1CD02), (4, 0x1CD03), (14, 0x1CD04), (124, 0x1CD05),
    (34, 0x1CD06), (134, 0x1CD07), (234, 0x1CD08), (5, 0x1CD09), (15, 0x1CD0A), (25, 0x1CD0B),
    (125, 0x1CD0C), (135, 0x1CD0D), (2_345_678, 0x1CDE5), (1_345_678, 0x1CDE4),
    (1, 0x1CEA8), (2, 0x1CEAB), (7, 0x1CEA3), (8, 0x1CEA0), (35, 0x1FBE6), (46, 0x1FBE7),
    (12, 0x1FB82), (123_456, 0x1FB85), (78, 0x2582), (345_678, 0x2586), (1234, 0x2580),
    (5678, 0x2584), (1357, 0x258C), (2468, 0x2590), (13, 0x2598), (24, 0x259D), (57, 0x2596),
    (68, 0x2597), (135_678, 0x2599), (12_345_678, 0x2588),
  ])
  func `of two by four parts are those of the standard`(_ name: Int, _ codePoint: Int) {
    #expect(Self.scalar(Self.pattern(name), Blocks.octants) == UInt32(codePoint))
  }

  @Test(arguments: [
    (1, 0x1FB00), (2, 0x1FB01), (12, 0x1FB02), (3, 0x1FB03), (135, 0x258C), (246, 0x2590),
    (23456, 0x1FB3B), (123_456, 0x2588),
  ])
  func `of two by three parts are those of the standard`(_ name: Int, _ codePoint: Int) {
    #expect(Self.scalar(Self.pattern(name), Blocks.sextants) == UInt32(codePoint))
  }

  @Test func `use each place of their block once, in its order`() {
    let octants = Blocks.octants.compactMap { $0.unicodeScalars.first?.value }
    #expect(Set(octants).count == 256)
    #expect(octants.filter { (0x1CD00...0x1CDE5).contains($0) } == Array(0x1CD00...0x1CDE5))
    let sextants = Blocks.sextants.compactMap { $0.unicodeScalars.first?.value }
    #expect(Set(sextants).count == 64)
    #expect(sextants.filter { (0x1FB00...0x1FB3B).contains($0) } == Array(0x1FB00...0x1FB3B))
  }

  @Test func `take one cell and are known as pieces of pictures`() {
    for block in Blocks.quadrants.dropFirst() + Blocks.sextants.dropFirst()
      + Blocks.octants.dropFirst()
    {
      #expect(CellWidth.of(block) == 1)
      #expect(Blocks.isPiece(block))
    }
  }
}
