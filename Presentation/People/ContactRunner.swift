import Domain

/// Runs the commands of the address book.
struct ContactRunner {
  let contacts: Contacts
  let page: AnswerPage
  /// All of standard input, up to a limit; more than that gives nothing.
  let readInput: (_ limit: Int) -> [UInt8]?
  /// Where the address book is read from unless it is said; nothing where nobody chose a place.
  let usualFolder: () throws(StorageFailure) -> String

  private var words: ContactWords { ContactWords(page.language) }

  func run(_ command: ContactCommand) throws(UsageError) -> ExitStatus {
    var origin: CardOrigin?
    if case .take(let named) = command {
      var path = named ?? ""
      if named == nil {
        do throws(StorageFailure) { path = try usualFolder() } catch {
          return page.fail(StorageWords(page.language).report(error))
        }
        if path.isEmpty {
          throw .missingArgument("FILE.vcf", usage: "people import FILE.vcf")
        }
      }
      origin = try self.origin(path)
    }
    do throws(ContactsError) {
      switch command {
      case .list(let search): try list(search)
      case .take:
        if let origin { return report(try contacts.take(origin)) }
      case .give(nil): try give()
      case .give(.some(let path)): given(try contacts.give(to: path), to: path)
      }
      return .done
    } catch {
      return page.fail(words.report(error))
    }
  }

  private func origin(_ path: String) throws(UsageError) -> CardOrigin {
    guard path == "-" else { return .path(path) }
    guard let bytes = readInput(CommandLineRunner.inputLimit) else {
      throw .inputTooLarge(limit: CommandLineRunner.inputLimit)
    }
    return .bytes(bytes)
  }

  private func list(_ search: String?) throws(ContactsError) {
    let query = ContactsQuery(search: search)
    if page.wantsJSON {
      var json = page.openAnswer()
      json.key("contacts")
      json.openList()
      try contacts.look(query) { listed in
        json.contact(listed)
        return page.pass(&json)
      }
      json.closeList()
      return page.closeAnswer(&json)
    }
    var isEmpty = true
    try contacts.look(query) { listed in
      isEmpty = false
      page.line(words.row(listed))
      return page.isIntact
    }
    if isEmpty { page.remark(search == nil ? words.noContacts : words.nobodyFound(search)) }
  }

  /// The cards as they are; within JSON as a text, where bytes that are none are replaced.
  private func give() throws(ContactsError) {
    guard page.wantsJSON else {
      try contacts.give { bytes in
        page.raw(bytes)
        return page.isIntact
      }
      return
    }
    var all: [UInt8] = []
    let count = try contacts.give { bytes in
      all += bytes
      return true
    }
    page.answer { json in
      json.key("export")
      json.object { json in
        json.member("file", String?.none)
        json.member("cards", count)
        json.member("text", String(decoding: all, as: UTF8.self))
      }
    }
  }

  private func report(_ report: ImportReport<CardReason>) -> ExitStatus {
    page.report(
      report, words.imported(report), code: "brokenCards",
      failed: words.failed(report.failed, of: report.read - report.skipped)
    ) { words.reason($0) }
  }

  private func given(_ count: Int, to path: String) {
    if page.wantsJSON {
      page.answer { json in
        json.key("export")
        json.object { json in
          json.member("file", path)
          json.member("cards", count)
        }
      }
    } else {
      page.line(words.exported(count, to: path))
    }
  }
}

extension JSONText {
  /// Writes a card as lists show it.
  mutating func contact(_ listed: ListedCard) {
    object { json in
      json.member("id", listed.card.id.text)
      json.member("name", listed.card.name.text)
      json.member("phone", listed.card.numbers.first?.written.text)
      json.member("registered", listed.isRegistered)
      json.key("numbers")
      json.list(listed.card.numbers) { $0.value($1.written.text) }
      json.member("nickname", listed.card.nickname?.text)
      json.member("birthday", listed.card.birthday?.description)
    }
  }
}
