import Domain
import Foundation
import Support
import Testing

@testable import Data

// F-30
@Suite struct `One session of psql` {
  private func psql(_ folder: SampleFolder, _ script: String) throws {
    try folder.write(Array("#!/bin/sh\necho >> \"$0.starts\"\n\(script)\n".utf8), to: "psql")
    try folder.permit(0o755, "psql")
  }

  private func starts(_ folder: SampleFolder) throws -> Int {
    try folder.bytes("psql.starts").count
  }

  /// A fake psql: it prints the text of each `\echo`, and answers that a file was created.
  private let answering = """
    while IFS= read -r line; do
      case "$line" in
        '\\echo '*) printf '%s\\n' "${line#??????}" ;;
        *RETURNING*) echo created ;;
        *octet_length\\(data\\)\\ FROM*) echo 'group 5' ;;
      esac
    done
    """

  @Test func `answers all that is asked of a place`() throws {
    try SampleFolder.using { folder in
      try psql(folder, answering)
      let group = GroupID(SixteenBytes(high: 7, low: 7))
      let remote = try PostgresRemote("postgres://db/haru", group, path: folder.path)
      #expect(try remote.list().files == [.group: 5])
      #expect(try remote.create(.group, Array(repeating: 7, count: 100_000)) == .created)
      #expect(try remote.read(.group) == nil)
      try remote.remove(.group)
      #expect(try starts(folder) == 1)
    }
  }

  @Test func `that ends is told by its last words, and begun anew`() throws {
    try SampleFolder.using { folder in
      try psql(
        folder,
        "read -r line; echo 'psql: error: FATAL:  password authentication failed' >&2; exit 2")
      let group = GroupID(SixteenBytes(high: 7, low: 7))
      let remote = try PostgresRemote("postgres://db/haru", group, path: folder.path)
      #expect(throws: RemoteFailure.passwordWanted) { try remote.list() }
      try psql(folder, answering)
      #expect(try remote.list().files == [.group: 5])
    }
  }

  @Test func `that says nothing is not waited for without end`() throws {
    try SampleFolder.using { folder in
      try psql(folder, "cat >/dev/null")
      let group = GroupID(SixteenBytes(high: 7, low: 7))
      let remote = try PostgresRemote("postgres://db/haru", group, path: folder.path, timeout: 300)
      #expect(throws: RemoteFailure.slow) { try remote.list() }
    }
  }
}
