@testable import PresentationKit
@testable import TextUI

/// The words of a card and of its document, without blanks, to compare them.
enum CardText {
  /// What the paragraphs say that has a picture. Where something is left out, its neighbours may
  /// become one character, which is looked at once more.
  static func wanted(_ paragraphs: [String]) -> [Unicode.Scalar] {
    visible(paragraphs.map { Printable.lines(Printable.lines($0)) }.joined())
  }

  /// What the lines of a document say, with the signs of XML read as XML reads them.
  static func shown(in svg: String) -> [Unicode.Scalar] {
    let bytes = Array(svg.utf8)
    var texts: [UInt8] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: "<text ".utf8) {
      let opened = line.drop { $0 != UInt8(ascii: ">") }.dropFirst()
      texts += opened.prefix { $0 != UInt8(ascii: "<") }
    }
    var text = String(decoding: texts, as: UTF8.self)
    for (name, sign) in [("lt", "<"), ("gt", ">"), ("quot", "\""), ("#39", "'"), ("amp", "&")] {
      text = text.split(separator: "&\(name);", omittingEmptySubsequences: false)
        .joined(separator: sign)
    }
    return visible(text)
  }

  private static func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      !$0.properties.isWhitespace && $0.value != 0xFFFE && $0.value != 0xFFFF
    }
  }
}
