/// What finding needs of the tables.
enum FindingSchema {
  static let first = ""
}
