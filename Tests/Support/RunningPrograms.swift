import Foundation

/// What everybody on this computer can see of the programs that run.
package enum RunningPrograms {
  /// The words of every program that holds some text among them.
  package static func words(holding text: String) -> [[String]] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { $0.allSatisfy(\.isNumber) }.compactMap { number in
      // A program may end while its words are read, and then it has none.
      guard let bytes = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") else {
        return nil
      }
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      return words.contains { $0.contains(text) } ? words : nil
    }
  }

  /// The files this program has open, once they have been the same for a tenth of a second: what
  /// starts beside a test may still hold one for a moment.
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

  /// The files this program has open.
  package static func openFiles() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).sorted()
  }
}
