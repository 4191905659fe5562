/// The system's zlib, which Tinamou needs itself (Debian's zlib1g-dev).
@_exported import Foundation

#if TINAMOU_SYSTEM_LIBRARY
  @_exported import ZLibSystem
#endif
