/// Which files of an archive or a folder were read, and which one is being read.
final class BundleNames {
  /// The file that was opened last.
  private(set) var current: String?
  private var read: Set<String> = []

  /// Its letters are read from now on.
  func begin(_ name: String) {
    current = name
    read.insert(name)
  }

  /// It is spoken of by what was read, as a photo is, or is counted elsewhere.
  func pass(_ name: String) { read.insert(name) }

  /// Those that nobody read.
  func left(of names: [String]) -> [String] { names.filter { !read.contains($0) } }
}
