/// Stands in for Apple's Speech: nothing is recognized, and permission is denied.
@_exported import AVFoundation
import ObjectiveCSupport

/// The user's authorization of speech recognition.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
/// The kind of speech to recognize.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
/// The state of a recognition task.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}
/// A speech recognizer that always fails.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition = false
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var queue = OperationQueue.main
  public convenience override init() { self.init(locale: Locale(identifier: "en-US"))! }
  public init?(locale: Locale) { self.locale = locale }
  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    DeviceConditions.status(.speech, granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    let status: SFSpeechRecognizerAuthorizationStatus =
      DeviceConditions.request(.speech) ? .authorized : .denied
    DispatchQueue.global().async { handler(status) }
  }
  /// Always fails.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, UnavailableFrameworkError())
    return SFSpeechRecognitionTask()
  }
  /// Always fails.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
    return task
  }
}
/// The delegate of a recognizer.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  {}
}
/// A recognition request.
open class SFSpeechRecognitionRequest: NSObject {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
}
/// A request that recognizes speech in audio buffers.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  open func endAudio() {}
}
/// A request that recognizes speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL
  public init(url URL: URL) { url = URL }
}
/// A recognition task. It has failed.
open class SFSpeechRecognitionTask: NSObject {
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var isFinishing: Bool { false }
  open var isCancelled: Bool { false }
  open var error: (any Error)? { UnavailableFrameworkError() }
  open func finish() {}
  open func cancel() {}
}
/// The delegate of a recognition task.
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  {}
}
/// The result of a recognition.
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}
/// A transcription.
open class SFTranscription: NSObject {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}
/// A word of a transcription.
open class SFTranscriptionSegment: NSObject {
  open var substring: String { "" }
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
}
