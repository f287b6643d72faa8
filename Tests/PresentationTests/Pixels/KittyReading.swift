import Foundation

@testable import TextUI

/// Simulates a terminal that supports kitty's graphics protocol.
struct KittyReading: Equatable {
  struct Command {
    var keys: [String: String] = [:]
    var content = ""
  }

  /// The ids of the images that the terminal stores.
  var images: Set<String> = []
  /// The visible placements, each as the id of its image and its own id.
  var placements: Set<[String]> = []
  /// The number of images that the terminal received.
  var sent = 0

  static func commands(_ bytes: [UInt8]) -> [Command] {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: "\u{1B}_G").dropFirst().map {
      let parts = ($0.components(separatedBy: "\u{1B}\\").first ?? "").split(
        separator: ";", maxSplits: 1)
      var command = Command()
      for pair in parts[0].split(separator: ",") {
        let words = pair.split(separator: "=")
        command.keys[String(words[0])] = String(words[1])
      }
      command.content = parts.count > 1 ? String(parts[1]) : ""
      return command
    }
  }

  /// Returns the bytes that tmux passes on to the terminal, without tmux's escape sequences.
  static func unwrapped(_ bytes: [UInt8]) -> [UInt8] {
    var text = String(decoding: bytes, as: UTF8.self)
    // An end marker belongs to tmux if it does not follow a doubled Escape.
    text = text.replacing("\u{1B}\u{1B}\\\u{1B}\\", with: "\u{1B}\u{1B}\\")
    text = text.replacing("\u{1B}Ptmux;", with: "")
    return Array(text.replacing("\u{1B}\u{1B}", with: "\u{1B}").utf8)
  }

  /// Executes the graphics commands in these bytes.
  mutating func feed(_ bytes: [UInt8]) {
    if String(decoding: bytes, as: UTF8.self).contains("\u{1B}[2J") { placements = [] }
    for command in Self.commands(bytes) {
      let (image, placement) = (command.keys["i"] ?? "", command.keys["p"] ?? "")
      switch command.keys["a"] {
      case "t":
        images.insert(image)
        sent += 1
      case "p": if images.contains(image) { placements.insert([image, placement]) }
      case "d" where command.keys["d"] == "A": (images, placements) = ([], [])
      case "d" where command.keys["d"] == "I":
        images.remove(image)
        placements = placements.filter { $0[0] != image }
      case "d": placements.remove([image, placement])
      default: continue
      }
    }
  }
}
