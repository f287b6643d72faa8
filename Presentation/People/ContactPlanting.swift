import Domain
import PresentationKit
import TextUI

/// Runs `people add --from-contacts` and prints the answer.
struct ContactPlanting {
  let features: Features
  let page: CommandOutput

  private var words: AddressBookWords { AddressBookWords(page.language) }

  /// Registers the contacts. A dry run without JSON lists the people who would be added.
  func plant(_ request: PlantingOptions) throws(Report) {
    if page.isTrial, !page.wantsJSON { return try show(request) }
    let drafts = try page.done { () throws(AddressBookFailure) in
      try features.addressBook.drafts(request)
    }
    let people = try page.done { () throws(PeopleFailure) in try features.people.plant(drafts) }
    _ = try page.done { () throws(PeopleFailure) in try features.takeDates(of: people) }
    if people.isEmpty, !page.wantsJSON { return page.remark(words.nobodyToPlant) }
    page.answer(words.plantedMany(people)) { json in
      json.key("people")
      json.list(people) { json, person in
        json.plant(features.people.queries(at: person), PeopleWords(page.language))
      }
    }
  }

  /// Lists the people who would be added, without adding them.
  private func show(_ request: PlantingOptions) throws(Report) {
    let cards = try page.done { () throws(AddressBookFailure) in
      try features.addressBook.drafts.cards(request)
    }
    for listed in cards { page.line(words.row(listed)) }
    page.hint(cards.isEmpty ? words.nobodyToPlant : words.wouldPlant(cards.count))
  }
}
