import PresentationKit
import TextUI

extension KeyContext {
  static let people = KeyContext(
    "people",
    [
      Row("water", "w") { PeopleWords($0).keyWater },
      Row("details", "f") { PeopleWords($0).keyDetails },
      Row("new", "n") { PeopleWords($0).keyNew },
      Row("calendar", "c") { PeopleWords($0).keyCalendar },
      Row("search", "/") { PeopleWords($0).keySearch },
      Row("view", "v") { PeopleWords($0).keyView },
      Row("constellation", "#") { PeopleWords($0).keyConstellation },
      Row("contacts", "a") { AddressBookWords($0).keyContacts },
      Row("refresh", "r") { PeopleWords($0).keyRefresh },
      Row("answer", "y") { PeopleWords($0).keyAnswer },
      Row("remove", .character("D"), .character("x"), .delete) { PeopleWords($0).keyRemove },
    ] + marking)

  static let person = KeyContext(
    "person",
    [
      Row("water", "w") { PeopleWords($0).keyWater },
      Row("details", "f") { PeopleWords($0).keyDetails },
      Row("calendar", "c") { PeopleWords($0).keyCalendar },
      Row("timeline", "t") { PeopleWords($0).keyTimeline },
      Row("dates", "a") { DateWords($0).key },
      Row("gifts", "$") { GiftWords($0).key },
      Row("edit", "e") { PeopleWords($0).keyEdit },
      Row("guide", "i") { PeopleWords($0).keyGuide },
      Row("code", "Q") { QRWords($0).key },
      Row("origin", "v") { OriginWords($0).keyOrigin },
      Row("remove", .character("D"), .character("x"), .delete) { PeopleWords($0).keyRemove },
      Row("last-memo", "m") { PeopleWords($0).keyNewestNote },
      Row("second-note", "b") { PeopleWords($0).keyNoteBefore },
    ])

  static let dates = KeyContext(
    "dates",
    [
      Row("new", "n") { DateWords($0).keyNew },
      Row("edit", "e") { PeopleWords($0).keyEdit },
      Row("remove", .character("D"), .character("x"), .delete) { PeopleWords($0).keyRemove },
    ])

  static let gifts = KeyContext(
    "gifts",
    [
      Row("new", "n") { GiftWords($0).keyNew },
      Row("edit", "e") { PeopleWords($0).keyEdit },
      Row("finish", "f") { GiftWords($0).keyDone },
      Row("remove", .character("D"), .character("x"), .delete) { PeopleWords($0).keyRemove },
    ])

  static let watering = KeyContext(
    "watering",
    [
      Row("edit", "e") { PeopleWords($0).keyEdit },
      Row("remove", "x") { PeopleWords($0).keyTakeAway },
      Row("week", "v") { PeopleWords($0).keyOneWeek },
      Row("today", "t") { PeopleWords($0).keyToday },
    ])

  static let contacts = KeyContext(
    "contacts",
    [
      Row("mark", " ") { AddressBookWords($0).keySelect },
      Row("plant-marked", "p") { AddressBookWords($0).keyPlantSelected },
      Row("new", "n") { AddressBookWords($0).keyType },
      Row("search", "/") { PeopleWords($0).keySearch },
    ])
}
