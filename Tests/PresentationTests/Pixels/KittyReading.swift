import Foundation

@testable import TextUI

/// Reads the commands of kitty's graphics protocol, as a terminal does.
struct KittyReading: Equatable {
  struct Command {
    var keys: [String: String] = [:]
    var content = ""
  }

  /// The images it keeps.
  var images: Set<String> = []
  /// Which image each placement shows, by both numbers.
  var placements: Set<[String]> = []
  /// How many images were sent.
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

  /// What tmux hands on.
  static func unwrapped(_ bytes: [UInt8]) -> [UInt8] {
    var text = String(decoding: bytes, as: UTF8.self)
    // The end of a wrapping is an end that does not belong to a doubled Escape.
    text = text.replacing("\u{1B}\u{1B}\\\u{1B}\\", with: "\u{1B}\u{1B}\\")
    text = text.replacing("\u{1B}Ptmux;", with: "")
    return Array(text.replacing("\u{1B}\u{1B}", with: "\u{1B}").utf8)
  }

  /// Does what it is told.
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
