import Domain
import TextUI

/// What commands answer when many of the address book become plants at once.
struct ContactPlanting {
  let features: Features
  let page: AnswerPage

  private var words: AddressBookWords { AddressBookWords(page.language) }

  func plant(_ wish: PlantingWish, isOnlyShown: Bool) throws(Report) {
    if isOnlyShown { return try show(wish) }
    let drafts = try page.done { () throws(AddressBookError) in
      try features.addressBook.drafts(wish)
    }
    let people = try page.done { () throws(PeopleError) in try features.people.plant(drafts) }
    page.answer(words.plantedMany(people)) { json in
      json.key("people")
      json.list(people) { json, person in
        json.plant(features.people.look(at: person), PeopleWords(page.language))
      }
    }
    if people.isEmpty { page.hint(words.nobodyToPlant) }
  }

  /// Who it would be, and nobody becomes a plant.
  private func show(_ wish: PlantingWish) throws(Report) {
    let cards = try page.done { () throws(AddressBookError) in
      try features.addressBook.drafts.cards(wish)
    }
    var list = ListAnswer(page, "contacts")
    for listed in cards {
      let details = try page.done { () throws(AddressBookError) in
        try features.addressBook.look.details(of: listed.card.id)
      }
      _ = list.add({ $0.contact(listed, details ?? CardDetails()) }, words.row(listed))
    }
    list.close(empty: words.nobodyToPlant)
    if !cards.isEmpty { page.hint(words.wouldPlant(cards.count)) }
  }
}
