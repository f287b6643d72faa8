import Domain

/// The address book of the demo: some who are planted already, and some who could be.
enum DemoCards {
  /// Takes the cards in.
  static func fill(_ adapters: Adapters) throws(ContactsError) {
    _ = try Container(adapters).features.contacts.take(.bytes(Array(cards.utf8)))
  }

  private static let cards = people.map { name, number in
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nTEL;TYPE=CELL:\(number)\r\nEND:VCARD\r\n"
  }.joined()

  private static let people = [
    ("이서연", "010-2345-6789"), ("김민아", "010-1234-5678"), ("한지우", "010-4567-1234"),
    ("정하늘", "+82 10 9876 5432"), ("Emma Lindqvist", "+46 70 555 01 23"),
    ("Noah Park", "010-3333-7777"), ("119 안전신고", "119"),
  ]
}
