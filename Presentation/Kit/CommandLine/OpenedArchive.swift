import Domain

/// The store that a command opened. It is stored here so that the daily backup is made after the answer is written.
package final class OpenedArchive {
  var archive: Archive?
  /// Collects warnings of hooks that failed or were skipped.
  var hooks = HookRemarks.none

  /// Prints the collected warnings of hooks. The exit status is not affected.
  func sayHooks(_ err: Printer, in language: () -> Language) {
    let remarks = hooks.takeAll()
    if remarks.isEmpty { return }
    let words = HookWords(language())
    for remark in remarks { err.line(words.sentence(remark)) }
  }

  /// Makes the daily backup if today's does not exist yet. A failure is printed and does not affect the exit status.
  func keepDay(
    _ err: Printer, failed: (ArchiveFailure, Language) -> String, in language: () -> Language
  ) {
    guard case .failed(let error) = archive?.keepDay(patiently: false) else { return }
    err.line(failed(error, language()))
  }
}
