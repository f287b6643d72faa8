/// Maps the key codes of the various terminals to keys.
package enum KeyNames {
  /// Returns the key of a sequence with a letter as its final byte, as sent by xterm, VT and rxvt; nil if unknown.
  package static func lettered(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  /// Returns the arrow that rxvt sends as a lower-case letter with Shift or Ctrl. Returns nil for other keys.
  package static func smallArrow(_ final: UInt8) -> Key? {
    (0x61...0x64).contains(final) ? lettered(final - 0x20) : nil
  }

  /// Returns the keypad key in application mode (`SS3 j` … `SS3 y`, `SS3 M`). Returns nil for other keys.
  package static func keypad(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: " "): .character(" ")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      .character(Character(Unicode.Scalar(final - 0x40)))
    default: nil
    }
  }

  /// Returns the key of a numbered sequence (`CSI number ~`). Returns nil for other keys.
  package static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// Returns the named key of a kitty protocol code; nil if the code is not a named key.
  package static func coded(_ code: Int) -> Key? {
    switch code {
    case 8, 127: .backspace
    case 9: .tab
    case 10, 13, 57414: .enter
    case 27: .escape
    case 57376...57398: .function(code - 57376 + 13)
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }

  /// Returns the character of a kitty protocol code; nil for a key without a character. Some codes of the private block
  /// are characters of the keypad.
  package static func character(_ code: Int) -> Unicode.Scalar? {
    switch code {
    case 57399...57408: Unicode.Scalar(UInt8(0x30 + code - 57399))
    case 57409: "."
    case 57410: "/"
    case 57411: "*"
    case 57412: "-"
    case 57413: "+"
    case 57415: "="
    case 57416: ","
    case 57344...63743, ..<32, 127..<160: nil
    default: UInt32(exactly: code).flatMap(Unicode.Scalar.init)
    }
  }
}
