import Domain
package import PresentationKit

/// A request of the More screens to the features.
package enum MoreWork: FeatureRequest {
  /// Opens a message in the mail program.
  case write(InquiryKind)
  /// Opens the web page for ratings.
  case rate
  /// Measures the size of the cache.
  case weighCache
  case clearCache
  /// Reads whether the data file is encrypted, for the privacy page.
  case privacy

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .more(run(runner.features, version: runner.version, runner.language))
  }
}

/// The result of a request from the More screens.
package enum MoreEvent: FeatureMessage {
  /// A program was started that opened the mail or page; the text is the message.
  case opened(String)
  /// The mail or page does not exist; the text is the message.
  case nothingThere(String)
  /// No program could open the mail or page, so its text is shown instead.
  case unopened(String, SupportText.Copy)
  case cacheWeighs(Int)
  case cacheCleared(Int)
  /// The privacy page of a data file that is encrypted or not; nil if that is unknown.
  case privacy(isEncrypted: Bool?)
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .opened, .nothingThere, .unopened, .cacheWeighs, .cacheCleared, .privacy: false
    }
  }
}

extension MoreWork {
  func run(_ features: Features, version: String, _ language: Language) -> MoreEvent {
    let (words, support) = (SupportWords(language), features.support)
    switch self {
    case .write(let kind):
      let letter = InquiryLetter(
        kind: kind, version: version, system: support.surroundings.system,
        terminal: support.surroundings.terminal)
      let mail = support.addresses.mail
      if let mail {
        let link = Opener.Link(kind: .mail, target: letter.mailbox(mail, language))
        if support.opener.open(link) == .opened { return .opened(words.letterOpened) }
      }
      let head =
        (mail.map { [words.to($0)] } ?? []) + [words.subject(letter.subject(language)), ""]
      let text = head.joined(separator: "\n") + "\n" + letter.body(language)
      return .unopened(
        mail == nil ? words.noMailbox : words.noMailProgram,
        SupportText.Copy(title: MoreItem.feedback.title(language), text: text))
    case .rate:
      guard let url = support.addresses.page else { return .nothingThere(words.noPage) }
      let link = Opener.Link(kind: .web, target: url)
      if support.opener.open(link) == .opened { return .opened(words.pageOpened) }
      return .unopened(
        words.noBrowser,
        SupportText.Copy(title: MoreItem.rate.title(language), text: url))
    case .weighCache:
      do throws(FileFailure) { return .cacheWeighs(try support.cache.size()) } catch {
        return .failed(FileWords(language).report(error, field: "cache"))
      }
    case .clearCache:
      do throws(FileFailure) { return .cacheCleared(try support.cache.clear()) } catch {
        return .failed(FileWords(language).report(error, field: "cache"))
      }
    case .privacy: return .privacy(isEncrypted: features.encryption?.isOn)
    }
  }
}

extension SupportText {
  /// A text for the user to copy by hand.
  package struct Copy: Equatable, Sendable {
    let title: String
    let text: String
  }

  /// Creates a page with a text to copy, under a sentence.
  init(_ copy: Copy, under sentence: String) {
    self.init(title: copy.title, pieces: [.paragraph(sentence), .verbatim(copy.text)])
  }
}

extension Work {
  package static func more(_ request: MoreWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func more(_ message: MoreEvent) -> FeatureEvent { FeatureEvent(message) }
  package var more: MoreEvent? { cast() }
}
