import Foundation

/// Generates lines from all words that Domain knows, from numbers in all shapes, and from signs: 1 to 12 of them, with
/// and without spaces. Every third line is one of the tables of the tests, with words dropped, doubled, swapped or glued
/// (not if lines have at most three words).
public struct WordGrammar: Sendable {
  /// The texts in the sources of Domain, so that a new word is in the lines at once.
  public let words: [String]
  /// The lines of the tables of the tests.
  public let rows: [String]
  /// The highest number of words of a line. Short lines are read several times faster, so that more combinations of
  /// few words are tried in the same time.
  private let most: Int

  private static let signs = [
    "-", "–", "—", "~", "〜", "→", "->", "/", "·", ".", ",", ":", ";", "!", "?", "…", "(", ")", "[",
    "]", "\"", "“", "”", "‘", "’", "'", "「", "」", "@", "#", "&", "+", "=", "%", "*", "|", "<", ">",
    "½", "№", "£", "₩", "😀", "👨‍👩‍👧‍👦", "🇰🇷", "ㅋㅋ", "ㅠㅠ", "ㅁㅇ", "ㅏ", "\u{1100}", "e\u{301}", "\u{200D}",
    "３",
    "민아랑", "민아", "Tom", "May", "Sun", "데미안", "dune", "1984", "#가족", "@집", "gym", "회의",
  ]

  /// Reads the sources in a folder, which is that of Domain by default.
  public init(folder: String? = nil, most: Int = 12) {
    self.most = most
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let base = folder.map { URL(fileURLWithPath: $0) } ?? root.appendingPathComponent("Domain")
    let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift",
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      for line in text.split(separator: "\n") where !line.drop(while: \.isWhitespace).hasPrefix("/")
      {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        for index in stride(from: 1, to: parts.count, by: 2)
        where (1...20).contains(parts[index].count) {
          if !parts[index].contains("\\") { found.insert(String(parts[index])) }
        }
      }
    }
    words = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    rows = ["lines.txt", "lines-english.txt", "lines-korean.txt", "lines-known-wrong.txt"].flatMap {
      let table = root.appendingPathComponent("Tests/DomainTests/Capture").appendingPathComponent(
        $0)
      let text = (try? String(contentsOf: table, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { row in
        row.components(separatedBy: " | ")[0].components(separatedBy: " = ")[0]
      }
    }
  }

  /// Returns the next line.
  public func line(_ dice: inout Dice) -> String {
    if most > 3, dice.below(3) == 0 { return changedRow(&dice) }
    let gluing = dice.one(of: [0, 0, 1, 4, 10])
    var line = ""
    // Short runs are more frequent: most mistakes need a few words, and a long line takes the time of many short ones.
    let longest = 1 + dice.below(most)
    for number in 0...dice.below(longest) {
      if number > 0, dice.below(10) >= gluing { line += " " }
      switch dice.below(10) {
      case 0..<5: line += dice.one(of: words)
      case 5..<9: line += Self.number(&dice)
      default: line += dice.one(of: Self.signs)
      }
    }
    return line
  }

  /// Returns a row of a table after one to four changes of its words.
  private func changedRow(_ dice: inout Dice) -> String {
    var parts = dice.one(of: rows).split(separator: " ").map(String.init)
    for _ in 0...dice.below(4) where !parts.isEmpty {
      let index = dice.below(parts.count)
      switch dice.below(8) {
      case 0: parts.remove(at: index)
      case 1: parts.insert(parts[index], at: dice.below(parts.count))
      case 2: parts.swapAt(index, dice.below(parts.count))
      case 3 where index > 0: parts[index - 1] += parts.remove(at: index)
      case 4: parts[index] = Self.number(&dice)
      case 5: parts[index] += dice.one(of: Self.signs)
      case 6: parts[index] = dice.one(of: Self.signs) + parts[index]
      default: parts.insert(dice.one(of: words), at: index)
      }
    }
    return parts.joined(separator: " ")
  }

  private static func number(_ dice: inout Dice) -> String {
    func below(_ bound: Int) -> String { "\(dice.below(bound))" }
    func two(_ bound: Int) -> String { String(("0" + below(bound)).suffix(2)) }
    func clock() -> String { below(26) + ":" + two(62) }
    let joint = dice.one(of: ["-", "–", "~", " - ", " to ", "/", "~ "])
    switch dice.below(22) {
    case 0...3: return below(32)
    case 4: return below(100_000)
    case 5: return below(3000)
    case 6...8: return below(32) + joint + below(32)
    case 9: return below(32) + "." + below(13) + "."
    case 10: return below(32) + "." + below(61)
    case 11: return below(32) + "/" + below(32)
    case 12: return clock()
    case 13: return clock() + joint + clock()
    case 14: return "\(1900 + dice.below(200))-" + two(14) + "-" + two(33)
    case 15: return "\(1 + dice.below(999)),\(100 + dice.below(900))"
    case 16: return below(32) + "." + below(13) + "." + below(2200)
    case 17: return below(13) + ". " + below(32) + "."
    case 18:
      return below(26)
        + dice.one(of: ["am", "pm", "시", "시 반", "일", "월", "쪽", "점", "%", "th", "h", "p", "x"])
    case 19: return below(13) + "월 " + below(33) + "일"
    case 20: return below(2200) + "/" + below(14) + "/" + below(33)
    default:
      let huge = dice.one(of: [
        "99999999999999999999", "9223372036854775807", "+9223372036854775807",
        "-9223372036854775808", "922337203685477580",
      ])
      return huge + dice.one(of: ["", "", "/10", "쪽", " pages", "p", "%", "점", "일", "-3", ".5"])
    }
  }
}
