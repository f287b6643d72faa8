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

extension CommandLineRunner {
  /// Looks over a store that may not open at all.
  func examine(
    _ mending: Bool, _ invocation: Invocation, _ page: AnswerPage, isBorrowed: Bool = false
  ) -> ExitStatus {
    if mending && invocation.options.readOnly {
      return page.fail(StorageWords(page.language).report(.openedForReading))
    }
    guard !isBorrowed, let examine = surroundings.examine else {
      return DoctorRunner(page: page).run(Examination([.init(.noStore, .note)]))
    }
    do throws(OpeningError) {
      return DoctorRunner(page: page).run(
        try examine(invocation.options.profile, mending))
    } catch { return page.fail(UsageWords(page.language).report(error)) }
  }

  /// Whether a command brings records into a store that may be gone.
  func bringsBack(_ command: Command) -> Bool {
    switch command {
    case .archive(.restore), .archive(.take): true
    default: false
    }
  }
}
