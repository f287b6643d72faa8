/// A search text or an indexed text after folding, split into runs of letters and runs of syllables. Blanks,
/// punctuation and symbols separate letters but are ignored between syllables. Korean spacing varies, so `천리길` finds
/// `천 리 길` and vice versa.
struct SearchRuns {
  /// The runs of the folded text in UTF-8, without separators.
  let bytes: [UInt8]
  /// The runs, in order.
  let runs: [Run]
  /// The byte offsets at which the characters of the runs start.
  private let offsets: [Int]

  /// A word of letters, or all syllables up to the next letter.
  struct Run {
    /// Whether the run consists of syllables. A search matches syllables anywhere, but words of letters only from their
    /// beginning.
    let isSyllables: Bool
    let range: Range<Int>
    /// The range of the run's characters in `offsets`.
    fileprivate let characters: Range<Int>
    var count: Int { characters.count }
  }

  /// The most letters in a word; longer words are split.
  static let longestWord = 64

  /// Folds and splits a text.
  init(_ text: [UInt8]) {
    let folded = Self.folded(text)
    var bytes: [UInt8] = []
    var runs: [Run] = []
    var offsets: [Int] = []
    bytes.reserveCapacity(folded.count)
    offsets.reserveCapacity(folded.count)
    // `kind` is that of the current run, `last` that of the previous character.
    var (start, first, kind, last) = (0, 0, Kind.gap, Kind.gap)
    func end() {
      if kind == .gap { return }
      runs.append(
        Run(
          isSyllables: kind == .syllable, range: start..<bytes.count,
          characters: first..<offsets.count))
    }
    var offset = 0
    while offset < folded.count {
      let (scalar, width) = Self.scalar(at: offset, in: folded)
      last = Self.kind(of: scalar, after: last)
      let goesOn = last == kind || (last == .gap && kind == .syllable)
      if !goesOn || (kind == .letter && offsets.count - first == Self.longestWord) {
        end()
        (kind, start, first) = (last, bytes.count, offsets.count)
      }
      if last != .gap {
        offsets.append(bytes.count)
        // Appending byte by byte is faster for such short pieces.
        for next in offset..<offset + width { bytes.append(folded[next]) }
      }
      offset += width
    }
    end()
    self.bytes = bytes
    self.runs = runs
    self.offsets = offsets
  }

  /// Returns the byte offsets at which the characters of a run start.
  func offsets(of run: Run) -> ArraySlice<Int> { offsets[run.characters] }

  private enum Kind { case gap, letter, syllable }

  /// Folds a text. ASCII and Korean syllables take a fast path, in which only capital letters change.
  private static func folded(_ text: [UInt8]) -> [UInt8] {
    var folded = text
    var offset = 0
    while offset < folded.count {
      if folded[offset] < 0x80 {
        if (65...90).contains(folded[offset]) { folded[offset] |= 0x20 }
        offset += 1
      } else {
        guard offset + 2 < folded.count, folded[offset] & 0xF0 == 0xE0 else { return mapped(text) }
        let (scalar, width) = scalar(at: offset, in: folded)
        // Quotation marks and dashes are common in sayings, and separators in any form.
        guard (0xAC00...0xD7A3).contains(scalar) || (0x2012...0x201F).contains(scalar) else {
          return mapped(text)
        }
        offset += width
      }
    }
    return folded
  }

  private static func mapped(_ text: [UInt8]) -> [UInt8] {
    Array(TextForms.folded(String(decoding: text, as: UTF8.self)).utf8)
  }

  /// Decodes the character at an offset, and returns it with its width in bytes. Invalid UTF-8 counts as a separator.
  private static func scalar(at offset: Int, in bytes: [UInt8]) -> (UInt32, width: Int) {
    let first = UInt32(bytes[offset])
    let (width, bits): (Int, UInt32) =
      switch first {
      case 0..<0x80: (1, first)
      case 0xC0..<0xE0: (2, first & 0x1F)
      case 0xE0..<0xF0: (3, first & 0x0F)
      case 0xF0..<0xF8: (4, first & 0x07)
      default: (1, 0)
      }
    guard offset + width <= bytes.count else { return (0, 1) }
    var scalar = bits
    for next in offset + 1..<offset + width {
      guard bytes[next] & 0xC0 == 0x80 else { return (0, 1) }
      scalar = scalar << 6 | UInt32(bytes[next] & 0x3F)
    }
    return (scalar, width)
  }

  private static func kind(of scalar: UInt32, after last: Kind) -> Kind {
    switch scalar {
    case 0x30...0x39, 0x61...0x7A: return .letter
    case 0..<0x80: return .gap
    case 0xAC00...0xD7A3: return .syllable
    default: return Unicode.Scalar(scalar).map { kind(ofRare: $0, after: last) } ?? .gap
    }
  }

  private static func kind(ofRare scalar: Unicode.Scalar, after last: Kind) -> Kind {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return isUnspaced(scalar.value) ? .syllable : .letter
    // A separate combining mark belongs to the character before it.
    case .nonspacingMark, .spacingMark, .enclosingMark: return last
    default: return .gap
    }
  }

  /// Returns whether a character belongs to a script that has no blanks between words, or that has suffixes, such as
  /// Korean.
  private static func isUnspaced(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0E00...0x0EFF, 0x1000...0x11FF, 0x1780...0x17FF, 0x3005...0x30FF, 0x3100...0x31FF,
      0x3400...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
