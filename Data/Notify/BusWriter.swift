/// Writes D-Bus values in little-endian order, each aligned to its size.
struct BusWriter {
  private(set) var bytes: [UInt8] = []

  mutating func align(_ size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func number(_ value: UInt32) {
    align(4)
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  mutating func text(_ value: String) {
    let letters = Array(value.utf8)
    number(UInt32(letters.count))
    bytes += letters + [0]
  }

  mutating func signature(_ value: String) {
    let letters = Array(value.utf8)
    bytes += [UInt8(letters.count)] + letters + [0]
  }

  /// Writes an array. Its length is set after the elements are written.
  mutating func list(of size: Int, _ elements: (inout BusWriter) -> Void) {
    number(0)
    let lengthOffset = bytes.count - 4
    align(size)
    let start = bytes.count
    elements(&self)
    let length = UInt32(bytes.count - start)
    for index in 0..<4 {
      bytes[lengthOffset + index] = UInt8(truncatingIfNeeded: length >> (index * 8))
    }
  }

  mutating func add(_ more: [UInt8]) { bytes += more }
}

/// A D-Bus method call.
struct BusCall {
  let destination: String
  let path: String
  let interface: String
  let member: String
  /// The D-Bus type signature of the body.
  var signature = ""
  var body: [UInt8] = []

  /// Returns the encoded message, with a serial number.
  func bytes(_ serial: UInt32) -> [UInt8] {
    var message = BusWriter()
    // Little-endian, method call, no flags, protocol version 1.
    message.add([UInt8(ascii: "l"), 1, 0, 1])
    message.number(UInt32(body.count))
    message.number(serial)
    message.list(of: 8) { fields in
      Self.field(1, "o", path, &fields)
      Self.field(2, "s", interface, &fields)
      Self.field(3, "s", member, &fields)
      Self.field(6, "s", destination, &fields)
      if !signature.isEmpty {
        fields.align(8)
        fields.byte(8)
        fields.signature("g")
        fields.signature(signature)
      }
    }
    message.align(8)
    return message.bytes + body
  }

  private static func field(
    _ number: UInt8, _ kind: String, _ value: String, _ fields: inout BusWriter
  ) {
    fields.align(8)
    fields.byte(number)
    fields.signature(kind)
    fields.text(value)
  }
}
