import Domain
import PresentationKit
import TextUI

extension PublishCommand: StoreCommand {
  /// Whether `haru watch` may run the command repeatedly; true only for commands that read.
  var mayRepeat: Bool {
    switch self {
    case .status: true
    case .start, .now, .stop: false
    }
  }

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = PublishAnswers(
      publishing: features.publishing, preferences: features.preferences, page: page)
    switch self {
    case .start(let remote, let parts, let name): try answers.start(remote, parts, name)
    case .now: try answers.now()
    case .status: try answers.status()
    case .stop(let removes): try answers.stop(removes)
    }
  }
}

/// `haru publish status --qr`
struct PublishQRCommand: StoreCommand, Equatable {
  let file: String

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let words = PublishWords(page.language)
    let found = try page.done { () throws(StorageFailure) in
      try features.publishing.publication()
    }
    guard let publication = found else { throw words.report(.notPublished, at: nil) }
    let codes = words.webFiles(of: publication).map { file in
      let text = QRText(file.address, [.init(file.address)], command: "haru publish status")
      let caption = words.field(file.name, Printable.line(file.address))
      return QRCaption(caption, text, suffix: file.suffix)
    }
    guard publication.isOnWeb, !codes.isEmpty else { throw words.noWebAddress(publication) }
    try page.qr(codes, to: file, features.files)
  }
}

/// Runs the publish commands and prints their output.
private struct PublishAnswers {
  let publishing: Publishing
  let preferences: Preferences
  let page: CommandOutput

  private var words: PublishWords { PublishWords(page.language) }
  private var texts: PublishTexts { .haru(in: page.documentLanguage) }
  private var canAsk: Bool { page.askSecret != nil }

  /// Runs `body`; a failure becomes a report that names the remote.
  private func done<T>(
    at remote: String? = nil, _ body: () throws(PublishFailure) -> T
  ) throws(Report) -> T {
    do throws(PublishFailure) { return try body() } catch {
      var known = remote
      if known == nil { known = try publication()?.remote }
      throw words.report(error, at: known)
    }
  }

  private func publication() throws(Report) -> Publication? {
    try page.done { () throws(StorageFailure) in try publishing.publication() }
  }

  private func stoppedPublication() throws(Report) -> Publication? {
    try page.done { () throws(StorageFailure) in try publishing.stoppedPublication() }
  }

  func start(_ remote: String, _ parts: Set<PublishedPart>, _ name: String?) throws(Report) {
    let name = try accepted(name)
    let intimate = parts.inOrder.filter(\.isIntimate)
    let (before, stopped) = (try publication(), try stoppedPublication())
    if !intimate.isEmpty {
      let gone = before?.parts.subtracting(parts).inOrder ?? []
      guard try page.agrees(to: words.mayPublish(intimate, gone: gone, at: remote)) else {
        return page.remark(ArchiveWords(page.language).leftAsItIs)
      }
    }
    let report = try done(at: remote) { () throws(PublishFailure) in
      try publishing.start(at: remote, parts: parts, name: name, texts, canAsk: canAsk)
    }
    let left = stopped.flatMap { $0.folder == report.publication.folder ? nil : $0 }
    page.answer(lines: words.started(report, before: before, left: left)) { $0.published(report) }
  }

  /// Returns the name of the calendar; throws if it is none.
  private func accepted(_ name: String?) throws(Report) -> String? {
    guard let name else { return nil }
    do throws(TextRefusal) {
      return try SingleLineText(name, limit: Publication.nameLimit).text
    } catch { throw words.badName }
  }

  func now() throws(Report) {
    let report = try done { () throws(PublishFailure) in try publishing(texts, canAsk: canAsk) }
    page.answer(lines: words.lines(of: report)) { $0.published(report) }
  }

  func status() throws(Report) {
    let publication = try publication()
    let tags = try page.done { () throws(StorageFailure) in
      PrivateTags(try preferences.value(of: .publishPrivate))
    }
    let stopped = try stoppedPublication()
    page.answer(
      lines: words.lines(of: publication, stopped: stopped, tags, at: publishing.now)
    ) { json in
      json.key("publish")
      guard let publication else { return json.null() }
      json.object { json in
        json.members(of: publication)
        json.key("private")
        json.list(tags.sorted) { $0.value($1) }
        json.member("files", publication.files.count)
        json.member("written", publication.at?.description)
      }
    }
  }

  private func stopped(_ removes: Bool) throws(Report) -> (
    publication: Publication, removed: Int
  ) {
    do throws(PublishFailure) {
      return try publishing.stop(removing: removes, canAsk: canAsk)
    } catch {
      var known = try publication()
      if known == nil { known = try stoppedPublication() }
      let report = words.report(error, at: known?.remote)
      if case .remote = error, removes, known?.isStopped == false {
        throw words.notRemoved(report)
      }
      throw report
    }
  }

  func stop(_ removes: Bool) throws(Report) {
    let (publication, removed) = try stopped(removes)
    page.answer(lines: words.stopped(publication, removed: removes ? removed : nil)) { json in
      json.key("publish")
      json.object { json in
        json.member("remote", publication.remote)
        json.member("folder", publication.folder)
        json.member("removed", removed)
      }
    }
  }
}

extension JSONText {
  /// Writes the result of publishing.
  fileprivate mutating func published(_ report: PublishReport) {
    key("publish")
    object { json in
      json.members(of: report.publication)
      json.key("written")
      json.list(report.written) { $0.value($1) }
      json.key("removed")
      json.list(report.removed) { $0.value($1) }
    }
  }

  fileprivate mutating func members(of publication: Publication) {
    member("remote", publication.remote)
    member("folder", publication.folder)
    member("calendar", publication.publishedAddress(of: Publication.calendarFile))
    member("page", publication.publishedAddress(of: Publication.pageFile))
    member("contacts", publication.publishedAddress(of: Publication.cardsFile))
    member("name", publication.name)
    key("parts")
    list(publication.parts.inOrder.map(\.rawValue)) { $0.value($1) }
  }
}
