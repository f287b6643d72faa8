import Domain

/// The text format of `PublicationFile`: a heading, then one value per line.
enum PublicationText {
  private static let heading = "haru publish 1"
  /// The text in place of an unknown digest.
  private static let unknown = "-"

  static func bytes(of publication: Publication) -> [UInt8] {
    var lines = [
      heading, "remote " + publication.remote, "folder " + publication.folder,
      "parts " + publication.parts.inOrder.map(\.rawValue).joined(separator: " "),
      "stamp \(publication.stamp)",
    ]
    if let name = publication.name { lines.append("name " + name) }
    if let key = publication.key { lines.append("key " + text(of: key)) }
    if let at = publication.at { lines.append("at \(at.instant) \(at.offset)") }
    if let at = publication.pageChanged { lines.append("page \(at.instant) \(at.offset)") }
    if publication.isStopped { lines.append("stopped yes") }
    for (path, file) in publication.files.sorted(by: { $0.key < $1.key }) {
      lines.append("file \(file.digest.map(text) ?? unknown) \(file.length) \(path)")
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Parses the bytes; nil if they are damaged.
  static func publication(_ bytes: [UInt8]) -> Publication? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var lines = text.split(separator: "\n")[...]
    guard lines.popFirst().map(String.init) == heading else { return nil }
    var values: [Substring: String] = [:]
    var files: [String: PublishedFile] = [:]
    for line in lines {
      let name = line.prefix { $0 != " " }
      let value = line.dropFirst(name.count + 1)
      guard name == "file" else {
        values[name] = String(value)
        continue
      }
      guard let (path, file) = self.file(value) else { return nil }
      files[path] = file
    }
    guard let remote = values["remote"], !remote.isEmpty, let folder = values["folder"],
      Publication.isFolder(folder), let stamp = values["stamp"].flatMap({ Int($0) })
    else { return nil }
    let words = (values["parts"] ?? "").split(separator: " ").map(String.init)
    let parts = words.compactMap(PublishedPart.init(rawValue:))
    // An unknown part comes from a newer version and must not be lost when the file is written.
    guard parts.count == words.count else { return nil }
    var publication = Publication(
      remote: remote, folder: folder, parts: Set(parts), name: values["name"], stamp: stamp)
    publication.files = files
    publication.key = values["key"].flatMap(digest)
    publication.at = values["at"].flatMap(moment)
    publication.pageChanged = values["page"].flatMap(moment)
    publication.isStopped = values["stopped"] != nil
    return publication
  }

  private static func moment(_ text: String) -> Now? {
    let parts = text.split(separator: " ").compactMap { Int($0) }
    return parts.count == 2 ? Now(instant: parts[0], offset: parts[1]) : nil
  }

  private static func file(_ value: Substring) -> (String, PublishedFile)? {
    let parts = value.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let length = Int(parts[1]), length >= 0, !parts[2].isEmpty else {
      return nil
    }
    if parts[0] == unknown {
      return (String(parts[2]), PublishedFile(digest: nil, length: length))
    }
    guard let digest = digest(String(parts[0])) else { return nil }
    return (String(parts[2]), PublishedFile(digest: digest, length: length))
  }

  private static func text(of digest: SixteenBytes) -> String { DeviceID(digest).letters }

  private static func digest(_ text: String) -> SixteenBytes? { DeviceID(letters: text)?.value }
}
