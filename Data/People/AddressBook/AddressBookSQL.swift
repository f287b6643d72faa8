import Domain

/// The SQL of the address book. Conditions consist of fixed parts; user input is always bound.
enum AddressBookSQL {
  /// The expression for the plant that a card belongs to: its nickname, or its name if it has no nickname. The plant
  /// has one of the card's numbers, or the same name if the card has no number.
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

  /// The expression for a card's numbers as one text, one per line.
  private static let numbers = """
    (SELECT group_concat(number, char(10)) FROM
      (SELECT number FROM contact_numbers WHERE contact = c.key ORDER BY place))
    """

  static let listed = ListedColumn.list([.numbers: numbers, .knownAs: knownAs])

  static let order = "name_group, name_sorted, key"

  /// Returns the WHERE condition of a query and its bound values.
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

  /// Returns the same query as `list`, but with the bytes of each card as the last column.
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

  /// The query for the cards of a person. It selects the cards with the number or name of the person, and `owner`
  /// decides which of these belong to the person.
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

  /// Returns the query for the number of matching cards before a given card. The caller must check
  /// `isMeant` first.
  static func rank(_ condition: String) -> String {
    """
    WITH one AS (SELECT \(order) FROM contacts c WHERE id = ? AND \(condition))
    SELECT count(*) FROM contacts c
    WHERE (\(order)) < (SELECT * FROM one) AND \(condition)
    """
  }

  static func isMeant(_ condition: String) -> String {
    "SELECT 1 FROM contacts c WHERE id = ? AND \(condition)"
  }

  /// The query for the plant that a card belongs to. This is a plant with one of the card's numbers, preferably one
  /// that also has the card's name. If there is none, it is the only plant with the card's name, unless another card
  /// has the name, or card and plant both have numbers.
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

  /// The query for people without a card: no card has their number, and no card without numbers has
  /// their name. For people without a number the name alone decides.
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

  /// The columns for comparing a card with an imported card.
  enum MatchColumn: Int, RowColumn { case key, card }

  private static let match = MatchColumn.list()

  static let byUID = "SELECT \(match) FROM contacts WHERE uid = ? AND deleted_at IS NULL"

  static let byFingerprint = """
    SELECT \(match) FROM contacts WHERE fingerprint = ? AND deleted_at IS NULL ORDER BY key
    """

  /// The query for cards without a UID whose name and numbers equal the parameters, within a range of keys.
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
