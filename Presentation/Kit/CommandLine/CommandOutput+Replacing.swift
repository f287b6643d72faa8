package import Domain

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
}
