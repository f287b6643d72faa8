/// A name to search for, matched against the names of records. Both are compared folded: case, width, Unicode form and
/// spaces are ignored.
public struct WantedName: Equatable, Sendable {
  /// The name, folded and without spaces.
  public let text: String
  private let letters: [UInt32]
  /// Whether the name consists only of initial consonants of Korean syllables.
  public let isInitials: Bool
  /// Whether the name is a single letter. A single letter matches only a name that is equal to it.
  private let isOneLetter: Bool

  /// Prepares a folded name. Nil if the name consists of spaces only.
  public init?(folded: String) {
    let letters = folded.unicodeScalars.map(\.value).filter { $0 != 0x20 }
    if letters.isEmpty { return nil }
    self.letters = letters
    text = String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
    isInitials = letters.allSatisfy(Hangul.isInitial)
    isOneLetter = letters.count == 1 && !Hangul.isSyllableOrSign(letters[0])
  }

  /// Returns the first step by which the name matches a folded name of a record. Returns nil if no step matches.
  public func step(in folded: String) -> NameStep? {
    var name: [UInt32] = []
    var starts: [Bool] = []
    var isInWord = false
    for scalar in folded.unicodeScalars {
      if scalar.value == 0x20 {
        isInWord = false
        continue
      }
      let isLetter = Self.isLetter(scalar)
      name.append(scalar.value)
      starts.append(isLetter && !isInWord)
      isInWord = isLetter
    }
    if name == letters { return .wholeName }
    if isOneLetter { return nil }
    let step = step(in: name, starts)
    guard isInitials, step != .wordBeginning else { return step }
    let initials = self.step(in: name.map(Hangul.initial), starts)
    return [step, initials].compactMap(\.self).min()
  }

  /// Returns whether this name is a single letter with which a word of a folded name begins. A single consonant also
  /// matches a Korean syllable that begins with it.
  func begins(wordOf folded: String) -> Bool {
    guard let first = letters.first else { return false }
    var isInWord = false
    for scalar in folded.unicodeScalars {
      let isLetter = Self.isLetter(scalar)
      if isLetter, !isInWord, letters.count == 1 {
        if scalar.value == first || Hangul.initial(scalar.value) == first { return true }
      }
      isInWord = isLetter
    }
    return false
  }

  private func step(in name: [UInt32], _ starts: [Bool]) -> NameStep? {
    guard name.count >= letters.count else { return nil }
    var isPart = false
    for index in 0...(name.count - letters.count) where name[index] == letters[0] {
      guard name[index..<index + letters.count].elementsEqual(letters) else { continue }
      if starts[index] { return .wordBeginning }
      isPart = true
    }
    return isPart ? .part : nil
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xAC00...0xD7A3: true
    case 0..<0x80: false
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}
