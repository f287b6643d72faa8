/// Decodes Korean text in EUC-KR, and in CP949, which adds the remaining syllables.
enum KoreanCharset {
  /// Returns the decoded text; nil if any byte is invalid.
  static func decoded(_ bytes: [UInt8]) -> String? {
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.popFirst() {
      if first < 0x80 {
        text.append(Unicode.Scalar(first))
      } else if let second = rest.popFirst(), let letter = letter(first, second) {
        text.append(letter)
      } else {
        return nil
      }
    }
    return String(text)
  }

  /// Returns the decoded text if it is probably Korean; nil otherwise. Text in other languages that is decoded as
  /// CP949 gives mostly rare syllables, so common syllables must prevail.
  static func guessed(_ bytes: [UInt8]) -> String? {
    var common = 0
    var rare = 0
    var rest = bytes[...]
    while let first = rest.popFirst() {
      guard first >= 0x80, let second = rest.popFirst() else { continue }
      if first >= 0xB0, second >= 0xA1 { common += 1 } else { rare += 1 }
    }
    return common > rare ? decoded(bytes) : nil
  }

  /// Returns the character of a two-byte code; nil if the code is unassigned.
  static func letter(_ first: UInt8, _ second: UInt8) -> Unicode.Scalar? {
    syllable(first, second) ?? KoreanSigns.sign(first, second)
      ?? KoreanHanja.letter(first, second)
  }

  private static func syllable(_ first: UInt8, _ second: UInt8) -> Unicode.Scalar? {
    let (first, second) = (Int(first), Int(second))
    if (0xB0...0xC8).contains(first), (0xA1...0xFE).contains(second) {
      return syllables.common[(first - 0xB0) * 94 + second - 0xA1]
    }
    let column: Int
    switch second {
    case 0x41...0x5A: column = second - 0x41
    case 0x61...0x7A: column = second - 0x61 + 26
    case 0x81...0xFE: column = second - 0x81 + 52
    default: return nil
    }
    // Rows that also contain the common syllables have fewer columns for the others.
    let index =
      first <= 0xA0 ? (first - 0x81) * 178 + column : 32 * 178 + (first - 0xA1) * 84 + column
    let isRoom = first <= 0xA0 || column < 84
    return first > 0x80 && isRoom && syllables.others.indices.contains(index)
      ? syllables.others[index] : nil
  }

  /// The syllables in two groups: those of EUC-KR (`common`), and all others. Both groups are in Unicode order, so that
  /// one bit per syllable is enough to build them.
  private static let syllables: (common: [Unicode.Scalar], others: [Unicode.Scalar]) = {
    var common: [Unicode.Scalar] = []
    var others: [Unicode.Scalar] = []
    let groups = Array(isCommon.utf8)
    for index in 0..<11_172 {
      guard let syllable = Unicode.Scalar(0xAC00 + UInt32(index)) else { continue }
      let bits = Int(groups[index / 6]) - 48
      let isCommon = bits >> (5 - index % 6) & 1 == 1
      if isCommon { common.append(syllable) } else { others.append(syllable) }
    }
    return (common, others)
  }()

  /// A bitmap of the 11,172 syllables, six bits per character. A bit is set if EUC-KR has the syllable.
  private static let isCommon = #"""
    bN3oO8P=`<R050R80039X=ihR0g0jH3LB8P50<VYePb:3D28P4`<R0e0R81@39hMH<R030P00@38P=08R000\#
    bL3D20000<VPeRj:3LC8P=`<200000003XP=`<P0U0R80HB0000<Z0e``80<3000@8R0a0P00038PMH82030\#
    b83828P<080000bZ7D@0000<R0e0jN3OG8P=`<R0Q000003H\=`LR0g0b83<R8000<RPe3R808000008R0d0\#
    b81D39P=@80020P00028P<0<20a0b>3F:8P00<RPe2jO7O78P=`8000000003Y\=D\R0g0R80<28000<VXeD\#
    R8002000P8R0d0P00038P=@80020P00428P5@8R0Q0bJ3D20000<V0gPb83L78P=`00000000038\=`LR0g0\#
    P00800000<R010P800200008P000000038PH@00000P00028P<@00000bH3@28P<08R0e0b83N?8P=`<P050\#
    000038P=`LR0e0b83L28050<R0e0R0040000P8R0e0R81D38P=@80020P00038P9@<R0e0b83FH0000<R0e0\#
    bn3FG8P=h<2010000038X=HLR0g0b80M20000=RPe0R00<000008R0E0R81@3Yh=AHR0D0P00028P008R0T0\#
    R82@00000<VPgDnO3DC8P=a<P0@0000039X=H<V0g0b81LB8000>R0e0R0082000P<R0`0R00039h=AX2020\#
    P00038P0@8R0U0b83@00000<RPe`b:3L78P=`<00P0000039P9`80010`03L00000<R0a000000000080000\#
    P00438P9@0000000000000080010R83000000<R0e0fN3LC8P=`<R0e0R8243i\=`\R0g0b83L28P0@>RPe4\#
    b80428P9P8R0d0b83D39P=EX0020b82438P=@<20U0b<3D00000<V1e2f83<78P<`00010000038X<`8R000\#
    000008000<VPa0b0082000P8R0`0P00038P<@80020P0002800000010b:7028P80<R0e0c^7LK8P=`<R@e5\#
    R8103=h?j\R0e0j;3lN8P=P<SYe@b83L3809@<R0e0b83D38h=@<R0c0b83438P=@<R0e@b8;Gn8P90<SQgR\#
    bj3N38P=`<Z0Q0R80038X=H<R0e0R83<20000<RPea`81D2000`8R0e0b00438h=@80020P00038P=08R0P0\#
    b83D00000<VPeVbY3L38P=`8P010000038P=`80010P00800000<R0e@`8082000P8R0`0000438P<@80030\#
    00002000080000P02D00000<R0aQbX3N38P=`8Z0Q0000038P=`<R0e0R0082800@<R0e0R804000008R0e0\#
    P02038P=@80020R00028P=@8R0Q0b83D00000<W0e0b83D38P=`<0010000039P=`<R0e0R83L20000<R0e0\#
    b8242000@82000P00038P=@8R010P00438P=@8R0P0b83400000<R0e0b<3L38P=`80010000038X=`<R0e0\#
    R00828000<R0e2R000200008P050P00038P=@80020P00038P<@8R0Q0bJ3@28P<0<R0e0j:3LC8P=`<0000\#
    000038P=`<R0e0R83<20P50<R0e0P004000008P000R81@39X=@80010000028P908R0U0R83@00000<R0e0\#
    b8CD38P=`80010000038X=@<R0e0b83L28P40<R4e4b80D3801@<R0E0R81@38Q9@8R0Q0b80438P=@<R0U0\#
    bl3DB8P<@<R0e0
    """#
}
