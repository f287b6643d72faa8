internal import CTerminal

extension TerminalDevice {
  /// The modes of the terminal, unless it is gone.
  var currentModes: termios? {
    var modes = termios()
    return unsafe tcgetattr(input, &modes) == 0 ? modes : nil
  }

  /// Asks the terminal how it shows pictures without taking the screen, and waits for the answers
  /// as long as they count. Keys that are pressed meanwhile are lost.
  public func examine() -> TerminalAbilities {
    guard !isOpen, isatty(input) == 1, isatty(output) == 1,
      terminal_is_in_background(input) == 0, let modes = currentModes,
      terminal_set_modes(input, terminal_raw(modes), TCSADRAIN) == 0
    else { return abilities }
    ask(timeout: TerminalQuestion.longPatience)
    let end = now + TerminalQuestion.longPatience
    // Through tmux an answer may come after the last one of its own.
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
