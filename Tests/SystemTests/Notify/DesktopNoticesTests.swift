import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `Notices of the desktop` {
  private func send(_ text: NoticeText, to address: String) -> NoticeFailure? {
    let sender = NoticeSender.desktop { $0 == "DBUS_SESSION_BUS_ADDRESS" ? address : nil }
    do throws(NoticeFailure) {
      try sender.send(text)
      return nil
    } catch { return error }
  }

  @Test(.slow, arguments: FakeBus.Manner.allCases)
  func `arrive, or it is said why not, however the bus behaves`(_ manner: FakeBus.Manner) throws {
    try SampleFolder.using { folder in
      let bus = try FakeBus(folder.path("bus"), manner)
      defer { bus.close() }
      let failure = send(NoticeText(title: "제목", body: "body"), to: "unix:path=\(bus.path),guid=0")
      let expected: NoticeFailure? =
        switch manner {
        case .good: nil
        case .rejecting: .refused(.desktop, "REJECTED")
        case .silent, .silentLater: .slow(.desktop)
        case .closing, .closingLater, .rubbish, .rubbishLater, .huge, .chatty: .nonsense(.desktop)
        case .refusing: .refused(.desktop, "Not now.")
        case .nobody: .missing(.desktop, "")
        }
      #expect(failure == expected)
    }
  }

  @Test func `find no desktop where there is none`() {
    let text = NoticeText(title: "t", body: "")
    for address in [
      "unix:path=/nonexistent/bus", "tcp:host=a", "nonsense", ";;", "unix:abstract=haru-none",
    ] {
      #expect(send(text, to: address) == .missing(.desktop, ""), "\(address)")
    }
  }

  @Test func `know the places a bus has`() {
    func names(_ variables: [String: String]) -> [String] {
      BusAddress.all({ variables[$0] }, user: 1000).map {
        String(decoding: $0.name, as: UTF8.self)
      }
    }
    let key = "DBUS_SESSION_BUS_ADDRESS"
    #expect(names([:]) == ["/run/user/1000/bus"])
    #expect(names(["XDG_RUNTIME_DIR": "/r"]) == ["/r/bus"])
    #expect(names([key: "unix:path=/a%20b,guid=1;unix:abstract=x"]) == ["/a b", "\0x"])
    #expect(names([key: "unix:runtime=yes", "XDG_RUNTIME_DIR": "/r"]) == ["/r/bus"])
    #expect(
      names([key: "unix:path=%zz;unix:path=;unix:path=/\(String(repeating: "a", count: 200))"])
        == [])
  }

  @Test
  func `are shown by a real desktop, without marks of their own and without what nobody sees`()
    throws
  {
    // C-44
    try SampleFolder.using { folder in
      let desktop = try RealDesktop(in: folder)
      defer { desktop.close() }
      let text = NoticeText(title: "물 줄 날 <b>\u{1B}[31m\u{202E}", body: "a <i>b</i> & c\n둘째 줄 🌱")
      // The notification program takes a moment to start.
      var failure: NoticeFailure?
      _ = Polling.until(every: 50_000) {
        failure = send(text, to: desktop.address)
        return failure == nil
      }
      #expect(failure == nil)
      var shown = ""
      _ = try Polling.until(every: 50_000) {
        shown = String(decoding: try folder.bytes("shown"), as: UTF8.self)
        return shown.contains("둘째")
      }
      #expect(shown.contains("appname: 'Haru'"))
      #expect(shown.contains("summary: '물 줄 날 <b>[31m'"), "\(shown)")
      #expect(shown.contains("a &lt;i&gt;b&lt;/i&gt; &amp; c\n둘째 줄 🌱"), "\(shown)")
      #expect(shown.contains("urgency: NORMAL"))
    }
  }
}
