/// The tables of what was told.
enum NoticesSchema {
  static let first = ""
}
