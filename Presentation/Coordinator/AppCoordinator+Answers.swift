import Domain
import PresentationKit
import PresentationSayings
import PresentationShared
import TextUI

/// Answers of the features. The shell handles some answers itself and passes the others to the parts.
extension AppCoordinator {
  mutating func receive(_ answer: FeatureEvent) -> [AppEffect] {
    guard let change = answer.change else { return deliver(answer) }
    var answer = answer
    answer.change = nil
    let effects = deliver(answer)
    if notice?.hint == words.undoHint { offeredUndo = change }
    return effects
  }

  private mutating func deliver(_ answer: FeatureEvent) -> [AppEffect] {
    if !answer.remarks.isEmpty { return receive(answer, with: answer.remarks) }
    if answer.isUndoable { return receive(undoable: answer) }
    if let event = answer.settings { return receive(event) }
    if let event = answer.onboarding { return receive(event) }
    if let event = answer.lock { return receive(event) }
    if let event = answer.history { return receive(event) }
    if let event = answer.capture { return receive(event) }
    if let event = answer.palette { return receive(event) }
    if case .leads(let route)? = answer.finding { return navigate { $0.follow(route) } }
    if let event: CommandEvent = answer.cast() {
      show(event.output)
      // The command may have changed settings that affect the display.
      return reload() + [.work(.settings(.load))]
    }
    if case .page(let page)? = answer.today { figures.receive(page, at: now) }
    return perform(hand(answer))
  }

  /// Passes an answer to the screens of all parts, even if they are not shown. During onboarding, only the onboarding
  /// screens get it.
  mutating func hand(_ answer: FeatureEvent) -> [ScreenEffect] {
    Part.all.indices.filter { (Part.all[$0] == .onboarding) == (onboarding != nil) }.flatMap {
      stacks[$0].receive(answer)
    }
  }

  /// Handles the answer to a change that can be undone, and adds the undo hint to its notice.
  private mutating func receive(undoable answer: FeatureEvent) -> [AppEffect] {
    notice = nil
    var answer = answer
    answer.isUndoable = false
    let effects = receive(answer) + recount
    if let shown = notice, shown.hint == nil, shown.kind == .good || shown.kind == .plain {
      notice = NoticeLine(shown.kind, shown.sentence, hint: words.undoHint)
    }
    return effects
  }

  /// Handles an answer and appends failed or skipped hooks to its notice.
  private mutating func receive(_ answer: FeatureEvent, with remarks: [HookRemark])
    -> [AppEffect]
  {
    notice = nil
    var answer = answer
    answer.remarks = []
    let effects = receive(answer)
    let words = HookWords(language)
    let sentences = [notice?.sentence].compactMap(\.self) + remarks.map(words.sentence)
    notice = NoticeLine(
      notice?.kind == .failure ? .failure : .refusal, sentences.joined(separator: " "),
      hint: notice?.hint)
    return effects
  }

  /// Handles an answer about settings. New colours are applied at once.
  private mutating func receive(_ event: SettingsEvent) -> [AppEffect] {
    if let page = event.page {
      // Such settings affect everything shown, so the session restarts.
      if case .changed(let preference, _, _) = event,
        preference.isInEverything
      {
        return [.reopen(RestartRequest(setting: preference, value: page.value(of: preference)))]
      }
      paper.wanted = ColourOptions(page)
    }
    let effects = hand(.settings(event))
    if !effects.isEmpty { return perform(effects) }
    // No settings page is open to show the result.
    switch event {
    case .changed(_, _, let sentence): return perform([.say(NoticeLine(.good, sentence))])
    case .failed(let report): return perform([.failed(report)])
    case .page, .fonts: return []
    }
  }

  private mutating func receive(_ event: HistoryEvent) -> [AppEffect] {
    switch event {
    case .undone(let sentence):
      hasUndone = true
      notice = NoticeLine(.good, sentence, hint: words.redoHint)
      return reload()
    case .redone(let sentence, let entry):
      hasUndone = false
      notice = NoticeLine(.good, sentence, hint: words.undoHint)
      offeredUndo = entry
      return reload()
    case .followed(nil): return []
    case .followed(let changes?):
      guard let shown = notice, shown.hint == words.undoHint else { return [] }
      let sentence = changes.sentence ?? shown.sentence
      // Without the hint, the key still means the change of the notice, and is refused because that is not the last.
      let entry = changes.entry ?? offeredUndo
      notice = NoticeLine(
        shown.kind, sentence, hint: changes.entry == nil ? nil : words.undoHint)
      offeredUndo = entry
      return []
    case .listed, .trash: return perform(hand(.history(event)))
    case .restored(let sentence):
      notice = NoticeLine(.good, sentence, hint: words.undoHint)
      return reload()
    case .emptied(let sentence):
      notice = NoticeLine(.good, sentence)
      return reload()
    case .failed(let report):
      notice = NoticeLine(.init(report.status), report.message)
      // A record that no longer exists also leaves the list.
      return report.status == .notFound ? reload() : []
    }
  }
}
