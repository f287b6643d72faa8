// swift-tools-version: 6.2
import PackageDescription

/// Every module keeps the same strict house rules: Swift 6 mode, no warnings, and unsafe code that says so.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

/// Tests may start processes and read files with Foundation, whose imports are not all memory-safe.
let tested: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// Each file of tests that is compiled by itself expands the macros of all files of its module once more. So a
/// module of tests is compiled at once, and nothing waits for its interface.
let tests: [SwiftSetting] =
  tested + [
    .unsafeFlags([
      "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2",
      "-no-emit-module-separately-wmo",
      "-gnone",
    ])
  ]

let package = Package(
  name: "haru",
  products: [
    .executable(name: "haru", targets: ["App"]),
    .library(name: "Domain", targets: ["Domain"]),
    .library(name: "DomainTime", targets: ["DomainTime"]),
    .library(name: "DomainInMemory", targets: ["DomainInMemory", "Domain"]),
    .library(name: "Data", targets: ["Data"]),
    .library(name: "HaruStore", targets: ["HaruStore", "Domain"]),
    .library(name: "TextUI", targets: ["TextUI"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite", path: "Data/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CUTF8Proc", path: "Data/CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
    .systemLibrary(
      name: "CSodium", path: "Data/CSodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CPages", path: "App/CPages"),
    .systemLibrary(name: "CLinux", path: "Data/Platform/CLinux"),
    .systemLibrary(name: "CSpawn", path: "Data/Platform/CSpawn"),
    .systemLibrary(name: "CTerminal", path: "Presentation/TextUI/Platform/CTerminal"),
    .systemLibrary(
      name: "CVTerm", path: "Tests/Support/CVTerm", providers: [.apt(["libvterm-dev"])]),

    .target(name: "DomainTime", path: "Domain/Time", swiftSettings: strict),
    .target(
      name: "Domain", dependencies: ["DomainTime"], path: "Domain", exclude: ["Time"],
      swiftSettings: strict),
    .target(
      name: "DomainInMemory", dependencies: ["Domain"], path: "Tests/InMemory",
      swiftSettings: strict),
    .target(
      name: "Platform", dependencies: ["CLinux", "CSpawn"], path: "Data/Platform",
      exclude: ["CLinux", "CSpawn"], swiftSettings: strict),
    .target(
      name: "Data", dependencies: ["Domain", "Platform", "CSQLite", "CSodium", "CUTF8Proc"],
      path: "Data",
      exclude: ["CSQLite", "CSodium", "CUTF8Proc", "Platform"], swiftSettings: strict),
    .target(
      name: "HaruStore", dependencies: ["Domain", "Data"], path: "DIContainer/Store",
      swiftSettings: strict),
    .target(
      name: "TextUI", dependencies: ["CTerminal", "CUTF8Proc"], path: "Presentation/TextUI",
      exclude: ["Platform"], swiftSettings: strict),
    .target(
      name: "PresentationKit", dependencies: ["Domain", "TextUI"],
      path: "Presentation/Kit", swiftSettings: strict),
    .target(
      name: "PresentationMoods", dependencies: ["Domain", "PresentationKit", "TextUI"],
      path: "Presentation/Moods", swiftSettings: strict),
    .target(
      name: "PresentationPeople", dependencies: ["Domain", "PresentationKit", "TextUI"],
      path: "Presentation/People", swiftSettings: strict),
    .target(
      name: "PresentationReading", dependencies: ["Domain", "PresentationKit", "TextUI"],
      path: "Presentation/Reading", swiftSettings: strict),
    .target(
      name: "PresentationSayings", dependencies: ["Domain", "PresentationKit", "TextUI"],
      path: "Presentation/Sayings", swiftSettings: strict),
    .target(
      name: "PresentationSchedule", dependencies: ["Domain", "PresentationKit", "TextUI"],
      path: "Presentation/Schedule", swiftSettings: strict),
    .target(
      name: "PresentationYear",
      dependencies: [
        "Domain", "PresentationKit", "PresentationMoods", "PresentationPeople",
        "PresentationReading", "PresentationSayings", "PresentationSchedule", "TextUI",
      ],
      path: "Presentation/Year", swiftSettings: strict),
    .target(
      name: "PresentationShared",
      dependencies: [
        "Domain", "PresentationKit", "PresentationMoods", "PresentationPeople",
        "PresentationReading", "PresentationSayings", "PresentationSchedule", "PresentationYear",
        "TextUI",
      ],
      path: "Presentation/Shared", swiftSettings: strict),
    .target(
      name: "Presentation",
      dependencies: [
        "Domain", "PresentationShared", "PresentationKit", "PresentationMoods",
        "PresentationPeople", "PresentationReading", "PresentationSayings",
        "PresentationSchedule", "PresentationYear", "TextUI",
      ],
      path: "Presentation",
      exclude: [
        "Shared", "Kit", "Moods", "People", "Reading", "Sayings", "Schedule", "TextUI", "Year",
      ],
      swiftSettings: strict),
    .target(
      name: "Demo", dependencies: ["Domain", "Data", "HaruStore"], path: "DIContainer/Demo",
      swiftSettings: strict),
    .target(
      name: "DIContainer",
      dependencies: [
        "Demo", "Domain", "Data", "HaruStore", "Platform", "Presentation", "PresentationShared",
        "PresentationKit", "TextUI",
      ],
      path: "DIContainer", exclude: ["Demo", "Store"],
      swiftSettings: strict),
    .executableTarget(
      name: "App",
      dependencies: ["CPages", "DIContainer", "Platform", "Presentation", "PresentationKit"],
      path: "App", exclude: ["CPages"], swiftSettings: strict),

    .target(
      name: "Support",
      dependencies: [
        "Domain", "DomainInMemory", "Data", "HaruStore", "Presentation", "PresentationShared",
        "PresentationKit", "PresentationMoods", "PresentationPeople", "PresentationReading",
        "PresentationSayings", "PresentationSchedule", "PresentationYear", "TextUI", "DIContainer",
        "CSpawn", "CSQLite", "CVTerm", "EncryptionPromises",
      ],
      path: "Tests/Support", exclude: ["CVTerm"], swiftSettings: tested),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "Domain", "Data", "Presentation", "PresentationShared", "PresentationKit", "TextUI",
        "DIContainer",
      ],
      path: "Tests/Bench", swiftSettings: tested),
    .target(
      name: "FuzzPromises", dependencies: ["Domain", "Data", "CSQLite"],
      path: "Tests/Fuzz/Promises",
      swiftSettings: tested),
    .target(
      name: "EncryptionPromises", dependencies: ["Domain", "Data", "CSQLite", "FuzzPromises"],
      path: "Tests/Fuzz/EncryptionPromises", swiftSettings: tested),
    .executableTarget(
      name: "FuzzEncryption", dependencies: ["EncryptionPromises", "FuzzPromises"],
      path: "Tests/Fuzz/Encryption", swiftSettings: tested),
    .executableTarget(
      name: "FuzzVCard", dependencies: ["Domain", "Data", "FuzzPromises"],
      path: "Tests/Fuzz/VCard", swiftSettings: tested),
    .executableTarget(
      name: "FuzzSayings", dependencies: ["FuzzPromises"], path: "Tests/Fuzz/Sayings",
      swiftSettings: tested),
    .executableTarget(
      name: "FuzzBooks", dependencies: ["FuzzPromises"], path: "Tests/Fuzz/Books",
      swiftSettings: tested),
    .executableTarget(
      name: "FuzzPhrases", dependencies: ["FuzzPromises"], path: "Tests/Fuzz/Phrases",
      swiftSettings: tested),
    .executableTarget(
      name: "FuzzLines", dependencies: ["FuzzPromises"], path: "Tests/Fuzz/Lines",
      swiftSettings: tested),
    .executableTarget(
      name: "FuzzCalendars", dependencies: ["Domain", "Data", "FuzzPromises"],
      path: "Tests/Fuzz/Calendars", swiftSettings: tested),
    .executableTarget(
      name: "FuzzImports", dependencies: ["FuzzPromises"], path: "Tests/Fuzz/Imports",
      swiftSettings: tested),
    .executableTarget(
      name: "FuzzBatches", dependencies: ["FuzzPromises"], path: "Tests/Fuzz/Batches",
      swiftSettings: tested),
    .executableTarget(
      name: "OracleRecurrence", dependencies: ["Domain", "Data"], path: "Tests/Oracle/Recurrence",
      swiftSettings: tested),
    .executableTarget(
      name: "OracleCalendars", dependencies: ["Domain", "Data", "FuzzPromises"],
      path: "Tests/Oracle/Calendars", swiftSettings: tested),
    .testTarget(
      name: "DomainTests", dependencies: ["Domain", "Support", "FuzzPromises"],
      path: "Tests/DomainTests",
      exclude: [
        "Almanac/holidays.txt", "Almanac/lunar-months.txt", "Almanac/solar-terms.txt",
        "Capture/lines.txt", "Capture/lines-english.txt", "Capture/lines-known-wrong.txt",
        "Capture/lines-korean.txt",
        "Phrases/phrases.txt", "Recurrence/recurrence-sample.txt",
        "Recurrence/repeat-phrases.txt",
      ], swiftSettings: tests),
    .target(
      name: "StoreSupport", dependencies: ["Domain", "Data", "Support"], path: "Tests/StoreSupport",
      swiftSettings: tested),
    .executableTarget(
      name: "StoreKiller", dependencies: ["Domain", "Data", "FuzzPromises"],
      path: "Tests/StoreKiller", swiftSettings: tested),
    .testTarget(
      name: "DataTests",
      dependencies: [
        "Domain", "Data", "Support", "StoreSupport", "FuzzPromises", "CSQLite",
        "EncryptionPromises", "StoreKiller",
      ],
      path: "Tests/DataTests", exclude: ["Schedule/Calendars/Files"], swiftSettings: tests),
    .testTarget(
      name: "ImportTests",
      dependencies: ["Domain", "Data", "Support", "StoreSupport", "FuzzPromises"],
      path: "Tests/ImportTests", exclude: ["Imports/todotxt.txt"], swiftSettings: tests),
    .testTarget(
      name: "SyncTests",
      dependencies: ["Domain", "Data", "Support", "StoreSupport", "FuzzPromises", "CSQLite"],
      path: "Tests/SyncTests", swiftSettings: tests),
    .testTarget(
      name: "SystemTests",
      dependencies: ["Domain", "Data", "Support", "StoreSupport", "FuzzPromises", "CSQLite"],
      path: "Tests/SystemTests", swiftSettings: tests),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Domain", "Presentation", "PresentationShared", "PresentationKit", "PresentationMoods",
        "PresentationPeople", "PresentationReading", "PresentationSayings", "PresentationSchedule",
        "PresentationYear", "Support", "TextUI",
      ],
      path: "Tests/PresentationTests", exclude: ["Snapshots"], swiftSettings: tests),
    .testTarget(
      name: "JourneyTests",
      dependencies: [
        "Domain", "HaruStore", "Presentation", "PresentationKit", "PresentationMoods",
        "PresentationPeople", "PresentationReading", "PresentationSayings",
        "PresentationSchedule", "TextUI", "Demo", "DIContainer",
        "Support", "FuzzPromises",
      ],
      path: "Tests/JourneyTests",
      exclude: ["Pictures", "Snapshots", "Transcripts", "contract.txt"],
      swiftSettings: tests),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["Support"], path: "Tests/ArchitectureTests",
      swiftSettings: tests),
  ],
  swiftLanguageModes: [.v6]
)
