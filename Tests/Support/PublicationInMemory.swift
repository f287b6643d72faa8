import Domain
import DomainInMemory
import HaruStore
import Synchronization

/// A publication and a remote for it in memory.
package final class PublicationInMemory: PublicationRepository {
  private let kept = Mutex<Publication?>(nil)
  private let stamp = Mutex<String?>(nil)
  /// The files of the remote.
  package let files = RemoteFilesInMemory()

  package init() {}

  package func load() -> Publication? { kept.withLock { $0 } }

  package func update(_ change: (inout Publication?) -> Void) -> Publication? {
    kept.withLock { kept in
      change(&kept)
      return kept
    }
  }

  /// Identifies the content of the store; nil if it is never taken for unchanged.
  package var state: String? {
    get { stamp.withLock { $0 } }
    set { stamp.withLock { $0 = newValue } }
  }

  /// The texts of the published files, by their names without the folder.
  package var texts: [String: String] {
    Dictionary(
      files.files.map {
        ($0.key.parts.dropFirst().joined(separator: "/"), String(decoding: $0.value, as: UTF8.self))
      }, uniquingKeysWith: { one, _ in one })
  }

  /// Lets features publish to this remote.
  package func reach(from adapters: inout Adapters) {
    adapters.publishDependencies = PublishDependencies(
      publications: self, storeState: { self.state }, version: "1")
    adapters.syncDependencies.wholePath = { $0 }
    adapters.syncDependencies.remotes = { _, _, _ in
      Remotes(
        groups: { (_) throws(RemoteFailure) in throw .notFound },
        open: { (_, _, _) throws(RemoteFailure) in throw .notFound },
        openFiles: { (address) throws(RemoteFailure) in
          if case .postgres = address { throw .noFiles }
          return self.files
        })
    }
  }
}
