/// Records which files of an archive or folder were read. The others are reported as ignored.
final class BundleNames {
  /// The file that was opened last; nil if no file was opened yet.
  private(set) var current: String?
  private var read: Set<String> = []

  /// Marks a file as read, and as the current one for reports.
  func begin(_ name: String) {
    current = name
    read.insert(name)
  }

  /// Marks a file as handled without being read, such as a photo.
  func pass(_ name: String) { read.insert(name) }

  /// Returns the names that were neither read nor handled.
  func left(of names: [String]) -> [String] { names.filter { !read.contains($0) } }
}
