import Data
import Domain
import DomainInMemory

extension FilesInMemory {
  /// No such files: those of this computer.
  package static var none: Files { .onDisk }
}
