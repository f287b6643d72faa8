import Data
import Domain
import DomainInMemory

extension FilesInMemory {
  /// The files on disk. A test uses this value if it wants no files in memory.
  package static var none: Files { .onDisk }
}
