import FuzzPromises

/// Generates almost valid vCard files: builds cards from typical lines, then damages them.
struct CardGrammar {
  private static let lines: [String] = [
    "VERSION:2.1", "VERSION:3.0", "VERSION:4.0", "FN:김민아", "FN:Tom Berg", "FN:", "FN",
    "N:김;민아;;;", "N:Berg;Tom;;Dr.;", "N:;;;;", "fn;CHARSET=UTF-8:Åsa",
    "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EA=B9=80;=EB=AF=BC=EC=95=84;;;",
    "FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=EA=B9=80=\r\n=EB=AF=BC",
    "FN;QUOTED-PRINTABLE:=", "FN;CHARSET=EUC-KR:", "FN;CHARSET=ISO-8859-1:\u{E9}",
    "TEL;TYPE=CELL:010-1234-5678", "item1.TEL;TYPE=\"cell,voice\":+82 10 9999 8888",
    "TEL;VALUE=uri:tel:+1-555-0100;ext=5", "TEL;CELL;VOICE:02)123-4567", "TEL:", "TEL:no number",
    "NICKNAME:민아,콩", "BDAY:19850412", "BDAY:1985-04-12", "BDAY:--0412", "BDAY:--04-12",
    "BDAY:1985-04", "BDAY;VALUE=text:circa 1800", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29",
    "BDAY:2001-02-29", "UID:urn:uuid:1", "UID:2", "KIND:group", "KIND:individual",
    "X-ADDRESSBOOKSERVER-KIND:group", "ORG:하루;개발", "EMAIL:a@b.example", "AGENT:",
    "AGENT:BEGIN:VCARD", "BEGIN:VCARD", "END:VCARD", "PHOTO;ENCODING=b:AAAA\r\n BBBB=\r\n CC==",
    "NOTE:one\\, two\\; three\\\\ four\\nfive", "NOTE;X-A=\"b^'c^^d^n\":e", "X-ABC;a=b;c=\"d:e",
    "home.FN:Tom", "home.BEGIN:VCARD", "home.END:VCARD", "FN;CHARSET=windows-1252:\u{E9}",
    "FN;CHARSET=windows-1251:x", "TEL;WORK:02-1", "TEL;CELL;PREF:010-2", "TEL;TYPE=fax:02-9",
    "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;콩;1;;", "NICKNAME:,J\\, K,L",
    "NOTE;QUOTED-PRINTABLE:a=\r\nb=\r\nFN:c", "", " ", "no colon here", "\u{0}\u{1}\u{202E}",
  ]

  private static let pieces: [[UInt8]] = [
    [13, 10], [10], [13], [13, 10, 32], [10, 9], [61, 13, 10], [61], [58], [59], [34], [92], [94],
    [0], [0xFF], [0xEA, 0xB9], [0x80], [0xEF, 0xBB, 0xBF], [0xC2, 0x85], [0xB1, 0xE8],
    Array("\r\nEND:VCARD\r\n".utf8), Array("\r\nBEGIN:VCARD\r\n".utf8),
    Array(";CHARSET=CP949".utf8), [0xB1, 0xE8, 0xB9, 0xCE], [0xFF, 0xFE], [0xFE, 0xFF],
    Array(";ENCODING=QUOTED-PRINTABLE".utf8), Array("\u{0301}".utf8), Array("👩🏽‍🚀".utf8),
  ]

  /// Returns one file.
  static func file(_ dice: inout Dice) -> [UInt8] {
    var bytes: [UInt8] = []
    let end = [[13, 10], [10], [13]][dice.below(3)] as [UInt8]
    for _ in 0...dice.below(4) {
      bytes += Array("BEGIN:VCARD".utf8) + end
      for _ in 0..<dice.below(9) { bytes += Array(lines[dice.below(lines.count)].utf8) + end }
      if dice.below(8) > 0 { bytes += Array("END:VCARD".utf8) + end }
    }
    // Sometimes the file is written in UTF-16.
    if dice.below(16) == 0 { bytes = wide(bytes, isBig: dice.below(2) == 0) }
    for _ in 0..<dice.below(4) { dice.harm(&bytes, with: pieces) }
    return bytes
  }

  private static func wide(_ bytes: [UInt8], isBig: Bool) -> [UInt8] {
    "\u{FEFF}\(String(decoding: bytes, as: UTF8.self))".utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? pair : pair.reversed()
    }
  }
}
