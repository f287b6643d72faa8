/// The capitalised words of a Swift source, without comments and string literals: the types that it names and declares.
struct SourceWords {
  /// All capitalised words in the source.
  private(set) var names: Set<String> = []
  /// The types that the source declares, nested and private ones included.
  private(set) var declared: Set<String> = []
  /// The declared types that are neither nested nor private, so other files can use them by name.
  private(set) var declaredForOthers: Set<String> = []

  private static let declaring: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  init(_ source: String) {
    var isText = false
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      // A multi-line string begins and ends with three quotation marks.
      if Self.marks(in: line) % 2 == 1 {
        isText.toggle()
        continue
      }
      if !isText { read(Array(line)) }
    }
  }

  private static func marks(in line: Substring.UTF8View) -> Int {
    var (count, run) = (0, 0)
    for byte in line {
      run = byte == UInt8(ascii: "\"") ? run + 1 : 0
      if run == 3 { (count, run) = (count + 1, 0) }
    }
    return count
  }

  private mutating func read(_ line: [UInt8]) {
    var words: [String] = []
    var index = 0
    while index < line.count {
      let byte = line[index]
      if byte == UInt8(ascii: "/"), index + 1 < line.count, line[index + 1] == byte { break }
      if byte == UInt8(ascii: "\"") {
        index = Self.end(ofText: index, in: line)
      } else if Self.isLetter(byte) {
        let start = index
        while index < line.count, Self.isLetter(line[index]) { index += 1 }
        words.append(String(decoding: line[start..<index], as: UTF8.self))
      } else {
        index += 1
      }
    }
    for word in words where word.first?.isUppercase == true { names.insert(word) }
    guard let keyword = words.firstIndex(where: Self.declaring.contains), keyword + 1 < words.count
    else { return }
    let name = words[keyword + 1]
    declared.insert(name)
    let isHidden = words.prefix(keyword).contains { $0 == "private" || $0 == "fileprivate" }
    if line[0] != UInt8(ascii: " "), !isHidden { declaredForOthers.insert(name) }
  }

  private static func end(ofText start: Int, in line: [UInt8]) -> Int {
    var index = start + 1
    while index < line.count, line[index] != UInt8(ascii: "\"") {
      index += line[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
