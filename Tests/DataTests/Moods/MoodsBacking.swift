import Data
import Domain
import Support

/// The repositories that store moods. All of them have to pass the same tests.
enum MoodsBacking: String, CaseIterable, Sendable {
  case fake, memory, file, encrypted

  /// Runs the body with a repository of this kind that has these moods.
  @discardableResult
  func open<T>(with records: [MoodRecord] = [], _ body: (any MoodsRepository) throws -> T) throws
    -> T
  {
    switch self {
    case .fake: return try Self.run(MoodsInMemory(), records, body)
    case .memory: return try Self.run(SQLiteMoods(try Database(.memory)), records, body)
    case .file:
      return try SampleFolder.using {
        try Self.run(SQLiteMoods(try Database(.file($0.path("haru.sqlite")))), records, body)
      }
    case .encrypted:
      return try SampleFolder.using {
        try EncryptedTestStores.make(at: $0.path("haru.sqlite"))
        return try Self.run(SQLiteMoods(Database(.file($0.path("haru.sqlite")))), records, body)
      }
    }
  }

  private static func run<T>(
    _ moods: any MoodsRepository, _ records: [MoodRecord],
    _ body: (any MoodsRepository) throws -> T
  ) throws -> T {
    try moods.keep(records)
    return try body(moods)
  }
}
