// swift-tools-version: 6.2
import PackageDescription

/// A package of somebody else: it sees what Haru gives to others, and nothing more.
let package = Package(
  name: "Examples",
  dependencies: [.package(name: "haru", path: "../..")],
  targets: [
    .executableTarget(
      name: "Dates", dependencies: [.product(name: "DomainTime", package: "haru")]),
    .executableTarget(
      name: "FirstScreen", dependencies: [.product(name: "DomainInMemory", package: "haru")]),
    .executableTarget(
      name: "Garden", dependencies: [.product(name: "HaruStore", package: "haru")]),
    .executableTarget(
      name: "OwnAdapter", dependencies: [.product(name: "HaruStore", package: "haru")]),
    .executableTarget(
      name: "Picker", dependencies: [.product(name: "TextUI", package: "haru")]),
  ])
