import Glibc

/// Writes the sample sayings and moods. Runs in a process of its own for the same reason as `Seed`.
enum CollectionSeed {
  /// Writes a CSV file of sayings, as a user would import it.
  static func sayings(_ arguments: Arguments) throws(BenchFailure) {
    let path = try arguments.text("file")
    guard let file = fopen(path, "w") else { throw .file(path) }
    fputs(SayingSample.header, file)
    for number in 0..<(try arguments.number("sayings")) { fputs(SayingSample.row(number), file) }
    let isIntact = ferror(file) == 0
    guard fclose(file) == 0, isIntact else { throw .file(path) }
  }

  /// Writes the SQL of the moods and of their days.
  static func moods(_ arguments: Arguments) throws(BenchFailure) {
    let folder = try arguments.text("folder")
    let moods = try arguments.number("moods")
    try Seed.write(
      "INSERT INTO mood_days (day, theme) VALUES", MoodSample.days(of: moods),
      to: folder + "/days.sql", MoodSample.dayRow)
    try Seed.write(
      "INSERT INTO moods (id, day, instant, offset, level, x, y, text) VALUES", moods,
      to: folder + "/moods.sql", MoodSample.row)
  }
}
