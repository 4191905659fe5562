/// Stands in for Apple's CoreMIDI: there are no devices, sources or destinations, and the server cannot be started.
@_exported import Foundation
import ObjectiveCSupport
