import Data
import Glibc

/// The program somebody writes longer texts with, run in front of Haru until it ends.
enum Editor {
  /// Nothing that is written is longer; what is a little longer than may be stored is read, so that
  /// it can be said and kept.
  static let limit = 16 << 20

  /// What somebody made of a text; nothing when the editor did not start or ended with an error.
  static func text(by command: String, in folder: String, beginningWith start: String = "")
    -> String?
  {
    // `mkstemp` fills in the six places at the end.
    let places = String(repeating: "X", count: 6)
    var template = Array("\(folder)/haru-\(places)".utf8CString)
    let file = unsafe template.withUnsafeMutableBufferPointer {
      unsafe $0.baseAddress.map { unsafe mkstemp($0) } ?? -1
    }
    guard file >= 0 else { return nil }
    defer { close(file) }
    let path = unsafe template.withUnsafeBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe String(cString: $0) } ?? ""
    }
    defer { unsafe unlink(path) }
    guard fcntl(file, F_SETFD, FD_CLOEXEC) == 0, write(start, to: file), runs(command, on: path)
    else { return nil }
    // Editors may write a new file under the name, so it is opened anew.
    let written = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard written >= 0 else { return nil }
    defer { close(written) }
    return read(written).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// A name for a text that is to be kept, under which nothing lies: `draft.txt`, `draft-2.txt`…
  static func freeName(_ start: String) -> String {
    var (path, number) = (start + ".txt", 1)
    while unsafe access(path, F_OK) == 0 {
      number += 1
      path = "\(start)-\(number).txt"
    }
    return path
  }

  /// Runs the command as a shell would, because people keep options in `$EDITOR`.
  private static func runs(_ command: String, on path: String) -> Bool {
    let words = ["/bin/sh", "-c", command + " \"$1\"", "sh", path]
    // Ctrl-C in the editor is the editor's alone.
    let interrupt = signal(SIGINT, SIG_IGN)
    let leave = signal(SIGQUIT, SIG_IGN)
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, leave)
    }
    guard let child = Spawning.startInFront(words) else { return false }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return false }
    }
    return status == 0
  }

  private static func write(_ text: String, to file: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(file, $0.baseAddress, $0.count)
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }

  private static func read(_ file: Int32) -> [UInt8]? {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while all.count <= limit {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Glibc.read(file, $0.baseAddress, $0.count)
      }
      if count > 0 {
        all += piece[..<count]
      } else if count == 0 || errno != EINTR {
        return count == 0 ? all : nil
      }
    }
    return nil
  }
}
