import Testing

@testable import Domain
@testable import PresentationKit
@testable import PresentationShared

// F-32
@Suite struct `What is said of a place that lets nobody in` {
  private func said(_ failure: RemoteFailure, _ remote: String) -> String {
    SyncWords(.english).report(failure, at: remote, begins: true).message
  }

  @Test(arguments: [
    ("ssh://mina@desk:2222/srv/haru", "ssh key"), ("postgres://mina@db/haru", "~/.pgpass"),
    ("https://cloud.example.org/dav", "~/.netrc"),
  ])
  func `names only what the password of such a place is in`(_ remote: String, _ wanted: String) {
    let sentence = said(.passwordWanted, remote)
    for name in ["ssh key", "~/.pgpass", "~/.netrc"] {
      #expect(sentence.contains(name) == (name == wanted), "\(sentence)")
    }
  }

  //
  @Test
  func `says of a silent server how long it was waited for, and of a foreign file whose it is not`()
  {
    let remote = "https://cloud.example.org/dav"
    #expect(said(.silent(seconds: 30), remote).hasSuffix("sent nothing for 30 seconds."))
    let korean = SyncWords(.korean).report(.silent(seconds: 30), at: remote, begins: true)
    #expect(korean.message.contains("30초 동안") && korean.code == "unreachable")
    for language in Language.allCases {
      let foreign = SyncWords(language).report(.foreignRemote, at: remote, begins: true)
      #expect(foreign.code == "foreignRemote" && foreign.message.contains(remote))
    }
  }

  @Test func `says how to make a computer known to ssh`() {
    let remote = "ssh://mina@desk:2222/srv/haru"
    #expect(said(.unknownHost(isChanged: false), remote).contains("`ssh -p 2222 mina@desk`"))
    let changed = said(.unknownHost(isChanged: true), remote)
    #expect(changed.contains("ssh host key of the other computer has changed"), "\(changed)")
    let korean = SyncWords(.korean).report(.unknownHost(isChanged: false), at: remote, begins: true)
    #expect(korean.message.contains("`ssh -p 2222 mina@desk`") && korean.code == "unknownHost")
  }
}
