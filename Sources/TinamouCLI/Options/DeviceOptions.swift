import ArgumentParser
import Simulator

/// The choice of devices, and files with further ones.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp("A device by id or name; repeat for several.", valueName: "device"))
  var devices: [String] = []

  @Option(help: ArgumentHelp("A JSON file with devices of your own.", valueName: "file"))
  var devicesFile: [String] = []

  /// The options as arguments for a drawing process.
  var arguments: [String] { devices.map { "--device=\($0)" } + devicesFile.map { "--devices-file=\($0)" } }

  /// Returns Apple's devices and those of the files.
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

  /// Returns the chosen devices, without duplicates.
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
