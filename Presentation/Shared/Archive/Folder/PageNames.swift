/// Creates file names for one folder that are valid on every file system. No name is a hidden file, a device name or a
/// path, and no two names differ only in case.
struct PageNames {
  private var given: Set<String>

  /// The maximum length of a name in bytes, without extension.
  private static let longest = 120
  /// The number of bytes reserved for a number that makes the name unique.
  private static let numberRoom = 12

  /// Creates a source of names. `used` are the names that are already taken.
  init(_ used: [String] = []) { given = Set(used.map { $0.lowercased() }) }

  /// Returns a unique name for a title; `otherwise` is used if the title has no valid characters.
  mutating func name(for title: String, otherwise: String) -> String {
    let stem = Self.stem(title) ?? Self.stem(otherwise) ?? "haru"
    var (name, number) = (stem, 1)
    while !given.insert(name.lowercased()).inserted {
      number += 1
      name = "\(stem) (\(number))"
    }
    return name
  }

  /// Returns the valid part of a title; nil if no valid character is left.
  private static func stem(_ title: String) -> String? {
    var words: [Substring] = []
    let plain = String(String.UnicodeScalarView(title.unicodeScalars.map(shown)))
    words = plain.split { $0.isWhitespace }
    let joined = words.joined(separator: " ")
    var stem = ""
    for character in joined.drop(while: { ". ".contains($0) }) {
      guard (stem + String(character)).utf8.count <= longest - numberRoom else { break }
      stem.append(character)
    }
    while let last = stem.last, ". ".contains(last) { stem.removeLast() }
    if stem.isEmpty { return nil }
    return isDevice(stem) ? stem + "_" : stem
  }

  /// Replaces characters that are invisible, or special to file systems or links, by a space.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if "/\\:*?\"<>|#^[]".unicodeScalars.contains(scalar) { return " " }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return " "
    case .format: return scalar == "\u{200D}" ? scalar : " "
    case _: return scalar
    }
  }

  /// Whether a name is a device name on Windows, which is reserved with any extension.
  private static func isDevice(_ stem: String) -> Bool {
    let name = stem.prefix { $0 != "." }.uppercased()
    if ["CON", "PRN", "AUX", "NUL"].contains(name) { return true }
    guard name.count == 4, let last = name.last, last.isASCII, last.isNumber else { return false }
    return name.hasPrefix("COM") || name.hasPrefix("LPT")
  }
}
