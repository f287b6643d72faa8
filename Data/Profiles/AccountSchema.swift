/// The table of the account that a store belongs to.
enum AccountSchema {
  /// The SQL of the table. It has one row, or none for a guest without any data; a guest is never
  /// signed out, because signing in again would be impossible. Secrets are stored as hashes only.
  /// `wrong` counts the wrong passwords since the last right one, and `wrong_at` is the time of the
  /// last wrong one in real milliseconds.
  static let tables = """
    CREATE TABLE account (
      key INTEGER PRIMARY KEY CHECK (key = 1),
      nickname TEXT CHECK (nickname <> ''),
      email TEXT CHECK (email <> ''),
      password TEXT CHECK (password LIKE '$argon2id$%'),
      phone TEXT CHECK (phone <> ''),
      picture TEXT CHECK (picture <> '' AND picture NOT LIKE '%/%'),
      provider TEXT CHECK (provider <> ''),
      issuer TEXT,
      subject TEXT,
      signed_in INTEGER NOT NULL CHECK (signed_in IN (0, 1)),
      wrong INTEGER NOT NULL CHECK (wrong >= 0),
      wrong_at INTEGER NOT NULL,
      since INTEGER NOT NULL,
      since_offset INTEGER NOT NULL,
      CHECK (password IS NULL OR email IS NOT NULL),
      CHECK ((provider IS NULL) = (issuer IS NULL) AND (issuer IS NULL) = (subject IS NULL)),
      CHECK (signed_in OR email IS NOT NULL OR provider IS NOT NULL)
    ) STRICT;
    """
}
