import Foundation

/// The processes and open files of this machine, as `/proc` shows them.
package enum RunningPrograms {
  /// Returns the arguments of every process that has one argument containing the text.
  package static func words(holding text: String) -> [[String]] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { $0.allSatisfy(\.isNumber) }.compactMap { number in
      // A process may end while its arguments are read; it is left out.
      guard let bytes = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") else {
        return nil
      }
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      return words.contains { $0.contains(text) } ? words : nil
    }
  }

  /// Returns the descriptors of this process's open files when they have stayed the same for a tenth of a second. A
  /// program that another test starts may hold a file for a moment. Waits at most five seconds.
  package static func openFilesAtRest() -> [String] {
    var (seen, calm) = (openFiles(), 0)
    for _ in 0..<500 where calm < 10 {
      usleep(10_000)
      let now = openFiles()
      calm = now == seen ? calm + 1 : 0
      seen = now
    }
    return seen
  }

  /// Returns the descriptors of this process's open files, sorted as texts.
  package static func openFiles() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).sorted()
  }
}
