import Domain

/// Opens addresses in the person's browser.
public struct Browser: Sendable {
  /// Opens an address; false when nothing here can.
  public var open: @Sendable (_ address: String) -> Bool

  /// Makes a way to a browser.
  public init(open: @escaping @Sendable (_ address: String) -> Bool) { self.open = open }

  /// The desktop's own way, found in `PATH`. What it prints goes nowhere, and the browser stays
  /// when Haru is gone.
  public static func system(path: String?) -> Browser {
    Browser { address in
      guard let program = ProgramPath.found("xdg-open", in: path) else { return false }
      return StartedProgram.stays([program, address], patience: 1_000)
    }
  }
}
