import TextUI

/// A template that is filled in for each record of a list, such as `{title} {start:HH:mm}`.
package struct LineTemplate: Equatable, Sendable {
  private enum Piece: Equatable, Sendable {
    case text(String)
    /// A field, given as an index into `names`.
    case field(Int, FieldStyle)
  }

  /// The maximum length of a template, in bytes.
  static let longest = 16_384

  /// The names of the fields in the template, without duplicates.
  private(set) var names: [String] = []
  private var pieces: [Piece] = []

  /// Parses a template. Errors are thrown here, before any output is written.
  init(_ text: String, of fields: ListFields) throws(ArgumentParseError) {
    if text.utf8.count > Self.longest { throw .badTemplate(option: "format", .tooLong) }
    var plain = ""
    var rest = Substring(text)
    while let first = rest.first {
      let second = rest.dropFirst().first
      if first == "{" || first == "}", second == first {
        plain.append(first)
        rest = rest.dropFirst(2)
      } else if first == "}" {
        throw .badTemplate(option: "format", .unopened)
      } else if first == "{" {
        rest = rest.dropFirst()
        let inside = rest.prefix { $0 != "}" && $0 != "{" }
        rest = rest.dropFirst(inside.count)
        guard rest.first == "}" else { throw .badTemplate(option: "format", .unclosed) }
        rest = rest.dropFirst()
        add(&plain)
        let (name, style) = try FieldStyle.read(inside, of: fields, option: "format")
        if !names.contains(name) { names.append(name) }
        pieces.append(.field(names.firstIndex(of: name) ?? 0, style))
      } else if first == "\\", let second, let sign = Self.signs[second] {
        plain.append(sign)
        rest = rest.dropFirst(2)
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    add(&plain)
  }

  private static let signs: [Character: Character] = ["n": "\n", "t": "\t", "\\": "\\"]

  /// Adds literal text without terminal control characters; line breaks and tabs are kept.
  private mutating func add(_ plain: inout String) {
    if plain.isEmpty { return }
    let lines = plain.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let safe = lines.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { Printable.line($0) }
        .joined(separator: "\t")
    }
    pieces.append(.text(safe.joined(separator: "\n")))
    plain = ""
  }

  /// Returns the line for one record.
  func line(_ values: [PickedFields.Value], _ page: CommandOutput) -> [UInt8] {
    var line: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let text):
        line.append(contentsOf: (page.out.isASCII ? PlainText.line(text) : text).utf8)
      case .field(let index, let style):
        line.append(contentsOf: style.written(values[index], page).utf8)
      }
    }
    line.append(0x0A)
    return line
  }
}
