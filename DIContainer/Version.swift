/// The release version.
package enum Version {
  /// The version number that `haru version` prints.
  package static let current = "0.1.0"
}
