public import Domain
import Platform

extension SystemInfo {
  /// Returns the system from `uname`, with the name of the terminal.
  public static func here(terminal: String?) -> SystemInfo {
    var name = utsname()
    guard unsafe uname(&name) == 0 else {
      return SystemInfo(system: "?", terminal: terminal ?? "?")
    }
    let words = [text(name.sysname), text(name.release), text(name.machine)]
    return SystemInfo(system: words.joined(separator: " "), terminal: terminal ?? "?")
  }

  private static func text<Letters>(_ letters: Letters) -> String {
    unsafe withUnsafeBytes(of: letters) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
