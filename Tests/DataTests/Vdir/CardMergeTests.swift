import Data
import Foundation
import Support
import Testing

@testable import Domain

@Suite struct `A merge of cards` {
  private func card(_ lines: [String], end: String = "\r\n") -> [UInt8] {
    let all = ["BEGIN:VCARD", "VERSION:3.0", "UID:a"] + lines + ["END:VCARD", ""]
    return Array(all.joined(separator: end).utf8)
  }

  private func lines(_ bytes: [UInt8]) -> Set<String> {
    Set(String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init))
  }

  // Y-33
  @Test func `unites numbers and mails, and lets one side win a name`() {
    let base = ["FN:Maya", "TEL:1", "TEL:2", "NOTE:old"]
    let merged = CardMerge().apply(
      base: card(base), ours: card(["FN:Mine", "TEL:1", "TEL:3", "NOTE:old"]),
      theirs: card(["FN:Theirs", "TEL:2", "TEL:1", "EMAIL:m@example.org", "NOTE:new"]))
    #expect(
      lines(merged.text)
        == lines(card(["FN:Mine", "TEL:1", "TEL:3", "EMAIL:m@example.org", "NOTE:new"])))
    #expect(merged.clashes == [VdirClash(field: "name", ours: "Mine", theirs: "Theirs")])
  }

  // Y-33
  @Test func `keeps every byte if only the other side changed`() {
    let theirs = card(
      ["item1.TEL:1", "item1.X-ABLabel:boat", "PHOTO;ENCODING=b:QUJD", " REVG", "FN:Maya"],
      end: "\n")
    let merged = CardMerge().apply(
      base: card(["FN:Maya"]), ours: card(["FN:Maya"]), theirs: theirs)
    #expect(merged == VdirMerge(text: theirs))
    let named = CardMerge().apply(
      base: card(["FN:Maya"]), ours: card(["FN:Mine"]), theirs: theirs)
    let expected = String(decoding: theirs, as: UTF8.self).replacingOccurrences(
      of: "FN:Maya", with: "FN:Mine")
    #expect(String(decoding: named.text, as: UTF8.self) == expected)
  }

  // Y-33
  @Test func `takes one field of another card`() {
    let taken = CardMerge().copying(
      "name", from: card(["FN:Theirs", "TEL:2"]), into: card(["FN:Mine", "TEL:1"]))
    #expect(lines(taken) == lines(card(["FN:Theirs", "TEL:1"])))
    #expect(CardMerge().saysSame(card(["FN:A", "TEL:1"]), card(["TEL:1", "FN:A", "REV:1"])))
    #expect(!CardMerge().saysSame(card(["FN:A"]), card(["FN:B"])))
  }
}
