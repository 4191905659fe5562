/// Interface Builder's canvas: documents laid out and rendered as in Xcode, not as in a program.
///
/// - `DocumentCanvas`: a document on the device that it was designed for; frames (`DocumentFrames`) and
///   pictures (`DocumentPicture`); `DocumentCanvas+Screens`: its scenes on another device
/// - `Policy/`: `DesignPolicy`, the differences between Interface Builder and a program
/// - `Scenes/`: `SceneModel`, the surroundings of a document's scenes; `CanvasSafeArea`, the safe area in
///   five steps
/// - `InterfaceBuilderErrata+System`: the version of iOS whose appearance a version of Xcode has
///
/// Start with `DocumentCanvas.frames(ofFile:options:)`.
@_exported import DeviceModels
