import TextUI

/// A line of a vCard or an iCalendar object in a QR code. It is not folded, because readers of codes expect whole lines.
package enum QRContentLine {
  /// Returns `NAME:value` with an escaped value (RFC 5545, RFC 2426).
  package static func text(_ name: String, _ value: String) -> String {
    name + ":" + escaped(value)
  }

  /// Escapes a value of a MECARD, the shorter form of a card.
  package static func escapedInShort(_ value: String) -> String {
    var result = ""
    for character in value {
      if "\\;:,\"".contains(character) { result += "\\" }
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      result.append(isControl ? " " : character)
    }
    return result
  }

  /// Escapes a value. Control characters other than line breaks become blanks.
  package static func escaped(_ value: String) -> String {
    var result = ""
    for character in value {
      switch character {
      case "\\", ",", ";": result += "\\" + String(character)
      case "\n", "\r\n", "\r": result += "\\n"
      case _ where character.unicodeScalars.contains { $0.properties.generalCategory == .control }:
        result += " "
      case _: result.append(character)
      }
    }
    return result
  }
}
