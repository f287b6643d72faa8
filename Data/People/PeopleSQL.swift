import Domain

/// The SQL of people. Conditions consist of fixed parts; user input is always bound.
enum PeopleSQL {
  static let columns = PeopleRow.shape.list(of: "people")

  /// The expression for the sort key of the urgency index: the next due day, or `~`, which is after
  /// all days, if there is none. As the key is a single text, due people are one range of the
  /// index.
  static let urgency = "coalesce(next_watering, '~')"

  /// The sort order of people: most urgent first, then fewest points, then first registered.
  static let order = "\(urgency), points, key"

  static let insert = PeopleRow.shape.insert

  static let insertNew = """
    \(insert)
    ON CONFLICT (phone_key, name_folded) WHERE phone_key IS NOT NULL AND deleted_at IS NULL DO NOTHING
    """

  /// The query for the names of other people with the same phone number.
  static let othersByPhone = """
    SELECT coalesce(nickname, name) FROM people
    WHERE phone_key = ? AND deleted_at IS NULL AND id <> ? ORDER BY key
    """

  /// The query for the name of another person with the same number and name.
  static let samePerson = """
    SELECT coalesce(nickname, name) FROM people
    WHERE phone_key = ? AND name_folded = ? AND deleted_at IS NULL AND id <> ?
    """

  /// The query for a person, including soft-deleted ones.
  static let findAny = "SELECT \(columns) FROM people WHERE id = ?"

  static let restore = """
    UPDATE people SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL
    """

  /// The query that selects, of two given days, the ones on which the person earned points. It uses index look-ups,
  /// since a plant may have decades of waterings. `last_award` is read too, because the contact that earned the points
  /// of its day may be removed: another contact of the day then counts, although its stored award stays 0.
  static let awarded = """
    SELECT day FROM waterings INDEXED BY waterings_of_person
    WHERE person = ?1 AND day IN (?2, ?3) AND award > 0 AND deleted_at IS NULL
    UNION SELECT last_award FROM people WHERE key = ?1 AND last_award IN (?2, ?3)
    """

  static let toChange = "SELECT \(columns) FROM people WHERE id = ? AND deleted_at IS NULL"

  static let update = PeopleRow.shape.update(where: "id = ?")

  static let remove = "UPDATE people SET deleted_at = ? WHERE id = ?"

  static let noteAward = """
    UPDATE people SET last_award = max(coalesce(last_award, ''), ?) WHERE id = ?
    """

  /// The counts of the garden statistics.
  enum GardenColumn: Int, RowColumn { case plants, watered, postponed, completed }

  static let garden = """
    SELECT \(GardenColumn.list([
      .plants: "count(*) FILTER (WHERE deleted_at IS NULL)",
      .watered: "coalesce(sum(times_watered), 0)", .postponed: "coalesce(sum(times_postponed), 0)",
      .completed: "count(*) FILTER (WHERE deleted_at IS NULL AND points = \(Affection.full))",
    ])) FROM people
    """

  static let insertWatering = WateringRow.shape.insert

  /// The queries for the keys of people by the given name, and by all known surnames in one text: of their names, and of
  /// their nicknames. Names without a blank come first. Only the index is read.
  static let byGivenName = ["name", "nickname"].map { name in
    """
    SELECT key FROM people INDEXED BY people_by_given_\(name)
    WHERE substr(\(name)_folded, -2) = ?1 AND instr(?2, substr(\(name)_folded, 1, 1)) > 0
      AND \(PeopleSchema.isFullName(name + "_folded")) AND deleted_at IS NULL
    ORDER BY length(\(name)_folded), \(name)_folded LIMIT \(Naming.mostCandidates + 1)
    """
  }

  /// The queries for at most two people by a given name of two syllables and the known surnames: in their names, and in
  /// their nicknames. Names with a blank are left out. Only the index is read.
  static let ownersByGivenName = ["name", "nickname"].map { name in
    """
    SELECT key FROM people INDEXED BY people_by_given_\(name)
    WHERE substr(\(name)_folded, -2) = ?1 AND length(\(name)_folded) = 3
      AND instr(?2, substr(\(name)_folded, 1, 1)) > 0
      AND \(PeopleSchema.isFullName(name + "_folded")) AND deleted_at IS NULL LIMIT 2
    """
  }

  /// Of a JSON list of first letters, the query for those with which a name, a nickname or a Korean given name begins.
  static let openings = among(
    "value", begun(by: "value", to: "value || char(0x10FFFF)") + hasGivenName)

  /// Of a JSON list of first letters, the query for those that are a name or nickname, or the first word of one. A blank
  /// is added to each.
  static let firstLetters = among("value || ' '", begun(by: "value", to: "value || '!'"))

  private static func among(_ result: String, _ conditions: [String]) -> String {
    "SELECT \(result) FROM json_each(?1) WHERE " + conditions.joined(separator: " OR ")
  }

  private static let hasGivenName = ["name", "nickname"].map { name in
    """
    EXISTS (SELECT 1 FROM people INDEXED BY people_by_given_\(name)
      WHERE substr(\(name)_folded, -2) = value
        AND \(PeopleSchema.isFullName(name + "_folded")) AND deleted_at IS NULL)
    """
  }

  /// Returns the conditions that a name or a nickname is in a range.
  private static func begun(by first: String, to end: String) -> [String] {
    ["name_folded", "nickname_folded"].map { name in
      """
      EXISTS (SELECT 1 FROM people WHERE \(name) >= \(first) AND \(name) < \(end)
        AND \(name) IS NOT NULL AND deleted_at IS NULL)
      """
    }
  }

  static let withKey = "SELECT \(columns) FROM people WHERE key = ?"

  /// Returns the query for this number of people by row key.
  static func withKeys(_ count: Int) -> String {
    """
    SELECT \(columns) FROM people WHERE key IN (\(NameTable.placeholders(count)))
    ORDER BY \(order)
    """
  }

  /// Returns the WHERE condition of a query and its bound values.
  static func condition(_ query: PeopleQuery) -> (sql: String, values: [Value]) {
    var sql = "deleted_at IS NULL"
    var values: [Value] = []
    if let day = query.dueBy {
      sql += " AND \(urgency) <= ?"
      values.append(.day(day))
    }
    if let tag = query.tag {
      let tagged = PeopleFilterSQL.tagged(tag)
      sql += " AND \(tagged.sql)"
      values += tagged.values
    }
    if let search = query.search {
      let found = NameSearch.people.condition(search)
      sql += " AND \(found.sql)"
      values += found.values
    }
    let filter = PeopleFilterSQL.filter(query.filter)
    return (sql + filter.conditions(on: "people"), values + filter.values)
  }

  /// Returns the digits of a search that may be part of a number: as typed, and normalised as in
  /// the store. Empty if the text contains other characters.
  static func numbers(_ folded: String) -> [String] {
    let digits = folded.filter { !"-+(). ".contains($0) }
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return [] }
    let key = PhoneNumber(stored: folded).key
    return key == digits ? [digits] : [digits, key]
  }

  /// Returns the query for a list. A search reads the table and sorts what it finds: in the order of the index, it would
  /// read most pages many times.
  static func list(_ condition: String, _ query: PeopleQuery) -> String {
    let order = query.isBackward ? "\(urgency) DESC, points DESC, key DESC" : Self.order
    return """
      SELECT \(columns) FROM people WHERE \(condition)
      ORDER BY \(query.search == nil ? "" : "+")\(order) LIMIT ? OFFSET ?
      """
  }

  static func count(_ condition: String) -> String {
    "SELECT count(*) FROM people WHERE \(condition)"
  }

  static func isMeant(_ condition: String) -> String {
    "SELECT 1 FROM people WHERE id = ? AND \(condition)"
  }

  /// Returns the query for the number of matching people before a given person.
  static func rank(_ condition: String) -> String {
    """
    WITH one(urgency, points, key) AS (SELECT \(order) FROM people WHERE id = ?)
    SELECT count(*) FROM people
    WHERE \(urgency) <= (SELECT urgency FROM one) AND (\(order)) < (SELECT * FROM one)
      AND \(condition)
    """
  }

  static func waterings(withMemo: Bool) -> String {
    """
    SELECT \(WateringRow.shape.list(of: "w")) FROM waterings w
    WHERE person = (SELECT key FROM people WHERE id = ?) AND deleted_at IS NULL
      \(withMemo ? "AND memo IS NOT NULL" : "")
    ORDER BY day DESC, key DESC LIMIT ?
    """
  }
}
