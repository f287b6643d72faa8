import CSQLite
import Domain

/// A value that is bound to a statement or read from a row.
enum Value: Sendable {
  case int(Int)
  case text(String)
  /// A text that is bound byte for byte, without normalisation.
  case exactText([UInt8])
  case bytes([UInt8])
  case null

  static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
  static func optional(_ number: Int?) -> Value { number.map(Value.int) ?? .null }
  static func bool(_ value: Bool) -> Value { .int(value ? 1 : 0) }
  /// Returns a day in its stored form: `2026-03-08`, which sorts by date and is readable in any
  /// tool.
  static func day(_ day: Day) -> Value { .text(day.description) }
}

/// A compiled statement with its current row.
@safe final class Statement {
  private let handle: OpaquePointer
  private unowned let connection: Connection

  init(_ handle: OpaquePointer, _ connection: Connection) {
    unsafe self.handle = handle
    self.connection = connection
  }

  /// Binds the parameters in order. Texts are normalised to composed form (NFC).
  func bind(_ values: [Value]) throws(StorageFailure) {
    for (index, value) in values.enumerated() {
      let parameter = Int32(index + 1)
      let status: Int32
      switch value {
      case .int(let number): status = unsafe sqlite3_bind_int64(handle, parameter, Int64(number))
      case .text(let text): status = bind(TextForms.composed(text), at: parameter)
      case .exactText(let bytes): status = bind(exactly: bytes, at: parameter)
      case .bytes(let bytes): status = bind(bytes, at: parameter)
      case .null: status = unsafe sqlite3_bind_null(handle, parameter)
      }
      if status != SQLITE_OK { throw connection.failure(status) }
    }
  }

  private func bind(_ text: String, at parameter: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else {
        return unsafe sqlite3_bind_text(handle, parameter, "", 0, haru_sqlite_transient())
      }
      return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        unsafe sqlite3_bind_text(handle, parameter, $0, Int32(bytes.count), haru_sqlite_transient())
      }
    }
  }

  private func bind(exactly text: [UInt8], at parameter: Int32) -> Int32 {
    if text.isEmpty {
      return unsafe sqlite3_bind_text(handle, parameter, "", 0, haru_sqlite_transient())
    }
    return unsafe text.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return SQLITE_MISUSE }
      return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        unsafe sqlite3_bind_text(
          handle, parameter, $0, Int32(clamping: bytes.count), haru_sqlite_transient())
      }
    }
  }

  private func bind(_ bytes: [UInt8], at parameter: Int32) -> Int32 {
    if bytes.isEmpty { return unsafe sqlite3_bind_zeroblob(handle, parameter, 0) }
    return unsafe bytes.withUnsafeBytes {
      unsafe sqlite3_bind_blob(
        handle, parameter, $0.baseAddress, Int32(clamping: $0.count), haru_sqlite_transient())
    }
  }

  /// Advances to the next row; returns false after the last row.
  func step() throws(StorageFailure) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let status: throw connection.failure(status)
    }
  }

  /// Resets the statement so that it can run again. The status is ignored, since it repeats that of
  /// the last step.
  func reset() {
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  func finalize() { unsafe sqlite3_finalize(handle) }

  func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  func int(_ column: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, column)) }

  func contains(_ byte: UInt8, _ column: Int32) -> Bool {
    guard let start = unsafe sqlite3_column_text(handle, column) else { return false }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe UnsafeBufferPointer(start: start, count: count).contains(byte)
  }

  func text(_ column: Int32) -> String {
    guard let start = unsafe sqlite3_column_text(handle, column) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

extension Statement {
  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}

extension Statement {
  var columnCount: Int { Int(unsafe sqlite3_column_count(handle)) }

  /// Returns the value of a column as stored.
  func value(_ column: Int32) -> Value {
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_NULL: .null
    case SQLITE_INTEGER: .int(int(column))
    case SQLITE_BLOB: .bytes(bytes(column))
    default: .text(text(column))
    }
  }
}

extension Statement {
  /// Adds all values of the current row to a digest, without copying them.
  func add(to digest: inout RowDigest) {
    for column in 0..<Int32(columnCount) {
      let kind = unsafe sqlite3_column_type(handle, column)
      digest.add(UInt64(kind))
      switch kind {
      case SQLITE_NULL: break
      case SQLITE_INTEGER: digest.add(UInt64(bitPattern: Int64(int(column))))
      case SQLITE_BLOB: unsafe digest.add(stored(sqlite3_column_blob(handle, column), column))
      default: unsafe digest.add(stored(sqlite3_column_text(handle, column), column))
      }
    }
    digest.add(0xFE)
  }

  /// The bytes of a column, which are valid until the next step.
  private func stored(_ start: UnsafeRawPointer?, _ column: Int32) -> UnsafeRawBufferPointer {
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
  }
}
