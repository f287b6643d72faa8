import Domain
import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `Waiting for a file of sayings` {
  @Test func `keeps nobody from writing`() throws {
    // M-09: reading a pipe waits for its writer, and meanwhile the store is not locked.
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let other = SQLiteSayings(try Database(.file(path), timeout: 0))
      let refusal = Mutex<SayingsFailure?>(nil)
      let files = Files(
        find: { path, _ in [path] },
        read: { _ in
          do throws(SayingsFailure) {
            _ = try other.add(.sample("meanwhile"), at: .on("2026-03-01"))
          } catch { refusal.withLock { $0 = error } }
          return Array("from the pipe\n%\nand another\n".utf8)
        },
        write: { _, _ in }, remove: { _ in }, makeFolder: { _ in })
      let sayings = Sayings(
        sayings: SQLiteSayings(try Database(.file(path))), clock: .fixed("2026-03-01"),
        calendar: .unchanging(offset: 0), randomSource: .fixed(0),
        files: files, formats: .standard, pictures: PictureMaker { _, _ in [] },
        fetcher: SampleQuotes.web, style: { () throws(StorageFailure) in PictureStyle() })
      let report = try sayings.importSayings(.path("/dev/fd/63"), as: .fortune)
      #expect(refusal.withLock { $0 } == nil)
      #expect(report.added == 2)
      #expect(try other.list().prefix(3).map { $0.words.eng?.text }.contains("meanwhile"))
    }
  }
}
