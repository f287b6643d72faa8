package import TextUI

/// What shows something on the whole terminal.
package typealias Window = (
  _ language: Language, _ noColor: Bool,
  _ show: (TerminalDevice) throws(TerminalFailure) -> EndReason?
) throws(TerminalFailure) -> ExitStatus
