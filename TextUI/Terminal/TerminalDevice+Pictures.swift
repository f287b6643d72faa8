internal import CTerminal

/// How the terminal comes to show pictures.
extension TerminalDevice {
  /// Asks the terminal what it is able to do, in one piece; the answers come while all goes on.
  func ask(timeout: Int64 = TerminalQuestion.timeout) {
    guard TerminalAbilities.isWorthAsking(environment, isASCII: isASCII) else {
      return
    }
    question.begin(at: now, timeout: timeout)
    decoder.expectsReplies = true
    _ = write(TerminalReply.questions(throughTmux: abilities.isInTmux))
  }

  /// Chooses how pictures are shown by what the terminal answered.
  package func learn(_ answers: TerminalAnswers) {
    if let ground = answers.ground { pending.append(.ground(ground)) }
    let before = abilities
    abilities = TerminalAbilities(
      environment, isASCII: isASCII, answers: answers, window: Self.cell(of: output),
      wanted: wanted)
    if abilities == before { return }
    pending.append(.learned(abilities.rendition))
    preparePictures()
  }

  /// Makes ready for pictures in pixels, which a crash must take away too.
  func preparePictures() {
    pictures = PictureWay(abilities).map {
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
    let told = terminal_cell(output)
    return CellPixels(width: Int(told.ws_xpixel), height: Int(told.ws_ypixel))
  }
}
