import Foundation
import StoreSupport
import Support
import Testing

@testable import Data
@testable import Domain

/// Checks the example and the tables of docs/sync-format.md, which describe the file format for other programs.
@Suite struct `The page of sync` {
  private let page: String
  private let example: String

  init() throws {
    page = try ProjectFolder.text("docs/sync-format.md")
    let start = try #require(page.range(of: "\n## An example to test with\n"))
    example = String(page[start.upperBound...])
  }

  private func counting(from first: UInt8, _ count: Int) -> [UInt8] {
    (0..<count).map { first + UInt8($0) }
  }
  private var group: GroupID {
    get throws { GroupID(try #require(SixteenBytes(counting(from: 0, 16)))) }
  }
  private var device: DeviceID {
    get throws { DeviceID(try #require(SixteenBytes(counting(from: 16, 16)))) }
  }
  private var key: GroupKey {
    get throws { try #require(GroupKey(counting(from: 0, 32))) }
  }

  /// Returns the lines of one block of the example. `number` counts from 0.
  private func block(_ number: Int) throws -> [Substring] {
    let pieces = example.components(separatedBy: "```text\n").dropFirst()
    let piece = try #require(pieces.dropFirst(number).first)
    let end = try #require(piece.range(of: "\n```"))
    return piece[..<end.lowerBound].split(separator: "\n")
  }

  /// Returns the bytes at the beginning of each line of a block. Their explanation follows on the same line.
  private func bytes(_ lines: [Substring]) -> [UInt8] {
    let digits = lines.map { line in
      let line = line.drop { $0 == " " }
      return String(line[..<(line.range(of: "  ")?.lowerBound ?? line.endIndex)])
    }.joined().filter { $0 != " " }
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap { offset in
      let start = digits.index(digits.startIndex, offsetBy: offset)
      return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
    }
  }

  @Test func `has the folder, the code and the key of files as they are`() throws {
    #expect(example.contains("its folder is `d/\(try device.letters)`"))
    #expect(RemoteFileName.head(try device).path == "d/\(try device.letters)/head")
    #expect(try block(0).joined() == GroupCode.text(of: key))
    #expect(try bytes(block(1)) == SodiumCipher(key)?.key)
  }

  @Test func `has a batch that is read and written so, and the chain after it`() throws {
    let plain = try bytes(block(2))
    let padded = SealedPadding.added(to: plain)
    let file = try BatchFile(bytes: padded)
    #expect(file.plain == plain && file.bytes == padded)
    let batch = try #require(file.batches.first)
    #expect(file.batches.count == 1 && batch.seq == 41)
    #expect(try batch.group == group && batch.device == device)
    #expect(
      batch.historyEntries == [
        SyncHistoryEntry(kind: "moods.edit", subject: "강가", instant: 1_773_000_000)
      ])
    let change = try #require(batch.changes.first)
    #expect(change.name.list == SyncLists.moods && change.name.field == 1)
    #expect(String(decoding: change.name.identity, as: UTF8.self) == "0123456789abcdefghjk")
    #expect(
      try change.value.parts() == [
        .moment(instant: 1_773_000_000, offset: 32_400), .number(81), .number(5000), .number(4000),
      ])
    let sealed = padded.count + SealedPadding.overhead
    let words = example.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("has \(plain.count) bytes before it is padded"))
    #expect(words.contains("has \(padded.count) bytes, encrypted \(sealed)"))
    #expect(try bytes(block(3)) == BatchFile.chain(after: batch, by: .blake2).bytes)
  }

  @Test func `has a seal that is made so, and a digest`() throws {
    let text = Array("강가에서".utf8)
    let label = SealedLabel(
      group: try group, kind: .batches, device: try device, first: 41, last: 42)
    #expect(try bytes(block(4)) == label.bytes)
    let cipher = try #require(SodiumCipher(try key))
    let nonce = counting(from: 0x64, 24)
    let sealed = try bytes(block(5))
    #expect(sealed == cipher.sealed(text, as: label, nonce))
    #expect(try cipher.open(nonce + sealed, as: label) == text)
    let digest = String(
      decoding: HexadecimalDigits.of(SyncDigest.blake2.of(text).bytes), as: UTF8.self)
    #expect(example.contains("same 12 bytes is `\(digest)`"))
  }

  @Test func `has all lists and fields, with their numbers`() throws {
    let start = try #require(page.range(of: "\n## Lists and fields\n"))
    let rows = page[start.upperBound...].split(separator: "\n").drop { !$0.hasPrefix("| 1 ") }
      .prefix { $0.hasPrefix("|") }
    let fieldVersions = try #require(SyncLists.list(SyncLists.books)?.field(1)).members
      .joined(separator: " ")
    let written = rows.map { row in
      let cells = row.components(separatedBy: " | ")
      return [cells[0], cells[1], cells[3].replacing("as of books", with: fieldVersions)]
        .joined(separator: " | ")
    }
    let here = SyncLists.all.map { list in
      let fields = list.fields.map { field in
        let members = field.members == [field.name] ? [] : field.members
        return "\(field.number) \(field.name)"
          + (members.isEmpty ? "" : ": " + members.joined(separator: " "))
      }
      return "| \(list.number) | `\(list.list.name)` | \(fields.joined(separator: " · ")) |"
    }
    #expect(written == here)
  }
}
