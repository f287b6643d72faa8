import Data
package import Domain
import HaruStore
import Presentation
package import PresentationKit
import TextUI

extension Container {
  /// Returns the encryption of a profile. Its store is not opened.
  package static func encryption(_ settings: Settings, of profile: String?)
    throws(OpeningFailure) -> Encryption
  {
    encryption(settings, named: try storeName(settings, profile))
  }

  /// Returns the encryption of the profile with a name.
  static func encryption(_ settings: Settings, named name: String) -> Encryption {
    let choices = settings.choices(of: name)
    return Encryption(
      storeEncryption(settings, of: name),
      tries: EncryptionTriesOnDisk(dataFolder: settings.dataFolder, profile: name), profile: name,
      time: .system, composed: TextForms.composed, random: .secure,
      answer: .program(
        { choices?.value(of: .encryptCommand).flatMap { ProgramWords($0) } },
        path: settings.programPath))
  }

  /// Returns the encryption of a backup or an export; nil if the file is missing, is not encrypted, or is the store of
  /// a profile.
  package static func encryption(ofFile path: String, _ settings: Settings)
    throws(EncryptionFailure) -> Encryption?
  {
    guard StoreEncryptionOnDisk.isEncryptedFile(path, besides: settings.dataFolder) else {
      return nil
    }
    let file = StoreEncryptionOnDisk(file: path, time: .system)
    return Encryption(
      file, tries: EncryptionTriesOnDisk(dataFolder: settings.dataFolder, profile: path),
      profile: "", time: .system, composed: TextForms.composed, random: .secure, answer: .none)
  }

  /// Returns the adapter that encrypts the store of a profile and the files beside it.
  static func storeEncryption(_ settings: Settings, of name: String) -> StoreEncryptionOnDisk {
    StoreEncryptionOnDisk(
      settings.archivePaths(of: name),
      caches: [settings.answersFolder, settings.coversFolder].compactMap { $0 },
      timeout: settings.timeout, time: .system)
  }

  /// Returns the name of the chosen profile, or of the current one.
  static func storeName(_ settings: Settings, _ profile: String?) throws(OpeningFailure) -> String {
    guard let chosen = profile ?? settings.hook?.profile else {
      return try currentProfile(settings).text
    }
    let name = try meant(by: chosen, settings)
    if name != Settings.defaultProfile, !ProfileName.isName(name) { throw .unknownProfile(name) }
    return name
  }

  /// Converts the files that an interrupted change of the encryption left. A failure is shown by `encrypt status`.
  static func finishEncryption(_ settings: Settings, of profile: String?) {
    do throws(OpeningFailure) {
      let encryption = try encryption(settings, of: profile)
      do throws(EncryptionFailure) { try encryption.finish() } catch { return }
    } catch { return }
  }
}
