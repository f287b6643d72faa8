import Domain
import PresentationKit
import PresentationSchedule
import TextUI

extension VdirCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = VdirAnswers(vdir: features.vdir, page: page)
    switch self {
    case .now(let request): try answers.now(request)
    case .status: try answers.status()
    case .forget(let folder): try answers.forget(folder)
    }
  }
}

/// Runs the vdir commands and prints their output.
private struct VdirAnswers {
  let vdir: Vdir
  let page: CommandOutput

  private var words: VdirWords { VdirWords(page.language) }

  private func done<Value>(_ body: () throws(VdirFailure) -> Value) throws(Report) -> Value {
    do throws(VdirFailure) { return try body() } catch { throw words.report(error) }
  }

  // MARK: Rounds

  func now(_ request: VdirRequest) throws(Report) {
    var options = VdirOptions(
      folder: request.folder,
      untitled: SingleLineText(stored: EventFileWords(page.language).untitled),
      allUntitled: EventFileWords.untitledNames)
    (options.kind, options.name) = (request.kind, request.name)
    options.acceptsRemovals = request.acceptsRemovals
    options.writes = !page.isTrial
    let meant = options
    let rounds = try done { () throws(VdirFailure) in try vdir(meant) }
    if page.wantsJSON { answerJSON(rounds) } else { rounds.done.forEach(answerLines) }
    // The other folders are done.
    for failure in rounds.failed.dropFirst() { page.remark(words.report(failure).message) }
    if let failure = rounds.failed.first { throw words.report(failure) }
  }

  private func answerLines(_ outcome: VdirOutcome) {
    if outcome.isNew { page.line(words.bound(outcome, isTrial: page.isTrial)) }
    page.line(words.round(outcome))
    for file in outcome.refused { page.remark("  " + words.refused(file)) }
    if outcome.leavesOthers { page.remark(words.left(outcome)) }
    if outcome.copies > 0 { page.remark(words.copies(outcome.copies)) }
    if outcome.conflicts > 0 { page.remark(words.conflicts(outcome.conflicts)) }
    if page.isTrial { return }
    if !outcome.here.isNothing { page.remark(UndoWords.hint(page.language)) }
    if outcome.there.removed > 0, outcome.isInTrash { page.remark(words.inTrash) }
    if outcome.there.removed > 0, outcome.isGone, outcome.canRedo { page.remark(words.canRedo) }
  }

  private func answerJSON(_ rounds: VdirRounds) {
    var json = page.openAnswer()
    json.key("folders")
    json.list(rounds.done) { json, outcome in
      json.object { json in
        json.member("name", outcome.binding.name)
        json.member("path", outcome.binding.path)
        json.member("kind", outcome.binding.kind.rawValue)
        json.member("bound", outcome.isNew)
        json.member("new", outcome.getsNew)
        json.key("here")
        json.tally(outcome.here)
        json.key("folder")
        json.tally(outcome.there)
        json.member("cameBack", outcome.cameBack)
        json.member("left", outcome.left)
        json.member("copies", outcome.copies)
        json.member("conflicts", outcome.conflicts)
        json.key("refused")
        json.list(outcome.refused) { json, file in
          json.object { json in
            json.member("file", file.file)
            json.member("code", words.code(file.reason))
            json.member("message", words.refused(file))
          }
        }
      }
    }
    page.closeAnswer(&json)
  }

  // MARK: Folders

  func status() throws(Report) {
    let folders = try done { () throws(VdirFailure) in try vdir.status() }
    var list = ListAnswer(page, "folders")
    for folder in folders
    where !list.add({ $0.folder(folder) }, words.line(folder, now: vdir.now)) { break }
    list.close(empty: words.noFolders)
  }

  func forget(_ folder: String) throws(Report) {
    let binding = try done { () throws(VdirFailure) in try vdir.forget(folder) }
    page.answer(words.forgotten(binding)) { json in
      json.key("folder")
      json.object { json in
        json.member("name", binding.name)
        json.member("path", binding.path)
        json.member("kind", binding.kind.rawValue)
      }
    }
    if binding.getsNew { page.hint(words.getsNoFiles(binding.kind)) }
  }
}

extension JSONText {
  fileprivate mutating func tally(_ tally: VdirOutcome.Tally) {
    object { json in
      json.member("added", tally.added)
      json.member("changed", tally.changed)
      json.member("removed", tally.removed)
    }
  }

  fileprivate mutating func folder(_ folder: VdirStatus) {
    object { json in
      json.member("name", folder.binding.name)
      json.member("path", folder.binding.path)
      json.member("kind", folder.binding.kind.rawValue)
      json.member("files", folder.files)
      json.member("new", folder.getsNew)
      json.member("device", folder.binding.device)
      json.member("thisDevice", folder.isOwnDevice)
      json.member("exists", folder.isThere)
      json.member("last", folder.last?.description)
    }
  }
}
