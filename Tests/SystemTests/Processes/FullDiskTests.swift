import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

/// Tests of a store on a full disk. Hostile F-6
@Suite struct `A store on a full disk` {
  /// Runs a script on a full disk of three megabytes with a store on it. If `withLog` is true, a
  /// killed program left a write-ahead log there.
  private func onFullDisk(_ haru: BinaryUnderTest, withLog: Bool, _ script: String) throws
    -> BinaryUnderTest.Ending
  {
    let leave = #"""
      strace -f -qq -o /dev/null -e trace=unlink -e inject=unlink:signal=KILL:when=1 \
        "$HARU" moods add 60 'second word' >/dev/null 2>&1
      test -s "$STORE-wal" || exit 70
      """#
    let whole = """
      mount -t tmpfs -o size=3m haru "$HARU_HOME" || exit 71
      STORE="$HARU_HOME/data/profiles/default/haru.sqlite"
      "$HARU" moods add 50 'first word' >/dev/null || exit 72
      \(withLog ? leave : "")
      cat /dev/zero > "$HARU_HOME/filler" 2>/dev/null
      rm -f "$STORE-shm"; cat /dev/zero >> "$HARU_HOME/filler" 2>/dev/null
      \(script)
      """
    let spaces = geteuid() == 0 ? ["unshare", "-m"] : ["unshare", "-rm"]
    return try haru.run(spaces + ["sh", "-c", whole])
  }

  @Test(arguments: [false, true])
  func `is read, and its words are carried away`(withLog: Bool) throws {
    try SampleFolder.using { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path("home"), withIntermediateDirectories: true)
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let ending = try onFullDisk(
        haru, withLog: withLog,
        """
        for words in "moods list" "today" "widget" "--read-only export" "moods add 5 no" \
          "export \(folder.path("out.json"))" "backup \(folder.path("out.db"))" "doctor"
        do
          "$HARU" $words > \(folder.path("said")) 2>&1; echo "$words: $?"
          grep -o -e 'first word' -e 'second word' -e 'disk is full' \(folder.path("said")) | sort -u
        done
        """)
      let words = withLog ? ["first word", "second word"] : ["first word"]
      let said = ending.out.split(separator: "\n").map(String.init)
      func after(_ line: String) -> [String] {
        Array(said.drop { $0 != line }.dropFirst().prefix { !$0.contains(": ") })
      }
      #expect(after("moods list: 0") == words, "\(ending)")
      #expect(said.contains("today: 0") && said.contains("widget: 0"), "\(ending)")
      #expect(after("--read-only export: 0") == words, "\(ending)")
      #expect(after("moods add 5 no: 4") == ["disk is full"], "\(ending)")
      #expect(
        said.contains { $0.hasSuffix("out.json: 0") } && said.contains { $0.hasSuffix("out.db: 0") }
      )
      let copy = try Database(.file(folder.path("out.db")), readOnly: true)
      #expect(try copy.number("SELECT count(*) FROM moods") == words.count)
    }
  }
}
