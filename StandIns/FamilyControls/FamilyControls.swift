/// Stands in for Apple's FamilyControls: the user denies access, and nothing can be chosen.
@_exported import Combine
@_exported import ManagedSettings
import PlaceholderViews
import SwiftUI
import UIKit

public enum AuthorizationStatus: Int, Codable, CustomStringConvertible, Sendable {
  case notDetermined, denied, approved
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}
public enum FamilyControlsMember: Int, Sendable { case child, individual }
public enum FamilyControlsError: Error, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
  case authorizationCanceled, networkError, authenticationMethodUnavailable
}

/// The permission to restrict the device. Requests end as if the user had canceled.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  public static let shared = AuthorizationCenter()
  @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    await MainActor.run { authorizationStatus = .denied }
    throw FamilyControlsError.authorizationCanceled
  }
  public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
    authorizationStatus = .denied
    completionHandler(.failure(FamilyControlsError.authorizationCanceled))
  }
  public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
    authorizationStatus = .notDetermined
    completionHandler(.success(()))
  }
}

/// The applications, categories and domains that the user chose.
public struct FamilyActivitySelection: Codable, Hashable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public private(set) var includeEntireCategory = false
  public init() {}
  public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }
  public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
  public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init(token:))) }
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }
}

/// A picker of applications, which is a box.
@preconcurrency @MainActor
public struct FamilyActivityPicker: UIViewRepresentable {
  public init(selection: Binding<FamilyActivitySelection>) {}
  public init(headerText: String?, footerText: String?, selection: Binding<FamilyActivitySelection>) {}
  public func makeUIView(context: Context) -> UIView { PlaceholderView() }
  public func updateUIView(_ view: UIView, context: Context) {}
}
extension View {
  /// Presents nothing.
  public func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View { self }
  /// Presents nothing.
  public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View { self }
}
