/// A parsed content line of a vCard or iCalendar file: `TEL;TYPE=cell:010-1234-5678`.
struct ContentProperty {
  /// The name in upper case, without its group prefix.
  let name: String
  /// The parameters in order, with names in upper case. A parameter without `=` has an empty name.
  let parameters: [(name: String, value: String)]
  /// The raw value after the colon.
  let value: ArraySlice<UInt8>

  /// Parses an unfolded line; nil if the line has no colon.
  init?(_ line: ArraySlice<UInt8>) {
    guard let nameEnd = line.firstIndex(where: Self.endsName) else { return nil }
    name = Self.name(line[..<nameEnd])
    var found: [(name: String, value: String)] = []
    var index = nameEnd
    while index < line.endIndex, line[index] == ASCII.semicolon {
      let start = index + 1
      index = Self.parameterEnd(in: line, from: start)
      found.append(Self.parameter(line[start..<index]))
    }
    guard index < line.endIndex else { return nil }
    parameters = found
    value = line[(index + 1)...]
  }

  /// Returns the last value of a parameter; nil if the parameter is missing.
  subscript(_ parameter: String) -> String? {
    parameters.last { $0.name == parameter }?.value
  }

  /// Whether the value is quoted-printable, as in vCard 2.1: `=EA=B9=80`.
  var isQuotedPrintable: Bool {
    parameters.contains {
      ($0.name == "ENCODING" || $0.name.isEmpty)
        && ASCII.uppercased($0.value.utf8) == "QUOTED-PRINTABLE"
    }
  }

  /// Whether the value is Base64.
  var isBinary: Bool {
    parameters.contains {
      ($0.name == "ENCODING" || $0.name.isEmpty)
        && ["B", "BASE64"].contains(ASCII.uppercased($0.value.utf8))
    }
  }

  /// Returns the name of a property in upper case, without its group prefix, cut at 32 bytes.
  static func name(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.lastIndex(of: ASCII.dot).map { $0 + 1 } ?? bytes.startIndex
    return ASCII.uppercased(bytes[start...].prefix(32))
  }

  static func endsName(_ byte: UInt8) -> Bool {
    byte == ASCII.colon || byte == ASCII.semicolon
  }

  /// Returns the index of the colon or semicolon that ends a parameter. Those in quotes are ignored.
  private static func parameterEnd(in line: ArraySlice<UInt8>, from start: Int) -> Int {
    var isQuoted = false
    var index = start
    while index < line.endIndex {
      if line[index] == ASCII.quote {
        isQuoted.toggle()
      } else if !isQuoted, endsName(line[index]) {
        break
      }
      index += 1
    }
    return index
  }

  private static func parameter(_ bytes: ArraySlice<UInt8>) -> (name: String, value: String) {
    guard let equals = bytes.firstIndex(of: ASCII.equals) else {
      return ("", value(bytes))
    }
    return (ASCII.uppercased(bytes[..<equals]), value(bytes[(equals + 1)...]))
  }

  /// Returns a parameter value without quotes and with caret escapes decoded (RFC 6868).
  private static func value(_ bytes: ArraySlice<UInt8>) -> String {
    var plain: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "^"), let next = rest.first else {
        if byte != ASCII.quote { plain.append(byte) }
        continue
      }
      switch next {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): plain.append(10)
      case UInt8(ascii: "'"): plain.append(ASCII.quote)
      case UInt8(ascii: "^"): plain.append(byte)
      default:
        plain.append(byte)
        continue
      }
      rest.removeFirst()
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
