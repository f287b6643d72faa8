import Domain
import Testing

// cli.md: PLACE; spec/sync.md 4
@Suite struct `The address of a place` {
  private func ssh(_ text: String) throws -> SSHAddress {
    guard case .ssh(let address) = try RemoteAddress(text) else { throw CancellationError() }
    return address
  }

  private func refusal(_ text: String) -> RemoteAddress.Refusal? {
    #expect(throws: RemoteAddress.Refusal.self, "\(text)") { try RemoteAddress(text) }
  }

  @Test func `is a folder, unless it says what else it is`() throws {
    for path in [
      "/srv/haru", "haru", "./a:b", "~/Sync", "../x", "-x", "하루 집", "a//b", "://x", "C:x",
    ] {
      #expect(try RemoteAddress(path) == .folder(path))
      #expect(try RemoteAddress(path).text == path && RemoteAddress(path).isFolder)
    }
    #expect(try RemoteAddress("/a/ssh://b") == .folder("/a/ssh://b"))
    #expect(try RemoteAddress("한://b") == .folder("한://b"))
  }

  @Test func `leads over ssh to a folder of another computer`() throws {
    let plain = try ssh("ssh://far/srv/haru")
    #expect(plain.user == nil && plain.host == "far" && plain.port == nil)
    #expect(plain.path == "/srv/haru")
    let full = try ssh("ssh://mina.k@far.example.org:2222/srv/it's%20here/하루")
    #expect(full.user == "mina.k" && full.host == "far.example.org" && full.port == 2222)
    #expect(full.path == "/srv/it's%20here/하루", "nothing is decoded")
    #expect(try ssh("SSH://mina@[fe80::1%eth0]:22/x").host == "fe80::1%eth0")
    #expect(try ssh("ssh://[::1]/x").host == "::1")
    for (typed, path) in [
      ("/~/sync/haru", "./sync/haru"), ("/~/-x", "./-x"), ("/~/", "."), ("/~", "."),
      ("/~mina/x", "/~mina/x"), ("/-x", "/-x"), ("//x", "//x"), ("/a@b:c", "/a@b:c"),
    ] {
      #expect(try ssh("ssh://far" + typed).path == path, "\(typed)")
    }
    for text in [
      "ssh://far/srv", "ssh://mina@far:2222/x", "ssh://far/~/x/y", "ssh://far/~/",
      "ssh://[::1]:9/x",
    ] {
      let address = try RemoteAddress(text)
      #expect(address.text == text && !address.isFolder)
      #expect(try RemoteAddress(address.text) == address)
    }
  }

  @Test func `over ssh is refused where it could be read as something else`() {
    for text in [
      "ssh://-oProxyCommand=x/y", "ssh://mina@-x/y", "ssh:///x", "ssh://@far/x", "ssh://fa r/x",
      "ssh://far$(x)/y", "ssh://far;x/y", "ssh://[::1/x", "ssh://[far]/x", "ssh://[::1]x/y",
      "ssh://하루/x", "ssh://a\\b/x", "ssh://.far/x",
    ] {
      let refusal = refusal(text)
      #expect(refusal == .badHost || refusal == .badUser, "\(text)")
    }
    for user in ["-x", "a b", "$x", "a;b", "`x`", "a@b", ""] {
      #expect(refusal("ssh://\(user)@far/x") == .badUser, "\(user)")
    }
    for port in ["", "0", "65536", "x", "-1", "+22", "222222", "22 "] {
      #expect(refusal("ssh://far:\(port)/x") == .badPort, "\(port)")
    }
    for text in ["ssh://far", "ssh://far/", "ssh://mina@far:22"] {
      #expect(refusal(text) == .noPath, "\(text)")
    }
    #expect(refusal("ssh://mina:spring@far/x") == .password(.sshKey))
  }

  @Test func `leads to a database as psql understands it, without a password`() throws {
    for text in [
      "postgres://far/haru", "postgresql://mina@far:5432/haru?sslmode=require",
      "postgres:///haru?host=/run/postgresql&passfile=/home/mina/.pgpass", "postgres://",
      "postgres://a@b,c:5/haru", "postgres://[::1]:5432/haru",
    ] {
      #expect(try RemoteAddress(text) == .postgres(text))
      #expect(try RemoteAddress(text).text == text)
    }
    for text in [
      "postgres://mina:spring@far/haru", "postgresql://:spring@far/haru", "postgres://mina:@far/x",
      "postgres://far/haru?password=spring", "postgres://far/haru?sslmode=require&PassWord=x",
      "postgres://far/haru?%70assword=x", "postgres://far?sslpassword=x",
      "postgres://far/haru?passwor%64=x", "postgres://mi@na:spring@far/haru",
    ] {
      #expect(refusal(text) == .password(.pgpass), "\(text)")
    }
  }

  @Test func `leads to a server of the web that nobody listens to`() throws {
    for text in [
      "https://cloud.example.org/remote.php/dav/files/mina/haru", "https://far:8443/x/",
      "https://far", "http://127.0.0.1:8080/x", "http://localhost/x", "http://[::1]:80/x",
      "https://far/a%20b",
    ] {
      #expect(try RemoteAddress(text) == .web(text))
    }
    #expect(try RemoteAddress("HTTPS://Far/x") == .web("https://Far/x"))
    #expect(try RemoteAddress("https://far/하 루") == .web("https://far/%ED%95%98%20%EB%A3%A8"))
    for text in ["http://far/x", "http://127.0.0.1.far/x", "http://10.0.0.1/x"] {
      #expect(refusal(text) == .notPrivate, "\(text)")
    }
    for text in ["https://mina:spring@far/x", "https://mina@far/x", "http://a:b@127.0.0.1/x"] {
      #expect(refusal(text) == .password(.netrc), "\(text)")
    }
    for text in ["https://", "https:///x", "https://-far/x", "https://far:0/x", "https://f|r/x"] {
      #expect(refusal(text) == .badHost, "\(text)")
    }
    for text in ["https://far/x?token=1", "https://far/x#y"] {
      #expect(refusal(text) == .notPlain, "\(text)")
    }
  }

  @Test func `is nothing else`() {
    #expect(refusal("") == .empty)
    #expect(refusal("ftp://far/x") == .unknownKind("ftp"))
    #expect(refusal("file:///x") == .unknownKind("file"))
    #expect(refusal("git+ssh://far/x") == .unknownKind("git+ssh"))
    #expect(refusal(String(repeating: "x", count: 2_001)) == .tooLong(limit: 2_000))
    for text in ["a\u{0}b", "a\nb", "ssh://far/\u{1B}[2J", "https://far/\u{202E}x", "x\u{2028}y"] {
      #expect(refusal(text) == .unprintable)
    }
  }
}

@Suite struct `What a place has` {
  // spec/sync.md 4: a disk that is not mounted is told apart from a remote that was emptied
  @Test func `is a bare folder only where nothing is there and the disk is another one`() {
    let empty = RemoteListing(disk: 5)
    #expect(empty.isBareMountPoint(of: 6))
    #expect(!empty.isBareMountPoint(of: 5), "emptied")
    #expect(!empty.isBareMountPoint(of: nil), "nobody was there before")
    #expect(!RemoteListing().isBareMountPoint(of: 6), "it has no disk")
    #expect(!RemoteListing(files: [.group: 256], disk: 5).isBareMountPoint(of: 6))
  }
}
