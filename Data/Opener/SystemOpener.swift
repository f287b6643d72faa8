public import Domain

extension Opener {
  /// Opens links with the desktop's own program for them, found in `PATH`. What it prints goes
  /// nowhere, and it may go on running after Haru.
  public static func system(path: String?) -> Opener {
    Opener { link in
      guard let uri = link.uri, let program = ProgramPath.found("xdg-open", in: path) else {
        return .noProgram
      }
      return starts([program, uri]) ? .opened : .noProgram
    }
  }

  /// How many milliseconds a program has to say that it failed.
  private static let patience = 150

  /// Starts a program; false when it does not start, or ends at once with an error. Most openers
  /// hand the address on and end, and some stay.
  private static func starts(_ words: [String]) -> Bool {
    do throws(SpawnRefusal) {
      let child = ChildProcess(number: try Spawning.start(words))
      let deadline = Deadline(milliseconds: patience)
      while deadline.left > 0 {
        if let status = child.status { return status == 0 }
        Pause.milliseconds(10)
      }
      return true
    } catch {
      return false
    }
  }
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
