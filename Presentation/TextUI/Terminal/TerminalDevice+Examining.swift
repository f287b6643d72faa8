internal import CTerminal

extension TerminalDevice {
  /// The current terminal modes; nil if the terminal was closed.
  var currentModes: termios? {
    var modes = termios()
    return unsafe tcgetattr(input, &modes) == 0 ? modes : nil
  }

  /// Queries the abilities without taking over the screen, and waits for the answers up to a timeout. Keys pressed
  /// meanwhile are lost.
  public func examine() -> TerminalAbilities {
    guard !isOpen, isatty(input) == 1, isatty(output) == 1,
      terminal_is_in_background(input) == 0, let modes = currentModes,
      terminal_set_modes(input, terminal_raw(modes), TCSADRAIN) == 0
    else { return abilities }
    ask(timeout: TerminalQuestion.longTimeout)
    let end = now + TerminalQuestion.longTimeout
    // Inside tmux, an answer of the outer terminal may come after tmux's own last answer.
    while question.isOpen(at: now), !question.isWhole || abilities.isInTmux,
      let ready = poll(max(1, end - now)), ready.isInput, let bytes = read()
    {
      _ = decoder.feed(bytes)
      if let answers = question.receive(decoder.takeReplies(), at: now) { learn(answers) }
    }
    pending = []
    _ = terminal_set_modes(input, modes, TCSAFLUSH)
    return abilities
  }
}
