/// Stands in for Apple's AudioUnit by re-exporting AudioToolbox, to which it belongs.
@_exported import AudioToolbox
