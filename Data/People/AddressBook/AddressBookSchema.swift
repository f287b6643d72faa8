enum AddressBookSchema {
  /// The SQL of the tables:
  /// - `key` is the order of import.
  /// - `name_group` and `name_sorted` are the sort order of names.
  /// - `number_keys` has the sorted keys of all numbers as one text, to search and compare cards.
  /// - `card` is the last column, so that a list does not read its bytes.
  static let tables = """
    CREATE TABLE contacts (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      uid TEXT CHECK (uid <> ''),
      name TEXT NOT NULL CHECK (name <> ''),
      name_folded TEXT NOT NULL,
      name_group INTEGER NOT NULL CHECK (name_group BETWEEN 0 AND 3),
      name_sorted TEXT NOT NULL,
      nickname TEXT CHECK (nickname <> ''),
      birthday TEXT,
      number_keys TEXT NOT NULL,
      fingerprint INTEGER NOT NULL,
      deleted_at INTEGER,
      card BLOB NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX contacts_by_uid ON contacts (uid)
      WHERE uid IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX contacts_by_fingerprint ON contacts (fingerprint) WHERE deleted_at IS NULL;
    CREATE INDEX contacts_by_name ON contacts (name_group, name_sorted, key)
      WHERE deleted_at IS NULL;
    CREATE INDEX contacts_by_likeness ON contacts (name_folded, number_keys)
      WHERE deleted_at IS NULL;
    CREATE INDEX contacts_by_birthday ON contacts (substr(birthday, -5), key)
      WHERE birthday IS NOT NULL AND deleted_at IS NULL;
    CREATE TABLE contact_numbers (
      contact INTEGER NOT NULL REFERENCES contacts (key) ON DELETE CASCADE,
      place INTEGER NOT NULL,
      number TEXT NOT NULL CHECK (number <> ''),
      number_key TEXT NOT NULL CHECK (number_key <> ''),
      PRIMARY KEY (contact, place)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX contact_numbers_by_key ON contact_numbers (number_key);
    """
}
