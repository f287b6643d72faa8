package import Domain
import TextUI

extension CommandOutput {
  /// Returns whether a file may be written. This is the case if the file does not exist, is empty or is not a regular
  /// file, if `isOwn` returns true for its bytes, if `--yes` was given, or if the user agrees to replace the file.
  /// Throws if the user cannot be asked.
  package func mayWrite(
    _ path: String, _ files: Files, unless isOwn: (_ bytes: [UInt8]) -> Bool = { _ in false }
  ) throws(Report) -> Bool {
    if saysYes || !files.isTaken(path, unless: isOwn) { return true }
    let words = FileWords(language)
    if try agrees(to: words.mayReplace(path)) { return true }
    remark(words.leftAsItIs)
    return false
  }

  /// Writes the content of an exported file, without its control characters if standard output is a terminal.
  package func content(_ bytes: [UInt8]) {
    guard fitsTerminal else { return raw(bytes) }
    raw(Array(Printable.lines(String(decoding: bytes, as: UTF8.self)).utf8))
  }
}
