/// The normal form in which the repositories compare texts.
public struct TextFolding: Sendable {
  /// The text without differences of case and width.
  public let folded: @Sendable (String) -> String
  /// A folded text without diacritics, to sort lists by.
  public let bare: @Sendable (String) -> String

  public init(
    folded: @escaping @Sendable (String) -> String, bare: @escaping @Sendable (String) -> String
  ) {
    self.folded = folded
    self.bare = bare
  }

  /// Uses only the standard library. It neither composes letters nor splits ligatures.
  public static let standard = TextFolding(
    folded: { text in
      var folded = String.UnicodeScalarView()
      for scalar in text.lowercased().unicodeScalars
      where !scalar.properties.isDefaultIgnorableCodePoint {
        folded.append(Self.narrow(scalar))
      }
      return String(folded)
    },
    bare: { folded in
      let scalars = folded.unicodeScalars.filter {
        $0.properties.canonicalCombiningClass == .notReordered
      }
      return String(String.UnicodeScalarView(scalars))
    })

  /// The consonants as they are typed one by one, in the order of the initial consonants of syllables.
  private static let consonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)

  /// Returns the ordinary form of a full-width character, or the initial consonant for a single consonant letter. Other
  /// characters are returned unchanged.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0x3131...0x314E:
      guard let index = consonants.firstIndex(of: scalar) else { return scalar }
      return Unicode.Scalar(0x1100 + UInt32(index)) ?? scalar
    default: return scalar
    }
  }
}
