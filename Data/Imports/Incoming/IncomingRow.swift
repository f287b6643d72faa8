import Domain

/// A store table as the target of imports, with the fields that a file may set.
struct IncomingTable: Sendable {
  /// The record kind stored in `sources`.
  let kind: String
  let name: String
  /// The fields with their columns. New fields may only be appended, since stored fingerprints
  /// depend on the order.
  let fields: [Field]
  /// The full-text index of the table; nil if it has none.
  let words: WordIndex?

  /// A field and the columns that are written together.
  struct Field: Sendable {
    let name: String
    let columns: [String]

    init(_ name: String, _ columns: String...) {
      self.name = name
      self.columns = columns
    }
  }

  var columns: [String] { fields.flatMap(\.columns) }
}

/// The imported values of one record, ready to be stored.
struct IncomingRow {
  let table: IncomingTable
  /// The values of each field; nil if the file has none.
  var fields: [[Value]?]
  /// The columns that are set only for a new record.
  var fresh: [(column: String, value: Value)]
  /// The id for the record if it is new.
  let id: String

  /// Begins with nil for all fields.
  init(_ table: IncomingTable, id: String) {
    self.table = table
    self.id = id
    fields = Array(repeating: nil, count: table.fields.count)
    fresh = [("id", .text(id))]
  }

  /// Sets the values of a field. If any value is nil, the call has no effect.
  mutating func say(_ field: String, _ values: Value?...) {
    guard let index = table.fields.firstIndex(where: { $0.name == field }) else { return }
    let known = values.compactMap(\.self)
    if known.count == table.fields[index].columns.count { fields[index] = known }
  }
}

/// Fingerprints of field values, by which an import detects changes.
enum ValuePrint {
  /// The fingerprint of a field without a value.
  static let empty = of([.null])

  /// Returns the fingerprint of one field, with texts normalised as they are stored (32-bit
  /// FNV-1a). Several columns that are all null count as a single null.
  static func of(_ values: [Value]) -> FieldMerge.Print {
    var hash: UInt32 = 0x811C_9DC5
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    }
    let isEmpty = values.allSatisfy { if case .null = $0 { true } else { false } }
    for value in isEmpty ? [.null] : values {
      switch value {
      case .null: add([0])
      case .int(let number):
        add([1])
        add(String(number).utf8)
      case .text(let text):
        add([2])
        add(TextForms.composed(text).utf8)
      case .exactText(let bytes): add([2] + bytes)
      case .bytes(let bytes): add([3] + bytes)
      }
      add([0xFF])
    }
    return hash
  }

  /// Returns the fingerprints in the form of `sources.fields`.
  static func written(_ fields: [FieldMerge.Before]) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity(fields.count * 16)
    for field in fields {
      for print in [field.imported, field.left] {
        for shift in stride(from: 28, through: 0, by: -4) {
          let digit = UInt8(print >> UInt32(shift) & 15)
          digits.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Parses stored fingerprints. Fields that were added to the table later count as empty.
  static func read(_ text: String, count: Int) -> [FieldMerge.Before] {
    let digits = Array(text.utf8)
    return (0..<count).map { index in
      func number(_ start: Int) -> UInt32 {
        guard start + 8 <= digits.count else { return empty }
        return UInt32(String(decoding: digits[start..<(start + 8)], as: UTF8.self), radix: 16)
          ?? empty
      }
      return FieldMerge.Before(imported: number(index * 16), left: number(index * 16 + 8))
    }
  }
}
