public import Domain

extension Opener {
  /// Opens links with the desktop's own program for them, found in `PATH`. What it prints goes
  /// nowhere, and it may go on running after Haru.
  public static func system(path: String?) -> Opener {
    Opener { link in
      guard let uri = link.uri, let program = ProgramPath.found("xdg-open", in: path) else {
        return .noProgram
      }
      return StartedProgram.stays([program, uri], patience: patience) ? .opened : .noProgram
    }
  }

  /// How many milliseconds a program has to say that it failed.
  private static let patience = 150
}

extension Opener.Link {
  /// The address other programs know the way by; messengers have none in common.
  var uri: String? {
    switch kind {
    case .call: "tel:" + target
    case .message: "sms:" + target
    case .messenger: nil
    case .mail: "mailto:" + target
    case .web: target
    }
  }
}
