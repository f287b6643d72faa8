public import Domain

/// Opens addresses in the user's browser.
public struct Browser: Sendable {
  /// Opens an address. Returns false if no browser was found, or if it exits with an error at once.
  public var open: @Sendable (_ address: String) -> Bool

  public init(open: @escaping @Sendable (_ address: String) -> Bool) { self.open = open }

  /// Returns a browser that runs the command in the settings, or `xdg-open` from `PATH` if there is none. The output
  /// of the command is discarded, and it keeps running after Haru exits.
  public static func system(
    path: String?, command: @escaping @Sendable () -> ProgramWords? = { nil }
  ) -> Browser {
    Browser { address in
      let words = command()?.with(address) ?? ["xdg-open", address]
      guard let name = words.first,
        let program = name.hasPrefix("/") ? name : ProgramPath.find(name, in: path)
      else { return false }
      return StartedProgram.stays([program] + words.dropFirst(), timeout: 1_000)
    }
  }
}
