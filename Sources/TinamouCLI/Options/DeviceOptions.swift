import ArgumentParser
import ScreenRequests
import Simulator

/// The choice of devices, and files with further ones.
package struct DeviceOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp("A device by id or name; repeat for several.", valueName: "device"),
    completion: .custom { _, _, _ in DeviceCatalog.standard.devices.map(\.id) })
  var devices: [String] = []

  @Option(help: ArgumentHelp("A JSON file with devices of your own.", valueName: "file"), completion: .file())
  var devicesFile: [String] = []

  package init() {}

  /// The choice for a request.
  package var choice: DeviceChoice {
    var choice = DeviceChoice()
    choice.names = devices
    choice.files = devicesFile
    return choice
  }
}

extension DeviceChoice {
  /// Returns Apple's devices and those of the files.
  package func catalog() throws -> DeviceCatalog {
    var catalog = DeviceCatalog.standard
    for file in files {
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
  package func chosen(defaults: [String]) throws -> [Device] {
    let catalog = try catalog()
    var chosen: [Device] = []
    for name in names.isEmpty ? defaults : names {
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
