import TextUI

/// What lies over the screens: the help, the line for commands, and its answers.
extension AppCoordinator {
  mutating func pressOverlay(_ key: Key) -> [AppEffect] {
    switch overlay {
    case .help(var help):
      let outcome = help.update(key, in: content.size)
      overlay = outcome == .closed ? nil : .help(help)
    case .answer(var answer):
      let isOpen = answer.update(key, in: content.inset(columns: 2).size)
      overlay = isOpen ? .answer(answer) : nil
    case .command(var prompt):
      switch prompt.update(key) {
      case .submitted(let line): return submit(line)
      case .cancelled: overlay = nil
      case .ignored, .moved: overlay = .command(prompt)
      case .changed, .cut: offerCommands(&prompt)
      }
    case nil: break
    }
    return []
  }

  mutating func submit(_ line: String) -> [AppEffect] {
    overlay = nil
    let words = CommandWords.split(line)
    if words.isEmpty { return [] }
    typedCommands.removeAll { $0 == line }
    typedCommands.append(line)
    // The cover has to fall at once, so it is no command like others.
    if words == ["lock", "now"] { return [.work(.lock(.close))] }
    return words == ["q"] || words == ["quit"] ? [.quit] : [.work(.command(line))]
  }

  /// Offers the commands that begin as the line does.
  mutating func offerCommands(_ prompt: inout CommandPrompt) {
    let typed = prompt.text.drop { $0 == " " }
    let fitting = CommandTable.haru.shown.filter { $0.name.hasPrefix(typed) }
    prompt.offer(
      typed.isEmpty
        ? [] : fitting.map { .init($0.name + " ", meaning: $0.summary(language)) })
    overlay = .command(prompt)
  }

  /// A short answer is a notice; a longer one is shown to be read.
  mutating func show(_ output: Output) {
    let text = output.out + output.err
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    if lines.count <= 1 {
      notice = NoticeLine(NoticeLine.Kind(output.status), lines.first ?? words.done)
    } else {
      overlay = .answer(AnswerOverlay(title: typedCommands.last ?? "", lines: lines))
    }
  }
}
