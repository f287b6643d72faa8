public import Domain

extension IdentityKeeper {
  /// Keeps who signed in in a file of a folder, both for their owner alone. It is written whole, and
  /// there is no token in it.
  public static func file(_ name: String = "identity.json", in folder: String) -> IdentityKeeper {
    let file = IdentityFile(folder: PrivateFolder(path: folder), name: name)
    return IdentityKeeper(
      kept: { () throws(StorageFailure) in try file.read() },
      keep: { (kept) throws(StorageFailure) in try file.write(kept) },
      forget: { () throws(StorageFailure) in try file.remove() })
  }
}

/// The file of who signed in.
struct IdentityFile: Sendable {
  let folder: PrivateFolder
  let name: String

  /// What is longer was written by nobody here.
  private static let longest = 1 << 14
  /// How the file is written now.
  private static let version = 1

  private var path: String { folder.path + "/" + name }

  /// Who is kept; nothing when nobody is.
  func read() throws(StorageFailure) -> KeptIdentity? {
    guard try StoreFile.exists(path) else { return nil }
    guard let facts = folder.facts(of: name), facts.length <= Self.longest else { throw .corrupt }
    guard let bytes = folder.read(name, limit: Self.longest) else {
      throw .unreadable(path: path)
    }
    let tree: JSONTree
    do throws(JSONFault) { tree = try JSONTreeReader.tree(bytes) } catch { throw .corrupt }
    guard let version = tree["version"]?.number else { throw .corrupt }
    if version > Self.version { throw .madeByNewerVersion(version) }
    guard let provider = tree["provider"]?.text, let issuer = tree["issuer"]?.text,
      let subject = tree["subject"]?.text, let provenAt = tree["provenAt"]?.number
    else { throw .corrupt }
    return KeptIdentity(
      ProvenIdentity(
        provider: provider, issuer: issuer, subject: subject, email: tree["email"]?.text,
        isEmailVerified: tree["emailVerified"] == .bool(true), name: tree["name"]?.text,
        picture: tree["picture"]?.text),
      provenAt: provenAt)
  }

  /// Keeps somebody: whole and on the disk, or not at all.
  func write(_ kept: KeptIdentity) throws(StorageFailure) {
    try StoreFile.makeFolder(folder.path)
    let unfinished = name + "." + Secret.drawn() + ".part"
    guard folder.write(Self.bytes(kept), to: unfinished) else { throw .unreadable(path: path) }
    do throws(StorageFailure) {
      try StoreFile.rename(folder.path + "/" + unfinished, to: path)
    } catch {
      folder.remove(unfinished)
      throw error
    }
  }

  /// Forgets whoever is kept.
  func remove() throws(StorageFailure) { try StoreFile.remove(path) }

  private static func bytes(_ kept: KeptIdentity) -> [UInt8] {
    let identity = kept.identity
    let texts: [(String, String?)] = [
      ("provider", identity.provider), ("issuer", identity.issuer),
      ("subject", identity.subject), ("email", identity.email), ("name", identity.name),
      ("picture", identity.picture),
    ]
    var bytes = Array("{\"version\":\(version),\"provenAt\":\(kept.provenAt)".utf8)
    bytes += Array(",\"emailVerified\":\(identity.isEmailVerified)".utf8)
    for (name, text) in texts {
      guard let text else { continue }
      bytes += Array(",\"\(name)\":".utf8)
      JSONEscapes.write(text, to: &bytes)
    }
    return bytes + Array("}\n".utf8)
  }
}
