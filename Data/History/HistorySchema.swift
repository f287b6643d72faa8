/// The tables of what was done.
enum HistorySchema {
  static let first = ""
}
