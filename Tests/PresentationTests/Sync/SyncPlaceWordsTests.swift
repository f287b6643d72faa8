import Testing

@testable import Domain
@testable import PresentationAcross
@testable import PresentationKit

// F-32
@Suite struct `What is said of a place that lets nobody in` {
  private func said(_ failure: RemoteFailure, _ place: String) -> String {
    SyncWords(.english).report(failure, at: place, begins: true).message
  }

  @Test(arguments: [
    ("ssh://mina@desk:2222/srv/haru", "ssh key"), ("postgres://mina@db/haru", "~/.pgpass"),
    ("https://cloud.example.org/dav", "~/.netrc"),
  ])
  func `names only what the password of such a place is in`(_ place: String, _ wanted: String) {
    let sentence = said(.passwordWanted, place)
    for name in ["ssh key", "~/.pgpass", "~/.netrc"] {
      #expect(sentence.contains(name) == (name == wanted), "\(sentence)")
    }
  }

  //
  @Test
  func `says of a silent server how long it was waited for, and of a foreign file whose it is not`()
  {
    let place = "https://cloud.example.org/dav"
    #expect(said(.silent(seconds: 30), place).hasSuffix("sent nothing for 30 seconds."))
    let korean = SyncWords(.korean).report(.silent(seconds: 30), at: place, begins: true)
    #expect(korean.message.contains("30초 동안") && korean.code == "unreachable")
    for language in Language.allCases {
      let foreign = SyncWords(language).report(.foreignPlace, at: place, begins: true)
      #expect(foreign.code == "foreignRemote" && foreign.message.contains(place))
    }
  }

  @Test func `says how to make a computer known to ssh`() {
    let place = "ssh://mina@desk:2222/srv/haru"
    #expect(said(.unknownHost(isChanged: false), place).contains("`ssh -p 2222 mina@desk`"))
    let changed = said(.unknownHost(isChanged: true), place)
    #expect(changed.contains("ssh host key of the other computer has changed"), "\(changed)")
    let korean = SyncWords(.korean).report(.unknownHost(isChanged: false), at: place, begins: true)
    #expect(korean.message.contains("`ssh -p 2222 mina@desk`") && korean.code == "unknownHost")
  }
}
