import ClassMetadata

extension RuntimeClasses {
  /// Calls the method of an object that a selector names, if the object is of a certain generic class.
  ///
  /// Without arguments, it only tells whether there is one. The result is `nil` if there is none, and otherwise the returned value.
  public typealias GenericCall = @MainActor @Sendable (AnyObject, String, RuntimeArguments?) throws -> Any??

  /// Registers the methods of a generic class. Since its specializations are not known, each object is asked.
  public static func registerGeneric(_ call: @escaping GenericCall) { add(call) }

  /// Sends a message to an object whose class is generic or inherits from a generic one.
  ///
  /// As with Objective-C's messages, the caller is responsible for the method's isolation.
  static func sendToGeneric(_ selector: String, to object: AnyObject, _ arguments: [Any?]) -> Reply {
    for call in genericCalls {
      let reply: Reply = withoutIsolationCheck((call, object, RuntimeArguments(arguments, isMessage: true))) {
        do { return try $0($1, selector, $2).map(Reply.returned) ?? .unknown } catch {
          return .refused(error)
        }
      }
      if case .unknown = reply { continue }
      return reply
    }
    return .unknown
  }

  /// Returns whether an object of a generic class has a method.
  static func genericResponds(_ object: AnyObject, to selector: String) -> Bool {
    genericCalls.contains { call in
      withoutIsolationCheck((call, object)) { call, object in
        // The value of the method is nil, and that there is one is what counts.
        let answer: Any?? = try? call(object, selector, nil)
        if case .some = answer { return true }
        return false
      }
    }
  }
}
