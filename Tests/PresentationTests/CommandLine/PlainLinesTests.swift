import Support
import Testing
import TextUI

@testable import PresentationKit

// V-06
@Suite struct `Plain lines` {
  private func lines(_ texts: String..., columns: Int = 100) -> [String] {
    var lines = PlainLines(.english, columns: columns)
    return texts.flatMap { lines.lines(of: $0) }
  }

  @Test func `have an end, unless they are a name with its value`() {
    #expect(
      lines("Sat 28 November", "motion: on", "Saved.") == [
        "Sat 28 November.", "motion: on", "Saved.",
      ])
    #expect(lines("The cup is full (of tea)") == ["The cup is full (of tea)."])
    #expect(lines("He said “no.”") == ["He said “no.”"])
  }

  @Test func `do not change an address by a full stop`() {
    #expect(lines("See https://example.org/a") == ["See https://example.org/a"])
  }

  @Test func `have no empty lines and no indentation`() {
    #expect(lines("", "  one\n\n    two\n") == ["one.", "two."])
  }

  @Test func `are broken after a sentence, or at a word`() {
    let long = "It rained all day. " + String(repeating: "word ", count: 30) + "end."
    let broken = lines(long)
    #expect(broken.first == "It rained all day.")
    #expect(broken.joined(separator: " ") == long)
    #expect(broken.allSatisfy { CellWidth.of($0) <= 100 })
    #expect(lines(String(repeating: "ab ", count: 30), columns: 40).allSatisfy { $0.count <= 40 })
  }

  @Test func `keep a word whole that is wider than a line`() {
    let address = "https://example.org/" + String(repeating: "a", count: 120)
    #expect(lines("Address: \(address) and more").contains { $0.contains(address) })
  }

  @Test func `are numbered when they repeat`() {
    #expect(lines("Tea.", "Tea.", "Tea.") == ["Tea.", "Number 2: Tea.", "Number 3: Tea."])
  }

  //
  @Test(arguments: [20, 100])
  func `end although a word that is wider than a line repeats`(columns: Int) {
    let address = "https://example.org/" + String(repeating: "a", count: 110)
    let found = lines(address, "See \(address)", address, "\(address) \(address)", columns: columns)
    #expect(found.filter { $0.contains(address) }.count == 5)
    #expect(Set(found).count == found.count, "\(found)")
  }

  @Test func `measure Hangul by its cells`() {
    var korean = PlainLines(.korean)
    let broken = korean.lines(of: String(repeating: "하루하루 ", count: 20))
    #expect(broken.allSatisfy { CellWidth.of($0) <= 100 } && broken.count == 2)
  }

  @Test func `are found at fault by the tests where they are drawn`() {
    #expect(PlainLineFaults.faults(in: "Mina: due today.\nTea.\n").isEmpty)
    for line in ["│ Mon │.", "a · b.", "██ 3.", "Mina  due.", "no end", "\u{1B}[1mbold."] {
      #expect(!PlainLineFaults.faults(in: line + "\n").isEmpty, "\(line)")
    }
    #expect(!PlainLineFaults.faults(in: "Tea.\nTea.\n").isEmpty)
  }
}
