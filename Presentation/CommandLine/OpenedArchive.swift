import Domain

/// The store a command opened, so that the copy of the day is made when its answer is written.
final class OpenedArchive {
  var archive: Archive?

  /// Makes the copy of this day where there is none yet. It never changes how the command ended.
  func keepDay(_ err: Printer, in language: () -> Language) {
    guard case .failed(let error) = archive?.keepDay(patiently: false) else { return }
    err.line(ArchiveWords(language()).dayFailed(error))
  }
}
