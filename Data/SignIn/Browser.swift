public import Domain

/// Opens addresses in the person's browser.
public struct Browser: Sendable {
  /// Opens an address; false when nothing here can.
  public var open: @Sendable (_ address: String) -> Bool

  /// Makes a way to a browser.
  public init(open: @escaping @Sendable (_ address: String) -> Bool) { self.open = open }

  /// The command somebody chose for pages, or else the desktop's own way, found in `PATH`. What it
  /// prints goes nowhere, and the browser stays when Haru is gone.
  public static func system(
    path: String?, command: @escaping @Sendable () -> ProgramWords? = { nil }
  ) -> Browser {
    Browser { address in
      let words = command()?.with(address) ?? ["xdg-open", address]
      guard let name = words.first,
        let program = name.hasPrefix("/") ? name : ProgramPath.found(name, in: path)
      else { return false }
      return StartedProgram.stays([program] + words.dropFirst(), timeout: 1_000)
    }
  }
}
