import Domain

/// A table that records come into from elsewhere, by the fields a file can say something of.
struct IncomingTable: Sendable {
  /// What its records are called where it is kept that they came.
  let kind: String
  let name: String
  /// Each field with its columns. Fields are only ever added at the end, for their prints are kept
  /// in this order.
  let fields: [Field]
  /// The index of the words of its records.
  let words: WordIndex

  /// A field with the columns that belong together.
  struct Field: Sendable {
    let name: String
    let columns: [String]

    init(_ name: String, _ columns: String...) {
      self.name = name
      self.columns = columns
    }
  }

  /// All columns of all fields.
  var columns: [String] { fields.flatMap(\.columns) }
}

/// What a file says of a record, ready to be kept.
struct IncomingRow {
  let table: IncomingTable
  /// The values of each field; nothing where the file says nothing of it.
  var fields: [[Value]?]
  /// Columns that only a new record gets.
  var fresh: [(column: String, value: Value)]
  /// What the id of a new record will be.
  let id: String

  /// Says nothing of any field at first.
  init(_ table: IncomingTable, id: String) {
    self.table = table
    self.id = id
    fields = Array(repeating: nil, count: table.fields.count)
    fresh = [("id", .text(id))]
  }

  /// Says something of a field, unless it is nothing.
  mutating func say(_ field: String, _ values: Value?...) {
    guard let place = table.fields.firstIndex(where: { $0.name == field }) else { return }
    let known = values.compactMap(\.self)
    if known.count == table.fields[place].columns.count { fields[place] = known }
  }
}

/// Tells values apart at a glance.
enum ValuePrint {
  /// What nothing has.
  static let empty = of([.null])

  /// The print of the values of one field, texts in the form in which they are kept. Of several
  /// columns that are all nothing it is that of nothing.
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

  /// Prints as they are kept.
  static func written(_ fields: [FieldMerge.Before]) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity(fields.count * 16)
    for field in fields {
      for print in [field.said, field.left] {
        for place in stride(from: 28, through: 0, by: -4) {
          let digit = UInt8(print >> UInt32(place) & 15)
          digits.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// What was kept; of fields that came later nothing was said.
  static func read(_ text: String, count: Int) -> [FieldMerge.Before] {
    let digits = Array(text.utf8)
    return (0..<count).map { place in
      func number(_ start: Int) -> UInt32 {
        guard start + 8 <= digits.count else { return empty }
        return UInt32(String(decoding: digits[start..<(start + 8)], as: UTF8.self), radix: 16)
          ?? empty
      }
      return FieldMerge.Before(said: number(place * 16), left: number(place * 16 + 8))
    }
  }
}
