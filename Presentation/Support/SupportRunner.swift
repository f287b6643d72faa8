import Domain

/// Runs the commands about the program itself. None of them needs the store.
struct SupportRunner {
  let support: Support
  let version: String
  let page: AnswerPage

  private var language: Language { page.language }
  private var words: SupportWords { SupportWords(language) }

  func run(_ command: SupportCommand) -> ExitStatus {
    switch command {
    case .notice: return show(SupportWords(language).news(of: version), as: "notice")
    case .latest: return latest()
    case .page(let name): return show(name.text(language), as: name.rawValue)
    case .tutorial(let subject):
      return show(TutorialText(subject, language).whole, as: "tutorial")
    case .inquiry(let kind, let printsOnly): return write(letter(kind), printsOnly: printsOnly)
    case .rate: return rate()
    case .cache: return tell { () throws(FileFailure) in try support.cache.size() }
    case .clearCache:
      if page.isReadOnly { return page.fail(StorageWords(language).report(.openedForReading)) }
      return clear()
    }
  }

  private func latest() -> ExitStatus {
    do throws(LatestFailure) {
      let latest = try support.latestVersion()
      if page.wantsJSON {
        page.answer { json in
          json.member("version", version)
          json.member("latest", latest.description)
        }
      } else {
        page.line(words.compared(version, to: latest))
      }
      return .done
    } catch { return page.fail(words.report(error, of: version)) }
  }

  private func letter(_ kind: InquiryKind) -> InquiryLetter {
    InquiryLetter(
      kind: kind, version: version, system: support.surroundings.system,
      terminal: support.surroundings.terminal)
  }

  private func show(_ text: SupportText, as name: String) -> ExitStatus {
    let lines = text.lines(columns: SupportWords.width).map(\.text)
    if page.wantsJSON {
      page.answer { json in
        json.key("page")
        json.object { json in
          json.member("name", name)
          json.member("title", text.title)
          json.member("text", lines.joined(separator: "\n"))
        }
      }
      return .done
    }
    page.line(text.title)
    page.line("")
    for line in lines { page.line(line) }
    return .done
  }

  /// Opens a letter in a mail program; where there is none, or only the text is wanted, shows it.
  private func write(_ letter: InquiryLetter, printsOnly: Bool) -> ExitStatus {
    let mail = support.places.mail
    var outcome: Opener.Outcome?
    if let mail, !printsOnly, !page.isReadOnly {
      outcome = support.opener.open(.init(kind: .mail, target: letter.mailbox(mail, language)))
    }
    let isOpened = outcome == .opened
    if page.wantsJSON {
      page.answer { json in
        json.key("inquiry")
        json.object { json in
          json.member("to", mail)
          json.member("subject", letter.subject(language))
          json.member("body", letter.body(language))
          json.member("opened", isOpened)
        }
      }
      return .done
    }
    if isOpened {
      page.remark(words.letterOpened)
      return .done
    }
    if mail == nil, !printsOnly {
      page.remark(words.noMailbox)
    } else if outcome != nil {
      page.remark(words.noMailProgram)
    }
    if let mail { page.line(words.to(mail)) }
    page.line(words.subject(letter.subject(language)))
    page.line("")
    for line in letter.body(language).split(separator: "\n", omittingEmptySubsequences: false) {
      page.line(Printable.line(String(line)))
    }
    return .done
  }

  private func rate() -> ExitStatus {
    let place = support.places.page
    let isOpened =
      place.map { target in
        !page.isReadOnly && support.opener.open(.init(kind: .web, target: target)) == .opened
      } ?? false
    if page.wantsJSON {
      page.answer { json in
        json.key("rate")
        json.object { json in
          json.member("page", place)
          json.member("opened", isOpened)
        }
      }
      return .done
    }
    guard let place else {
      page.line(words.noPage)
      return .done
    }
    page.remark(isOpened ? words.pageOpened : words.noBrowser)
    page.line(place)
    return .done
  }

  private func clear() -> ExitStatus {
    do throws(FileFailure) {
      let cleared = try support.cache.clear()
      if page.wantsJSON { return tell { () throws(FileFailure) in try support.cache.size() } }
      page.line(words.cleared(cleared))
      return .done
    } catch { return page.fail(FileWords(language).report(error, field: "cache")) }
  }

  private func tell(_ size: () throws(FileFailure) -> Int) -> ExitStatus {
    do throws(FileFailure) {
      let bytes = try size()
      if page.wantsJSON {
        page.answer { json in
          json.key("cache")
          json.object { $0.member("bytes", bytes) }
        }
      } else {
        page.line(words.cacheSize(bytes))
      }
      return .done
    } catch { return page.fail(FileWords(language).report(error, field: "cache")) }
  }
}
