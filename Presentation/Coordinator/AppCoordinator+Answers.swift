import Domain
import PresentationKit
import PresentationSayings
import TextUI

/// What the features answered: the shell takes what is its own, and hands everything to the parts.
extension AppCoordinator {
  mutating func receive(_ answer: FeatureEvent) -> [AppEffect] {
    if !answer.remarks.isEmpty { return receive(answer, with: answer.remarks) }
    if answer.isUndoable { return receive(undoable: answer) }
    if let event = answer.settings { return receive(event) }
    if let event = answer.onboarding { return receive(event) }
    if let event = answer.lock { return receive(event) }
    if let event = answer.history { return receive(event) }
    if let event = answer.capture { return receive(event) }
    if let event = answer.palette { return receive(event) }
    if case .leads(let route)? = answer.finding { return travel { $0.follow(route) } }
    if let event: CommandEvent = answer.cast() {
      show(event.output)
      // A command may have changed how things look.
      return reload() + [.work(.settings(.load))]
    }
    if case .page(let page)? = answer.today { figures.receive(page, at: now) }
    return perform(hand(answer))
  }

  /// Hands an answer to the parts, shown or not; before somebody is in, to what lies before them.
  mutating func hand(_ answer: FeatureEvent) -> [ScreenEffect] {
    Part.all.indices.filter { (Part.all[$0] == .onboarding) == (onboarding != nil) }.flatMap {
      stacks[$0].receive(answer)
    }
  }

  /// Takes the answer to something that can be undone, and offers that wherever a sentence says
  /// that it was done.
  private mutating func receive(undoable answer: FeatureEvent) -> [AppEffect] {
    notice = nil
    var answer = answer
    answer.isUndoable = false
    let effects = receive(answer) + recount
    if let said = notice, said.hint == nil, said.kind == .good || said.kind == .plain {
      notice = NoticeLine(said.kind, said.sentence, hint: words.undoHint)
    }
    return effects
  }

  /// Takes an answer, and says behind it what hooks came to nothing.
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

  /// What was answered about settings; colours count at once.
  private mutating func receive(_ event: SettingsEvent) -> [AppEffect] {
    if let page = event.page {
      // These are in everything that is shown, so everything begins anew.
      if case .changed(let preference, _, _) = event,
        preference.isInEverything
      {
        return [.reopen(RestartRequest(setting: preference, value: page.value(of: preference)))]
      }
      paper.wanted = ColourWish(page)
    }
    let effects = hand(.settings(event))
    if !effects.isEmpty { return perform(effects) }
    // Where no page of settings is open to say what came of it.
    switch event {
    case .changed(_, _, let sentence): return perform([.say(NoticeLine(.good, sentence))])
    case .failed(let report): return perform([.failed(report)])
    case .page, .fonts: return []
    }
  }

  private mutating func receive(_ event: HistoryEvent) -> [AppEffect] {
    switch event {
    case .turned(let sentence, let isUndone):
      hasUndone = isUndone
      notice = NoticeLine(.good, sentence, hint: isUndone ? words.redoHint : words.undoHint)
      return reload()
    case .listed, .trash: return perform(hand(.history(event)))
    case .restored(let sentence):
      notice = NoticeLine(.good, sentence, hint: words.undoHint)
      return reload()
    case .emptied(let sentence):
      notice = NoticeLine(.good, sentence)
      return reload()
    case .failed(let report):
      notice = NoticeLine(.init(report.status), report.message)
      // What is gone goes from the list as well.
      return report.status == .notFound ? reload() : []
    }
  }
}
