import ArgumentParser
import Simulator

/// Which devices, and where unknown ones come from.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp("A device by id or name; repeat for several.", valueName: "device"))
  var devices: [String] = []

  @Option(help: ArgumentHelp("A JSON file with devices of your own.", valueName: "file"))
  var devicesFile: [String] = []

  /// The options as arguments, for a process that draws.
  var arguments: [String] { devices.map { "--device=\($0)" } + devicesFile.map { "--devices-file=\($0)" } }

  /// Apple's devices and those of the files.
  func catalog() throws -> DeviceCatalog {
    var catalog = DeviceCatalog.standard
    for file in devicesFile {
      do {
        try catalog.add(contentsOfFile: file)
      } catch let error as DeviceFileError {
        throw ToolError.deviceFile(error)
      }
    }
    return catalog
  }

  /// The chosen devices, each once.
  ///
  /// - Parameter defaults: the devices if none was chosen.
  func chosen(defaults: [String]) throws -> [Device] {
    let catalog = try catalog()
    var chosen: [Device] = []
    for name in devices.isEmpty ? defaults : devices {
      do {
        let device = try catalog.device(named: name)
        if !chosen.contains(device) { chosen.append(device) }
      } catch {
        throw ToolError.unknownDevice(error)
      }
    }
    return chosen
  }
}
