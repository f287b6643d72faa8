import Domain

/// The SQL of the address book. Conditions are chosen from fixed pieces; what users typed is
/// always bound.
enum AddressBookSQL {
  /// What the plant is called that a card belongs to: one with one of its numbers, or, for a card
  /// without numbers, one of its name.
  private static let knownAs = """
    CASE WHEN number_keys = ''
      THEN (SELECT coalesce(p.nickname, p.name) FROM people p
        WHERE p.name_folded = c.name_folded AND p.deleted_at IS NULL LIMIT 1)
      ELSE (SELECT coalesce(p.nickname, p.name) FROM contact_numbers n
        JOIN people p ON p.phone_key = n.number_key
        WHERE n.contact = c.key AND p.phone_key IS NOT NULL AND p.deleted_at IS NULL
        ORDER BY n.place LIMIT 1)
      END
    """

  /// A card's numbers in one text, one to a line.
  private static let numbers = """
    (SELECT group_concat(number, char(10)) FROM
      (SELECT number FROM contact_numbers WHERE contact = c.key ORDER BY place))
    """

  static let listed = ListedColumn.list([.numbers: numbers, .knownAs: knownAs])

  static let order = "name_group, name_sorted, key"

  /// The part of a query that says which cards are meant, with the values it needs.
  static func condition(_ query: AddressBookQuery) -> (sql: String, values: [Value]) {
    var sql = "c.deleted_at IS NULL"
    var values: [Value] = []
    if query.isUnregistered { sql += " AND (\(knownAs)) IS NULL" }
    if let search = query.search {
      let found = NameSearch.cards.condition(search)
      sql += " AND \(found.sql)"
      values += found.values
    }
    return (sql, values)
  }

  static func list(_ condition: String) -> String {
    """
    SELECT \(listed) FROM contacts c
    WHERE \(condition) ORDER BY \(order) LIMIT ? OFFSET ?
    """
  }

  /// The same with the bytes of each card behind it.
  static func whole(_ condition: String) -> String {
    """
    SELECT \(listed), card FROM contacts c
    WHERE \(condition) ORDER BY \(order) LIMIT ? OFFSET ?
    """
  }

  static let withBirthdays = """
    SELECT \(listed) FROM contacts c
    WHERE c.birthday IS NOT NULL AND c.deleted_at IS NULL AND (\(owner)) IS NULL ORDER BY \(order)
    """

  static let original = "SELECT card FROM contacts WHERE id = ? AND deleted_at IS NULL"

  /// The cards of one of the people: those with the number or the name, as far as they belong there.
  static let originalsOfOne = """
    WITH one AS (
      SELECT key, phone_key, name_folded FROM people WHERE id = ? AND deleted_at IS NULL)
    SELECT c.card FROM contacts c
    WHERE c.deleted_at IS NULL AND c.key IN (
        SELECT n.contact FROM one JOIN contact_numbers n ON n.number_key = one.phone_key
        UNION SELECT k.key FROM one JOIN contacts k ON k.name_folded = one.name_folded
          WHERE k.deleted_at IS NULL)
      AND (\(owner)) = (SELECT key FROM one)
    ORDER BY c.key
    """

  static func count(_ condition: String) -> String {
    "SELECT count(*) FROM contacts c WHERE \(condition)"
  }

  /// How many of the cards meant come before one of them; nothing when that one is not meant.
  static func place(_ condition: String) -> String {
    """
    WITH one AS (SELECT \(order) FROM contacts c WHERE id = ? AND \(condition))
    SELECT count(*) FROM contacts c
    WHERE (\(order)) < (SELECT * FROM one) AND \(condition)
    """
  }

  static func isMeant(_ condition: String) -> String {
    "SELECT 1 FROM contacts c WHERE id = ? AND \(condition)"
  }

  /// The plant a card belongs to: one with one of its numbers, and with its name where several share it, or else the only one of its name,
  /// unless another card has that name too or both have numbers.
  static let owner = """
    coalesce(
      (SELECT p.key FROM contact_numbers n JOIN people p ON p.phone_key = n.number_key
        WHERE n.contact = c.key AND p.name_folded = c.name_folded AND p.deleted_at IS NULL
        ORDER BY n.place LIMIT 1),
      (SELECT p.key FROM contact_numbers n JOIN people p ON p.phone_key = n.number_key
        WHERE n.contact = c.key AND p.deleted_at IS NULL ORDER BY n.place, p.key LIMIT 1),
      (SELECT max(p.key) FROM people p
        WHERE p.name_folded = c.name_folded AND p.deleted_at IS NULL
          AND (c.number_keys = '' OR p.phone_key IS NULL)
          AND NOT EXISTS (SELECT 1 FROM contacts other
            WHERE other.name_folded = c.name_folded AND other.key <> c.key
              AND other.deleted_at IS NULL)
        HAVING count(*) = 1))
    """

  static let originals = """
    SELECT \(PeopleRow.shape.list(of: "o")), c.card FROM contacts c
    LEFT JOIN people o ON o.key = (\(owner))
    WHERE c.deleted_at IS NULL ORDER BY c.key
    """

  /// People without a card: none has their number, and none without numbers has their name. Who
  /// is registered without a number is known by the name alone.
  static let cardless = """
    SELECT \(PeopleRow.shape.list(of: "p")) FROM people p
    WHERE deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM contact_numbers n JOIN contacts c ON c.key = n.contact
        WHERE n.number_key = p.phone_key AND c.deleted_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM contacts c
        WHERE c.name_folded = p.name_folded AND c.deleted_at IS NULL
          AND (c.number_keys = '' OR p.phone_key IS NULL))
    ORDER BY key
    """

  /// What a card that may be the same is told by.
  enum MatchColumn: Int, RowColumn { case key, card }

  private static let match = MatchColumn.list()

  static let byUID = "SELECT \(match) FROM contacts WHERE uid = ? AND deleted_at IS NULL"

  static let byFingerprint = """
    SELECT \(match) FROM contacts WHERE fingerprint = ? AND deleted_at IS NULL ORDER BY key
    """

  /// Cards that came without a UID and are called the same and have the same numbers.
  static let byLikeness = """
    SELECT key FROM contacts
    WHERE name_folded = ? AND number_keys = ? AND key > ? AND key <= ? AND uid IS NULL
      AND deleted_at IS NULL
    ORDER BY key
    """

  static let lastKey = "SELECT max(key) FROM contacts"

  static let insert = AddressBookRow.shape.insert + " RETURNING key"

  static let update = AddressBookRow.shape.update(where: "key = ?")

  static let removeNumbers = "DELETE FROM contact_numbers WHERE contact = ?"

  static let insertNumber = """
    INSERT INTO contact_numbers (contact, place, number, number_key) VALUES (?, ?, ?, ?)
    """
}
