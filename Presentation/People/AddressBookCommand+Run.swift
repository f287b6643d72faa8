import Domain
import PresentationKit
import TextUI

extension AddressBookCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = AddressBookAnswers(addressBook: features.addressBook, page: page)
    switch self {
    case .list(let search):
      try page.done { () throws(AddressBookFailure) in try answers.list(search) }
    case .importCards(let path):
      let origin = try origin(path, features.preferences, page)
      try answers.reportImport(
        page.done { () throws(AddressBookFailure) in try features.addressBook.importCards(origin) })
    case .exportCards(nil):
      try page.done { () throws(AddressBookFailure) in try answers.exportCards() }
    case .exportCards(let path?):
      guard try page.mayWrite(path, features.files) else { return }
      let count = try page.done { () throws(AddressBookFailure) in
        try features.addressBook.exportCards(to: path)
      }
      answers.reportExport(count, to: path)
    case .exportBirthdays(let path):
      // A calendar that Haru wrote itself is overwritten without asking.
      if let path, try !page.mayWrite(path, features.files, unless: Self.isOwn) { return }
      try answers.exportBirthdays(to: path)
    case .plant(let request): try ContactPlanting(features: features, page: page).plant(request)
    }
  }

  /// Returns whether a calendar file was written by Haru: its first 200 bytes name Haru as producer (PRODID).
  private static func isOwn(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(200), as: UTF8.self).contains("PRODID:-//Haru//")
  }

  /// Returns the source of the cards: the given path or the folder in the setting `contacts.folder`. The path `-` is
  /// standard input.
  private func origin(_ named: String?, _ preferences: Preferences, _ page: CommandOutput)
    throws(Report) -> CardOrigin
  {
    let path = try page.done { () throws(StorageFailure) in
      if let named { named } else { try preferences.value(of: .contactsFolder) }
    }
    if named == nil, path.isEmpty {
      throw ArgumentParseError.missingArgument("FILE", usage: "contacts import FILE").report(
        page.language)
    }
    return path == "-" ? .bytes(try page.input()) : .path(path)
  }
}

extension AddressBookFailure: Reported {
  func report(_ language: Language) -> Report { AddressBookWords(language).report(self) }
}

/// Runs the commands about the address book and prints their answers.
private struct AddressBookAnswers {
  let addressBook: AddressBook
  let page: CommandOutput

  private var words: AddressBookWords { AddressBookWords(page.language) }

  func list(_ search: String?) throws(AddressBookFailure) {
    var list = ListAnswer(page, "contacts")
    let query = AddressBookQuery(search: search)
    let isWhole = ["mails", "addresses", "labels", "organisation", "note"].contains(
      where: page.wants)
    if isWhole {
      try addressBook.queries.whole(query) { listed, details in
        list.add({ $0.contact(listed, details) }, "")
      }
    } else {
      try addressBook.queries(query) { listed in
        list.add({ $0.contact(listed, CardDetails()) }, words.row(listed))
      }
    }
    list.close(empty: search == nil ? words.noContacts : words.nobodyFound)
  }

  /// Writes the vCards as raw bytes. In JSON output they are a string in which invalid UTF-8 is replaced.
  func exportCards() throws(AddressBookFailure) {
    guard page.wantsJSON else {
      try addressBook.exportCards { bytes in
        page.content(bytes)
        return page.isIntact
      }
      return
    }
    var all: [UInt8] = []
    let count = try addressBook.exportCards { bytes in
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

  /// Writes the birthdays as iCalendar, to standard output if `path` is nil.
  func exportBirthdays(to path: String?) throws(Report) {
    let people = PeopleWords(page.documentLanguage)
    let (file, count) = try page.done { () throws(PeopleFailure) in
      try addressBook.birthdays({ people.birthday(of: $0) }, date: people.title(of:))
    }
    if let path {
      try page.done { () throws(AddressBookFailure) in
        do throws(FileFailure) { try addressBook.birthdays.write(file, to: path) } catch {
          throw .file(error)
        }
      }
    } else if !page.wantsJSON {
      return page.content(file)
    }
    page.answer(words.exportedBirthdays(count, to: path ?? "")) { json in
      json.key("export")
      json.object { json in
        json.member("file", path)
        json.member("birthdays", count)
        if path == nil { json.member("text", String(decoding: file, as: UTF8.self)) }
      }
    }
  }

  /// Reports the result of an import, including the cards that could not be read.
  func reportImport(_ report: ImportReport<CardParseError>) throws(Report) {
    try page.reportImport(
      report, words.imported(report), code: "brokenCards",
      failed: words.failed(report.failed, of: report.read - report.skipped)
    ) { words.reason($0) }
  }

  /// Reports how many cards were exported to a file.
  func reportExport(_ count: Int, to path: String) {
    page.answer(words.exported(count, to: path)) { json in
      json.key("export")
      json.object { json in
        json.member("file", path)
        json.member("cards", count)
      }
    }
  }
}

extension JSONText {
  /// Writes a card with all its details.
  mutating func contact(_ listed: ListedCard, _ details: CardDetails) {
    object { json in
      json.member("id", listed.card.id.text)
      json.member("name", listed.card.name.text)
      json.member("phone", listed.card.numbers.first?.written.text)
      json.member("registered", listed.isRegistered)
      json.key("numbers")
      json.list(listed.card.numbers) { $0.value($1.written.text) }
      json.member("nickname", listed.card.nickname?.text)
      json.member("birthday", listed.card.birthday?.description)
      json.key("mails")
      json.list(details.mails) { $0.value($1.text) }
      json.key("addresses")
      json.list(details.addresses) { $0.value($1.text) }
      json.key("labels")
      json.list(details.labels) { $0.value($1) }
      json.member("organisation", details.organisation)
      json.member("note", details.note ?? details.personNote)
    }
  }
}
