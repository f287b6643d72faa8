import Data
import Domain
import Support

/// The ways feelings can be kept; each has to keep the same promises.
enum MoodsBacking: String, CaseIterable, Sendable {
  case fake, memory, file

  /// Runs a body with a store of this kind that has some feelings in it.
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
