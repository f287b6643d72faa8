import Domain
package import PresentationKit
import PresentationShared
import TextUI

/// The entry point for all events.
extension AppCoordinator {
  /// Handles one event. Stops a background task that no screen awaits any more, because the screen asked again or was
  /// closed.
  package mutating func handle(_ event: AppEvent) -> [AppEffect] {
    let before = inFlight
    var effects: [AppEffect] = []
    var answered: TaskID?
    switch event {
    case .device(let event): effects = handleUnderLock(event) ?? handle(event)
    case .answer(let answer): effects = receive(answer)
    case .backgroundTask(let taskID, let result):
      answered = taskID
      effects = receive(result, for: taskID)
    }
    effects += comeBack()
    fitEnlarged()
    if before.isEmpty { return effects }
    let after = inFlight
    let unwanted = before.filter { !after.contains($0) && $0 != answered }
    return unwanted.map(AppEffect.stop).filter { !effects.contains($0) } + effects
  }

  private mutating func handle(_ event: DeviceEvent) -> [AppEffect] {
    switch event {
    case .input(let input): return handle(input)
    case .resized(let size): self.size = size
    case .time(let now):
      let isNewDay = now.day != self.now.day
      context.now = now
      figures.count(at: now)
      return isNewDay ? reload() : []
    case .pictures(let rendition): self.rendition = rendition
    case .ground(let colour): paper.terminal = colour
    case .sizesText: sizesText = true
    case .storeChanged:
      // Another program made the change, so the notice must not offer to undo it.
      let follow = offeredUndo.map { AppEffect.work(.history(.follow($0))) }
      return reload() + [follow].compactMap(\.self)
    case .frame(let milliseconds): return perform(current.pass(milliseconds))
    case .resumed, .rested: break
    case .copied(let isSent):
      notice = isSent ? NoticeLine(.good, words.copied) : NoticeLine(.refusal, words.notCopied)
    case .edited(.text(let text)): return perform(current.edited(text))
    case .edited(.failed): notice = NoticeLine(.failure, words.editorFailed)
    case .edited(.nobody), .edited(.noEditor): notice = NoticeLine(.refusal, words.noEditor)
    case .edited(.noMemoryFolder): notice = NoticeLine(.refusal, words.noMemoryFolder)
    case .exhausted: notice = NoticeLine(.failure, words.exhausted)
    }
    return []
  }

  mutating func handle(_ input: TerminalInput) -> [AppEffect] {
    // Every input ends a celebration and is still handled normally.
    if case .focus(let hasFocus) = input {
      self.hasFocus = hasFocus
      return []
    }
    hasFocus = true
    let ended = perform(current.endMoment())
    let wasInterrupted = hasInterrupted
    hasInterrupted = false
    switch input {
    case .key(.control("c")):
      guard isWriting, !wasInterrupted else { return [.quit] }
      hasInterrupted = true
      return ended + press(.escape)
    case .key(let key): return ended + press(key)
    case .paste(let text): return ended + paste(text)
    case .mouse(let mouse):
      if case .palette(let palette) = overlay { return ended + point(mouse, on: palette) }
      guard overlay == nil else { return ended }
      return ended + point(mouse)
    case .focus: return ended
    }
  }

  /// Whether the user is typing, or the screen runs a task that Esc cancels, such as an import. Then Ctrl-C acts like
  /// Esc, and only a second Ctrl-C in a row quits.
  private var isWriting: Bool {
    switch overlay {
    case .command, .capture, .palette: return true
    case .help, .answer, nil: break
    }
    return current.top.takesText
  }

  // MARK: Background tasks

  /// The IDs of the background tasks that any screen of any part awaits.
  private var inFlight: [TaskID] { stacks.flatMap(\.inFlight) }

  /// Passes the result of a background task to the part that awaits it, even if that part is not shown. Late results
  /// are dropped.
  private mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [AppEffect] {
    isOffline = result.isOffline ?? isOffline
    guard let index = stacks.firstIndex(where: { $0.inFlight.contains(taskID) }) else { return [] }
    return perform(stacks[index].receive(result, for: taskID))
  }
}
