import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `An archive` {
  private func bytes(_ letters: String) throws -> [UInt8] {
    let data = Foundation.Data(base64Encoded: letters, options: .ignoreUnknownCharacters)
    return [UInt8](try #require(data))
  }

  private func archive(_ bytes: [UInt8], in folder: SampleFolder) throws -> ZipArchive {
    try folder.write(bytes, to: "archive")
    return try ZipArchive(folder.path("archive"))
  }

  private func contents(_ archive: ZipArchive, _ name: String) throws -> String {
    let entry = try #require(archive.entry(named: name))
    return String(decoding: try archive.open(entry).rest(atMost: 1 << 20), as: UTF8.self)
  }

  @Test(arguments: [
    ArchivesOfPython.dynamic, ArchivesOfPython.huffmanOnly, ArchivesOfPython.fixed,
  ])
  func `is unpacked as zlib packed it, in pieces of any length`(letters: String) throws {
    // I-01: Haru's own ZIP reader reads archives that another program made.
    let packed = try bytes(letters)
    for length in [1, 2, 3, 7, 64, packed.count] {
      for limit in [1, 10, 1 << 16] {
        var inflate = Inflate()
        var (text, offset): ([UInt8], Int) = ([], 0)
        while !inflate.isOver {
          let piece = try inflate.unpack(atMost: limit)
          text += piece
          if !piece.isEmpty { continue }
          if inflate.isOver { break }
          let end = min(offset + length, packed.count)
          try #require(offset < end)
          inflate.feed(Array(packed[offset..<end]))
          offset = end
        }
        #expect(text.elementsEqual(ArchivesOfPython.text.utf8), "\(length) \(limit)")
      }
    }
  }

  @Test func `that is cut while it is unpacked says so`() throws {
    let packed = try bytes(ArchivesOfPython.dynamic)
    for length in [0, 1, 40, packed.count / 2, packed.count - 1] {
      var inflate = Inflate()
      inflate.feed(Array(packed.prefix(length)))
      inflate.end()
      #expect(throws: Inflate.ParseError.cut) {
        while !inflate.isOver { _ = try inflate.unpack(atMost: 1 << 16) }
      }
    }
  }

  @Test func `of Python has its entries, whatever way they are written`() throws {
    try SampleFolder.using { folder in
      let plain = try archive(bytes(ArchivesOfPython.plain), in: folder)
      #expect(plain.entries.map(\.name) == ["일기.json", "stored.txt", "empty", "folder/"])
      #expect(try contents(plain, "일기.json") == ArchivesOfPython.text)
      #expect(try contents(plain, "stored.txt") == "as it is")
      #expect(try contents(plain, "empty") == "")
      let streamed = try archive(bytes(ArchivesOfPython.streamed), in: folder)
      #expect(try contents(streamed, "a.txt") == String(repeating: "river ", count: 50))
      let large = try archive(bytes(ArchivesOfPython.large), in: folder)
      #expect(try contents(large, "long") == "sixty-four")
    }
  }

  @Test func `that is hostile is refused before anything is unpacked`() throws {
    try SampleFolder.using { folder in
      for (letters, failure) in [
        (ArchivesOfPython.link, ImportFailure.badFile(.climbs("link"), line: nil)),
        (ArchivesOfPython.climb, .badFile(.climbs("../up"), line: nil)),
        (ArchivesOfPython.absolute, .badFile(.climbs("/etc/x"), line: nil)),
        (ArchivesOfPython.back, .badFile(.climbs("..\\up"), line: nil)),
        (ArchivesOfPython.secret, .encrypted(nil)),
        (ArchivesOfPython.bomb, .badFile(.bomb, line: nil)),
        (ArchivesOfPython.other, .badFile(.unknownCompression("a"), line: 1)),
      ] {
        #expect(throws: failure) { try archive(bytes(letters), in: folder) }
      }
    }
  }

  @Test func `whose bytes are others than they were says so`() throws {
    try SampleFolder.using { folder in
      var wrong = try bytes(ArchivesOfPython.plain)
      let offset = try #require(
        wrong.indices.first { wrong[$0...].starts(with: Array("as it is".utf8)) })
      wrong[offset] = 65
      let harmed = try archive(wrong, in: folder)
      #expect(throws: ImportFailure.badFile(.checksum("stored.txt"), line: nil)) {
        try contents(harmed, "stored.txt")
      }
    }
  }

  @Test func `that is cut at any offset is refused or says so`() throws {
    let whole = try bytes(ArchivesOfPython.plain)
    try SampleFolder.using { folder in
      for length in stride(from: 0, to: whole.count, by: 41) {
        #expect(throws: ImportFailure.self, "\(length)") {
          try archive(Array(whole.prefix(length)), in: folder)
        }
      }
    }
  }

  @Test func `that is harmed anywhere is read to its end or refused`() throws {
    let whole = try bytes(ArchivesOfPython.plain) + [0]
    try SampleFolder.using { folder in
      for offset in stride(from: 0, to: whole.count - 1, by: 13) {
        for change in [1, 0x80, 0xFF] as [UInt8] {
          var harmed = Array(whole.dropLast())
          harmed[offset] ^= change
          do {
            let archive = try archive(harmed, in: folder)
            for entry in archive.entries { _ = try archive.open(entry).rest(atMost: 1 << 20) }
          } catch is ImportFailure { continue }
        }
      }
    }
  }
}
