import Domain
package import TextUI

/// An error that can be shown to the user, with a report in each language.
package protocol Reported: Error {
  /// Returns the report of the error in a language.
  func report(_ language: Language) -> Report
}

extension Report: Reported {
  package func report(_ language: Language) -> Report { self }
}

extension ArgumentParseError: Reported {
  package func report(_ language: Language) -> Report { UsageWords(language).report(self) }
}

extension OpeningFailure: Reported {}

extension StorageFailure: Reported {
  package func report(_ language: Language) -> Report { StorageWords(language).report(self) }
}

extension SharingFailure: Reported {
  func report(_ language: Language) -> Report { FileWords(language).report(self) }
}

extension PictureFailure: Reported {
  func report(_ language: Language) -> Report { PictureWords(language).report(self) }
}

extension TerminalFailure: Reported {
  package func report(_ language: Language) -> Report { TerminalWords(language).report(self) }
}

extension Reported {
  /// Runs `body` and converts its error to a report.
  package static func mapError<T>(in language: Language, _ body: () throws(Self) -> T)
    throws(Report)
    -> T
  {
    do throws(Self) { return try body() } catch { throw error.report(language) }
  }
}

extension CommandOutput {
  /// Runs `body` and prints its error; returns the exit status.
  package func status(_ body: () throws(Report) -> Void) -> ExitStatus {
    do throws(Report) {
      try body()
      return .done
    } catch { return fail(error) }
  }

  /// Runs `body` and converts its error to a report.
  package func done<T, Failure: Reported>(_ body: () throws(Failure) -> T) throws(Report) -> T {
    do throws(Failure) { return try body() } catch { throw error.report(language) }
  }

  /// Runs `body` and converts its error with the given function.
  package func done<T, Failure: Error>(
    _ report: (Failure) -> Report, _ body: () throws(Failure) -> T
  ) throws(Report) -> T {
    do throws(Failure) { return try body() } catch { throw report(error) }
  }
}
