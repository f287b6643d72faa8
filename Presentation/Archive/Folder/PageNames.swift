/// Names for the files of one folder, which every file system takes: none leads elsewhere, hides or is
/// a device, and no two are the same whatever their case.
struct PageNames {
  private var given: Set<String>

  /// The longest name in bytes, without its ending.
  private static let longest = 120
  /// Room for a number behind it.
  private static let numberRoom = 12

  /// Begins with names that are in use.
  init(_ used: [String] = []) { given = Set(used.map { $0.lowercased() }) }

  /// A name for a title; one without anything that can stand in a name is called otherwise.
  mutating func name(for title: String, otherwise: String) -> String {
    let stem = Self.stem(title) ?? Self.stem(otherwise) ?? "haru"
    var (name, number) = (stem, 1)
    while !given.insert(name.lowercased()).inserted {
      number += 1
      name = "\(stem) (\(number))"
    }
    return name
  }

  /// A title without what no name has; nothing where nothing is left.
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

  /// A blank for what is a sign to a file system, to a link, or to nobody.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if "/\\:*?\"<>|#^[]".unicodeScalars.contains(scalar) { return " " }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return " "
    case .format: return scalar == "\u{200D}" ? scalar : " "
    case _: return scalar
    }
  }

  /// Names that are devices on one system, whatever stands behind their dot.
  private static func isDevice(_ stem: String) -> Bool {
    let name = stem.prefix { $0 != "." }.uppercased()
    if ["CON", "PRN", "AUX", "NUL"].contains(name) { return true }
    guard name.count == 4, let last = name.last, last.isASCII, last.isNumber else { return false }
    return name.hasPrefix("COM") || name.hasPrefix("LPT")
  }
}
