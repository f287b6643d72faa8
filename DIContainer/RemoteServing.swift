import Data
import Presentation
package import PresentationKit

/// The remote end of a folder on this computer (`haru sync --serve PATH`), which ssh starts for
/// another device. It runs before the normal start: it opens no store, needs no home, and prints no
/// messages.
package enum RemoteServing {
  private static let words = ["sync", "--serve"]

  /// Serves the folder that a command line names, and returns the exit status; nil if the command line is not `sync
  /// --serve`.
  package static func status(of line: [[UInt8]]) -> ExitStatus? {
    guard line.count == words.count + 1, zip(line, words).allSatisfy({ $0.elementsEqual($1.utf8) }),
      let path = String(validating: line[words.count], as: UTF8.self)
    else { return nil }
    switch ServedRemote.overStandardStreams(path) {
    case .over: return .done
    case .notFound: return .failed
    case .invalidRequest: return .usage
    case .unheard: return .network
    }
  }
}
