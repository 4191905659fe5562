/// Stands in for Apple's OSLog: the declarations of ``os``.
@_exported import os
