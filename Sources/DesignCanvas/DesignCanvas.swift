/// Interface Builder's canvas: documents laid out and drawn as Xcode shows them, not as a program does.
///
/// - `DocumentCanvas`: a document on the device that it was designed for; frames (`DocumentFrames`) and pictures
///   (`DocumentPicture`); `DocumentCanvas+Screens`: its scenes on another device
/// - `Policy/`: `DesignPolicy`, what Interface Builder shows otherwise than a program
/// - `Scenes/`: `SceneModel`, what surrounds a scene, once for a document; `CanvasSafeArea`, its safe area in five steps
/// - `InterfaceBuilderErrata+System`: the iOS that a version of Xcode shows
///
/// Start with `DocumentCanvas.frames(ofFile:options:)`.
@_exported import DeviceModels
