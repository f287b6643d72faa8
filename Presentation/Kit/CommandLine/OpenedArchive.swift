import Domain

/// The store a command opened, so that the copy of the day is made when its answer is written.
package final class OpenedArchive {
  var archive: Archive?
  /// What is to be said of hooks that ran.
  var hooks = HookRemarks.none

  /// Says what hooks came to nothing. It never changes how the command ended.
  func sayHooks(_ err: Printer, in language: () -> Language) {
    let remarks = hooks.takeAll()
    if remarks.isEmpty { return }
    let words = HookWords(language())
    for remark in remarks { err.line(words.sentence(remark)) }
  }

  /// Makes the copy of this day where there is none yet. It never changes how the command ended.
  func keepDay(
    _ err: Printer, failed: (ArchiveError, Language) -> String, in language: () -> Language
  ) {
    guard case .failed(let error) = archive?.keepDay(patiently: false) else { return }
    err.line(failed(error, language()))
  }
}
