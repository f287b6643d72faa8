@testable import Data

/// A store as it was before people had tags, and before it was asked whether two met.
enum OlderPeople {
  /// Takes away what the later steps of people made, for tests whose older store is made out of a new
  /// one: the steps run once more there.
  static let sql = """
    DROP TABLE unmet;
    DROP VIEW people_words;
    DROP INDEX people_by_tags;
    ALTER TABLE people DROP COLUMN tags;
    CREATE VIEW people_words AS
      SELECT key, name, nickname, phone_key FROM people WHERE deleted_at IS NULL;
    """
}
