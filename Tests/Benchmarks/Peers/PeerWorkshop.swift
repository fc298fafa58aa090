/// Builds the programs of peers in a temporary folder, which goes away with the workshop.
///
/// A peer whose library is not installed is named on standard error and left out.
final class PeerWorkshop {
  private let folder: String?

  init() { folder = SystemProcess.temporaryFolder() }

  deinit {
    if let folder { _ = SystemProcess.run(["rm", "-rf", folder]) }
  }

  /// The peers that lay trees out.
  func layoutPeers() -> [Peer] {
    var peers: [Peer] = []
    if let program = compiled("Qt", "qt.cpp", ["g++", "-std=c++17", "-fPIC"], "Qt6Widgets") {
      peers.append(
        Peer(
          name: "Qt", command: ["env", "QT_QPA_PLATFORM=offscreen", program], deepestChain: 500))
    }
    if let program = compiled("GTK", "gtk.c", ["gcc"], "gtk4") {
      if SystemProcess.run(["sh", "-c", "command -v xvfb-run"]).status == 0 {
        peers.append(
          Peer(
            name: "GTK", command: ["xvfb-run", "-a", program], largestRows: 10_111,
            deepestChain: 50))
      } else {
        missing("GTK", "xvfb-run is not installed")
      }
    }
    let poga = Peer(
      name: "poga", command: ["python3", Self.source("poga_rows.py")], largestRows: 10_111)
    if SystemProcess.run(["python3", "-c", "import poga.libpoga_capi"]).status == 0 {
      peers.append(poga)
    } else {
      missing("poga", "the Python package is not installed")
    }
    return peers
  }

  /// The peers that set text.
  func textPeers() -> [Peer] {
    guard let program = compiled("Pango", "pango.c", ["gcc"], "pangocairo") else { return [] }
    return [Peer(name: "Pango", command: [program])]
  }

  private func missing(_ name: String, _ why: String) {
    Console.note("\(name) is left out: \(why)")
  }

  private static func source(_ file: String) -> String {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return "/" + folder + "/Programs/" + file
  }

  /// Compiles a program; nil when its library or a compiler is missing.
  private func compiled(
    _ name: String, _ file: String, _ compiler: [String], _ package: String
  ) -> String? {
    guard let folder else {
      missing(name, "there is no temporary folder")
      return nil
    }
    let flags = SystemProcess.run(["pkg-config", "--cflags", "--libs", package])
    guard flags.status == 0 else {
      missing(name, "pkg-config does not know '\(package)'")
      return nil
    }
    let program = "\(folder)/\(name)"
    let words = flags.output.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { String($0) }
    let result = SystemProcess.run(
      compiler + ["-O2", "-o", program, Self.source(file)] + words + ["-lm"])
    guard result.status == 0 else {
      missing(name, "its program does not compile")
      return nil
    }
    return program
  }
}
