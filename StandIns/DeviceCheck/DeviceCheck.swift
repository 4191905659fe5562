/// Stands in for Apple's DeviceCheck: the device cannot prove that it is Apple's. Requests fail.
@_exported import Foundation
import ObjectiveCSupport

public let DCErrorDomain = "com.apple.devicecheck.error"

/// An error of a request.
public struct DCError: _FrameworkError {
  /// The error codes.
  public enum Code: Int, Sendable {
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let errorDomain = DCErrorDomain
  public static let unknownSystemFailure = Code.unknownSystemFailure
  public static let featureUnsupported = Code.featureUnsupported
  public static let invalidInput = Code.invalidInput
  public static let invalidKey = Code.invalidKey
  public static let serverUnavailable = Code.serverUnavailable
}
extension DCError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = DCError
}

/// The device.
open class DCDevice: NSObject, @unchecked Sendable {
  open class var current: DCDevice { shared }
  private static let shared = DCDevice()
  open var isSupported: Bool { false }
  /// Always fails.
  open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    completion(nil, DCError(.featureUnsupported))
  }
  /// Always fails.
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// The proof that an application is genuine.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  open class var shared: DCAppAttestService { service }
  private static let service = DCAppAttestService()
  open var isSupported: Bool { false }
  /// Always fails.
  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
  /// Always fails.
  open func attestKey(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
  /// Always fails.
  open func generateAssertion(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
  /// Always fails.
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  /// Always fails.
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
  /// Always fails.
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
