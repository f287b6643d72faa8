import Domain
import Support
import Testing

@testable import Data

@Suite struct `A ZIP` {
  @Test func `has the checksum everybody has`() {
    // I-23: the published check value of CRC-32.
    var checksum = CRC32()
    for piece in ["1234", "", "56789"] { checksum.add(Array(piece.utf8)) }
    #expect(checksum.value == 0xCBF4_3926)
    #expect(CRC32().value == 0)
  }

  @Test(arguments: [0, 1, 65_534, 65_535, 65_536, 200_000])
  func `says where each file begins and what it comes to`(_ length: Int) {
    // I-23
    var bytes: [UInt8] = []
    let zip = ZipWriter { piece in
      bytes += piece
      return true
    }
    let text = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(zip.consume(.file("가.txt")) && zip.consume(.bytes(text)))
    #expect(zip.consume(.file("b.txt")) && zip.finish())
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    let end = bytes.count - 22
    #expect(number(end, 4) == 0x0605_4B50 && number(end + 10, 2) == 2)
    let list = number(end + 16, 4)
    #expect(list + number(end + 12, 4) == end)
    #expect(number(list, 4) == 0x0201_4B50 && number(list + 24, 4) == length)
    #expect(number(number(list + 42, 4), 4) == 0x0403_4B50)
    // Uncompressed data is in blocks that begin with their length.
    var (offset, found) = (30 + number(26, 2), [UInt8]())
    while true {
      let (isLast, count) = (bytes[offset] == 1, number(offset + 1, 2))
      #expect(number(offset + 3, 2) == ~count & 0xFFFF)
      found += bytes[(offset + 5)..<(offset + 5 + count)]
      offset += 5 + count
      if isLast { break }
    }
    #expect(found == text)
    var checksum = CRC32()
    checksum.add(text)
    #expect(number(offset, 4) == 0x0807_4B50 && number(offset + 4, 4) == Int(checksum.value))
    #expect(number(offset + 12, 4) == length)
  }

  @Test func `ends where nothing can be written any more`() {
    let zip = ZipWriter { _ in false }
    #expect(!zip.consume(.file("a")))
    #expect(!zip.consume(.bytes(Array(repeating: 1, count: 70_000))))
    #expect(!zip.finish())
  }
}
