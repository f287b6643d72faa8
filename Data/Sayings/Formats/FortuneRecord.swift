import Domain

/// The lines between two separators of a fortune file.
struct FortuneRecord {
  private var plain: [ArraySlice<UInt8>] = []
  private var eng: [ArraySlice<UInt8>] = []
  private var kor: [ArraySlice<UInt8>] = []
  private var part = Part.plain

  private enum Part { case plain, eng, kor }

  /// The maximum number of lines of a name. A longer text after the dashes is part of the saying.
  private static let longestName = 3

  /// Whether the text contains Korean.
  var isKorean: Bool { (plain + eng + kor).contains(where: Hangul.isIn) }

  mutating func add(_ line: ArraySlice<UInt8>) {
    if FortuneLine.isComment(line) {
      if line.elementsEqual(FortuneLine.engMark) { part = .eng }
      if line.elementsEqual(FortuneLine.korMark) { part = .kor }
      return
    }
    let line = FortuneLine.plain(line)
    switch part {
    case .plain: plain.append(line)
    case .eng: eng.append(line)
    case .kor: kor.append(line)
    }
  }

  /// Returns the fields of the saying; nil if the text is not valid Unicode.
  func row(line: Int) -> SayingRow? {
    var (plain, eng, kor) = (plain, eng, kor)
    let who: [UInt8]
    switch part {
    case .plain:
      who = Self.takeName(&plain)
      if let start = Self.korean(in: plain) {
        kor = Array(plain[start...])
        plain.removeSubrange(start...)
      }
      eng = plain
    case .eng:
      who = Self.takeName(&eng)
      eng = plain + eng
    case .kor:
      who = Self.takeName(&kor)
      eng = plain + eng
    }
    guard let eng = Self.text(eng), let kor = Self.text(kor),
      let who = String(validating: who, as: UTF8.self)
    else { return nil }
    var row = SayingRow(line: line)
    row.eng = eng
    row.kor = kor
    row.who = who
    return row
  }

  private static func text(_ lines: [ArraySlice<UInt8>]) -> String? {
    if lines.count == 1 { return String(validating: lines[0], as: UTF8.self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.count + 1 })
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.append(ASCII.newline) }
      bytes += line
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the index of the first line of the Korean text, which begins with the first paragraph
  /// that contains Hangul; nil if there is none.
  private static func korean(in lines: [ArraySlice<UInt8>]) -> Int? {
    guard let first = lines.firstIndex(where: Hangul.isIn) else { return nil }
    return lines[..<first].lastIndex { $0.allSatisfy(ASCII.isBlank) } ?? 0
  }

  /// Removes the speaker from the end of a text and returns the name. The speaker is a line with dashes and the
  /// indented lines after it. If there is no other text, nothing is removed.
  private static func takeName(_ lines: inout [ArraySlice<UInt8>]) -> [UInt8] {
    while lines.last?.allSatisfy(ASCII.isBlank) == true { lines.removeLast() }
    guard let start = startOfName(lines),
      lines[..<start].contains(where: { !$0.allSatisfy(ASCII.isBlank) })
    else { return [] }
    var pieces = lines[start...].map(ASCII.trimmed)
    pieces[0] = FortuneLine.name(lines[start]) ?? []
    lines.removeSubrange(start...)
    let name = Array(pieces.joined(separator: [ASCII.blank]))
    return name.map { $0 == ASCII.tab ? ASCII.blank : $0 }
  }

  private static func startOfName(_ lines: [ArraySlice<UInt8>]) -> Int? {
    for index in lines.indices.suffix(longestName + 1).reversed() {
      let line = lines[index]
      if let name = FortuneLine.name(line) {
        let isNobody = index == lines.count - 1 && line.elementsEqual(FortuneLine.nobody)
        if !name.isEmpty || isNobody { return index }
      }
      guard let first = line.first, ASCII.isBlank(first), !line.allSatisfy(ASCII.isBlank)
      else { return nil }
    }
    return nil
  }
}
