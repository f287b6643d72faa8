import Domain
import HaruStore

/// A Downloads folder in memory that contains files exported from other programs.
package enum DownloadedFiles {
  /// The path of the folder.
  package static let folder = "/home/mina/Downloads"

  /// A Goodreads library with four books, of which the last has no title.
  package static let goodreads = """
    Book Id,Title,Author,ISBN13,My Rating,Number of Pages,Date Read,Bookshelves,Exclusive Shelf
    1,Demian,Hermann Hesse,,5,240,2024/05/01,,read
    2,Pachinko,Min Jin Lee,,0,490,,,to-read
    3,Momo,Michael Ende,,4,320,2023/01/09,,read
    4,,Nobody,,0,,,,read

    """
  /// A Daylio export with three moods. Two of them are `cosy`, a name of the user whose level Haru does not know.
  package static let daylio = """
    full_date,date,weekday,time,mood,activities,note_title,note
    2026-02-26,February 26,Thursday,9:05 PM,good,"walk",,"By the river."
    2026-02-25,February 25,Wednesday,8:00 AM,cosy,"",,"Rain all day."
    2026-02-24,February 24,Tuesday,8:00 AM,cosy,"",,"Tea."

    """
  /// A jrnl diary with an ambiguous date: 3 April or 4 March.
  package static let jrnl = "[03/04/2026 09:30] It snowed.\nThe whole town was white.\n"

  /// Writes the files to the Downloads folder of a test environment. The first file counts as the newest. `notes.txt`
  /// is a file that cannot be imported.
  package static func put(into adapters: inout Adapters) throws {
    let files = [
      ("goodreads_library_export.csv", goodreads), ("notes.txt", "Milk, bread.\n"),
      ("daylio_export.csv", daylio), ("journal.txt", jrnl),
    ]
    for (name, text) in files { try adapters.files.write(folder + "/" + name, Array(text.utf8)) }
    let paths = files.map { folder + "/" + $0.0 }
    adapters.importPaths = ImportPaths(
      downloads: { paths },
      completions: { beginning in
        paths.map { $0.replacing("/home/mina/", with: "~/") }.filter { $0.hasPrefix(beginning) }
      },
      whole: { $0.hasPrefix("~/") ? "/home/mina/" + $0.dropFirst(2) : $0 })
  }
}
