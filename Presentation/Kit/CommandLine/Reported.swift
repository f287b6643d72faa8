import Domain
package import TextUI

/// An error that both shells can show: it has a report in either language.
package protocol Reported: Error {
  /// The error as it is shown.
  func report(_ language: Language) -> Report
}

extension Report: Reported {
  package func report(_ language: Language) -> Report { self }
}

extension UsageError: Reported {
  package func report(_ language: Language) -> Report { UsageWords(language).report(self) }
}

extension OpeningError: Reported {}

extension StorageFailure: Reported {
  package func report(_ language: Language) -> Report { StorageWords(language).report(self) }
}

extension SharingError: Reported {
  func report(_ language: Language) -> Report { FileWords(language).report(self) }
}

extension PictureFailure: Reported {
  func report(_ language: Language) -> Report { PictureWords(language).report(self) }
}

extension TerminalFailure: Reported {
  package func report(_ language: Language) -> Report { TerminalWords(language).report(self) }
}

extension Reported {
  /// Does something whose error is told in a language.
  package static func told<T>(in language: Language, _ body: () throws(Self) -> T) throws(Report)
    -> T
  {
    do throws(Self) { return try body() } catch { throw error.report(language) }
  }
}

extension CommandOutput {
  /// Does something, and says what is wrong where it cannot be done.
  package func status(_ body: () throws(Report) -> Void) -> ExitStatus {
    do throws(Report) {
      try body()
      return .done
    } catch { return fail(error) }
  }

  /// Does something whose error is told in words.
  package func done<T, Failure: Reported>(_ body: () throws(Failure) -> T) throws(Report) -> T {
    do throws(Failure) { return try body() } catch { throw error.report(language) }
  }

  /// Does something whose error is told in the words of whoever asks for it.
  package func done<T, Failure: Error>(
    _ report: (Failure) -> Report, _ body: () throws(Failure) -> T
  ) throws(Report) -> T {
    do throws(Failure) { return try body() } catch { throw report(error) }
  }
}
