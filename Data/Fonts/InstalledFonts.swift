public import Domain

extension FontBook {
  /// Returns the fonts with Korean glyphs that `fc-list` from `PATH` reports.
  public static func fontconfig(path: String?) -> FontBook {
    FontBook { () throws(FontFailure) in
      guard let program = ProgramPath.find("fc-list", in: path) else { throw .noProgram }
      let call = ProgramCall(
        path: program, arguments: [":lang=ko", "family"], limit: 4 << 20, timeout: 20_000)
      switch call.run() {
      case .missing: throw .noProgram
      case .notStarted(let code): throw .failed("fc-list: \(code)")
      case .tooMuch: throw .failed("fc-list: > 4 MB")
      case .tooSlow, .cancelled: throw .failed("fc-list: > 20 s")
      case .ended(let answer):
        guard answer.status == 0 else {
          throw .failed(answer.errorLines.first ?? "fc-list: \(answer.status)")
        }
        return families(in: answer.output)
      }
    }
  }

  /// Parses a list with one font family per line. A family may have several names, separated by commas. A backslash
  /// escapes the next character.
  static func families(in list: [UInt8]) -> [FontFamily] {
    var found: [String: FontFamily] = [:]
    for line in String(decoding: list, as: UTF8.self).split(separator: "\n") {
      guard let family = FontFamily(names(in: line)) else { continue }
      let known = found[family.name]?.names ?? []
      let more = family.names.filter { !known.contains($0) }
      found[family.name] = FontFamily(known + more)
    }
    return found.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func names(in line: Substring) -> [String] {
    var names: [String] = []
    var name = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        name.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        names.append(name)
        name = ""
      } else {
        name.append(character)
      }
    }
    names.append(name)
    return names.filter { !$0.isEmpty && !$0.unicodeScalars.contains { $0.value < 32 } }
  }
}
