package import Domain

/// A JSON writer that writes from front to back without building a tree.
package struct JSONText {
  /// The bytes written since the last `drain`.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false
  /// The picker that takes members out of each record instead of writing them; nil to write everything.
  private var picked: PickedFields?
  /// Whether the members of the next object are merged into the currently open object.
  private var joins = false

  package init() {}

  /// Creates a writer that produces no bytes but picks the named members out of each record.
  init(picking names: [String]) { picked = PickedFields(names) }

  /// Returns the values picked from a record, and resets them for the next record. The result is empty if this writer
  /// does not pick members.
  mutating func takePicked() -> [PickedFields.Value] {
    defer { picked?.clear() }
    return picked?.values ?? []
  }

  /// Ends the line of a record in JSON Lines output.
  mutating func endLine() {
    bytes.append(0x0A)
    needsComma = false
  }

  /// Writes an object whose members are merged into the currently open object.
  package mutating func joined(_ write: (inout JSONText) -> Void) {
    joins = true
    write(&self)
    joins = false
  }

  /// Writes an object whose members `members` writes. Within `joined`, they become members of the object that is open.
  package mutating func object(_ members: (inout JSONText) -> Void) {
    if joins {
      joins = false
      return members(&self)
    }
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes a JSON array with its elements.
  package mutating func list<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONText, Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for element in elements { write(&self, element) }
    close(UInt8(ascii: "]"))
  }

  /// Opens an array whose elements are written one by one; the caller must end it with `closeList`.
  package mutating func openList() { open(UInt8(ascii: "[")) }
  package mutating func closeList() { close(UInt8(ascii: "]")) }
  /// Opens an object whose members are written one by one; the caller must end it with `closeObject`.
  package mutating func openObject() { open(UInt8(ascii: "{")) }
  package mutating func closeObject() { close(UInt8(ascii: "}")) }

  /// Writes the name of a member; the caller must write its value next.
  package mutating func key(_ name: StaticString) {
    if picked?.key(name) != nil { return }
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a member name that is not known at compile time; the caller must write its value next. Such a member cannot
  /// be picked.
  package mutating func key(named name: String) {
    if picked?.unknownKey() != nil { return }
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a value that is already encoded as JSON. Such a value cannot be picked.
  package mutating func value(raw bytes: some Sequence<UInt8>) {
    if picked != nil { return }
    separate()
    self.bytes.append(contentsOf: bytes)
  }

  package mutating func value(_ text: String?) {
    guard let text else { return null() }
    if picked?.put(text) != nil { return }
    separate()
    bytes.append(UInt8(ascii: "\""))
    JSONEscape.add(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func value(_ number: Int?) {
    guard let number else { return null() }
    if picked?.put(isNumber: true, String(number)) != nil { return }
    separate()
    write(number)
  }

  package mutating func value(_ flag: Bool) {
    if picked?.put(flag ? "true" : "false") != nil { return }
    separate()
    bytes.append(contentsOf: flag ? "true".utf8 : "false".utf8)
  }

  package mutating func value(_ day: Day?) {
    guard let day else { return null() }
    if picked?.put(day.description) != nil { return }
    separate()
    bytes.append(UInt8(ascii: "\""))
    write(day)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an instant in ISO 8601, like `Now.description`.
  package mutating func value(_ moment: Now?) {
    guard let moment else { return null() }
    if picked?.put(moment.description) != nil { return }
    let (time, ahead) = (moment.time.seconds, abs(moment.offset) / 60)
    separate()
    bytes.append(UInt8(ascii: "\""))
    write(moment.day)
    write("T", time / 3_600)
    write(":", time / 60 % 60)
    write(":", time % 60)
    write(moment.offset < 0 ? "-" : "+", ahead / 60)
    write(":", ahead % 60)
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func null() {
    if picked != nil { return }
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  package mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: StaticString, _ number: Int?) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: StaticString, _ day: Day?) {
    key(name)
    value(day)
  }

  package mutating func member(_ name: StaticString, _ moment: Now?) {
    key(name)
    value(moment)
  }

  package mutating func member(_ name: StaticString, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a member whose value is `number` divided by 10,000, as a decimal without trailing zeros.
  package mutating func member(_ name: StaticString, tenThousandths number: Int) {
    key(name)
    value(tenThousandths: number)
  }

  /// Writes `number` divided by 10,000, as a decimal without trailing zeros.
  package mutating func value(tenThousandths number: Int) {
    let text = Self.decimal(number)
    if picked?.put(isNumber: true, text) != nil { return }
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private static func decimal(_ number: Int) -> String {
    let whole = (number < 0 ? "-" : "") + String(abs(number) / 10_000)
    var (fraction, digits) = (abs(number) % 10_000, 4)
    if fraction == 0 { return whole }
    while fraction.isMultiple(of: 10) { (fraction, digits) = (fraction / 10, digits - 1) }
    return whole + "." + Digits.padded(fraction, to: digits)
  }

  /// Returns and clears the bytes written so far. The state of commas and nesting is unchanged.
  package mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  private mutating func open(_ bracket: UInt8) {
    if picked?.open(isList: bracket == UInt8(ascii: "[")) != nil { return }
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    if picked?.close() != nil { return }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func write(_ day: Day) {
    let (year, month, date) = day.parts
    write(year, digits: 4)
    write("-", month)
    write("-", date)
  }

  /// Writes a sign and a number of two digits.
  private mutating func write(_ sign: Unicode.Scalar, _ number: Int) {
    bytes.append(UInt8(ascii: sign))
    write(number, digits: 2)
  }

  /// Writes a number without allocating a string.
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
}
