import TextUI

/// A program that shows a long answer page by page on the terminal, such as `less`.
package struct Pager {
  /// Passes bytes on; false when nobody reads any more, which is no error.
  package let write: ([UInt8]) -> Bool
  /// Waits until it has ended; the command that could not be started, if it could not.
  package let close: () -> String?

  /// Puts a pager together.
  package init(write: @escaping ([UInt8]) -> Bool, close: @escaping () -> String?) {
    self.write = write
    self.close = close
  }
}

extension CommandLineRunner {
  /// Runs a command so that what it writes goes where it is wanted: through a pager, or, where
  /// somebody wants quiet and asks for no data, nowhere.
  func heard(
    _ invocation: Invocation, _ page: CommandOutput, _ body: () throws(Report) -> ExitStatus
  )
    throws(Report) -> ExitStatus
  {
    if page.isQuiet, invocation.writes, !page.wantsJSON {
      return try page.out.diverted(to: { _ in true }, body)
    }
    guard invocation.isLong, !invocation.options.noPager, !page.wantsJSON,
      let pager = surroundings.pager?()
    else { return try body() }
    defer {
      if let missing = pager.close() {
        page.remark(
          Phrase(
            "긴 결과를 나눠 보여 줄 프로그램을 시작하지 못했어요: \(Printable.brief(missing)). $PAGER를 확인해 주세요.",
            "The pager could not be started: \(Printable.brief(missing)). Check $PAGER.")(
              page.language))
      }
    }
    return try page.out.diverted(to: pager.write, body)
  }
}
