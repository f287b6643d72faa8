import TextUI

/// Finds what a plain answer must not have. It is written independently of the code that makes plain lines.
package enum PlainLineFaults {
  private static let widest = 100
  private static let ends: Set<Character> = [".", "?", "!", "…", ":"]
  private static let closing: Set<Character> = ["\"", "'", "”", "’", ")", "]", "』", "」", "`"]

  /// The blocks of characters that draw: arrows, boxes, blocks, shapes, signs and braille.
  private static let drawing: [ClosedRange<UInt32>] = [
    0x2190...0x21FF, 0x2500...0x25FF, 0x2605...0x2606, 0x2713...0x2718, 0x2800...0x28FF,
    0x1FB00...0x1FBFF,
  ]
  private static let bullets: Set<Character> = ["·", "•", "◦", "‣", "♥", "½"]

  /// Returns the faults of an answer, each with its line; empty if it can be heard line by line.
  package static func faults(in answer: String) -> [String] {
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var faults: [String] = []
    var seen: Set<Substring> = []
    // Whether the line goes on the one before, and whether that one began with a name.
    var (continues, isValue) = (false, false)
    for (index, line) in lines.enumerated() {
      func fault(_ what: String) { faults.append("\(what): “\(line)”") }
      if line.allSatisfy(\.isWhitespace) { fault("empty") }
      if !seen.insert(line).inserted { fault("repeated") }
      if line.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
        fault("control character")
      }
      if CellWidth.of(line) > widest, line.contains(" ") { fault("too wide") }
      if line.contains("  ") || line.first == " " { fault("columns") }
      if line.contains(where: isDrawn) { fault("drawn") }
      let hasName = line.contains(": ")
      let last = line.last { !closing.contains($0) }
      let isEnded = last.map(ends.contains) ?? false
      let next =
        lines.indices.contains(index + 1) ? lines[index + 1].split(separator: " ").first : nil
      let goesOn =
        !isEnded && (next.map { CellWidth.of(line) + 1 + CellWidth.of($0) > widest } ?? false)
      let belongs = continues && isValue
      if !isEnded, !hasName, !goesOn, !belongs { fault("without an end") }
      isValue = hasName || belongs
      continues = goesOn || (isValue && isEnded)
    }
    return faults
  }

  private static func isDrawn(_ character: Character) -> Bool {
    bullets.contains(character)
      || character.unicodeScalars.contains { scalar in
        drawing.contains { $0.contains(scalar.value) }
      }
  }
}
