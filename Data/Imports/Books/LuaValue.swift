/// A value as a program writes it that keeps its settings as Lua: texts, numbers, switches and
/// tables of them.
enum LuaValue: Equatable {
  case text(String)
  /// A number as it is written.
  case number(String)
  case bool(Bool)
  case table(LuaTable)
  /// Nothing, or something that is no value on paper.
  case none

  /// A text, or a number as one; an empty one is nothing.
  var text: String? {
    switch self {
    case .text(let text), .number(let text): text.isEmpty ? nil : text
    case .bool, .table, .none: nil
    }
  }

  /// A whole number.
  var number: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text)
  }

  var table: LuaTable? { if case .table(let table) = self { table } else { nil } }
}

/// A table, and the line on which it begins.
struct LuaTable: Equatable {
  let line: Int
  /// What has a name.
  var named: [String: LuaValue] = [:]
  /// What has a number.
  var numbered: [Int: LuaValue] = [:]

  subscript(_ name: String) -> LuaValue? { named[name] }

  /// What has a number, in the order of the numbers.
  var list: [LuaValue] { numbered.keys.sorted().compactMap { numbered[$0] } }

  /// The tables in it, in the order of their numbers.
  var tables: [LuaTable] { list.compactMap(\.table) }
}

/// Why a text is no table.
struct LuaFault: Error, Equatable {
  let line: Int
  /// Whether the text ends within.
  let isCut: Bool
}
