/// A parsed value of a Lua settings file.
enum LuaValue: Equatable {
  case text(String)
  /// A number, with its original digits.
  case number(String)
  case bool(Bool)
  case table(LuaTable)
  /// `nil`, or an expression that is not a literal.
  case none

  /// A text or the digits of a number; nil if it is empty or of another type.
  var text: String? {
    switch self {
    case .text(let text), .number(let text): text.isEmpty ? nil : text
    case .bool, .table, .none: nil
    }
  }

  /// The value as a whole number; nil for any other value.
  var number: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text)
  }

  var table: LuaTable? { if case .table(let table) = self { table } else { nil } }
}

/// A table and the line where it begins.
struct LuaTable: Equatable {
  let line: Int
  /// The values with a text key.
  var named: [String: LuaValue] = [:]
  /// The values with an integer key.
  var numbered: [Int: LuaValue] = [:]

  subscript(_ name: String) -> LuaValue? { named[name] }

  /// The values with an integer key, in the order of the keys.
  var list: [LuaValue] { numbered.keys.sorted().compactMap { numbered[$0] } }

  /// The tables in `list`, in the same order.
  var tables: [LuaTable] { list.compactMap(\.table) }
}

struct LuaParseError: Error, Equatable {
  let line: Int
  /// Whether the error is that the text ended too early.
  let isCut: Bool
}
