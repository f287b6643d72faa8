package import Domain

/// JSON on its way out, written front to back without building a tree.
package struct JSONText {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Starts with nothing.
  package init() {}

  /// Writes an object around its members.
  package mutating func object(_ members: (inout JSONText) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes a list around its elements.
  package mutating func list<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONText, Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for element in elements { write(&self, element) }
    close(UInt8(ascii: "]"))
  }

  /// Writes the opening bracket of a list whose elements come one by one.
  package mutating func openList() { open(UInt8(ascii: "[")) }
  /// Writes the closing bracket of such a list.
  package mutating func closeList() { close(UInt8(ascii: "]")) }
  /// Writes the opening brace of an object whose members come one by one.
  package mutating func openObject() { open(UInt8(ascii: "{")) }
  /// Writes the closing brace of such an object.
  package mutating func closeObject() { close(UInt8(ascii: "}")) }

  /// Writes the name of a member; its value comes next.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes the name of a member that somebody else chose; its value comes next.
  mutating func key(named name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a value that is JSON already.
  mutating func value(raw bytes: some Sequence<UInt8>) {
    separate()
    self.bytes.append(contentsOf: bytes)
  }

  /// Writes a text, or null.
  package mutating func value(_ text: String?) {
    guard let text else { return null() }
    separate()
    bytes.append(UInt8(ascii: "\""))
    escape(text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a number, or null.
  package mutating func value(_ number: Int?) {
    guard let number else { return null() }
    separate()
    write(number)
  }

  /// Writes true or false.
  package mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: flag ? "true".utf8 : "false".utf8)
  }

  /// Writes a day, or null.
  package mutating func value(_ day: Day?) {
    guard let day else { return null() }
    let (year, month, date) = day.parts
    separate()
    bytes.append(UInt8(ascii: "\""))
    write(year, digits: 4)
    bytes.append(UInt8(ascii: "-"))
    write(month, digits: 2)
    bytes.append(UInt8(ascii: "-"))
    write(date, digits: 2)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes null.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a member and its text.
  package mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    value(text)
  }

  /// Writes a member and its number.
  package mutating func member(_ name: StaticString, _ number: Int?) {
    key(name)
    value(number)
  }

  /// Writes a member and its day.
  package mutating func member(_ name: StaticString, _ day: Day?) {
    key(name)
    value(day)
  }

  /// Writes a member that is true or false.
  package mutating func member(_ name: StaticString, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a member and a number given in ten-thousandths, without needless zeros.
  package mutating func member(_ name: StaticString, tenThousandths number: Int) {
    key(name)
    value(tenThousandths: number)
  }

  /// Writes a number given in ten-thousandths, without needless zeros.
  package mutating func value(tenThousandths number: Int) {
    separate()
    let digits = String(10_000 + abs(number) % 10_000).dropFirst()
    let fraction = digits.reversed().drop { $0 == "0" }.reversed()
    let whole = (number < 0 ? "-" : "") + String(abs(number) / 10_000)
    bytes.append(contentsOf: (fraction.isEmpty ? whole : whole + "." + String(fraction)).utf8)
  }

  /// Hands out what was written and starts anew; commas go on as if nothing had happened.
  package mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Writes a number without a text in between.
  private mutating func write(_ number: Int, digits: Int = 1) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var power: UInt = 1
    var count = 1
    while count < digits || rest / power >= 10 {
      power *= 10
      count += 1
    }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / power))
      rest %= power
      power /= 10
    }
  }

  /// Escapes what JSON demands and, beyond that, every byte a terminal would obey.
  private mutating func escape(_ text: String) {
    var text = text
    text.withUTF8 { unsafe escape(UnsafeRawBufferPointer($0)) }
  }

  /// What needs no escape goes over in one piece.
  private mutating func escape(_ text: UnsafeRawBufferPointer) {
    var written = 0
    var place = 0
    while place < text.count {
      let byte = unsafe text[place]
      // A control character of the upper half has two bytes, of which the second says so.
      let isC1 = unsafe byte == 0xC2 && place + 1 < text.count && text[place + 1] < 0xA0
      if isC1 || Self.needsEscape(byte) {
        unsafe bytes.append(contentsOf: text[written..<place])
        if isC1 { place += 1 }
        unsafe escapeByte(text[place])
        written = place + 1
      }
      place += 1
    }
    unsafe bytes.append(contentsOf: text[written...])
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escapeByte(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    default: escapeCode(byte)
    }
  }

  private mutating func escapeCode(_ code: UInt8) {
    let digits: StaticString = "0123456789abcdef"
    bytes.append(contentsOf: #"\u00"#.utf8)
    digits.withUTF8Buffer {
      unsafe bytes.append($0[Int(code >> 4)])
      unsafe bytes.append($0[Int(code & 15)])
    }
  }
}
