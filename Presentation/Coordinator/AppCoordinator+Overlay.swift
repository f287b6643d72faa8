import PresentationKit
import PresentationShared
import TextUI

/// The overlays: help, command line and its output.
extension AppCoordinator {
  mutating func pressOverlay(_ key: Key) -> [AppEffect] {
    switch overlay {
    case .help(var help):
      let outcome = help.update(key, in: framed.size)
      switch outcome {
      case .ignored, .moved, .searched: overlay = .help(help)
      case .closed: overlay = nil
      case .chosen(let binding): return run(binding)
      }
    case .answer(var answer):
      let isOpen = answer.update(key, in: framed)
      overlay = isOpen ? .answer(answer) : nil
    case .command(var prompt):
      switch prompt.update(key) {
      case .submitted(let line): return submit(line)
      case .cancelled: overlay = nil
      case .ignored, .moved: overlay = .command(prompt)
      case .changed, .cut: offerCommands(&prompt)
      }
    case .capture(let prompt): return press(key, on: prompt)
    case .palette(let palette): return press(key, on: palette)
    case nil: break
    }
    return []
  }

  /// Opens the quick-add line with a text, or with the text that the user last left in it.
  mutating func openCapture(with text: String? = nil) -> [AppEffect] {
    let prompt = CapturePrompt(text ?? leftLine, in: language, isLeft: text == nil && !isOnlyLine)
    leftLine = prompt.text
    overlay = .capture(prompt)
    return leftLine.isEmpty ? [] : [.work(.capture(.read(leftLine)))]
  }

  private mutating func press(_ key: Key, on prompt: CapturePrompt) -> [AppEffect] {
    var prompt = prompt
    return follow(prompt.update(key), of: prompt)
  }

  mutating func paste(_ text: String, on prompt: CapturePrompt) -> [AppEffect] {
    var prompt = prompt
    return follow(prompt.paste(text), of: prompt)
  }

  private mutating func follow(_ outcome: CapturePrompt.Outcome, of typed: CapturePrompt)
    -> [AppEffect]
  {
    var prompt = typed
    prompt.message = nil
    leftLine = prompt.text
    defer { if outcome != .closed { overlay = .capture(prompt) } }
    switch outcome {
    case .ignored: return []
    case .changed: return [.work(.capture(.read(prompt.text)))]
    case .closed:
      overlay = nil
      return isOnlyLine ? [.quit] : []
    case .submitted(let reading):
      if !context.isReadOnly { return [.work(.capture(.note(reading)))] }
      prompt.message = StorageWords(language).onlyReading
      return []
    case .refused(let reason):
      prompt.message = reason
      return []
    }
  }

  /// Handles an answer about the quick-add line.
  mutating func receive(_ event: CaptureEvent) -> [AppEffect] {
    switch event {
    case .read(let answer):
      guard case .capture(var prompt) = overlay else { return [] }
      prompt.receive(answer)
      overlay = .capture(prompt)
      return []
    case .noted(let sentence, let remarks):
      overlay = nil
      leftLine = ""
      if isOnlyLine {
        farewell = [sentence] + remarks + [UndoWords.hint(language)]
        return [.quit]
      }
      notice = NoticeLine(.good, NoticeLine.joined([sentence] + remarks))
      return reload()
    case .failed(let report):
      guard case .capture(var prompt) = overlay else { return [] }
      prompt.message = report.message
      overlay = .capture(prompt)
      return []
    }
  }

  mutating func submit(_ line: String) -> [AppEffect] {
    overlay = nil
    let words = CommandWords.split(line)
    if words.isEmpty { return [] }
    typedCommands.removeAll { $0 == line }
    typedCommands.append(line)
    // The lock has to cover the screen at once, so this does not run as an ordinary command.
    if words == ["lock", "now"] { return [.work(.lock(.close))] }
    // It asks line by line, which a screen cannot.
    if words.first == "evening" { return [.outside(words)] }
    return words == ["q"] || words == ["quit"] ? [.quit] : [.work(.command(line))]
  }

  /// Offers the commands whose names begin with the typed text.
  mutating func offerCommands(_ prompt: inout CommandPrompt) {
    let typed = prompt.text.drop { $0 == " " }
    let fitting = CommandTable.haru.shown.filter { $0.name.hasPrefix(typed) }
    prompt.offer(
      typed.isEmpty
        ? [] : fitting.map { .init($0.name + " ", meaning: $0.summary(language)) })
    overlay = .command(prompt)
  }

  /// Shows the output of a command: one line as a notice, longer output as an overlay.
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
