import DIContainer
import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `A home without a store` {
  private func live(_ folder: SampleFolder, _ choice: StoreChoice) throws -> Features {
    let settings = try Settings(environment: {
      ["HARU_HOME": folder.path("home"), "HARU_NOW": "2026-03-01T09:00"][$0]
    })
    return try Container.live(settings, choice)
  }

  @Test func `takes nothing where nothing may be changed, and says so`() throws {
    // Product 12: a write that did not happen is never reported as done.
    try SampleFolder.using { folder in
      let features = try live(folder, StoreChoice(readOnly: true))
      let sayings = SayingsFailure.storage(.openedForReading)
      #expect(throws: sayings) { try features.sayings.add(SayingDraft(eng: "a")) }
      #expect(throws: sayings) { try features.sayings.edit.like(SayingNumber(stored: 3)) }
      #expect(throws: PeopleFailure.storage(.openedForReading)) {
        try features.people.add(PersonInput(name: "Mina", cycleDays: 7))
      }
      let card = Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mina\r\nEND:VCARD\r\n".utf8)
      #expect(throws: AddressBookFailure.storage(.openedForReading)) {
        try features.addressBook.importCards(.bytes(card))
      }
      #expect(try features.sayings.queries.find("3").isLiked == false)
      #expect(try folder.names() == [])
    }
  }

  @Test func `is left as it is by a look`() throws {
    try SampleFolder.using { folder in
      let features = try live(folder, StoreChoice(makesStore: false))
      _ = try features.sayings.queries.ofToday()
      #expect(try folder.names() == [])
    }
  }
}
