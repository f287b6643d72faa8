package import TextUI

/// Runs a full-screen view on the terminal.
package typealias Window = (
  _ language: Language, _ noColor: Bool,
  _ show: (TerminalDevice) throws(TerminalFailure) -> EndCause?
) throws(TerminalFailure) -> ExitStatus
