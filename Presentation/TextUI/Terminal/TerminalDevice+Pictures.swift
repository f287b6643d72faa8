internal import CTerminal

/// Detection of the way in which the terminal shows pictures.
extension TerminalDevice {
  /// Queries the terminal's abilities in one write; the answers arrive asynchronously.
  func ask(timeout: Int64 = TerminalQuestion.timeout) {
    // The answer of the terminal comes later, and replaces this one.
    if let ground = environment("COLORFGBG").flatMap(Ink.init(groundIn:)) {
      pending.append(.ground(ground))
    }
    guard TerminalAbilities.isWorthAsking(environment, isASCII: isASCII) else {
      return
    }
    question.begin(at: now, timeout: timeout)
    decoder.expectsReplies = true
    _ = write(TerminalReply.questions(throughTmux: abilities.isInTmux))
  }

  /// Queries the background colour again, after the terminal changed between light and dark.
  private func askGroundAgain() {
    question.beginAgain(at: now)
    decoder.expectsReplies = true
    _ = write(TerminalReply.groundQuestion)
  }

  /// Handles replies of the terminal.
  func receive(_ replies: [TerminalReply]) {
    if replies.contains(.schemeReports(true)) { _ = write(TerminalSequences.reportScheme) }
    if replies.contains(.schemeChanged) { askGroundAgain() }
    if let answers = question.receive(replies, at: lastRead) { learn(answers) }
  }

  /// Chooses the rendition from the terminal's answers.
  package func learn(_ answers: TerminalAnswers) {
    if let ground = answers.ground { pending.append(.ground(ground)) }
    if answers.sizesText { pending.append(.sizesText) }
    let before = abilities
    abilities = TerminalAbilities(
      environment, isASCII: isASCII, answers: answers, window: Self.cell(of: output),
      wanted: wanted)
    if abilities == before { return }
    pending.append(.learned(abilities.rendition))
    preparePictures()
  }

  /// Sets up pixel pictures. The crash guard is armed again, because it must remove the pictures too.
  func preparePictures() {
    pictures = PictureProtocol(abilities).map {
      PictureScreen(
        $0, cell: abilities.cell, seed: UInt32(truncatingIfNeeded: getpid()), most: pictureBytes)
    }
    if guardsCrashes {
      terminal_disarm_guard()
      armGuard()
    }
    shown = nil
  }

  static func cell(of output: Int32) -> CellPixels? {
    let reported = terminal_cell(output)
    return CellPixels(width: Int(reported.ws_xpixel), height: Int(reported.ws_ypixel))
  }
}
