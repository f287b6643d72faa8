@testable import PresentationKit
@testable import TextUI

/// The visible characters of a saying and of its SVG card without whitespace, so that a test can
/// compare them.
enum CardText {
  /// Returns the visible characters of the paragraphs. They are cleaned twice, because removing a
  /// character may join its neighbours into a new one.
  static func wanted(_ paragraphs: [String]) -> [Unicode.Scalar] {
    visible(paragraphs.map { Printable.lines(Printable.lines($0)) }.joined())
  }

  /// Returns the visible characters of all text elements of an SVG document, with XML entities
  /// decoded.
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
