import Domain

/// The store a command opened, so that the daily backup is made after the answer was written.
package final class OpenedArchive {
  var archive: Archive?
  /// Remarks about hooks that ran.
  var hooks = HookRemarks.none

  /// Prints the hooks that failed. The exit status is unaffected.
  func sayHooks(_ err: Printer, in language: () -> Language) {
    let remarks = hooks.takeAll()
    if remarks.isEmpty { return }
    let words = HookWords(language())
    for remark in remarks { err.line(words.sentence(remark)) }
  }

  /// Makes the daily backup unless today's exists. A failure is printed, and the exit status is
  /// unaffected.
  func keepDay(
    _ err: Printer, failed: (ArchiveFailure, Language) -> String, in language: () -> Language
  ) {
    guard case .failed(let error) = archive?.keepDay(patiently: false) else { return }
    err.line(failed(error, language()))
  }
}
