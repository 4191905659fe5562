import ArgumentParser
import CoreGraphics

extension PNGCompression: ExpressibleByArgument {}

/// The option for the encoding of pictures.
struct EncodingOptions: ParsableArguments {
  @Option(
    name: .customLong("png"),
    help: ArgumentHelp(
      "The encoding of PNG: fast, or small, whose files are about a third smaller and take longer.",
      valueName: "encoding"))
  var png = PNGCompression.fast
}
